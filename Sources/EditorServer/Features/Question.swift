import Foundation
import JSON
import JSONRPC
import LanguageService
import SourceDiagnostics

/// A request about a document, with the document's text at that time.
struct Question: Sendable {
    let feature: Feature
    let params: RequestParams
    let document: OpenDocument
    let snapshot: Snapshot
    let publisher: DiagnosticsPublisher?
    let boards: BoardLinks?
    let options: ClientOptions

    /// - Throws: `RPCError` if the position is outside the document.
    func check() throws(RPCError) {
        guard feature.hasPosition else { return }
        let position = try params.position()
        guard document.source.has(position) else {
            throw .invalidParams("the document has \(document.source.lineCount) lines, and no line \(position.line)")
        }
    }

    func answer() throws(RPCError) -> JSONValue {
        guard !Task.isCancelled else { throw .requestCancelled }
        let analysis = try snapshot.analysis(of: document)
        guard !Task.isCancelled else { throw .requestCancelled }
        let offset = feature.hasPosition ? analysis.source.offset(of: try params.position()) : 0
        switch feature {
        case .completion: return CompletionJSON(source: analysis.source, options: options).value(of: analysis.completions(at: offset))
        case .hover: return hover(analysis, offset)
        case .definition: return .array(analysis.definitions(at: offset).map { location($0.file, $0.range, analysis) })
        case .references:
            let withDefinition = params.value["context"]?["includeDeclaration"]?.bool ?? true
            return .array(analysis.references(at: offset, withDefinition: withDefinition).map { location($0.file, $0.range, analysis) })
        case .highlight: return highlights(analysis, offset)
        case .prepareRename: return try prepareRename(analysis, offset)
        case .rename: return try rename(analysis, offset)
        case .symbols: return .array(analysis.symbols().map { SymbolJSON.value(of: $0, in: analysis.source) })
        case .folding: return .array(analysis.foldings().map(folding))
        case .formatting: return .edits(analysis.formatting(), in: analysis.source)
        case .inlayHint: return try inlayHints(analysis)
        case .codeAction: return try codeActions(analysis)
        case .tokens: return TokensJSON.value(of: analysis.tokens(), in: analysis.source)
        case .executeCommand: throw .methodNotFound(feature.rawValue)
        }
    }

    private var findings: DiagnosticsPublisher.Findings {
        publisher?.findings(of: snapshot.playground(of: document.path)) ?? DiagnosticsPublisher.Findings()
    }

    private func hover(_ analysis: LanguageDocument, _ offset: Int) -> JSONValue {
        guard let hover = analysis.hover(at: offset, board: { findings.board }) else { return .null }
        return .object(["contents": .markdown(hover.markdown), "range": .range(hover.range, in: analysis.source)])
    }

    private func uri(ofFile file: Int, _ analysis: LanguageDocument) -> String {
        let folder = PlaygroundFolder.folder(of: snapshot.playground(of: document.path))
        let path = "\(folder)/\(analysis.whole.sources[file].fileName)"
        return snapshot.open[path]?.uri ?? FileURI.uri(ofPath: path)
    }

    private func location(_ file: Int, _ range: Range<Int>, _ analysis: LanguageDocument) -> JSONValue {
        .object(["uri": uri(ofFile: file, analysis).json, "range": .range(range, in: analysis.whole.sources[file])])
    }

    private func highlights(_ analysis: LanguageDocument, _ offset: Int) -> JSONValue {
        let own = analysis.references(at: offset).filter { analysis.whole.sources[$0.file].fileName == analysis.source.fileName }
        return .array(own.map { .object(["range": .range($0.range, in: analysis.source), "kind": .number($0.isDefinition ? 3 : 2)]) })
    }

    private func prepareRename(_ analysis: LanguageDocument, _ offset: Int) throws(RPCError) -> JSONValue {
        guard let found = analysis.renamable(at: offset) else { throw .requestFailed("there is nothing to rename here") }
        return .object(["range": .range(found.range, in: analysis.source), "placeholder": found.thing.name.json])
    }

    private func rename(_ analysis: LanguageDocument, _ offset: Int) throws(RPCError) -> JSONValue {
        guard let name = params.value["newName"]?.string else { throw .invalidParams("\"newName\" is missing") }
        let edits: [Int: [TextEdit]]
        do throws(LanguageDocument.RenamingFailure) {
            edits = try analysis.renaming(at: offset, to: name)
        } catch {
            throw .requestFailed(error.description)
        }
        let members = edits.sorted { $0.key < $1.key }.map { file, edits in
            JSONValue.Member(name: uri(ofFile: file, analysis), value: .edits(edits, in: analysis.whole.sources[file]))
        }
        return .object(["changes": .object(members)])
    }

    private func folding(_ lines: FoldedLines) -> JSONValue {
        .object([
            "startLine": .number(lines.first), "endLine": .number(lines.last), "kind": lines.isComment ? "comment".json : "region".json,
        ])
    }

    private func inlayHints(_ analysis: LanguageDocument) throws(RPCError) -> JSONValue {
        let range = try params.range()
        guard let board = findings.board else { return .array([]) }
        let offsets = analysis.source.offset(of: range.start)..<analysis.source.offset(of: range.end)
        return .array(analysis.inlayHints(in: offsets, on: board, device: options.device).map { hint in
            .object([
                "position": .position(analysis.source.textPosition(of: hint.offset)), "label": hint.label.json, "tooltip": hint.tooltip.json,
                "paddingLeft": .bool(true),
            ])
        })
    }

    private func codeActions(_ analysis: LanguageDocument) throws(RPCError) -> JSONValue {
        let range = try params.range()
        let findings = findings
        // Fixes apply only to the text in which the diagnostics were found.
        guard let read = findings.reading?.sources.first(where: { $0.fileName == analysis.source.fileName }), read.utf8 == analysis.source.utf8
        else { return .array(boardActions(range)) }
        let wanted = analysis.source.offset(of: range.start)...analysis.source.offset(of: range.end)
        let near = findings.all.filter { diagnostic in
            guard let span = diagnostic.span, span.fileName == analysis.source.fileName else { return false }
            let place = analysis.source.offsets(of: span)
            return place.lowerBound <= wanted.upperBound && wanted.lowerBound <= place.upperBound
        }
        let json = DiagnosticJSON(
            sources: findings.reading?.sources ?? [], folder: PlaygroundFolder.folder(of: snapshot.playground(of: document.path)))
        return .array(analysis.fixes(for: near).map { fix in
            .object([
                "title": fix.title.json, "kind": "quickfix".json, "isPreferred": fix.isPreferred ? .bool(true) : nil,
                "diagnostics": .array([json.value(of: fix.diagnostic, in: analysis.source)]),
                "edit": .object(["changes": .object([
                    JSONValue.Member(name: document.uri, value: .edits(fix.edits, in: analysis.source)),
                ])]),
            ])
        } + boardActions(range))
    }

    /// The action *Show on the board*, if a server has the document.
    private func boardActions(_ range: TextRange) -> [JSONValue] {
        let kind = "source"
        let isWanted = params.value["context"]?["only"]?.elements.map { $0.contains(kind.json) } ?? true
        guard isWanted, document.isFile, boards?.serve(document.path) ?? false else { return [] }
        return [.object([
            "title": "Show on the board".json, "kind": kind.json, "command": BoardCommand.json(of: document.uri, line: range.start.line),
        ])]
    }
}
