import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A header with the statements below it.
struct DocumentBlock {
    var path: DocumentPath
    var node: KeyIndex.NodeID
    var header: Range<Int>
    /// Up to the next header.
    var end: Int

    /// The blocks of a text in their order.
    static func blocks(of index: KeyIndex) -> [DocumentBlock] {
        var blocks: [DocumentBlock] = []
        collect(.root, DocumentPath(), in: index, &blocks)
        blocks.sort { $0.header.lowerBound < $1.header.lowerBound }
        for position in blocks.indices {
            blocks[position].end = position + 1 < blocks.count ? blocks[position + 1].header.lowerBound : index.source.utf8.count
        }
        return blocks
    }

    private static func collect(_ node: KeyIndex.NodeID, _ path: DocumentPath, in index: KeyIndex, _ blocks: inout [DocumentBlock]) {
        if node != .root, index.shape(of: node) == .headerTable {
            blocks.append(DocumentBlock(path: path, node: node, header: index.valueRange(of: node), end: 0))
        }
        for (key, child) in index.entries(of: node) where !isPlain(child, in: index) { collect(child, path.appending(key), in: index, &blocks) }
        guard index.shape(of: node) == .tableArray else { return }
        for (position, element) in index.elements(of: node).enumerated() { collect(element, path.appending(position), in: index, &blocks) }
    }

    private static func isPlain(_ node: KeyIndex.NodeID, in index: KeyIndex) -> Bool {
        switch index.shape(of: node) {
        case .string, .scalar, .array, .inlineTable: true
        case .headerTable, .passingTable, .tableArray: false
        }
    }
}

extension SourceText {
    /// The end of the last line in a range that holds anything but blanks and comments that belong to what follows.
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
