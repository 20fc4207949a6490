import SourceDiagnostics

/// The changes as text for a terminal.
public enum ChangeText {
    /// Returns the changes, with a heading for each set of environments, and a summary. Ends with a line break.
    public static func text(of report: ChangeReport, old: String, new: String, usesColor: Bool) -> String {
        let groups = report.groups.map { group in
            let heading = group.environments.joined(separator: "; ").terminalText
            return ([usesColor ? "\u{1B}[1m\(heading)\u{1B}[0m" : heading] + group.lines.map { "  " + $0.words().terminalText })
                .joined(separator: "\n") + "\n"
        }
        let summary = report.isEmpty ? "\(old) and \(new) show the same.\n" : "\(old) → \(new): \(report.countInWords)\n"
        return (report.fileLines.map { $0.terminalText + "\n" } + groups + [summary.terminalText]).joined(separator: "\n")
    }
}
