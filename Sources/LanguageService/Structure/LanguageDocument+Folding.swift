import SourceDiagnostics
import TOMLReading

/// Lines that can be folded into the first of them.
public struct FoldedLines: Hashable, Sendable {
    /// The first line. Lines count from 0.
    public var first: Int
    public var last: Int
    public var isComment: Bool
}

extension LanguageDocument {
    /// Headers with the lines below them, and values and comments that span several lines.
    public func foldings() -> [FoldedLines] {
        var found: [FoldedLines] = []
        func add(_ range: Range<Int>) {
            let (first, last) = (
                source.lineNumber(atUTF8Offset: range.lowerBound) - 1, source.lineNumber(atUTF8Offset: range.upperBound) - 1)
            if last > first { found.append(FoldedLines(first: first, last: last, isComment: false)) }
        }
        for block in DocumentBlock.blocks(of: own) {
            add(block.header.lowerBound..<source.endOfContent(in: block.header.lowerBound..<block.end))
        }
        own.walk { node, _ in
            if [.string, .array].contains(own.shape(of: node)) { add(own.valueRange(of: node)) }
            return true
        }
        found += comments()
        return found.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
    }

    private func comments() -> [FoldedLines] {
        var found: [FoldedLines] = []
        var first: Int?
        for number in 1...(source.lineCount + 1) {
            let isComment = number <= source.lineCount && source.line(at: number).first { $0 != " " && $0 != "\t" } == "#"
            if isComment {
                first = first ?? number - 1
            } else if let start = first {
                if number - 2 > start { found.append(FoldedLines(first: start, last: number - 2, isComment: true)) }
                first = nil
            }
        }
        return found
    }
}
