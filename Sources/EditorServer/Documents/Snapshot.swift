import Foundation
import JSONRPC
import LanguageService
import PlaygroundModel
import PlaygroundReader
import PlaygroundSchema
import SourceDiagnostics
import TOMLReading

struct Snapshot: Sendable {
    var open: [String: OpenDocument] = [:]
    var playgrounds: [String: String] = [:]
    var generation = 0

    func document(_ uri: String) -> OpenDocument? {
        if let path = FileURI.path(of: uri) { return open[path] }
        return open.values.first { $0.uri == uri }
    }

    func document(_ params: RequestParams) throws(RPCError) -> OpenDocument {
        let uri = try params.uri()
        guard let document = document(uri) else { throw .invalidParams("the document \(uri.prefix(200)) is not open") }
        return document
    }

    func playground(of path: String) -> String { playgrounds[path] ?? path }

    func analysis(of document: OpenDocument) throws(RPCError) -> LanguageDocument {
        let limit = PlaygroundLimits.playgroundBytes
        guard document.source.utf8.count <= limit else {
            throw .requestFailed("the document has \(document.source.utf8.count) bytes; the limit is \(limit)")
        }
        let playground = playground(of: document.path)
        let folder = PlaygroundFolder(of: playground, open: open)
        let name = name(of: document.path, in: folder)
        let source = SourceText(utf8: document.source.utf8, fileName: name)
        guard playground != document.path else {
            return LanguageDocument(source, language: .ofPlaygrounds, attachment: folder.bytes)
        }
        let rootName = (playground as NSString).lastPathComponent
        let root = SourceText(utf8: folder.bytes(of: rootName) ?? [], fileName: rootName)
        let whole = PlaygroundOutline.read(root, attachment: folder.bytes)
        return LanguageDocument(source, of: whole, language: .ofPlaygrounds)
    }

    func reading(of playground: String, after former: PlaygroundFile.ReadResult?) -> PlaygroundFile.ReadResult {
        let folder = PlaygroundFolder(of: playground, open: open)
        let name = (playground as NSString).lastPathComponent
        guard let bytes = folder.bytes(of: name) else { return .missing(fileName: name) }
        return PlaygroundFile.read(bytes: bytes, fileName: name, attachment: folder.bytes, neighbours: folder.playgrounds, after: former)
    }

    private func name(of path: String, in folder: PlaygroundFolder) -> String {
        path.hasPrefix("\(folder.path)/") ? String(path.dropFirst(folder.path.count + 1)) : (path as NSString).lastPathComponent
    }
}
