/// What `traitscope compare` prints for a person.
public struct ComparisonText {
    private let comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)]
    /// How many differences of a recording are listed; of the others their number is.
    private let limit: Int

    /// As many as a person reads.
    public static let defaultLimit = 20

    public init(_ comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], limit: Int = defaultLimit) {
        self.comparisons = comparisons
        self.limit = limit
    }

    public var text: String {
        var lines = comparisons.flatMap { head(of: $0.file, $0.recording, $0.comparison) + list(of: $0.comparison.findings) }
        if comparisons.allSatisfy({ $0.comparison.findings.isEmpty }), comparisons.contains(where: { $0.comparison.compared > 0 }) {
            lines += ["", "UIKit does what the engine does."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func head(of file: String, _ recording: Recording, _ comparison: RecordingComparison) -> [String] {
        var line = "\(file): \(recording.device.name), \(recording.systemName)"
        let notes = comparison.notes.map { "  ! \($0)" }
        guard comparison.isPlayed else { return [line] + notes }
        let values = "\(comparison.compared) value\(comparison.compared == 1 ? "" : "s")"
        line += ". \(comparison.steps) step\(comparison.steps == 1 ? "" : "s"), \(values): \(comparison.equal) equal, \(comparison.differing) differing"
        if comparison.passedOver > 0 { line += "; \(comparison.passedOver) of what is not modelled" }
        return [line] + notes
    }

    /// Each difference on a line, below the step that it was found in.
    private func list(of findings: [RecordingComparison.Finding]) -> [String] {
        var lines: [String] = []
        var last: RecordingComparison.Finding?
        for finding in findings.prefix(limit) {
            if last?.run != finding.run || last?.step != finding.step { lines.append("  \(finding.stepWords):") }
            lines.append("    \(finding.difference.words)")
            last = finding
        }
        if findings.count > limit { lines.append("  \(findings.count - limit) more: --all lists them.") }
        return lines
    }
}

extension RecordingComparison.Finding {
    /// `after “rotate landscapeRight” of “All screens”`; a run that has only a number is not named.
    fileprivate var stepWords: String {
        let words = event.map { "after “\($0)”" } ?? "at the launch"
        return run.allSatisfy(\.isNumber) ? words : "\(words) of “\(run)”"
    }
}
