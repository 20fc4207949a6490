/// A source file's text, with a table of lines that maps byte offsets to positions.
/// Readers use UTF-8 offsets. Positions are for display. A line ends at LF or CR LF, as in TOML.
public struct SourceText: Equatable, Sendable {
    public let fileName: String
    /// The bytes without a byte order mark.
    public let utf8: [UInt8]
    private let lineStarts: [Int]

    /// Takes valid UTF-8. Drops a byte order mark, because editors do not count it as a column.
    @inlinable
    public init(utf8: some Collection<UInt8>, fileName: String) {
        self.init(bytes: Array(utf8), fileName: fileName)
    }

    @usableFromInline
    init(bytes: [UInt8], fileName: String) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        self.fileName = fileName
        utf8 = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
        var starts = [0]
        for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    public init(_ text: String, fileName: String) {
        self.init(utf8: Array(text.utf8), fileName: fileName)
    }

    /// The number of lines. A text with a final line break has an empty last line.
    public var lineCount: Int { lineStarts.count }

    /// The line with a number, counted from 1, without the line break. Empty if there is no such line.
    public func line(at number: Int) -> String {
        guard (1...lineCount).contains(number) else { return "" }
        return string(inUTF8Range: utf8Range(ofLine: number))
    }

    public func string(inUTF8Range range: Range<Int>) -> String {
        String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
    }

    /// The position of an offset. Offsets in or after a line break belong to the end of its line.
    public func position(atUTF8Offset offset: Int) -> SourcePosition {
        let line = lineNumber(atUTF8Offset: offset)
        let range = utf8Range(ofLine: line)
        let before = range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound))
        return SourcePosition(line: line, column: characterCount(inUTF8Range: before) + 1)
    }

    func columnCount(ofLine number: Int) -> Int { characterCount(inUTF8Range: utf8Range(ofLine: number)) }

    func indentation(ofLine number: Int) -> Int {
        utf8[utf8Range(ofLine: number)].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    private func characterCount(inUTF8Range range: Range<Int>) -> Int {
        let isASCII = utf8.withUnsafeBufferPointer { bytes in
            for offset in range where bytes[offset] >= 0x80 { return false }
            return true
        }
        return isASCII ? range.count : string(inUTF8Range: range).count
    }

    public func span(ofUTF8Range range: Range<Int>) -> SourceSpan {
        SourceSpan(
            fileName: fileName,
            start: position(atUTF8Offset: range.lowerBound),
            end: position(atUTF8Offset: range.upperBound)
        )
    }

    /// The range of a line without the line break. Lines count from 1.
    public func utf8Range(ofLine number: Int) -> Range<Int> {
        let start = lineStarts[number - 1]
        guard number < lineCount else { return start..<utf8.count }
        let lineFeed = lineStarts[number] - 1
        let endsWithCarriageReturn = lineFeed > start && utf8[lineFeed - 1] == UInt8(ascii: "\r")
        return start..<(endsWithCarriageReturn ? lineFeed - 1 : lineFeed)
    }

    /// The number of the line with an offset, counted from 1.
    public func lineNumber(atUTF8Offset offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
