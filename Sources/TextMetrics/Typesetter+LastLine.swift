import PlaygroundModel

/// The last permitted line of a longer text: NSLineBreakMode's truncation.
extension Typesetter {
    private static let ellipsis = "…"

    /// - Parameter rest: The paragraphs after this one.
    func lastLine(
        _ measured: MeasuredText, from start: Int, before rest: ArraySlice<Substring>
    ) -> (line: TextLayout.Line, isTruncated: Bool) {
        let end = lineEnd(measured, from: start)
        if end == measured.characters.count, rest.allSatisfy({ $0.isEmpty }) { return (line(measured, start..<end), false) }
        return (shortened(measured, from: start, to: end, before: rest), true)
    }

    private func shortened(
        _ measured: MeasuredText, from start: Int, to end: Int, before rest: ArraySlice<Substring>
    ) -> TextLayout.Line {
        switch mode {
        case .byWordWrapping, .byCharWrapping: line(measured, start..<end)
        case .byClipping: clipped(measured, from: start)
        case .byTruncatingTail: truncatedTail(measured, from: start)
        case .byTruncatingHead: truncatedHead(remainder(measured, from: start, before: rest))
        case .byTruncatingMiddle: truncatedMiddle(remainder(measured, from: start, before: rest))
        }
    }

    /// The characters that begin within the width. The edge may cut the last one.
    private func clipped(_ measured: MeasuredText, from start: Int) -> TextLayout.Line {
        let end = min(measured.end(from: start, fitting: width + Self.tolerance) + 1, measured.characters.count)
        return TextLayout.Line(
            text: String(measured.characters[start..<end]), width: measured.width(of: start..<end), pieces: measured.pieces(in: start..<end))
    }

    private func truncatedTail(_ measured: MeasuredText, from start: Int) -> TextLayout.Line {
        let longest = measured.end(from: start, fitting: roomBesideEllipsis)
        guard measured.runs.isEmpty else { return shortenedRuns(measured, start..<longest) }
        return firstFitting(stride(from: longest, through: start, by: -1)) { end in
            joined(measured.characters[start..<end], [])
        }
    }

    /// The line's runs and an ellipsis, which belongs to the last run.
    private func shortenedRuns(_ measured: MeasuredText, _ range: Range<Int>) -> TextLayout.Line {
        var end = range.upperBound
        while end > range.lowerBound, LineBreaks.isSpace(measured.characters[end - 1]) { end -= 1 }
        let shown = range.lowerBound..<end
        var pieces = measured.pieces(in: shown)
        if pieces.isEmpty { pieces = [TextLayout.Piece(text: "", run: 0)] }
        pieces[pieces.count - 1].text += Self.ellipsis
        return TextLayout.Line(
            text: String(measured.characters[shown]) + Self.ellipsis, width: min(width, measured.width(of: shown) + font.width(of: Self.ellipsis)),
            pieces: pieces)
    }

    private func truncatedHead(_ measured: MeasuredText) -> TextLayout.Line {
        let characters = measured.characters
        return firstFitting(stride(from: measured.start(fitting: roomBesideEllipsis), through: characters.count, by: 1)) {
            joined([], characters[$0...])
        }
    }

    private func truncatedMiddle(_ measured: MeasuredText) -> TextLayout.Line {
        let characters = measured.characters
        let head = measured.end(from: 0, fitting: roomBesideEllipsis / 2)
        let tail = max(head, measured.start(fitting: roomBesideEllipsis - measured.width(of: 0..<head)))
        return firstFitting(stride(from: tail, through: characters.count, by: 1)) {
            joined(characters[..<head], characters[$0...])
        }
    }

    private func remainder(
        _ measured: MeasuredText, from start: Int, before rest: ArraySlice<Substring>
    ) -> MeasuredText {
        let paragraph = String(measured.characters[start...])
        return MeasuredText(([paragraph] + rest.map(String.init)).joined(separator: " "), font: font)
    }

    private var roomBesideEllipsis: Double { max(0, width + Self.tolerance - font.width(of: Self.ellipsis)) }

    /// The head, an ellipsis and the tail, without spaces next to the ellipsis.
    private func joined(_ head: ArraySlice<Character>, _ tail: ArraySlice<Character>) -> String {
        let end = head.lastIndex { !LineBreaks.isSpace($0) }.map { head[...$0] } ?? []
        return String(end) + Self.ellipsis + String(tail.drop(while: LineBreaks.isSpace))
    }

    /// The first candidate that fits, because kerning can make the longest too wide. If none fits, the ellipsis alone.
    private func firstFitting(_ cuts: StrideThrough<Int>, _ text: (Int) -> String) -> TextLayout.Line {
        for cut in cuts {
            let candidate = text(cut)
            let width = font.width(of: candidate)
            if width <= self.width + Self.tolerance { return TextLayout.Line(text: candidate, width: width) }
        }
        return TextLayout.Line(text: Self.ellipsis, width: font.width(of: Self.ellipsis))
    }
}
