import LayoutEngine
import PlaygroundModel

/// What differs between the layout that a playground asks for and the one that its ejected code does: why frames differ.
struct RequestDifference {
    private(set) var words = ""

    init(_ playground: LayoutRequest, _ code: LayoutRequest) {
        var found: [String] = []
        let outside = Set(playground.viewsOutsideOfLists)
        let ours = playground.constraints.map(Line.init).filter { $0.views.isSubset(of: outside) }
        let theirs = code.constraints.map(Line.init)
        for line in Set(ours).subtracting(theirs).map(\.text).sorted().prefix(3) { found.append("the code lacks \(line)") }
        for line in Set(theirs).subtracting(ours).map(\.text).sorted().prefix(3) { found.append("the code alone has \(line)") }
        let views = Dictionary(code.views.map { ($0.id, $0) }) { first, _ in first }
        for view in playground.views where outside.contains(view.id) {
            guard let other = views[view.id] else { continue }
            found += Self.differences(view, other)
        }
        if playground.layoutMargins != code.layoutMargins { found.append("the root's layoutMargins differ") }
        words = found.prefix(6).joined(separator: "; ")
    }

    private static func differences(_ ours: LayoutRequest.View, _ theirs: LayoutRequest.View) -> [String] {
        var found: [String] = []
        if ours.kind != theirs.kind { found.append("\(ours.id) is a \(ours.kind) and a \(theirs.kind)") }
        if ours.subviews != theirs.subviews, !ours.kind.isList { found.append("the views in \(ours.id) differ") }
        for property in ViewProperty.allCases {
            // What the code does not say, or says as it is by itself, is compared by the frames.
            guard let value = ours.properties[property], let other = theirs.properties[property], value != other else { continue }
            found.append("\(ours.id).\(property.rawValue) is \(value) and \(other)")
        }
        return found
    }

    /// A constraint without its place in a file.
    private struct Line: Hashable {
        var text: String
        var views: Set<ViewID>

        init(_ constraint: LayoutConstraint) {
            let constant = constraint.constant == 0 ? "" : " + \(constraint.constant.shortText)"
            let second = constraint.second.map { " \(constraint.multiplier == 1 ? "" : constraint.multiplier.shortText + " * ")\(Self.words($0))" } ?? ""
            text = "\(Self.words(constraint.first)) \(constraint.relation.rawValue)\(second)\(constant) @\(constraint.priority.rawValue.shortText)"
            views = Set([constraint.first, constraint.second].compactMap { anchor in
                switch anchor?.item {
                case .view(let id), .guide(_, of: let id?): id
                default: nil
                }
            })
        }

        private static func words(_ anchor: LayoutAnchor) -> String {
            switch anchor.item {
            case .rootView: anchor.attribute.rawValue
            case .view(let id): "\(id).\(anchor.attribute.rawValue)"
            case .guide(let guide, of: let id): (id.map { "\($0)." } ?? "") + "\(guide.rawValue).\(anchor.attribute.rawValue)"
            case .window: "window.\(anchor.attribute.rawValue)"
            }
        }
    }
}
