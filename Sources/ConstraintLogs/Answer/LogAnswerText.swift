import SourceDiagnostics

/// An answer as text for a terminal.
public struct LogAnswerText: Sendable {
    private let usesColor: Bool
    private let hasPlaygrounds: Bool

    /// - Parameter usesColor: Whether to use ANSI colours.
    public init(usesColor: Bool = false, hasPlaygrounds: Bool = true) {
        (self.usesColor, self.hasPlaygrounds) = (usesColor, hasPlaygrounds)
    }

    /// The whole answer, ending with a line break. Control characters of the paste are escaped.
    public func text(_ answer: LogAnswer) -> String {
        let count = answer.explanations.count
        var parts = answer.explanations.enumerated().map { lines($0.element, number: $0.offset + 1, of: count) }
        parts += answer.messages.map(lines)
        parts += answer.surplusSentence.map { [[[.plain($0)]]] } ?? []
        return parts.map { $0.map { $0.map(text).joined() }.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func lines(_ explanation: LogExplanation, number: Int, of count: Int) -> [[Words]] {
        let verdict = Words("\(explanation.verdict.text) [\(explanation.pattern.rawValue)]", Style(explanation.verdict))
        let facts = explanation.facts(number: number, of: count)
        let place = count > 1 ? facts.prefix(1).map { $0 + " · " }.joined() : ""
        let rest = facts.dropFirst(count > 1 ? 1 : 0).map { " · " + $0 }.joined()
        var lines: [[Words]] = [[.plain(place), verdict, .plain(rest)], [], [Words(explanation.headline, .strong)], []]
        lines += table(explanation)
        lines += section("Why", explanation.reasons)
        lines += section("What would solve it", explanation.cures)
        lines += section("What the log does not say", explanation.unknowns)
        if hasPlaygrounds, let playground = explanation.playground {
            lines += [[], [Words("A playground that shows it", .strong)], []]
            let split = playground.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            lines += split.map { $0.isEmpty ? [] : [.plain("  \($0)")] }
        }
        return lines
    }

    private func lines(_ message: LayoutMessage) -> [[Words]] {
        [[Words(message.kind.rawValue, .passing), .plain(" · line \(message.line)")], [], [Words(message.headline, .strong)]]
            + message.subjects.map { [.plain("  – \($0)")] } + [[], [.plain(message.advice)]]
    }

    // MARK: The constraints

    /// A longer list shows only the constraints of its conflicts.
    private static let shownLines = 40

    private func table(_ explanation: LogExplanation) -> [[Words]] {
        let shown = explanation.lines(limit: Self.shownLines)
        let left = explanation.lines.count - shown.count
        return shown.flatMap(lines) + (left > 0 ? [[.plain("     and \(left) more")]] : [])
    }

    private func lines(_ line: LogExplanation.Line) -> [[Words]] {
        let isFirst = line.conflicts.first == 0
        let mark = isFirst ? Words("✗", .conflict) : .plain(line.conflicts.first.map { "\($0 + 1)" } ?? " ")
        let number = line.number.map { String($0) } ?? "–"
        let padding = String(repeating: " ", count: max(0, 3 - number.utf8.count) + 1)
        let equation = Words(line.equation ?? line.source.cut(to: 100), isFirst ? .strong : nil)
        let broken: [Words] = line.isBroken ? [.plain("   "), Words("broken", .passing)] : []
        return [[mark, .plain("\(padding)\(number)  "), equation] + broken, [.plain("         "), Words(line.belongsTo, .faint)]]
            + (line.remark.map { [[.plain("         \($0)")]] } ?? [])
    }

    private func section(_ title: String, _ sentences: [String]) -> [[Words]] {
        sentences.isEmpty ? [] : [[], [Words(title, .strong)]] + sentences.map { [.plain("  – \($0)")] }
    }

    // MARK: Colour

    /// A part of a line.
    private struct Words {
        let text: String
        let style: Style?

        init(_ text: String, _ style: Style?) { (self.text, self.style) = (text, style) }

        static func plain(_ text: String) -> Words { Words(text, nil) }
    }

    /// Parameters of the Select Graphic Rendition sequence.
    private enum Style: String {
        case strong = "1", faint = "2", noise = "1;32", passing = "1;33", conflict = "1;31", open = "1;36"

        init(_ verdict: ConflictPattern.Verdict) {
            self = switch verdict {
            case .noise: .noise
            case .passing: .passing
            case .conflict: .conflict
            case .open: .open
            }
        }
    }

    private func text(_ words: Words) -> String {
        let text = words.text.terminalText
        return words.style.map { usesColor ? "\u{1B}[\($0.rawValue)m\(text)\u{1B}[0m" : text } ?? text
    }
}

extension String {
    fileprivate func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
