import PlaygroundModel
import SourceDiagnostics

/// The values of a document as a tree of places, for who goes over all of them.
extension KeyIndex {
    /// A value, by its place in the index that gave it.
    public struct NodeID: Hashable, Sendable {
        let number: Int

        /// The document itself.
        public static let root = NodeID(number: 0)
    }

    /// How a value is written.
    public enum Shape: Hashable, Sendable {
        case string, scalar, array, inlineTable
        /// By a header of its own.
        case headerTable
        /// In passing, by the first parts of a dotted header or key.
        case passingTable
        /// By headers in double brackets.
        case tableArray
    }

    /// A part of a header or dotted key that names a table, also one that was made before.
    public struct Mention: Sendable {
        public internal(set) var node: NodeID
        public let range: Range<Int>
        /// Which of the sources it stands in.
        public internal(set) var file: Int
    }

    /// What can be told of a text that need not be TOML: statements that cannot be read are not there.
    public init(outlining source: SourceText) {
        self = TOMLScanner.scan(source).index
    }

    /// The index with the values of others, by a rule for each path; of a key that may be there once the first value counts.
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

    /// In UTF-8 offsets of its source; `nil` for elements of arrays and the document.
    public func keyRange(of node: NodeID) -> Range<Int>? { nodes[node.number].key }

    /// In UTF-8 offsets of its source; of a table with a header, that.
    public func valueRange(of node: NodeID) -> Range<Int> { nodes[node.number].value }

    /// Which of the sources the value stands in.
    public func file(of node: NodeID) -> Int { nodes[node.number].file }

    /// The keys of a table with their values, in the order of the file.
    public func entries(of node: NodeID) -> [(key: String, node: NodeID)] {
        let node = nodes[node.number]
        return node.keys.compactMap { key in node.children[key].map { (key, NodeID(number: $0)) } }
    }

    public func child(_ key: String, of node: NodeID) -> NodeID? {
        nodes[node.number].children[key].map { NodeID(number: $0) }
    }

    /// The elements of an array, of tables or other values.
    public func elements(of node: NodeID) -> [NodeID] { nodes[node.number].elements.map { NodeID(number: $0) } }

    /// The value at a path.
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

    /// The value of anything but a table or an array.
    public func plainValue(of node: NodeID) -> DocumentValue? {
        let place = nodes[node.number]
        switch place.kind {
        case .string: return string(of: node).map(DocumentValue.string)
        case .scalar: return BareWord(sources[place.file].utf8[place.value]).value
        case .array, .inlineTable, .headerTable, .implicitTable, .dottedTable, .tableArray: return nil
        }
    }

    /// Where part of a string stands in its source.
    ///
    /// - Parameter range: UTF-8 offsets into the decoded text.
    public func sourceRange(in node: NodeID, ofDecoded range: Range<Int>) -> Range<Int>? {
        literal(of: nodes[node.number])?.sourceRange(ofDecoded: range)
    }
}
