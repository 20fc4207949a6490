import JSON
import LanguageService
import SourceDiagnostics

/// The parts of a playground in the form of LSP's `DocumentSymbol`.
enum SymbolJSON {
    static func value(of symbol: DocumentSymbol, in source: SourceText) -> JSONValue {
        .object([
            "name": symbol.name.json, "detail": symbol.detail?.json, "kind": .number(kind(of: symbol)),
            "range": .range(symbol.range, in: source), "selectionRange": .range(symbol.selection, in: source),
            "children": symbol.children.isEmpty ? nil : .array(symbol.children.map { value(of: $0, in: source) }),
        ])
    }

    /// The kind as LSP's `SymbolKind`.
    private static func kind(of symbol: DocumentSymbol) -> Int {
        switch symbol.kind {
        case .section: 3
        case .controller: 5
        case .component: 11
        case .view: 8
        case .barItem: 7
        case .constraint: 15
        case .name: 13
        case .scenario: 12
        }
    }
}
