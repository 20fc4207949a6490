import Foundation
import LayoutEngine
import PlaygroundModel

/// Frames of a playground beside those of its ejected code.
struct FrameComparison {
    /// In points.
    static let tolerance = 0.01

    private struct Difference {
        var controller: String
        var view: String
        var environments: Set<String>
        var reason: String
    }

    /// The words of colours in the code.
    let palette: Palette

    init(palette: Palette) {
        self.palette = palette
    }

    private var compared = 0
    private var equal = 0
    private var differences: [String: Difference] = [:]
    private var mistakes: [String: Set<String>] = [:]

    mutating func compare(_ order: Order, _ record: [String: Any], images: ImageSizes) {
        let moment = order.moment
        let request = moment.request.recorded(record, images: images)
        let frames = layout(request).frames
        let environment = moment.environment + (order.former == nil ? "" : " (changed to)")
        for mistake in record["mistakes"] as? [String] ?? [] { mistakes["\(moment.controller.name): \(mistake)", default: []].insert(environment) }
        let views = moment.request.viewsOutsideOfLists
        for view in views {
            compared += 1
            guard let expected = moment.frames[view] else { continue }
            guard let found = frames[view] else {
                add(moment, view, environment, "the code has no such view")
                continue
            }
            if expected.isNear(found) { equal += 1 } else { add(moment, view, environment, reason(expected, found, view, moment.request, request)) }
        }
        for view in request.views where !views.contains(view.id) { add(moment, view.id, environment, "the playground has no such view") }
        compareOrder(moment, request, environment)
        compareAppearance(moment, record["views"] as? [[String: Any]] ?? [], environment)
        compareItems(moment, record["items"] as? [String: [Double]] ?? [:], environment)
    }

    /// Which of two siblings is in front.
    private mutating func compareOrder(_ moment: Moment, _ code: LayoutRequest, _ environment: String) {
        let (ours, theirs) = (moment.request.siblings, code.siblings)
        for (parent, children) in ours {
            guard let others = theirs[parent], children != others, Set(children) == Set(others) else { continue }
            add(moment, parent, environment, "its views are \(children.words) in the playground, \(others.words) in the code")
        }
    }

    /// Opacity, corners and colours of the views that both have.
    private mutating func compareAppearance(_ moment: Moment, _ records: [[String: Any]], _ environment: String) {
        let looks = records.compactMap { record in (record["appearance"] as? [String: Any]).map { (record["id"] as? String ?? "", $0) } }
        let recorded = Dictionary(looks) { first, _ in first }
        let outside = Set(moment.request.viewsOutsideOfLists)
        for view in moment.request.views where outside.contains(view.id) && view.kind != .layoutGuide {
            guard let found = recorded[view.id.name] else { continue }
            let expected = palette.appearance(of: view, in: moment.request.traits)
            for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
                let other = (found[name] as? Double).map(\.shortText) ?? found[name] as? String ?? "none"
                if value != other { add(moment, view.id, environment, "its \(name) is \(value) in the playground, \(other) in the code") }
            }
        }
    }

    /// The horizontal extents of items in grids: heights may come from contents, which the recorder does not lay out.
    private mutating func compareItems(_ moment: Moment, _ items: [String: [Double]], _ environment: String) {
        for (name, extent) in items {
            let view = ViewID(name)
            guard let frame = moment.frames[view] else {
                add(moment, view, environment, "the playground has no such item")
                continue
            }
            compared += 1
            let isNear = abs(frame.minX - extent[0]) <= Self.tolerance && abs(frame.width - extent[1]) <= Self.tolerance
            if isNear {
                equal += 1
                continue
            }
            let (from, width) = (extent[0].shortText, extent[1].shortText)
            add(moment, view, environment, "\(frame.words) in the playground, from \(from) and \(width) wide in the code")
        }
    }

    private mutating func add(_ moment: Moment, _ view: ViewID, _ environment: String, _ reason: String) {
        let key = "\(moment.controller.name).\(view)"
        differences[key, default: Difference(controller: moment.controller.name, view: view.name, environments: [], reason: reason)]
            .environments.insert(environment)
    }

    private func reason(_ expected: Rect, _ found: Rect, _ view: ViewID, _ playground: LayoutRequest, _ code: LayoutRequest) -> String {
        let frames = "\(expected.words) in the playground, \(found.words) in the code"
        let other = RequestDifference(playground, code).words
        return other.isEmpty ? frames : "\(frames); \(other)"
    }

    func json() throws -> Data {
        let list = differences.values.sorted { ($0.controller, $0.view) < ($1.controller, $1.view) }.map { difference -> [String: Any] in
            [
                "controller": difference.controller, "view": difference.view, "count": difference.environments.count,
                "environment": difference.environments.min() ?? "", "reason": difference.reason,
            ]
        }
        let result: [String: Any] = [
            "compared": compared, "equal": equal, "differences": list, "mistakes": mistakes.keys.sorted(),
        ]
        return try JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
    }
}

extension LayoutRequest {
    /// All views but those that lists make for their rows, which the recorder does not reach.
    var viewsOutsideOfLists: [ViewID] {
        var inLists: Set<ViewID> = []
        var pending = views.filter { $0.kind.isList }.flatMap(\.subviews)
        let known = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
        while let id = pending.popLast() {
            guard inLists.insert(id).inserted else { continue }
            pending += known[id]?.subviews ?? []
        }
        return views.map(\.id).filter { !inLists.contains($0) }
    }
}

extension LayoutRequest {
    /// The subviews of each view that has any, from back to front; of the root under an empty name.
    fileprivate var siblings: [ViewID: [ViewID]] {
        let outside = viewsOutsideOfLists
        let nested = Set(views.flatMap(\.subviews))
        let kinds = Dictionary(views.map { ($0.id, $0.kind) }) { first, _ in first }
        var siblings = [ViewID(""): outside.filter { !nested.contains($0) && kinds[$0] != .layoutGuide }]
        for view in views where !view.kind.isList && !view.subviews.isEmpty { siblings[view.id] = view.subviews }
        return siblings
    }
}

extension [ViewID] {
    fileprivate var words: String { map(\.name).joined(separator: ", ") }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= FrameComparison.tolerance }
    }

    fileprivate var words: String { "(\([minX, minY, width, height].map { $0.shortText }.joined(separator: ", ")))" }
}
