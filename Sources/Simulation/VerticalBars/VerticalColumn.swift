import PlaygroundModel

/// The column of vertical bars at a side of the window, and its free part.
struct VerticalColumn: Hashable {
    let edge: BarColumn.Edge
    let width: Double
    /// The window's edge at that side, in the window's coordinates.
    private let outerEdge: Double
    /// The free span for items, which a tab bar shortens.
    var room: ClosedRange<Double>

    init?(of geometry: WindowGeometry) {
        guard let column = geometry.barColumn else { return nil }
        let size = geometry.frame.size
        edge = column.edge
        width = column.width
        outerEdge = column.edge == .left ? 0 : size.width
        let left = column.edge == .left ? 0 : size.width - column.width
        let covered = geometry.regions.filter { region in
            region.kind == .occlusion && region.isActive && region.frame.maxX > left && region.frame.minX < left + column.width
        }
        let above = covered.filter { $0.frame.midY < size.height / 2 }.map { $0.frame.maxY }.max()
        let below = covered.filter { $0.frame.midY >= size.height / 2 }.map { $0.frame.minY }.min()
        let top = above ?? VerticalBarMetrics.edgeMargin
        let bottom = below.map { $0 - VerticalBarMetrics.regionGap } ?? size.height - VerticalBarMetrics.edgeMargin
        room = top...max(top, bottom)
    }

    /// Whether a container extends to the column. Otherwise its bars are horizontal.
    func isReached(by frame: Rect) -> Bool {
        edge == .left ? frame.minX < width / 2 : frame.maxX > outerEdge - width / 2
    }

    func covers(_ frame: Rect) -> EdgeInsets {
        edge == .left
            ? EdgeInsets(left: max(0, width - frame.minX)) : EdgeInsets(right: max(0, frame.maxX - (outerEdge - width)))
    }

    func item(y: Double, height: Double) -> Rect {
        Rect(x: itemLeft, y: y, width: VerticalBarMetrics.itemLength, height: height)
    }

    private var itemLeft: Double {
        edge == .left ? VerticalBarMetrics.distance : outerEdge - VerticalBarMetrics.distance - VerticalBarMetrics.itemLength
    }

    func frame(beside container: Rect) -> Rect {
        let covered = covers(container)
        return edge == .left
            ? Rect(x: container.minX, y: container.minY, width: covered.left, height: container.height)
            : Rect(x: container.maxX - covered.right, y: container.minY, width: covered.right, height: container.height)
    }

    func above(_ bar: TabBar) -> VerticalColumn {
        guard let glass = bar.glass else { return self }
        var column = self
        column.room = room.lowerBound...max(room.lowerBound, glass.minY - VerticalBarMetrics.groupSpacing)
        return column
    }

    func tabBar(in container: Rect) -> Rect {
        let width = VerticalBarMetrics.tabBarWidth
        return Rect(x: edge == .left ? 0 : outerEdge - width, y: container.minY, width: width, height: container.height)
    }
}
