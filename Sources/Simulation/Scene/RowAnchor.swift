import LayoutEngine
import PlaygroundModel

/// The first visible row or item of a list, and the length of its part that is scrolled away. Saving the file preserves both.
struct RowAnchor {
    private let index: Int
    private let texts: [String]
    /// The distance from the row's start to the start of the visible content, in points.
    private let start: Double

    /// `nil` for a list that is at its start, and for scroll views other than lists.
    init?(of list: ViewID, in controller: SceneController, _ layout: LayoutResult) {
        guard let position = controller.scrollPosition(of: list, in: layout), position.distance != position.first else { return nil }
        let (rows, visible) = (controller.rows(of: list, in: layout), position.visibleStart)
        guard let index = rows.firstIndex(where: { position.end(of: $0.frame) > visible }) else { return nil }
        (self.index, start) = (index, visible - position.start(of: rows[index].frame))
        texts = controller.texts(inRow: rows[index].id)
    }

    /// The anchored row: the nearest row with the same strings, otherwise the row with the same number.
    private func row(of list: ViewID, in controller: SceneController, _ layout: LayoutResult) -> Rect? {
        let rows = controller.rows(of: list, in: layout)
        let same = texts.isEmpty ? [] : rows.indices.filter { controller.texts(inRow: rows[$0].id) == texts }
        let found = same.min { abs($0 - index) < abs($1 - index) } ?? index
        return rows.indices.contains(found) ? rows[found].frame : rows.last?.frame
    }

    func distance(of list: ViewID, in controller: SceneController, _ layout: LayoutResult) -> Point? {
        guard let position = controller.scrollPosition(of: list, in: layout), let row = row(of: list, in: controller, layout) else { return nil }
        return position.distance(toVisibleStart: position.start(of: row) + start)
    }
}

extension ScrollPosition {
    private var isVertical: Bool { limit.y > 0 || limit.x == 0 }

    fileprivate var visibleStart: Double { isVertical ? movement.y : distance.x }

    fileprivate func start(of row: Rect) -> Double { isVertical ? row.minY : row.minX }

    fileprivate func end(of row: Rect) -> Double { isVertical ? row.maxY : row.maxX }

    fileprivate func distance(toVisibleStart start: Double) -> Point {
        func within(_ value: Double, _ limit: Double) -> Double { min(max(0, value), limit) }
        return isVertical
            ? Point(x: distance.x, y: within(start + collapsedBarHeight, limit.y)) : Point(x: within(start, limit.x), y: distance.y)
    }
}

extension SceneController {
    fileprivate func texts(inRow row: ViewID) -> [String] {
        views.filter { $0.id == row || $0.id.name.hasPrefix("\(row.name).") }.flatMap { view in
            [ViewProperty.text, .detailText, .title].compactMap { view.properties.string($0) }
        }
    }
}
