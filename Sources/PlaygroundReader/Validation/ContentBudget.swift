import PlaygroundModel

/// Limits a controller's views, constraints and strings in rows before they are created. A class, because its readers share it.
final class ContentBudget {
    private let controller: String
    private var views = 0
    private var constraints = 0
    private var rowText = 0

    /// The maximum of all sums, which prevents overflow.
    static let mostCounted = 1_000_000

    init(of controller: String) {
        self.controller = controller
    }

    /// Whether the views may be created. Too many views are reported at `place`.
    func addViews(_ count: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(count, to: &views, limit: PlaygroundLimits.views, .views(of: controller), at: place, findings)
    }

    func addConstraints(_ count: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(count, to: &constraints, limit: PlaygroundLimits.constraints, .constraints(of: controller), at: place, findings)
    }

    func addRowText(_ bytes: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(bytes, to: &rowText, limit: PlaygroundLimits.rowTextBytes, .rowTexts(of: controller), at: place, findings)
    }

    private static func add(
        _ count: Int, to sum: inout Int, limit: Int, _ subject: LimitMistake.Subject, at place: Findings.DocumentPart,
        _ findings: Findings
    ) -> Bool {
        let isKnown = sum > limit
        sum = min(mostCounted, sum + min(count, mostCounted))
        guard sum > limit else { return true }
        if !isKnown { findings.report(LimitMistake(subject: subject, found: sum, limit: limit), at: place) }
        return false
    }
}
