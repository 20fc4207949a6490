import PlaygroundModel
import SourceDiagnostics
import TOMLReading

public enum DocumentSymbolKind: Hashable, Sendable {
    case section, controller, view, component, barItem, constraint, name, scenario
}

public struct DocumentSymbol: Hashable, Sendable {
    public var name: String
    public var detail: String?
    public var kind: DocumentSymbolKind
    /// The whole entry, in UTF-8 offsets.
    public var range: Range<Int>
    /// The range of the key alone.
    public var selection: Range<Int>
    public var children: [DocumentSymbol] = []
}

extension LanguageDocument {
    /// The file's outline: controllers and components with their views, and the other tables.
    public func symbols() -> [DocumentSymbol] { SymbolReader(own).symbols() }
}

private struct SymbolReader {
    private let index: KeyIndex
    private let blocks: [DocumentBlock]

    init(_ index: KeyIndex) {
        self.index = index
        blocks = DocumentBlock.blocks(of: index)
    }

    func symbols() -> [DocumentSymbol] {
        var symbols: [DocumentSymbol] = []
        for (key, node) in index.entries(of: .root) {
            switch key {
            case "controllers": symbols += entries(of: node, at: [key], kind: .controller)
            case "components": symbols += entries(of: node, at: [key], kind: .component)
            case "scenarios", "sets", "allow", "notes": symbols += elements(of: node, key)
            default: symbols.append(symbol(key, node, at: DocumentPath().appending(key), kind: .section, detail: nil))
            }
        }
        return symbols.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func entries(of table: KeyIndex.NodeID, at path: [String], kind: DocumentSymbolKind) -> [DocumentSymbol] {
        index.entries(of: table).map { name, node in
            let path = (path + [name]).reduce(DocumentPath()) { $0.appending($1) }
            let detail = index.string("kind", of: node) ?? (kind == .controller ? "view" : "component")
            var symbol = symbol(name, node, at: path, kind: kind, detail: detail)
            for (key, kind) in Self.parts {
                guard let part = index.child(key, of: node) else { continue }
                symbol.children += index.entries(of: part).map { name, node in
                    self.symbol(name, node, at: path.appending(key).appending(name), kind: kind, detail: index.string("kind", of: node))
                }
            }
            symbol.children.sort { $0.range.lowerBound < $1.range.lowerBound }
            return symbol
        }
    }

    private static let parts: [(String, DocumentSymbolKind)] = [("views", .view)] + NameSpace.barKeys.map { ($0, .barItem) }

    private func elements(of list: KeyIndex.NodeID, _ key: String) -> [DocumentSymbol] {
        index.elements(of: list).enumerated().map { position, node in
            let name = index.string("name", of: node) ?? index.string("code", of: node) ?? index.string("text", of: node) ?? "\(key) \(position + 1)"
            return symbol(name, node, at: DocumentPath().appending(key).appending(position), kind: .scenario, detail: nil)
        }
    }

    private func symbol(
        _ name: String, _ node: KeyIndex.NodeID, at path: DocumentPath, kind: DocumentSymbolKind, detail: String?
    ) -> DocumentSymbol {
        let selection = index.keyRange(of: node) ?? index.valueRange(of: node)
        let value = index.valueRange(of: node)
        var range = min(selection.lowerBound, value.lowerBound)..<max(selection.upperBound, value.upperBound)
        if let first = blocks.firstIndex(where: { $0.path.components.starts(with: path.components) }) {
            var last = first
            while last + 1 < blocks.count, blocks[last + 1].path.components.starts(with: path.components) { last += 1 }
            let end = index.source.endOfContent(in: blocks[last].header.lowerBound..<blocks[last].end)
            range = min(range.lowerBound, blocks[first].header.lowerBound)..<max(range.upperBound, end)
        }
        return DocumentSymbol(name: name.isEmpty ? "\"\"" : name, detail: detail, kind: kind, range: range, selection: selection)
    }
}
