/// The marked lines of one file in a diagnostic.
///
/// Tabs are expanded and unprintable characters replaced, so that lines look alike in a terminal and on a page. A very long line is cut
/// around its first mark.
public struct SourceExcerpt: DesktopCodable, Hashable, Sendable {
    public var file: String
    /// In the order of the file.
    public var lines: [Line]

    public struct Line: DesktopCodable, Hashable, Sendable {
        /// Counted from 1.
        public var number: Int
        public var text: String
        /// The primary mark first, then in the order of the line.
        public var marks: [Mark]

        public init(number: Int, text: String, marks: [Mark]) {
            self.number = number
            self.text = text
            self.marks = marks
        }
    }

    /// An underlined range of a line's `text`.
    public struct Mark: DesktopCodable, Hashable, Sendable {
        /// In `Character`s of the line's text, from 0.
        public var start: Int
        /// In `Character`s, at least 1; a mark at the end of a line may exceed it.
        public var length: Int
        public var isPrimary: Bool
        /// Next to the mark; only the first line of a span has it.
        public var label: String?
    }
}

extension SourceExcerpt {
    /// The excerpts of a diagnostic: of its own file first, then of the files of related spans.
    ///
    /// - Parameters:
    ///   - sources: The texts to quote from; spans of other files are left out.
    ///   - lineWidth: The width of lines in cells.
    static func excerpts(of diagnostic: Diagnostic, in sources: [SourceText], lineWidth: Int) -> [SourceExcerpt] {
        let spans = MarkedSpan.all(of: diagnostic)
        var files: [String] = []
        for span in spans where !files.contains(span.span.fileName) { files.append(span.span.fileName) }
        return files.compactMap { file in
            guard let source = sources.first(where: { $0.fileName == file }) else { return nil }
            return SourceExcerpt(of: source, marking: spans.filter { $0.span.fileName == file }, lineWidth: lineWidth)
        }
    }

    private init(of source: SourceText, marking spans: [MarkedSpan], lineWidth: Int) {
        var marksOfLine: [Int: [(columns: Range<Int>, span: MarkedSpan, isFirst: Bool)]] = [:]
        for span in spans {
            for number in span.shownLines {
                let columns = span.columns(onLine: number, of: source)
                marksOfLine[number, default: []].append((columns, span, number == span.span.start.line))
            }
        }
        file = source.fileName
        lines = marksOfLine.sorted { $0.key < $1.key }.map { number, marks in
            let marks = marks.sorted {
                ($0.span.isPrimary ? 0 : 1, $0.columns.lowerBound) < ($1.span.isPrimary ? 0 : 1, $1.columns.lowerBound)
            }
            let part = LinePart(of: source, at: number, round: marks[0].columns.lowerBound, reach: lineWidth)
            let picture = LinePicture(of: part.text)
            let shown = marks.map { columns, span, isFirst in
                let range = picture.range(ofColumns: columns.lowerBound - part.skipped..<columns.upperBound - part.skipped)
                return Mark(
                    start: range.lowerBound, length: max(1, range.count),
                    isPrimary: span.isPrimary, label: isFirst ? span.label : nil
                )
            }
            return Line(number: number, text: picture.text, marks: shown).windowed(to: lineWidth, of: part)
        }
    }
}

private struct MarkedSpan {
    let span: SourceSpan
    let label: String?
    let isPrimary: Bool

    static func all(of diagnostic: Diagnostic) -> [MarkedSpan] {
        let primary = diagnostic.span.map { [MarkedSpan(span: $0, label: diagnostic.label, isPrimary: true)] } ?? []
        return primary + diagnostic.related.map { MarkedSpan(span: $0.span, label: $0.label, isPrimary: false) }
    }

    /// A span of several lines shows the first and the last.
    var shownLines: Set<Int> {
        let endsBeforeLine = span.end.column == 1 && span.end.line > span.start.line
        return [span.start.line, max(span.start.line, endsBeforeLine ? span.end.line - 1 : span.end.line)]
    }

    func columns(onLine number: Int, of source: SourceText) -> Range<Int> {
        let start = number == span.start.line ? span.start.column : source.indentation(ofLine: number) + 1
        let end = number == span.end.line ? span.end.column : source.columnCount(ofLine: number) + 1
        return start..<max(start, end)
    }
}
