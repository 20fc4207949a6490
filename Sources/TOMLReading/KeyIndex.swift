import PlaygroundModel
import SourceDiagnostics

/// Where every key and every value of a TOML document stands in its source text, and in which order a table's
/// keys were written: the two things the TOML parser does not tell. Of several documents that were joined, it is of all.
public struct KeyIndex: Sendable {
    /// A value of the document. Offsets are UTF-8 offsets into the source.
    struct Node: Sendable {
        enum Kind: Sendable {
            case string, scalar, array, inlineTable
            /// Made by `[header]`, or the whole document.
            case headerTable
            /// Made in passing, by the first parts of a `[dotted.header]`.
            case implicitTable
            /// Made in passing, by the first parts of a `dotted.key = value`.
            case dottedTable
            /// Made by `[[header]]`; its elements are header tables.
            case tableArray
        }

        var kind: Kind
        /// The part of a key or header that names the value; array elements have none.
        var key: Range<Int>?
        var value: Range<Int>
        var keys: [String] = []
        var children: [String: Int] = [:]
        var elements: [Int] = []
        /// Which of the sources the value stands in.
        var file = 0

        init(_ kind: Kind, key: Range<Int>? = nil, value: Range<Int>) {
            self.kind = kind
            self.key = key
            self.value = value
        }
    }

    /// The texts that the values stand in: the document's own, then those of the documents it was joined with.
    public internal(set) var sources: [SourceText]
    /// The first node is the document itself.
    var nodes: [Node]
    /// Every part of a header or dotted key that names a table, in the order of the text.
    public internal(set) var mentions: [Mention] = []

    /// The document's own text.
    public var source: SourceText { sources[0] }

    init(of source: SourceText) {
        sources = [source]
        nodes = [Node(.headerTable, value: source.utf8.indices)]
    }

    /// The span of the key that names the value at a path; `nil` for array elements, the document itself and
    /// paths that lead nowhere. For a table it is the last part of its header.
    public func keySpan(at path: DocumentPath) -> SourceSpan? {
        place(at: path).flatMap(keySpan)
    }

    /// The span of the value at a path; `nil` for paths that lead nowhere. For a table made by a header it is
    /// the header, for one made by a dotted key the statement that made it.
    public func valueSpan(at path: DocumentPath) -> SourceSpan? {
        place(at: path).map(valueSpan)
    }

    /// The nearest span for a path that may not exist, such as that of a missing key: the key, else
    /// the value, of the nearest value that contains it. `nil` when that is the document as a whole.
    public func nearestSpan(to path: DocumentPath) -> SourceSpan? {
        var path = path
        while !path.components.isEmpty {
            if let span = keySpan(at: path) ?? valueSpan(at: path) { return span }
            path.components.removeLast()
        }
        return nil
    }

    /// The keys of the table at a path in the order of the file; empty when there is no table.
    public func keys(at path: DocumentPath) -> [String] {
        place(at: path)?.keys ?? []
    }

    /// The span of part of a string value, given as UTF-8 offsets into the decoded string, through escapes and
    /// line breaks; `nil` when there is no string at the path.
    public func span(inStringAt path: DocumentPath, utf8Range range: Range<Int>) -> SourceSpan? {
        guard let node = place(at: path), let literal = literal(of: node) else { return nil }
        return sources[node.file].span(ofUTF8Range: literal.sourceRange(ofDecoded: range))
    }

    func keySpan(of node: Node) -> SourceSpan? {
        node.key.map(sources[node.file].span(ofUTF8Range:))
    }

    func valueSpan(of node: Node) -> SourceSpan {
        sources[node.file].span(ofUTF8Range: node.value)
    }

    func literal(of node: Node) -> StringLiteral? {
        guard node.kind == .string else { return nil }
        return try? StringLiteral(in: sources[node.file].utf8, at: node.value.lowerBound)
    }

    private func place(at path: DocumentPath) -> Node? { node(at: path).map { nodes[$0.number] } }
}
