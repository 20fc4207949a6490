import SourceDiagnostics

public struct LogAnswerText: Sendable {
    private let usesColor: Bool
    private let hasPlaygrounds: Bool

    public init(usesColor: Bool = false, hasPlaygrounds: Bool = true) {
        (self.usesColor, self.hasPlaygrounds) = (usesColor, hasPlaygrounds)
    }

    /// The whole answer, ending with a line break. Control characters from the pasted log are escaped.
    public func text(_ answer: LogAnswer) -> String {
        let count = answer.explanations.count
        var parts = answer.explanations.enumerated().map { lines($0.element, number: $0.offset + 1, of: count) }
        parts += answer.messages.map(lines) + (answer.surplusSentence.map { [[$0]] } ?? [])
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func lines(_ explanation: LogExplanation, number: Int, of count: Int) -> [String] {
        let verdict = words("\(explanation.verdict.text) [\(explanation.pattern.rawValue)]", Style(explanation.verdict))
        let facts = explanation.facts(number: number, of: count)
        let place = count > 1 ? facts.prefix(1).map { $0 + " · " }.joined() : ""
        let rest = facts.dropFirst(count > 1 ? 1 : 0).map { " · " + $0 }.joined()
        var lines = [words(place) + verdict + words(rest), "", words(explanation.headline, .strong), ""] + table(explanation)
        lines += section("Why", explanation.reasons)
        lines += section("Solutions", explanation.cures)
        lines += section("Missing from the log", explanation.unknowns)
        if hasPlaygrounds, let playground = explanation.playground {
            let split = playground.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            lines += ["", words("A playground that shows it", .strong), ""] + split.map { $0.isEmpty ? "" : words("  \($0)") }
        }
        return lines
    }

    private func lines(_ message: LayoutMessage) -> [String] {
        [words(message.kind.rawValue, .passing) + " · line \(message.line)", "", words(message.headline, .strong)]
            + message.subjects.map { words("  – \($0)") } + ["", message.advice]
    }

    /// The maximum length of a list. Longer lists show only the constraints of their conflicts.
    private static let shownLines = 40

    private func table(_ explanation: LogExplanation) -> [String] {
        let shown = explanation.lines(limit: Self.shownLines)
        let left = explanation.lines.count - shown.count
        return shown.flatMap(lines) + (left > 0 ? ["     and \(left) more"] : [])
    }

    private func lines(_ line: LogExplanation.Line) -> [String] {
        let isFirst = line.conflicts.first == 0
        let mark = isFirst ? words("✗", .conflict) : line.conflicts.first.map { "\($0 + 1)" } ?? " "
        let number = line.number.map { String($0) } ?? "–"
        let padding = String(repeating: " ", count: max(0, 3 - number.utf8.count) + 1)
        let equation = words(line.equation ?? line.source.cut(to: 100), isFirst ? .strong : nil)
        let broken = line.isBroken ? "   " + words("broken", .passing) : ""
        return ["\(mark)\(padding)\(number)  \(equation)\(broken)", "         " + words(line.belongsTo, .faint)]
            + (line.remark.map { [words("         \($0)")] } ?? [])
    }

    private func section(_ title: String, _ sentences: [String]) -> [String] {
        sentences.isEmpty ? [] : ["", words(title, .strong)] + sentences.map { words("  – \($0)") }
    }

    /// Parameters of the Select Graphic Rendition sequence.
    private enum Style: String {
        case strong = "1", faint = "2", noise = "1;32", passing = "1;33", conflict = "1;31", open = "1;36"

        init(_ verdict: ConflictPattern.Verdict) {
            self = switch verdict {
            case .noise: .noise
            case .passing, .invisible: .passing
            case .conflict: .conflict
            case .open: .open
            }
        }
    }

    private func words(_ words: String, _ style: Style? = nil) -> String {
        let text = words.terminalText
        return style.map { usesColor ? "\u{1B}[\($0.rawValue)m\(text)\u{1B}[0m" : text } ?? text
    }
}

extension String {
    fileprivate func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
