/// The constraints of a long list grouped by view, in the order of the views.
struct ConstraintGroups {
    struct Group {
        /// `nil` for a short list, or for constraints without a view.
        var view: String?
        var constraints: [DraftConstraint]
    }

    private(set) var all: [Group]

    /// Constraints of a list that needs no groups.
    private static let short = 12

    init(_ constraints: [DraftConstraint], by views: [String]) {
        guard constraints.count > Self.short, views.count > 1 else {
            all = [Group(view: nil, constraints: constraints)]
            return
        }
        let places = Dictionary(views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let byView = Dictionary(grouping: constraints) { Self.subject(of: $0.text, among: places) }
        let others = byView[nil].map { [Group(view: nil, constraints: $0)] } ?? []
        all = others + views.compactMap { view in byView[view].map { Group(view: view, constraints: $0) } }
    }

    /// The last view that a constraint names: superviews and predecessors come before it.
    private static func subject(of text: String, among places: [String: Int]) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
        return words.map { String($0.prefix { $0 != "." }) }.max { places[$0] ?? -1 < places[$1] ?? -1 }.flatMap { places[$0] == nil ? nil : $0 }
    }
}
