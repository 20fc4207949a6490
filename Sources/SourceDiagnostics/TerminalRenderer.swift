/// Diagnostics as text for a terminal, in the manner of `rustc` and Elm.
///
/// ```
/// neko.toml:14:12: error[unknown-key]: there is no trait "horizontalSizeClas"
///    |
/// 14 | when = { horizontalSizeClas = "compact" }
///    |          ^^^^^^^^^^^^^^^^^^
///    |
///    = hint: did you mean "horizontalSizeClass"?
/// ```
public struct TerminalRenderer: Sendable {
    public var usesColor: Bool
    /// The width in cells. Longer lines are cut around their mark.
    public var lineWidth: Int

    public init(usesColor: Bool = false, lineWidth: Int = 100) {
        self.usesColor = usesColor
        self.lineWidth = lineWidth
    }

    /// The diagnostics in reading order, separated by blank lines. The text ends with a line break unless empty.
    public func render(_ diagnostics: some Sequence<Diagnostic>, in sources: [SourceText]) -> String {
        diagnostics.sorted().map { render($0, in: sources) }.joined(separator: "\n")
    }

    /// The diagnostic as text that ends with a line break.
    public func render(_ diagnostic: Diagnostic, in sources: [SourceText]) -> String {
        render(DiagnosticRecord(diagnostic, in: sources, lineWidth: lineWidth))
    }

    public func render(_ record: DiagnosticRecord) -> String {
        let severity = Diagnostic.Severity(rawValue: record.severity) ?? .error
        let gutter = gutterWidth(of: record)
        var lines = [head(of: record, severity: severity)]
        for (index, excerpt) in record.excerpts.enumerated() {
            lines += render(excerpt, isFirst: index == 0, gutter: gutter, severity: severity)
        }
        let footnotes = record.notes.map { ("note", $0) } + (record.hint.map { [("hint", $0)] } ?? [])
        if !record.excerpts.isEmpty, !footnotes.isEmpty { lines.append(bar(gutter)) }
        lines += footnotes.map { footnote($0.0, $0.1, gutter: gutter) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func head(of record: DiagnosticRecord, severity: Diagnostic.Severity) -> String {
        let kind = paint("\(record.severity)[\(record.code)]", .severity(severity))
        return "\(paint(DisplayCharacters.onOneLine(record.location), .strong)): \(kind): \(paint(DisplayCharacters.onOneLine(record.headline), .strong))"
    }

    private func gutterWidth(of record: DiagnosticRecord) -> Int {
        record.excerpts.flatMap { $0.lines }.map { String($0.number).count }.max() ?? 1
    }

    private func bar(_ gutter: Int) -> String {
        paint(spaces(gutter) + " |", .gutter)
    }

    private func footnote(_ kind: String, _ text: String, gutter: Int) -> String {
        let indentation = "\n" + spaces(gutter + kind.count + 5)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(DisplayCharacters.onOneLine)
        return "\(spaces(gutter)) \(paint("=", .gutter)) \(paint(kind, .strong)): \(lines.joined(separator: indentation))"
    }
}

extension TerminalRenderer {
    private func render(
        _ excerpt: SourceExcerpt, isFirst: Bool, gutter: Int, severity: Diagnostic.Severity
    ) -> [String] {
        var lines: [String] = []
        if !isFirst, let first = excerpt.lines.first { lines.append("\(spaces(gutter))::: \(DisplayCharacters.onOneLine(excerpt.file)):\(first.number)") }
        lines.append(bar(gutter))
        var previous: Int?
        for line in excerpt.lines {
            if let previous, line.number > previous + 1 { lines.append(paint("...", .gutter)) }
            let number = String(line.number)
            lines.append("\(paint(spaces(gutter - number.count) + number + " |", .gutter)) \(line.text)")
            lines += line.marks.map { "\(bar(gutter)) \(underline($0, in: line, severity: severity))" }
            previous = line.number
        }
        return lines
    }

    private func underline(_ mark: SourceExcerpt.Mark, in line: SourceExcerpt.Line, severity: Diagnostic.Severity) -> String {
        let indentation = width(of: line.text.prefix(mark.start))
        let marked = max(1, width(of: line.text.dropFirst(mark.start).prefix(mark.length)))
        let strokes = String(repeating: mark.isPrimary ? "^" : "-", count: marked)
        let text = mark.label.map { "\(strokes) \(DisplayCharacters.onOneLine($0))" } ?? strokes
        return spaces(indentation) + paint(text, mark.isPrimary ? .severity(severity) : .gutter)
    }

    private func width(of text: Substring) -> Int {
        text.reduce(0) { $0 + DisplayCharacters.width(of: $1) }
    }

    private func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}

extension TerminalRenderer {
    private enum Style {
        case strong, gutter
        case severity(Diagnostic.Severity)

        /// Parameters of Select Graphic Rendition.
        var parameters: String {
            switch self {
            case .strong: "1"
            case .gutter: "34"
            case .severity(.error): "1;31"
            case .severity(.warning): "1;33"
            case .severity(.note): "1;36"
            }
        }
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m" : text
    }
}
