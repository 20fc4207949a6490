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

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= FrameComparison.tolerance }
    }

    fileprivate var words: String { "(\([minX, minY, width, height].map { $0.shortText }.joined(separator: ", ")))" }
}
