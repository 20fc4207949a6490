/// The marked lines of one file. A very long line is cut around its first mark.
/// Tabs are expanded and unprintable characters replaced, so that terminals and pages show the same characters.
public struct SourceExcerpt: DesktopCodable, Hashable, Sendable {
    public var file: String
    public var lines: [Line]

    public struct Line: DesktopCodable, Hashable, Sendable {
        public var number: Int
        public var text: String
        /// The marks: the primary mark first, the others by position.
        public var marks: [Mark]

        public init(number: Int, text: String, marks: [Mark]) {
            self.number = number
            self.text = text
            self.marks = marks
        }
    }

    public struct Mark: DesktopCodable, Hashable, Sendable {
        /// The index of the first marked `Character` in the text, from 0.
        public var start: Int
        /// The number of `Character`s, at least 1. A mark may extend beyond the end of its line.
        public var length: Int
        public var isPrimary: Bool
        /// The label, on the first line of a span only.
        public var label: String?
    }
}

extension SourceExcerpt {
    /// The excerpt of the diagnostic's own file, then excerpts of related spans whose files are in `sources`. `lineWidth` is in cells.
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
