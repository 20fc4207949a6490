import SourceDiagnostics

/// The changes as Markdown, for a comment to paste below a change of the file.
public struct ChangeComment {
    private let report: ChangeReport
    private let names: (old: String, new: String)

    public init(_ report: ChangeReport, old: String, new: String) {
        self.report = report
        names = (old, new)
    }

    /// Ends with a line break.
    public var text: String {
        guard !report.isEmpty else { return "**\(Self.escaped(names.new))** shows the same as \(Self.code(names.old)).\n" }
        var lines = [
            "### What changes in \(Self.escaped(names.new))", "",
            "Compared with \(Self.code(names.old)) in \(report.environmentCount) environments; "
                + "\(report.changedCount) of them show something else.",
        ]
        if !report.fileLines.isEmpty { lines += [""] + report.fileLines.map { "- " + Self.escaped($0) } }
        for group in report.groups {
            lines += ["", "**\(Self.escaped(group.environments.joined(separator: "; ")))**", ""]
            lines += group.lines.map { "- " + Self.escaped($0.words()) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func code(_ text: String) -> String { "`" + text.filter { $0 != "`" && !$0.isNewline }.terminalText + "`" }

    /// What Markdown, and the HTML in it, would take for its own; a line stays one.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "@", "!": escaped += "\\\(scalar)"
            case "&": escaped += "&amp;"
            case "\n", "\u{2028}", "\u{2029}", "\u{85}": escaped += " "
            case _ where TerminalControls.contains(scalar): break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
