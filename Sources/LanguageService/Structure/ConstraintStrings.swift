import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The constraints of a file, as they are written.
struct ConstraintStrings {
    struct Entry {
        var node: KeyIndex.NodeID
        var path: DocumentPath
        /// The controller, component or cell whose views it names.
        var scope: DocumentPath
    }

    static func all(in index: KeyIndex) -> [Entry] {
        var entries: [Entry] = []
        collect(.root, DocumentPath(), scope: nil, in: index, &entries)
        return entries
    }

    private static func collect(
        _ node: KeyIndex.NodeID, _ path: DocumentPath, scope: DocumentPath?, in index: KeyIndex, _ entries: inout [Entry]
    ) {
        for (key, child) in index.entries(of: node) {
            if key == "constraints" {
                add(child, path.appending(key), scope: self.scope(of: path), in: index, &entries)
            } else {
                collect(child, path.appending(key), scope: scope, in: index, &entries)
            }
        }
        for (position, element) in index.elements(of: node).enumerated() {
            collect(element, path.appending(position), scope: scope, in: index, &entries)
        }
    }

    /// An adaptive element's constraints name the views of what it belongs to.
    private static func scope(of table: DocumentPath) -> DocumentPath {
        let components = table.components
        guard components.count > 2, components[components.count - 2] == .key("adaptive") else { return table }
        return DocumentPath(Array(components.dropLast(2)))
    }

    private static func add(
        _ list: KeyIndex.NodeID, _ path: DocumentPath, scope: DocumentPath, in index: KeyIndex, _ entries: inout [Entry]
    ) {
        for (position, element) in index.elements(of: list).enumerated() {
            let path = path.appending(position)
            switch index.shape(of: element) {
            case .string: entries.append(Entry(node: element, path: path, scope: scope))
            case .inlineTable, .headerTable:
                if let format = index.child("format", of: element) {
                    entries.append(Entry(node: format, path: path.appending("format"), scope: scope))
                }
            case .scalar, .array, .passingTable, .tableArray: break
            }
        }
    }
}
