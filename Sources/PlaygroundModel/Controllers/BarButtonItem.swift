/// UIBarButtonItem, or an alert's action. It shares a namespace with the controller's views: `tap home.compose`.
public struct BarButtonItem: Hashable, Sendable, Identifiable {
    /// `prominent` is the name of `done` since iOS 26.
    public enum Style: String, CaseIterable, Hashable, Sendable { case plain, done, prominent }

    public var id: ViewID
    public var path: DocumentPath
    public var title: String?
    public var image: String?
    public var isEnabled: Bool
    public var tap: Action?
    /// UIBarButtonItem.menu (iOS 14): opened by a tap, or by a long press on an item with an action.
    public var menu: [PreviewActionItem] = []
    /// UIBarButtonItem.Badge (iOS 26): a count or another text. Empty for a dot.
    public var badge: String?
    public var accessibilityLabel: String?
    public var style = Style.plain
    public var tintColor: Color?
    /// UIBarButtonItem.sharesBackground (iOS 26).
    public var sharesBackground = true
    /// Supplies the title or image. See ``shown(in:)``.
    public var systemItem: SystemItem?
    /// The width of a fixed space, in points.
    public var width = 0.0
    public var axisBehavior = AxisBehavior.automatic
    public var visibilityPriority = VisibilityPriority.standard

    public init(
        id: ViewID, path: DocumentPath, title: String? = nil, image: String? = nil, isEnabled: Bool = true,
        tap: Action? = nil
    ) {
        self.id = id
        self.path = path
        self.title = title
        self.image = image
        self.isEnabled = isEnabled
        self.tap = tap
    }

    public var opensMenu: Bool { tap == nil && !menu.isEmpty }

    public var isSpace: Bool { systemItem?.isSpace == true }

    /// Drawn in a heavier weight and, from iOS 26, over the tint colour.
    public var isProminent: Bool { style != .plain }
}
