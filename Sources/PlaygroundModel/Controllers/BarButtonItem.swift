/// UIBarButtonItem: an element of a navigation bar or a toolbar, or an action of an alert. It goes by a name among the
/// controller's views, so that `tap home.compose` reaches either.
public struct BarButtonItem: Hashable, Sendable, Identifiable {
    /// UIBarButtonItem.Style. `prominent` is the name that `done` has since iOS 26.
    public enum Style: String, CaseIterable, Hashable, Sendable { case plain, done, prominent }

    /// UIBarButtonItem.SystemItem, as far as it is a space; what the others show is a title or an image here.
    public enum SystemItem: String, CaseIterable, Hashable, Sendable { case flexibleSpace, fixedSpace }

    public var id: ViewID
    public var path: DocumentPath
    public var title: String?
    public var image: String?
    public var isEnabled: Bool
    public var tap: Action?
    public var style = Style.plain
    /// Whether its background may be that of its neighbours, too (iOS 26).
    public var sharesBackground = true
    /// What it is in place of a button.
    public var systemItem: SystemItem?
    /// Of a fixed space, in points.
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

    /// Whether it leaves room free and shows nothing.
    public var isSpace: Bool { systemItem != nil }

    /// Whether it stands out from the plain ones: in a heavier weight, and from iOS 26 on with the tint behind it.
    public var isProminent: Bool { style != .plain }
}
