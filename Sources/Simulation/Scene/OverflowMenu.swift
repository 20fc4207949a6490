import PlaygroundModel

/// The menu of bar items that do not fit into a vertical bar. It opens next to the bar's ellipsis
/// (UINavigationItem.overflowPresentationSource). Apple publishes no metrics of menus. Width and rows equal those of a context menu. The
/// menu covers its button, as menus do in iOS 26.
public struct OverflowMenu: Hashable, Sendable {
    public var content: ControllerInstance.ID
    public var items: [BarButtonItem]
    /// The frame in the window's coordinates.
    public var frame: Rect
    public var metrics: MenuMetrics

    private static let margin = 8.0

    init?(of content: ControllerInstance.ID, among controllers: [SceneController], in window: Size, _ metrics: MenuMetrics) {
        for bar in controllers.compactMap({ $0.verticalBar }) where bar.content == content {
            guard let slot = bar.slots.first(where: { $0.entry.overflow != nil }), let items = slot.entry.overflow else { continue }
            self.content = content
            (self.items, self.metrics) = (items, metrics)
            let room = Rect(origin: .zero, size: window).inset(by: EdgeInsets(
                top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin
            ))
            let size = Size(width: min(metrics.width, room.width), height: Double(items.count) * MenuMetrics.rowHeight + 2 * metrics.edge)
            let isAtRight = slot.frame.midX > window.width / 2
            let x = isAtRight ? slot.frame.maxX - size.width : slot.frame.minX
            frame = Rect(
                x: max(room.minX, min(x, room.maxX - size.width)), y: max(room.minY, min(slot.frame.maxY, room.maxY) - size.height),
                width: size.width, height: size.height
            )
            return
        }
        return nil
    }
}

extension VerticalBar.Entry {
    var overflow: [BarButtonItem]? {
        if case .overflow(let items) = self { items } else { nil }
    }
}
