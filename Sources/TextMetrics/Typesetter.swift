import PlaygroundModel

struct Typesetter {
    let font: Font
    /// The available width, in points.
    var width: Double
    let mode: LineBreakMode
    /// The indent of the first line of a paragraph, in points.
    var indent = 0.0

    /// A hundredth of a point, so that a text fits in a frame that was rounded to the text's own width.
    static let tolerance = 0.01

    func set(_ text: String, numberOfLines: Int) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        // A line break at the end of a text begins another line (Interface Builder's frames: 41 at 17 points).
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        return set(paragraphs, numberOfLines: numberOfLines) { MeasuredText(String(paragraphs[$0]), font: font) }
    }

    /// - Parameter measure: Measures the paragraph at an index.
    func set(
        _ paragraphs: [Substring], numberOfLines: Int, measure: (Int) -> MeasuredText
    ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        var lines: [TextLayout.Line] = []
        for index in paragraphs.indices {
            let measured = measure(index)
            var start = 0
            repeat {
                let typesetter = start == 0 ? indented : self
                if numberOfLines > 0, lines.count == numberOfLines - 1 {
                    let last = typesetter.lastLine(measured, from: start, before: paragraphs[(index + 1)...])
                    return (lines + [placed(last.line, isFirst: start == 0)], last.isTruncated)
                }
                let end = typesetter.lineEnd(measured, from: start)
                lines.append(placed(typesetter.line(measured, start..<end), isFirst: start == 0))
                start = end
            } while start < measured.characters.count
        }
        return (lines, false)
    }

    private var indented: Typesetter {
        var copy = self
        copy.width = max(0, width - indent)
        return copy
    }

    private func placed(_ line: TextLayout.Line, isFirst: Bool) -> TextLayout.Line {
        var line = line
        line.beginsParagraph = isFirst
        if isFirst { line.width += indent }
        return line
    }

    /// The visible part of a line, without trailing spaces that do not fit or at which the line breaks.
    func line(_ measured: MeasuredText, _ range: Range<Int>) -> TextLayout.Line {
        let isParagraphEnd = range.upperBound == measured.characters.count
        var end = range.upperBound
        if !isParagraphEnd || measured.width(of: range) > width + Self.tolerance {
            while end > range.lowerBound, LineBreaks.isSpace(measured.characters[end - 1]) { end -= 1 }
        }
        let shown = range.lowerBound..<end
        let width = measured.width(of: shown)
        return TextLayout.Line(
            text: String(measured.characters[shown]), width: width, hanging: isParagraphEnd ? 0 : measured.width(of: range) - width,
            pieces: measured.pieces(in: shown))
    }

    /// The end of the line that begins at `start`, including hanging spaces. Greater than `start` unless the text ends there.
    func lineEnd(_ measured: MeasuredText, from start: Int) -> Int {
        let characters = measured.characters
        let fitting = measured.end(from: start, fitting: width + Self.tolerance)
        var limit = fitting
        while limit < characters.count, LineBreaks.isSpace(characters[limit]) { limit += 1 }
        if limit == characters.count { return limit }
        let anywhere = min(characters.count, max(fitting, start + 1))
        if mode == .byCharWrapping { return max(limit, anywhere) }
        return LineBreaks(characters: characters).lastBreak(from: start, through: limit) ?? anywhere
    }
}
