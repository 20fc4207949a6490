/// The constraints of a long list by the views that they are about, in the order of the views.
struct ConstraintGroups {
    struct Group {
        /// `nil` of a list that is short, or of what is about no view.
        var view: String?
        var constraints: [DraftConstraint]
    }

    private(set) var all: [Group]

    /// Constraints that are read at a glance without being parted.
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

    /// The view that a constraint is about: the last of those that it names, since what a view stands in or after comes before it.
    private static func subject(of text: String, among places: [String: Int]) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
        return words.map { String($0.prefix { $0 != "." }) }.max { places[$0] ?? -1 < places[$1] ?? -1 }.flatMap { places[$0] == nil ? nil : $0 }
    }
}
