import PlaygroundModel
import SourceDiagnostics

/// What becomes of a value of a document that is joined to another.
public enum KeyJoining: Sendable {
    /// It is of its own document alone.
    case left
    /// It counts unless the key has a value already.
    case added
    /// It is a table, and its keys are joined to those of the table that is there.
    case keys
    /// It is an array, and its elements follow those that are there.
    case elements
    /// The key may have one value in all documents.
    case unique
}

/// A key that two documents have and only one may.
public struct KeyClash: Hashable, Sendable {
    public var path: DocumentPath
    public var first: SourceSpan
    public var second: SourceSpan
}

extension KeyIndex {
    /// Joins another document, by a rule for each path. Returns keys that may be in one document alone; their first values count.
    mutating func join(_ other: KeyIndex, by rule: (DocumentPath) -> KeyJoining) -> [KeyClash] {
        let root = nodes.count
        mentions += other.mentions.map { mention in
            Mention(node: NodeID(number: mention.node.number + root), range: mention.range, file: mention.file + sources.count)
        }
        nodes += other.nodes.map { $0.moved(by: root, files: sources.count) }
        sources += other.sources
        var clashes: [KeyClash] = []
        joinKeys(of: root, to: 0, at: DocumentPath(), by: rule, &clashes)
        return clashes
    }

    private mutating func joinKeys(
        of other: Int, to table: Int, at path: DocumentPath, by rule: (DocumentPath) -> KeyJoining, _ clashes: inout [KeyClash]
    ) {
        for key in nodes[other].keys {
            guard let child = nodes[other].children[key] else { continue }
            let path = path.appending(key)
            let joining = rule(path)
            if case .left = joining { continue }
            guard let known = nodes[table].children[key] else {
                nodes[table].keys.append(key)
                nodes[table].children[key] = child
                continue
            }
            switch joining {
            case .left, .added: break
            case .keys where nodes[known].isTable && nodes[child].isTable:
                joinKeys(of: child, to: known, at: path, by: rule, &clashes)
            case .elements where nodes[known].isArray && nodes[child].isArray: nodes[known].elements += nodes[child].elements
            case .keys, .elements, .unique: clashes.append(clash(of: child, with: known, at: path))
            }
        }
    }

    private func clash(of second: Int, with first: Int, at path: DocumentPath) -> KeyClash {
        func span(_ node: Node) -> SourceSpan { keySpan(of: node) ?? valueSpan(of: node) }
        return KeyClash(path: path, first: span(nodes[first]), second: span(nodes[second]))
    }
}

extension KeyIndex.Node {
    var isTable: Bool {
        switch kind {
        case .inlineTable, .headerTable, .implicitTable, .dottedTable: true
        case .string, .scalar, .array, .tableArray: false
        }
    }

    fileprivate var isArray: Bool { kind == .array || kind == .tableArray }

    /// The node among those of other documents that stand before its own.
    fileprivate func moved(by offset: Int, files: Int) -> KeyIndex.Node {
        var moved = self
        moved.file += files
        moved.children = children.mapValues { $0 + offset }
        moved.elements = elements.map { $0 + offset }
        return moved
    }
}
