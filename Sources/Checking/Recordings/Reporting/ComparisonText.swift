/// The text output of `traitscope compare`.
public enum ComparisonText {
    /// - Parameter limit: The maximum number of differences to list per recording.
    public static func text(
        of comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)], limit: Int = 20
    ) -> String {
        var lines = comparisons.flatMap { head(of: $0.file, $0.recording, $0.comparison) + list(of: $0.comparison.findings, limit) }
        if comparisons.allSatisfy({ $0.comparison.findings.isEmpty }), comparisons.contains(where: { $0.comparison.compared > 0 }) {
            lines += ["", "UIKit and the engine agree."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func head(of file: String, _ recording: Recording, _ comparison: RecordingComparison) -> [String] {
        var line = "\(file): \(recording.device.name), \(recording.systemName)"
        let notes = comparison.notes.map { "  ! \($0)" }
        guard comparison.isPlayed else { return [line] + notes }
        line += ". \(counted(comparison.steps, "step")), \(counted(comparison.compared, "value")): \(comparison.equal) equal, "
            + "\(comparison.differing) differing"
        if comparison.passedOver > 0 { line += "; \(comparison.passedOver) not modelled" }
        return [line] + notes
    }

    private static func list(of findings: [RecordingComparison.Finding], _ limit: Int) -> [String] {
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
    /// `after “rotate landscapeRight” of “All screens”`. The name of the run is omitted if it is only a number.
    fileprivate var stepWords: String {
        let words = event.map { "after “\($0)”" } ?? "at the launch"
        return run.allSatisfy(\.isNumber) ? words : "\(words) of “\(run)”"
    }
}
