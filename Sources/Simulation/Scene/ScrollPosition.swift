import LayoutEngine
import PlaygroundModel

/// The position of a scroll view's content, in points.
public struct ScrollPosition: Hashable, Sendable {
    /// The distance that the content has moved left and up from its start.
    public var distance: Point
    /// The maximum distance. 0 along an axis that does not scroll.
    public var limit: Point
    /// UIScrollView.contentOffset at the start: the negative adjusted inset while the large title and the search bar are visible.
    public var start: Point
    var isPaging: Bool
    /// Whether the content begins at its right end, as in a horizontal collection view in right-to-left layouts.
    var beginsAtRight: Bool

    /// The distance before any scrolling.
    var first: Point { Point(x: beginsAtRight ? limit.x : 0, y: 0) }

    /// UIScrollView.contentOffset.
    public var contentOffset: Point { Point(x: start.x + distance.x, y: start.y + distance.y) }

    /// The height by which the bar above has collapsed. It expands again at the start.
    public var collapsedBarHeight: Double

    /// The distance that the content has moved from its frame in the layout.
    public var movement: Point { Point(x: distance.x, y: distance.y - collapsedBarHeight) }

    /// - Parameter row: The frame of the target's row in the content.
    func distance(to target: ScrollTarget, _ row: Rect?) -> Point {
        var distance = distance
        let isVertical = limit.y > 0 || limit.x == 0
        switch target {
        case .x(let offset): distance.x = offset - start.x
        case .y(let offset): distance.y = offset - start.y
        case .start: if isVertical { distance.y = 0 } else { distance.x = first.x }
        case .end: if isVertical { distance.y = limit.y } else { distance.x = limit.x - first.x }
        case .row(let number):
            guard let row else { break }
            let part = number - Double(Int(number))
            if isVertical { distance.y = row.minY + row.height * part } else { distance.x = row.minX + row.width * part }
        }
        return distance
    }

    /// The nearest distance at which a rectangle of the content is visible. If the rectangle is too large, its start is (recalled).
    func distance(toShow rect: Rect, in visible: Size) -> Point {
        func nearest(_ distance: Double, _ room: Double, from start: Double, to end: Double, _ length: Double) -> Double {
            let seen = distance - room
            if start < seen || end - start > length { return start + room }
            return max(distance, end - length + room)
        }
        return Point(
            x: nearest(distance.x, 0, from: rect.minX, to: rect.maxX, visible.width),
            y: nearest(distance.y, collapsedBarHeight, from: rect.minY, to: rect.maxY, visible.height))
    }

    /// The nearest position within the content, at a page boundary if the view pages (UIScrollView.isPagingEnabled).
    func rest(at target: Point, in visible: Size) -> Point {
        func rest(_ value: Double, _ length: Double, _ limit: Double) -> Double {
            let page = isPaging && length > 0 ? Double(Int(max(0, value) / length + 0.5)) * length : value
            return min(max(0, page), limit)
        }
        return Point(x: rest(target.x, visible.width, limit.x), y: rest(target.y, visible.height, limit.y))
    }
}

extension SceneController {
    /// The scroll position of a view. `nil` if it is not a scroll view, table or collection, or is not installed.
    public func scrollPosition(of view: ViewID, in layout: LayoutResult) -> ScrollPosition? {
        guard let frame = layout.frames[view], let content = layout.contents[view], let resolved = views.first(where: { $0.id == view }) else { return nil }
        let insets = content.insets
        let room = view == ownFollowedView?.scrollView ? collapsedBarHeight : 0
        let limit = Point(
            x: max(0, insets.left + content.size.width + insets.right - frame.width),
            y: max(0, insets.top + room + content.size.height + insets.bottom - frame.height))
        let beginsAtRight = resolved.definition.kind == .collection && traits.collection.layoutDirection == .rightToLeft
            && resolved.properties.choice(.scrollDirection) == ScrollDirection.horizontal
        let distance = changes.scrollDistances[view] ?? Point(x: beginsAtRight ? limit.x : 0, y: 0)
        return ScrollPosition(
            distance: Point(x: min(distance.x, limit.x), y: min(distance.y, limit.y)), limit: limit,
            start: Point(x: -insets.left, y: -insets.top - room), isPaging: resolved.properties.boolOrDefault(.isPagingEnabled), beginsAtRight: beginsAtRight, collapsedBarHeight: room)
    }

    /// The frame in the root view's coordinates, moved by the scroll views around the view.
    func frame(of view: ViewID, in layout: LayoutResult) -> Rect? {
        var frame = layout.frames[view]
        var inner = view
        while let outer = definition.superview(of: inner)?.id, outer != inner {
            if let position = scrollPosition(of: outer, in: layout) { frame = frame?.relative(to: position.movement) }
            inner = outer
        }
        return frame
    }

    /// The frames of a list's rows or items in its content, without headers and footers.
    func rows(of list: ViewID, in layout: LayoutResult) -> [(id: ViewID, frame: Rect)] {
        guard let frame = layout.frames[list], let content = layout.contents[list] else { return [] }
        let corner = Point(x: frame.minX + content.insets.left, y: frame.minY + content.insets.top)
        return (definition.view(list)?.subviews ?? []).compactMap { id in
            guard definition.view(id)?.kind == .cell, let last = id.name.split(separator: ".").last, Int(last) != nil else { return nil }
            return layout.frames[id].map { (id, $0.relative(to: corner)) }
        }
    }
}
