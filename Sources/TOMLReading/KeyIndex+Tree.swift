import PlaygroundModel
import SourceDiagnostics

/// The values of a document as a tree of positions, for traversal.
extension KeyIndex {
    public struct NodeID: Hashable, Sendable {
        let number: Int

        public static let root = NodeID(number: 0)
    }

    public enum Shape: Hashable, Sendable {
        case string, scalar, array, inlineTable
        /// A table with its own header.
        case headerTable
        /// A table implied by the first parts of a dotted header or key.
        case passingTable
        /// An array of tables, from headers in double brackets.
        case tableArray
    }

    /// A part of a header or dotted key that names a table, new or existing.
    public struct Mention: Sendable {
        public internal(set) var node: NodeID
        public let range: Range<Int>
        public internal(set) var file: Int
    }

    /// Reads a text that may not be TOML. Unreadable statements are omitted.
    public init(outlining source: SourceText) {
        self = TOMLScanner.scan(source).index
    }

    /// The index joined with other indices by a rule for each path. The first value of a unique key counts.
    public func joined(with others: [KeyIndex], by rule: (DocumentPath) -> KeyJoining) -> KeyIndex {
        var joined = self
        for other in others { _ = joined.join(other, by: rule) }
        return joined
    }

    public func shape(of node: NodeID) -> Shape {
        switch nodes[node.number].kind {
        case .string: .string
        case .scalar: .scalar
        case .array: .array
        case .inlineTable: .inlineTable
        case .headerTable: .headerTable
        case .implicitTable, .dottedTable: .passingTable
        case .tableArray: .tableArray
        }
    }

    /// The key's range, in UTF-8 offsets of its source. `nil` for array elements and the document.
    public func keyRange(of node: NodeID) -> Range<Int>? { nodes[node.number].key }

    /// The value's range, in UTF-8 offsets of its source. For a table with a header, the range of the header.
    public func valueRange(of node: NodeID) -> Range<Int> { nodes[node.number].value }

    public func file(of node: NodeID) -> Int { nodes[node.number].file }

    /// The entries of a table, in file order.
    public func entries(of node: NodeID) -> [(key: String, node: NodeID)] {
        let node = nodes[node.number]
        return node.keys.compactMap { key in node.children[key].map { (key, NodeID(number: $0)) } }
    }

    public func child(_ key: String, of node: NodeID) -> NodeID? {
        nodes[node.number].children[key].map { NodeID(number: $0) }
    }

    public func elements(of node: NodeID) -> [NodeID] { nodes[node.number].elements.map { NodeID(number: $0) } }

    public func node(at path: DocumentPath) -> NodeID? {
        var node = NodeID.root
        for component in path.components {
            switch component {
            case .key(let key):
                guard let child = child(key, of: node) else { return nil }
                node = child
            case .index(let index):
                let elements = nodes[node.number].elements
                guard elements.indices.contains(index) else { return nil }
                node = NodeID(number: elements[index])
            }
        }
        return node
    }

    public func string(of node: NodeID) -> String? { literal(of: nodes[node.number])?.text }

    /// The value. `nil` for tables and arrays.
    public func plainValue(of node: NodeID) -> DocumentValue? {
        let place = nodes[node.number]
        switch place.kind {
        case .string: return string(of: node).map(DocumentValue.string)
        case .scalar: return BareWord(sources[place.file].utf8[place.value]).value
        case .array, .inlineTable, .headerTable, .implicitTable, .dottedTable, .tableArray: return nil
        }
    }

    /// The source range of a part of a string. The part is given in UTF-8 offsets of the decoded text.
    public func sourceRange(in node: NodeID, ofDecoded range: Range<Int>) -> Range<Int>? {
        literal(of: nodes[node.number])?.sourceRange(ofDecoded: range)
    }
}
