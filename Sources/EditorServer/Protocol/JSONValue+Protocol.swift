import JSON
import JSONRPC
import LanguageService
import SourceDiagnostics

extension JSONValue {
    static func position(_ position: TextPosition) -> JSONValue {
        .object(["line": .number(position.line), "character": .number(position.character)])
    }

    static func range(_ range: TextRange) -> JSONValue {
        .object(["start": .position(range.start), "end": .position(range.end)])
    }

    static func range(_ range: Range<Int>, in source: SourceText) -> JSONValue { .range(source.textRange(of: range)) }

    static func edits(_ edits: [TextEdit], in source: SourceText) -> JSONValue {
        .array(edits.map { .object(["range": .range($0.range, in: source), "newText": $0.text.json]) })
    }

    static func markdown(_ text: String) -> JSONValue { .object(["kind": "markdown".json, "value": text.json]) }

    var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    subscript(path names: [String]) -> JSONValue? {
        names.reduce(self) { value, name in value?[name] }
    }
}

struct RequestParams {
    let value: JSONValue

    func uri() throws(RPCError) -> String {
        guard let uri = value["textDocument"]?["uri"]?.string else { throw .invalidParams("\"textDocument.uri\" is missing") }
        return uri
    }

    func position() throws(RPCError) -> TextPosition { try Self.position(value["position"], "position") }

    func range() throws(RPCError) -> TextRange { try Self.range(value["range"], "range") }

    static func range(_ value: JSONValue?, _ name: String) throws(RPCError) -> TextRange {
        let range = TextRange(try position(value?["start"], "\(name).start"), try position(value?["end"], "\(name).end"))
        guard range.start <= range.end else { throw .invalidParams("\"\(name)\" ends before it begins") }
        return range
    }

    static func position(_ value: JSONValue?, _ name: String) throws(RPCError) -> TextPosition {
        guard let line = value?["line"]?.wholeNumber, let character = value?["character"]?.wholeNumber, line >= 0, character >= 0 else {
            throw .invalidParams("\"\(name)\" is not a position, which has a line and a character, from 0")
        }
        return TextPosition(line: line, character: character)
    }
}
