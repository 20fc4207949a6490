import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct ConstraintStrings {
    struct Entry {
        var node: KeyIndex.NodeID
        var path: DocumentPath
        /// The controller, component or cell that has the views.
        var scope: DocumentPath
    }

    static func all(in index: KeyIndex) -> [Entry] {
        var entries: [Entry] = []
        index.walk { list, path in
            guard path.components.last == .key("constraints") else { return true }
            let scope = scope(ofConstraintsAt: path)
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
            return false
        }
        return entries
    }

    /// The constraints of an adaptive element name views of the element's owner.
    private static func scope(ofConstraintsAt path: DocumentPath) -> DocumentPath {
        let table = path.components.dropLast()
        let isAdaptive = table.count > 2 && table.dropLast().last == .key("adaptive")
        return DocumentPath(Array(isAdaptive ? table.dropLast(2) : table))
    }
}
