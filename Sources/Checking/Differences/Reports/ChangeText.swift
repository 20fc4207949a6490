import SourceDiagnostics

/// The changes for a person at a terminal.
public struct ChangeText {
    private let report: ChangeReport
    private let names: (old: String, new: String)
    private let usesColor: Bool

    public init(_ report: ChangeReport, old: String, new: String, usesColor: Bool) {
        self.report = report
        names = (old, new)
        self.usesColor = usesColor
    }

    /// A heading for each set of environments, its changes below it, and a line that sums up; ends with a line break.
    public var text: String {
        let groups = report.groups.map { group in
            ([bold(group.environments.joined(separator: "; ").terminalText)] + group.lines.map { "  " + $0.words().terminalText }).joined(separator: "\n") + "\n"
        }
        return (report.fileLines.map { $0.terminalText + "\n" } + groups + [summary.terminalText]).joined(separator: "\n")
    }

    private var summary: String {
        guard !report.isEmpty else { return "\(names.old) and \(names.new) show the same.\n" }
        let count = report.lineCount
        let changes = count == 1 ? "1 change" : "\(count) changes"
        return "\(names.old) → \(names.new): \(changes), in \(report.changedCount) of \(report.environmentCount) environments.\n"
    }

    private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
