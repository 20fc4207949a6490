/// UIBarButtonItem, or an alert's action. It shares a namespace with the controller's views: `tap home.compose`.
public struct BarButtonItem: Hashable, Sendable, Identifiable {
    /// `prominent` is the name of `done` since iOS 26.
    public enum Style: String, CaseIterable, Hashable, Sendable { case plain, done, prominent }

    public var id: ViewID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var path: DocumentPath { _read { yield box.value.path } _modify { yield &box.value.path } }
    public var title: String? { _read { yield box.value.title } _modify { yield &box.value.title } }
    public var image: String? { _read { yield box.value.image } _modify { yield &box.value.image } }
    public var isEnabled: Bool { _read { yield box.value.isEnabled } _modify { yield &box.value.isEnabled } }
    public var tap: Action? { _read { yield box.value.tap } _modify { yield &box.value.tap } }
    /// UIBarButtonItem.menu (iOS 14): opened by a tap, or by a long press on an item with an action.
    public var menu: [PreviewActionItem] { _read { yield box.value.menu } _modify { yield &box.value.menu } }
    /// UIBarButtonItem.Badge (iOS 26): a count or another string. Empty for a dot.
    public var badge: String? { _read { yield box.value.badge } _modify { yield &box.value.badge } }
    public var accessibilityLabel: String? { _read { yield box.value.accessibilityLabel } _modify { yield &box.value.accessibilityLabel } }
    public var style: Style { _read { yield box.value.style } _modify { yield &box.value.style } }
    public var tintColor: Color? { _read { yield box.value.tintColor } _modify { yield &box.value.tintColor } }
    /// UIBarButtonItem.sharesBackground (iOS 26).
    public var sharesBackground: Bool { _read { yield box.value.sharesBackground } _modify { yield &box.value.sharesBackground } }
    /// UIBarButtonItem.hidesSharedBackground (iOS 26).
    public var hidesSharedBackground: Bool { _read { yield box.value.hidesSharedBackground } _modify { yield &box.value.hidesSharedBackground } }
    /// Supplies the title or image. See ``shown(in:)``.
    public var systemItem: SystemItem? { _read { yield box.value.systemItem } _modify { yield &box.value.systemItem } }
    /// The width of a fixed space, in points.
    public var width: Double { _read { yield box.value.width } _modify { yield &box.value.width } }
    public var axisBehavior: AxisBehavior { _read { yield box.value.axisBehavior } _modify { yield &box.value.axisBehavior } }
    public var visibilityPriority: VisibilityPriority { _read { yield box.value.visibilityPriority } _modify { yield &box.value.visibilityPriority } }

    /// Fields behind one reference, because bars copy and change lists of items.
    private struct Fields: Hashable, Sendable {
        var id: ViewID
        var path: DocumentPath
        var title: String?
        var image: String?
        var isEnabled: Bool
        var tap: Action?
        var menu: [PreviewActionItem] = []
        var badge: String?
        var accessibilityLabel: String?
        var style = Style.plain
        var tintColor: Color?
        var sharesBackground = true
        var hidesSharedBackground = false
        var systemItem: SystemItem?
        var width = 0.0
        var axisBehavior = AxisBehavior.automatic
        var visibilityPriority = VisibilityPriority.standard
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: ViewID, path: DocumentPath, title: String? = nil, image: String? = nil, isEnabled: Bool = true,
        tap: Action? = nil
    ) {
        box = CopyOnWrite(Fields(id: id, path: path, title: title, image: image, isEnabled: isEnabled, tap: tap))
    }

    public var opensMenu: Bool { tap == nil && !menu.isEmpty }

    public var isSpace: Bool { systemItem?.isSpace == true }

    /// Whether the item is drawn in a heavier weight and, from iOS 26, over the tint colour.
    public var isProminent: Bool { style != .plain }
}
