import PlaygroundModel
import SourceDiagnostics

enum KeyIndexNodeKind: Sendable {
    case string, scalar, array, inlineTable
    /// A table from `[header]`, or the document.
    case headerTable
    /// An implicit table, from the first parts of a `[dotted.header]`.
    case implicitTable
    /// An implicit table, from the first parts of a `dotted.key = value`.
    case dottedTable
    /// An array from `[[header]]`. Its elements are header tables.
    case tableArray
}

/// The positions and order of all keys and values, which the TOML parser does not report. Includes joined documents.
public struct KeyIndex: Sendable {
    /// A value of the document. Offsets are UTF-8 offsets of its source.
    struct Node: Sendable {
        var kind: KeyIndexNodeKind
        /// The part of a key or header that names the value. `nil` for array elements.
        var key: Range<Int>?
        var value: Range<Int>
        var keys: [String] = []
        var children: [String: Int] = [:]
        var elements: [Int] = []
        /// The index of its source.
        var file = 0

        init(_ kind: KeyIndexNodeKind, key: Range<Int>? = nil, value: Range<Int>) {
            self.kind = kind
            self.key = key
            self.value = value
        }
    }

    /// The document's own text, then the texts of joined documents.
    public internal(set) var sources: [SourceText]
    var nodes: [Node]
    /// Parts of headers and dotted keys that name tables, in the order of the text.
    public internal(set) var mentions: [Mention] = []

    public var source: SourceText { sources[0] }

    init(of source: SourceText) {
        sources = [source]
        nodes = [Node(.headerTable, value: source.utf8.indices)]
    }

    /// The span of a key, or of a header's last part. `nil` for array elements, the document and missing values.
    public func keySpan(at path: DocumentPath) -> SourceSpan? {
        place(at: path).flatMap(keySpan)
    }

    /// The span of a value, or of the header or dotted statement that made a table. `nil` for missing values.
    public func valueSpan(at path: DocumentPath) -> SourceSpan? {
        place(at: path).map(valueSpan)
    }

    /// The span of the key, or else of the value, at a path or its nearest existing ancestor. `nil` if there is none.
    public func nearestSpan(to path: DocumentPath) -> SourceSpan? {
        var path = path
        while !path.components.isEmpty {
            if let span = keySpan(at: path) ?? valueSpan(at: path) { return span }
            path.components.removeLast()
        }
        return nil
    }

    /// The keys of a table in file order. Empty if there is no table.
    public func keys(at path: DocumentPath) -> [String] {
        place(at: path)?.keys ?? []
    }

    /// The span of a part of a string, which may contain escapes. The range is in UTF-8 offsets of the decoded text.
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
