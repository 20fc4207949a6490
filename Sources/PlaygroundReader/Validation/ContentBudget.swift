import PlaygroundModel

/// How many views and constraints one controller has so far, and how much text its rows, those in rows counted as often as they repeat.
///
/// It is asked before they are made. A class, since all readers of one controller share the count; it never leaves the
/// reading that made it.
final class ContentBudget {
    private let controller: String
    private var views = 0
    private var constraints = 0
    private var rowText = 0

    /// Sums end here, so that none overflows.
    static let mostCounted = 1_000_000

    /// - Parameter controller: What messages call the controller.
    init(of controller: String) {
        self.controller = controller
    }

    /// Counts views about to be made.
    ///
    /// - Parameter place: Where it is reported if they are too many.
    /// - Returns: Whether they may be made.
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
        // What is reported once is not reported again.
        let isKnown = sum > limit
        sum = min(mostCounted, sum + min(count, mostCounted))
        guard sum > limit else { return true }
        if !isKnown { findings.report(LimitMistake(subject: subject, found: sum, limit: limit), at: place) }
        return false
    }
}
