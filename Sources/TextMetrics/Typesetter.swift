import PlaygroundModel

struct Typesetter {
    let font: Font
    /// In points.
    let width: Double
    let mode: LineBreakMode

    /// A hundredth of a point: a frame rounded to the text's own width must hold it.
    static let tolerance = 0.01

    func set(_ text: String, numberOfLines: Int) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        // A line end at the end of a text begins another line (Interface Builder's frames: 41 at 17 points).
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
        var lines: [TextLayout.Line] = []
        for (index, paragraph) in paragraphs.enumerated() {
            let measured = MeasuredText(String(paragraph), font: font)
            var start = 0
            repeat {
                if numberOfLines > 0, lines.count == numberOfLines - 1 {
                    let last = lastLine(measured, from: start, before: paragraphs[(index + 1)...])
                    return (lines + [last.line], last.isTruncated)
                }
                let end = lineEnd(measured, from: start)
                lines.append(line(measured, start..<end))
                start = end
            } while start < measured.characters.count
        }
        return (lines, false)
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
            text: String(measured.characters[shown]), width: width, hanging: isParagraphEnd ? 0 : measured.width(of: range) - width)
    }

    /// The end of the line that begins at `start`, including hanging spaces. Beyond `start` unless the text ends there.
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
