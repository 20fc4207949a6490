enum ConstraintGroups {
    typealias Group = (view: String?, constraints: [DraftConstraint])

    private static let short = 12

    static func of(_ constraints: [DraftConstraint], by views: [String]) -> [Group] {
        guard constraints.count > short, views.count > 1 else { return [(nil, constraints)] }
        let places = Dictionary(views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let byView = Dictionary(grouping: constraints) { subject(of: $0.text, among: places) }
        return ([nil] + views.map(Optional.some)).compactMap { view in byView[view].map { (view, $0) } }
    }

    /// The last view in a constraint, in an order where superviews and earlier views come first.
    private static func subject(of text: String, among places: [String: Int]) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
        return words.map { String($0.prefix { $0 != "." }) }.max { places[$0] ?? -1 < places[$1] ?? -1 }.flatMap {
            places[$0] == nil ? nil : $0
        }
    }
}
