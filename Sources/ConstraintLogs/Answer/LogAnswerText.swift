/// An answer as text for a terminal.
public struct LogAnswerText: Sendable {
    /// Whether to use ANSI colours.
    public var usesColor: Bool
    /// Whether the playgrounds are printed, too.
    public var hasPlaygrounds: Bool

    public init(usesColor: Bool = false, hasPlaygrounds: Bool = true) {
        self.usesColor = usesColor
        self.hasPlaygrounds = hasPlaygrounds
    }

    /// All that is said of a paste, ending with a line break.
    public func text(_ answer: LogAnswer) -> String {
        let count = answer.explanations.count
        let parts = answer.explanations.enumerated().map { text($0.element, number: $0.offset + 1, of: count) }
        let messages = answer.messages.map { text($0) }
        let surplus = answer.surplusSentence.map { [$0] } ?? []
        return (parts + messages + surplus).joined(separator: "\n\n") + "\n"
    }

    private func text(_ explanation: LogExplanation, number: Int, of count: Int) -> String {
        let verdict = paint("\(explanation.verdict.text) [\(explanation.pattern.rawValue)]", .verdict(explanation.verdict))
        var facts = explanation.facts(number: number, of: count)
        facts.insert(verdict, at: count > 1 ? 1 : 0)
        var lines = [facts.joined(separator: " · "), "", paint(explanation.headline, .strong), ""]
        lines += table(explanation)
        lines += section("Why", explanation.reasons)
        lines += section("What would solve it", explanation.cures)
        lines += section("What the log does not say", explanation.unknowns)
        if hasPlaygrounds, let playground = explanation.playground {
            lines += ["", paint("A playground that shows it", .strong), ""]
            lines += playground.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { $0.isEmpty ? "" : "  \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: The constraints

    /// Of a long list those of the conflicts alone.
    private static let shownLines = 40

    private func table(_ explanation: LogExplanation) -> [String] {
        let shown = explanation.lines(limit: Self.shownLines)
        var lines = shown.flatMap { text($0, of: explanation) }
        let left = explanation.lines.count - shown.count
        if left > 0 { lines.append("     and \(left) more") }
        return lines
    }

    private func text(_ line: LogExplanation.Line, of explanation: LogExplanation) -> [String] {
        let isFirst = line.conflicts.contains(0)
        let mark = isFirst ? paint("✗", .verdict(.conflict)) : line.conflicts.isEmpty ? " " : "\((line.conflicts.first ?? 0) + 1)"
        let number = line.number.map { String($0) } ?? "–"
        let equation = line.equation ?? line.source.cut(to: 100)
        let padded = String(repeating: " ", count: max(0, 3 - number.utf8.count)) + number
        var lines = ["\(mark) \(padded)  \(isFirst ? paint(equation, .strong) : equation)\(line.isBroken ? "   " + paint("broken", .verdict(.passing)) : "")"]
        lines.append("         \(paint(line.belongsTo, .faint))")
        if let remark = line.remark { lines.append("         \(remark)") }
        return lines
    }

    private func section(_ title: String, _ sentences: [String]) -> [String] {
        guard !sentences.isEmpty else { return [] }
        return ["", paint(title, .strong)] + sentences.map { "  – \($0)" }
    }

    private func text(_ message: LayoutMessage) -> String {
        var lines = ["\(paint(message.kind.rawValue, .verdict(.passing))) · line \(message.line)", "", paint(message.headline, .strong)]
        lines += message.subjects.map { "  – \($0)" }
        return (lines + ["", message.advice]).joined(separator: "\n")
    }

    // MARK: Colour

    private enum Style {
        case strong, faint
        case verdict(ConflictPattern.Verdict)

        /// The parameters of the Select Graphic Rendition sequence.
        var parameters: String {
            switch self {
            case .strong: "1"
            case .faint: "2"
            case .verdict(.noise): "1;32"
            case .verdict(.passing): "1;33"
            case .verdict(.conflict): "1;31"
            case .verdict(.open): "1;36"
            }
        }
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
    }
}

extension String {
    /// Its beginning, where it is longer.
    fileprivate func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
