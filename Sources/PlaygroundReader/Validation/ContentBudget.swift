import PlaygroundModel

/// Limits the views, constraints and row texts of one controller, repeated rows included.
///
/// It is asked before they are created. A class, since all readers of one controller share the count; used within one reading.
final class ContentBudget {
    private let controller: String
    private var views = 0
    private var constraints = 0
    private var rowText = 0

    /// Sums stop here, so that none overflows.
    static let mostCounted = 1_000_000

    /// - Parameter controller: The controller's name in messages.
    init(of controller: String) {
        self.controller = controller
    }

    /// Counts views before they are created.
    ///
    /// - Parameter place: Where too many are reported.
    /// - Returns: Whether they may be created.
    func addViews(_ count: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(count, to: &views, limit: PlaygroundLimits.views, .views(of: controller), at: place, findings)
    }

    func addConstraints(_ count: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(count, to: &constraints, limit: PlaygroundLimits.constraints, .constraints(of: controller), at: place, findings)
    }

    /// - Parameter bytes: Of the texts of a row.
    func addRowText(_ bytes: Int, at place: Findings.DocumentPart, _ findings: Findings) -> Bool {
        Self.add(bytes, to: &rowText, limit: PlaygroundLimits.rowTextBytes, .rowTexts(of: controller), at: place, findings)
    }

    private static func add(
        _ count: Int, to sum: inout Int, limit: Int, _ subject: LimitMistake.Subject, at place: Findings.DocumentPart,
        _ findings: Findings
    ) -> Bool {
        // Reports an exceeded limit once.
        let isKnown = sum > limit
        sum = min(mostCounted, sum + min(count, mostCounted))
        guard sum > limit else { return true }
        if !isKnown { findings.report(LimitMistake(subject: subject, found: sum, limit: limit), at: place) }
        return false
    }
}
