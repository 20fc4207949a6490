import Foundation
import LayoutEngine
import PlaygroundModel

/// The frames of a playground compared with the frames of its ejected code.
struct FrameComparison {
    /// The maximum difference of equal lengths, in points.
    static let tolerance = 0.01

    private struct Difference {
        var controller: String
        var view: String
        var environments: Set<String>
        var reason: String
    }

    /// The names of colours in the code.
    let palette: Palette

    init(palette: Palette) {
        self.palette = palette
    }

    private var compared = 0
    private var equal = 0
    private var differences: [String: Difference] = [:]
    private var mistakes: [String: Set<String>] = [:]
    /// The last layout. Most controllers have the same layout after creation and after a change.
    private var last: (request: LayoutRequest, frames: [ViewID: Rect])?

    mutating func compare(_ order: Order, _ record: [String: Any], images: ImageSizes) {
        let moment = order.moment
        let request = moment.request.recorded(record, images: images)
        let frames = last?.request == request ? last?.frames ?? [:] : layout(request).frames
        last = (request, frames)
        let environment = moment.environment + (order.former == nil ? "" : " (changed to)")
        addMistakes(record, moment.controller, environment)
        for view in moment.request.views.map(\.id) {
            compared += 1
            guard let expected = moment.frames[view] else { continue }
            guard let found = frames[view] else {
                add(moment, view, environment, "the code has no such view")
                continue
            }
            if expected.isNear(found) { equal += 1 } else { add(moment, view, environment, reason(expected, found, view, moment.request, request)) }
        }
        let known = Set(moment.request.views.map(\.id))
        for view in request.views where !known.contains(view.id) { add(moment, view.id, environment, "the playground has no such view") }
        compareOrder(moment, request, environment)
        compareAppearance(moment, record["views"] as? [[String: Any]] ?? [], environment)
        compareItems(moment, record["items"] as? [String: [Double]] ?? [:], environment)
    }

    private mutating func addMistakes(_ record: [String: Any], _ controller: ControllerID, _ environment: String) {
        for mistake in record["mistakes"] as? [String] ?? [] { mistakes["\(controller.name): \(mistake)", default: []].insert(environment) }
    }

    /// Compares the items and the contents of the tabs.
    mutating func compare(_ order: TabBarOrder, _ record: [String: Any]) {
        let moment = order.moment
        addMistakes(record, moment.controller, moment.environment)
        let tabs = record["tabs"] as? [[String: String]] ?? []
        for expected in moment.tabs {
            compared += 1
            let found = tabs.indices.contains(expected.index) ? tabs[expected.index] : [:]
            let values = expected.values(image: palette.image)
            for name in Set(values.keys).union(found.keys).sorted() where values[name] != found[name] {
                let reason = "its \(name) is \(values[name] ?? "none") in the playground, \(found[name] ?? "none") in the code"
                add(moment.controller, ViewID("tab \(expected.index)"), moment.environment, reason)
            }
            if values == found { equal += 1 }
        }
    }

    /// Compares the order of siblings from back to front.
    private mutating func compareOrder(_ moment: Moment, _ code: LayoutRequest, _ environment: String) {
        let (ours, theirs) = (moment.request.siblings, code.siblings)
        for (parent, children) in ours {
            guard let others = theirs[parent], children != others, Set(children) == Set(others) else { continue }
            add(moment, parent, environment, "its views are \(children.words) in the playground, \(others.words) in the code")
        }
    }

    /// Compares opacity, corners and colours of the views that both sides have.
    private mutating func compareAppearance(_ moment: Moment, _ records: [[String: Any]], _ environment: String) {
        let looks = records.compactMap { record in (record["appearance"] as? [String: Any]).map { (record["id"] as? String ?? "", $0) } }
        let recorded = Dictionary(looks) { first, _ in first }
        for view in moment.request.views where view.kind != .layoutGuide {
            guard let found = recorded[view.id.name] else { continue }
            let expected = palette.appearance(of: view, in: moment.request.traits)
            for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
                let other = (found[name] as? Double).map(\.shortText) ?? found[name] as? String ?? "none"
                if value != other { add(moment, view.id, environment, "its \(name) is \(value) in the playground, \(other) in the code") }
            }
        }
    }

    /// Compares the horizontal extents of items in grids, by Apple's rules.
    private mutating func compareItems(_ moment: Moment, _ items: [String: [Double]], _ environment: String) {
        let pixels = PixelGrid(scale: moment.request.traits.displayScale)
        for (name, extent) in items {
            let view = ViewID(name)
            guard let frame = moment.frames[view] else {
                add(moment, view, environment, "the playground has no such item")
                continue
            }
            compared += 1
            let rounded = pixels.round(Rect(x: extent[0], y: 0, width: extent[1], height: 0))
            if abs(frame.minX - rounded.minX) <= Self.tolerance && abs(frame.width - rounded.width) <= Self.tolerance {
                equal += 1
                continue
            }
            let (from, width) = (extent[0].shortText, extent[1].shortText)
            add(moment, view, environment, "\(frame.words) in the playground, from \(from) and \(width) wide in the code")
        }
    }

    private mutating func add(_ moment: Moment, _ view: ViewID, _ environment: String, _ reason: String) {
        add(moment.controller, view, environment, reason)
    }

    private mutating func add(_ controller: ControllerID, _ view: ViewID, _ environment: String, _ reason: String) {
        let difference = Difference(controller: controller.name, view: view.name, environments: [], reason: reason)
        differences["\(controller.name).\(view)", default: difference].environments.insert(environment)
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
    /// The subviews of each view that has any, from back to front. The name of the root is empty.
    fileprivate var siblings: [ViewID: [ViewID]] {
        let nested = Set(views.flatMap(\.subviews))
        let guides = Set(views.filter { $0.kind == .layoutGuide }.map(\.id))
        var siblings = [ViewID(""): views.map(\.id).filter { !nested.contains($0) && !guides.contains($0) }]
        for view in views where !view.subviews.isEmpty { siblings[view.id] = view.subviews.filter { !guides.contains($0) } }
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
