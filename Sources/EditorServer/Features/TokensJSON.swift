import JSON
import LanguageService
import SourceDiagnostics

/// Tokens in the form of LSP's `SemanticTokens`. Each has five numbers, with line and character relative to the previous token.
enum TokensJSON {
    static func value(of tokens: [SemanticToken], in source: SourceText) -> JSONValue {
        let kinds = SemanticTokenKind.allCases
        var data: [JSONValue] = []
        var last = TextPosition(line: 0, character: 0)
        for token in tokens {
            let range = source.textRange(of: token.range)
            guard range.start.line == range.end.line, range.end.character > range.start.character else { continue }
            let lines = range.start.line - last.line
            data += [
                .number(lines), .number(lines == 0 ? range.start.character - last.character : range.start.character),
                .number(range.end.character - range.start.character), .number(kinds.firstIndex(of: token.kind) ?? 0),
                .number(0),
            ]
            last = range.start
        }
        return .object(["data": .array(data)])
    }
}
