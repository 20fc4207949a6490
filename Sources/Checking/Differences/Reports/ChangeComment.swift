import SourceDiagnostics

/// The changes as Markdown, for a comment in a code review.
public enum ChangeComment {
    /// Returns text that ends with a line break.
    public static func text(of report: ChangeReport, old: String, new: String) -> String {
        guard !report.isEmpty else { return "**\(escaped(new))** shows the same as \(code(old)).\n" }
        var lines = [
            "### Changes in \(escaped(new))", "",
            "Compared with \(code(old)) in \(report.environmentCount) environments. \(report.changedCount) of them differ.",
        ]
        if !report.fileLines.isEmpty { lines += [""] + report.fileLines.map { "- " + escaped($0) } }
        for group in report.groups {
            lines += ["", "**\(escaped(group.environments.joined(separator: "; ")))**", ""]
            lines += group.lines.map { "- " + escaped($0.words()) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func code(_ text: String) -> String { "`" + text.filter { $0 != "`" && !$0.isNewline }.terminalText + "`" }

    /// Escapes Markdown and HTML. Line breaks are replaced.
    private static func escaped(_ text: String) -> String {
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
