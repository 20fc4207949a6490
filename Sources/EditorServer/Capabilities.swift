import JSON
import LanguageService

enum Capabilities {
    static func value(version: String) -> JSONValue {
        .object([
            "capabilities": capabilities,
            "serverInfo": .object(["name": "traitscope".json, "version": version.json]),
        ])
    }

    private static let capabilities: JSONValue = .object([
        "positionEncoding": "utf-16".json,
        "textDocumentSync": .object(["openClose": .bool(true), "change": .number(2), "save": .object(["includeText": .bool(false)])]),
        "completionProvider": .object(["triggerCharacters": .strings(["\"", ".", "=", "[", "{", ",", " ", "@", "(", "-"])]),
        "hoverProvider": .bool(true),
        "definitionProvider": .bool(true),
        "referencesProvider": .bool(true),
        "documentHighlightProvider": .bool(true),
        "renameProvider": .object(["prepareProvider": .bool(true)]),
        "documentSymbolProvider": .bool(true),
        "foldingRangeProvider": .bool(true),
        "documentFormattingProvider": .bool(true),
        "inlayHintProvider": .bool(true),
        "codeActionProvider": .object(["codeActionKinds": .strings(["quickfix", "source"])]),
        "executeCommandProvider": .object(["commands": .strings([BoardCommand.name])]),
        "semanticTokensProvider": .object([
            "legend": .object([
                "tokenTypes": .strings(SemanticTokenKind.allCases.map { $0.name }), "tokenModifiers": .array([]),
            ]),
            "full": .bool(true),
        ]),
    ])
}
