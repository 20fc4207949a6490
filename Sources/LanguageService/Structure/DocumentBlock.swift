import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct DocumentBlock {
    var path: DocumentPath
    var node: KeyIndex.NodeID
    var header: Range<Int>
    var end: Int

    static func blocks(of index: KeyIndex) -> [DocumentBlock] {
        var blocks: [DocumentBlock] = []
        index.walk { node, path in
            let shape = index.shape(of: node)
            if shape == .headerTable { blocks.append(DocumentBlock(path: path, node: node, header: index.valueRange(of: node), end: 0)) }
            return [.headerTable, .passingTable, .tableArray].contains(shape)
        }
        blocks.sort { $0.header.lowerBound < $1.header.lowerBound }
        for position in blocks.indices {
            blocks[position].end = position + 1 < blocks.count ? blocks[position + 1].header.lowerBound : index.source.utf8.count
        }
        return blocks
    }
}

extension SourceText {
    /// The end of the last line in a range that is neither blank nor a comment.
    func endOfContent(in range: Range<Int>) -> Int {
        var number = lineNumber(atUTF8Offset: max(range.lowerBound, range.upperBound - 1))
        let first = lineNumber(atUTF8Offset: range.lowerBound)
        while number > first {
            let text = line(at: number).drop { $0 == " " || $0 == "\t" }
            if !text.isEmpty, text.first != "#" { break }
            number -= 1
        }
        return utf8Range(ofLine: number).upperBound
    }
}
