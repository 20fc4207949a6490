/// UIApplicationShortcutItem: an entry of the icon's menu.
public struct QuickAction: Hashable, Sendable {
    /// The type, which may not be unique.
    public var type: String
    public var title: String
    public var subtitle: String?
    public var icons: QuickActionIcons
    public var userInfo: [String: String]
    /// The path of the item, or of its Info.plist.
    public var path: DocumentPath?

    public init(
        type: String, title: String, subtitle: String? = nil, icons: QuickActionIcons = QuickActionIcons(),
        userInfo: [String: String] = [:], path: DocumentPath? = nil
    ) {
        self.type = type
        self.title = title
        self.subtitle = subtitle
        self.icons = icons
        self.userInfo = userInfo
        self.path = path
    }
}

/// The icons, at most one from each source: UIApplicationShortcutItemIconSymbolName, -IconFile, -IconType.
public struct QuickActionIcons: Hashable, Sendable {
    public var symbolName: String?
    public var file: String?
    public var type: SystemIcon?

    public init(symbolName: String? = nil, file: String? = nil, type: SystemIcon? = nil) {
        self.symbolName = symbolName
        self.file = file
        self.type = type
    }

    /// A symbol (from iOS 13) wins over a file, a file over a type. A type replaces a file that is not in `templates` and cannot be shown.
    public func shown(in profile: BehaviourProfile, templates: [String: TemplateImage]) -> QuickActionIcon? {
        if let symbolName, profile.has(.symbols) { return .drawing(symbolName) }
        if let image = file.flatMap({ templates[$0] }) { return .template(image) }
        return type.map(QuickActionIcon.system) ?? file.map(QuickActionIcon.drawing)
    }
}

/// A quick action's drawn icon.
public enum QuickActionIcon: Hashable, Sendable {
    /// A symbol, or the page's drawing for a file that cannot be shown.
    case drawing(String)
    /// An image of the app: square, one colour, 35 by 35 points.
    case template(TemplateImage)
    case system(SystemIcon)
}
