import PlaygroundModel
import SourceDiagnostics

/// Reads the values of a document from its text.
enum TOMLParser {
    /// Parses a document without scanner problems. Tables keep the order of the file.
    static func parse(_ index: KeyIndex) throws(TOMLProblem) -> DocumentTable {
        if let problem = TOMLValidator.problem(in: index) { throw problem }
        return document(of: index)
    }

    /// The values of a document that is already validated.
    static func document(of index: KeyIndex) -> DocumentTable { table(of: index.nodes[0], in: index) }

    private static func table(of node: KeyIndex.Node, in index: KeyIndex) -> DocumentTable {
        DocumentTable(node.keys.compactMap { key in
            guard let child = node.children[key] else { return nil }
            return value(of: index.nodes[child], in: index).map { DocumentTable.Entry(key: key, value: $0) }
        })
    }

    private static func value(of node: KeyIndex.Node, in index: KeyIndex) -> DocumentValue? {
        switch node.kind {
        case .string: index.literal(of: node).map { .string($0.text) }
        case .scalar: BareWord(index.sources[node.file].utf8[node.value]).value
        case .array, .tableArray: .array(node.elements.compactMap { value(of: index.nodes[$0], in: index) })
        case .inlineTable, .headerTable, .implicitTable, .dottedTable: .table(table(of: node, in: index))
        }
    }
}

extension KeyIndex {
    /// The values, including the values of joined documents.
    public var document: DocumentTable { TOMLParser.document(of: self) }
}
