/// UIApplicationShortcutItem: an entry of the menu that a press on the app's icon opens.
public struct QuickAction: Hashable, Sendable {
    /// What the app tells its quick actions apart by; several may share one.
    public var type: String
    /// localizedTitle.
    public var title: String
    /// localizedSubtitle.
    public var subtitle: String?
    public var icons: QuickActionIcons
    public var userInfo: [String: String]
    /// Where it is written in the playground: the item, or the Info.plist it comes from.
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

/// The icons a quick action names: up to one of each source.
public struct QuickActionIcons: Hashable, Sendable {
    /// UIApplicationShortcutItemIconSymbolName.
    public var symbolName: String?
    /// UIApplicationShortcutItemIconFile.
    public var file: String?
    /// UIApplicationShortcutItemIconType.
    public var type: SystemIcon?

    public init(symbolName: String? = nil, file: String? = nil, type: SystemIcon? = nil) {
        self.symbolName = symbolName
        self.file = file
        self.type = type
    }

    /// The icon shown under a version of iOS, if any: a symbol wins over a file and a file over a type. SF Symbols came with
    /// iOS 13; before, a symbol's name is ignored. Where a file cannot be shown, the type is.
    ///
    /// - Parameter templates: the app's image files that can be shown, by the names that quick actions use.
    public func shown(in profile: BehaviourProfile, templates: [String: TemplateImage]) -> QuickActionIcon? {
        if let symbolName, profile.hasSymbols { return .drawing(symbolName) }
        if let image = file.flatMap({ templates[$0] }) { return .template(image) }
        return type.map(QuickActionIcon.system) ?? file.map(QuickActionIcon.drawing)
    }
}

/// The icon that a quick action is drawn with.
public enum QuickActionIcon: Hashable, Sendable {
    /// A symbol, or what stands in for a file that cannot be shown: a drawing of the page's own with that name.
    case drawing(String)
    /// An image of the app: square, one colour, 35 by 35 points.
    case template(TemplateImage)
    case system(SystemIcon)
}
