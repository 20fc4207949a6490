extension SourceText {
    /// The UTF-8 offset of a position. One past the end of a line or of the text moves to that end, one inside a character to its start.
    public func offset(of position: TextPosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineCount else { return utf8.count }
        let line = utf8Range(ofLine: position.line + 1)
        var units = 0
        var offset = line.lowerBound
        while offset < line.upperBound {
            let length = Self.length(of: utf8[offset])
            units += length == 4 ? 2 : 1
            guard units <= position.character else { break }
            offset = min(offset + length, line.upperBound)
        }
        return offset
    }

    public func has(_ position: TextPosition) -> Bool { position.character >= 0 && (0..<lineCount).contains(position.line) }

    public func textPosition(of offset: Int) -> TextPosition {
        let offset = max(0, min(offset, utf8.count))
        let line = lineNumber(atUTF8Offset: offset)
        let start = utf8Range(ofLine: line).lowerBound
        var units = 0
        var place = start
        while place < offset {
            let length = Self.length(of: utf8[place])
            units += length == 4 ? 2 : 1
            place += length
        }
        return TextPosition(line: line - 1, character: units)
    }

    public func textRange(of range: Range<Int>) -> TextRange {
        TextRange(textPosition(of: range.lowerBound), textPosition(of: range.upperBound))
    }

    /// The UTF-8 offset of a diagnostic's position, whose column counts characters.
    public func offset(of position: SourcePosition) -> Int {
        guard position.line >= 1 else { return 0 }
        guard position.line <= lineCount else { return utf8.count }
        let range = utf8Range(ofLine: position.line)
        return range.lowerBound + string(inUTF8Range: range).prefix(max(0, position.column - 1)).utf8.count
    }

    public func offsets(of span: SourceSpan) -> Range<Int> {
        let start = offset(of: span.start)
        return start..<max(start, offset(of: span.end))
    }

    /// - Parameter edits: Edits that do not overlap.
    public func applying(_ edits: [TextEdit]) -> SourceText {
        var bytes = utf8
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range.clamped(to: bytes.startIndex..<bytes.endIndex), with: Array(edit.text.utf8))
        }
        return SourceText(utf8: bytes, fileName: fileName)
    }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xF0...: 4
        case 0xE0..<0xF0: 3
        case 0xC0..<0xE0: 2
        default: 1
        }
    }
}
