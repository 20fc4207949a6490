import PlaygroundModel
import SourceDiagnostics

/// Finds the edits that apply a fix to a text.
public struct FixEdits {
    private let source: SourceText
    private let index: KeyIndex

    public init(_ source: SourceText) {
        self.source = source
        index = KeyIndex(outlining: source)
    }

    /// The fixes that can be applied to the text, if the diagnostic is in it.
    public func fixes(for diagnostic: Diagnostic) -> [(fix: Fix, edits: [TextEdit])] {
        guard let span = diagnostic.span, span.fileName == source.fileName else { return [] }
        return diagnostic.fixes.compactMap { fix in
            let marked = fix.span ?? span
            guard marked.fileName == source.fileName, let edits = edits(for: fix.change, at: marked), !edits.isEmpty else { return nil }
            return (fix, edits)
        }
    }

    private func edits(for change: Fix.Change, at span: SourceSpan) -> [TextEdit]? {
        let range = source.offsets(of: span)
        switch change {
        case .rename(let name): return rename(range, to: name)
        case .replace(let text): return [TextEdit(range, text)]
        case .append(let text): return append(text, to: range)
        case .addEntry(let entry): return self.entry(at: range).flatMap { add(entry, to: $0.node) }
        case .addElement(let text, let list): return addElement(text, to: list)
        case .removeEntry: return removeEntry(at: range)
        }
    }

    private func byte(at offset: Int) -> UInt8? { source.utf8.indices.contains(offset) ? source.utf8[offset] : nil }

    private func isQuote(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private func rename(_ range: Range<Int>, to name: String) -> [TextEdit] {
        let isQuoted = range.count > 1 && isQuote(byte(at: range.lowerBound))
            && byte(at: range.upperBound - 1) == byte(at: range.lowerBound)
        switch leaf(around: range).map(index.shape) {
        case nil: return [TextEdit(range, name.tomlKey)]
        case .string: return [TextEdit(range, isQuoted ? name.tomlText : name)]
        default: return [TextEdit(range, name.tomlText)]
        }
    }

    /// The string, number or other word that contains the range. `nil` for keys.
    private func leaf(around range: Range<Int>, in parent: KeyIndex.NodeID = .root) -> KeyIndex.NodeID? {
        for child in index.entries(of: parent).map({ $0.node }) + index.elements(of: parent) {
            let isLeaf = index.shape(of: child) == .string || index.shape(of: child) == .scalar
            if isLeaf, index.valueRange(of: child).contains(range.lowerBound) { return child }
            if let found = leaf(around: range, in: child) { return found }
        }
        return nil
    }

    private func append(_ text: String, to range: Range<Int>) -> [TextEdit]? {
        guard range.count > 1, isQuote(byte(at: range.upperBound - 1)) else { return nil }
        return [TextEdit((range.upperBound - 1)..<(range.upperBound - 1), text)]
    }

    private func add(_ entry: String, to node: KeyIndex.NodeID) -> [TextEdit]? {
        let value = index.valueRange(of: node)
        switch index.shape(of: node) {
        case .headerTable:
            let end = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: value.upperBound)).upperBound
            return [TextEdit(end..<end, "\n\(entry)")]
        case .inlineTable:
            let end = value.upperBound - 1
            let hasEntries = !index.entries(of: node).isEmpty
            let start = trimmed(end, notBefore: value.lowerBound + 1)
            return [TextEdit(start..<end, hasEntries ? ", \(entry) " : " \(entry) ")]
        case .string, .scalar, .array, .passingTable, .tableArray: return nil
        }
    }

    private func trimmed(_ end: Int, notBefore start: Int) -> Int {
        var end = end
        while end > start, byte(at: end - 1) == 0x20 || byte(at: end - 1) == 0x09 { end -= 1 }
        return end
    }

    /// The value that the range marks, directly or through its key, and the value's parent.
    private func entry(at range: Range<Int>, in parent: KeyIndex.NodeID = .root) -> (node: KeyIndex.NodeID, parent: KeyIndex.NodeID)? {
        for child in index.entries(of: parent).map({ $0.node }) + index.elements(of: parent) {
            if index.keyRange(of: child) == range || index.valueRange(of: child) == range { return (child, parent) }
            if let found = entry(at: range, in: child) { return found }
        }
        return nil
    }

    private func removeEntry(at range: Range<Int>) -> [TextEdit]? {
        guard let (node, parent) = entry(at: range), let key = index.keyRange(of: node) else { return nil }
        switch index.shape(of: node) {
        case .headerTable, .passingTable, .tableArray: return nil
        case .string, .scalar, .array, .inlineTable: break
        }
        let value = index.valueRange(of: node)
        guard index.shape(of: parent) == .inlineTable else { return removeStatement(key.lowerBound..<value.upperBound) }
        let table = index.valueRange(of: parent)
        var (start, end) = (trimmed(key.lowerBound, notBefore: table.lowerBound + 1), value.upperBound)
        while let next = byte(at: end), next == 0x20 || next == 0x09 { end += 1 }
        if byte(at: start - 1) == UInt8(ascii: ",") {
            start -= 1
            end = value.upperBound
        } else if byte(at: end) == UInt8(ascii: ",") {
            end += 1
        }
        return [TextEdit(start..<end, "")]
    }

    /// Removes a statement's lines, unless something precedes the statement on its first line.
    private func removeStatement(_ range: Range<Int>) -> [TextEdit]? {
        let first = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: range.lowerBound))
        let last = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: range.upperBound))
        guard trimmed(range.lowerBound, notBefore: first.lowerBound) == first.lowerBound else { return nil }
        var end = last.upperBound
        if byte(at: end) == UInt8(ascii: "\r") { end += 1 }
        if byte(at: end) == UInt8(ascii: "\n") { end += 1 }
        return [TextEdit(first.lowerBound..<end, "")]
    }

    private func addElement(_ text: String, to list: [String]) -> [TextEdit]? {
        let path = list.reduce(DocumentPath()) { $0.appending($1) }
        if let array = index.node(at: path), index.shape(of: array) == .array { return add(text.tomlText, toArray: array) }
        guard index.node(at: path) == nil, let key = list.last,
              let table = index.node(at: DocumentPath(Array(path.components.dropLast()))) else { return nil }
        return add("\(key.tomlKey) = [\(text.tomlText)]", to: table)
    }

    private func add(_ element: String, toArray array: KeyIndex.NodeID) -> [TextEdit] {
        let range = index.valueRange(of: array)
        let closing = range.upperBound - 1
        guard let last = index.elements(of: array).last else { return [TextEdit((range.lowerBound + 1)..<closing, element)] }
        let end = index.valueRange(of: last).upperBound
        let between = source.string(inUTF8Range: end..<closing)
        let isOverLines = source.lineNumber(atUTF8Offset: range.lowerBound) != source.lineNumber(atUTF8Offset: closing)
        guard isOverLines else { return [TextEdit(end..<end, ", \(element)")] }
        let line = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: index.valueRange(of: last).lowerBound))
        let indentation = source.string(inUTF8Range: line).prefix { $0 == " " || $0 == "\t" }
        let comma = between.drop { $0 == " " }.first == "," ? [] : [TextEdit(end..<end, ",")]
        let lineEnd = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: end)).upperBound
        let place = min(lineEnd, trimmed(closing, notBefore: end))
        return comma + [TextEdit(place..<place, "\n\(indentation)\(element),")]
    }
}
