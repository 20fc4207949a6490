import PlaygroundModel
import SourceDiagnostics

/// The way in which a value of another document is joined.
public enum KeyJoining: Sendable {
    /// The value is ignored, because it is only for its own document.
    case left
    /// The value is used unless the key already has a value.
    case added
    /// The value is a table. Its keys are joined to the keys of the existing table.
    case keys
    /// The value is an array. Its elements follow the existing elements.
    case elements
    /// The key may be in one document only.
    case unique
}

public struct KeyClash: Hashable, Sendable {
    public var path: DocumentPath
    public var first: SourceSpan
    public var second: SourceSpan
}

extension KeyIndex {
    /// Joins another document by a rule for each path. Returns the clashing keys. Their first values count.
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

    fileprivate func moved(by offset: Int, files: Int) -> KeyIndex.Node {
        var moved = self
        moved.file += files
        moved.children = children.mapValues { $0 + offset }
        moved.elements = elements.map { $0 + offset }
        return moved
    }
}
