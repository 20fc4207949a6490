import Foundation
import JSON
import JSONRPC

/// `traitscope lsp`: the Language Server Protocol 3.17 over two streams.
package final class LanguageServer: RPCHandler {
    private enum Phase {
        case started, running, shutDown
    }

    private var phase = Phase.started
    private var snapshot = Snapshot()
    private var publisher: DiagnosticsPublisher?
    private var options = ClientOptions()
    private var boards: BoardLinks?
    private let version: String
    private let links: LinkFolder?

    /// Whether the client has sent `shutdown`.
    package private(set) var wasShutDown = false

    /// - Parameter links: The folder of live page servers. `nil` to search for none.
    package init(version: String, links: LinkFolder? = nil) {
        self.version = version
        self.links = links
    }

    package func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer {
        switch (phase, method) {
        case (.started, "initialize"):
            phase = .running
            options = ClientOptions(params)
            publisher = DiagnosticsPublisher(session, refreshesHints: options.refreshesHints)
            boards = links.map { BoardLinks(in: $0, session, opensDocuments: options.opensDocuments) }
            return .now(Capabilities.value(version: version))
        case (.started, _): throw .serverNotInitialized
        case (.running, "initialize"): throw .invalidRequest("the server is already initialized")
        case (.running, "shutdown"):
            phase = .shutDown
            wasShutDown = true
            boards?.end()
            return .now(.null)
        case (.running, _): return try request(method, params, session)
        case (.shutDown, _): throw .invalidRequest("the server was shut down")
        }
    }

    private func request(_ method: String, _ params: JSONValue, _ session: RPCSession) throws(RPCError) -> RPCAnswer {
        guard let feature = Feature(rawValue: method) else { throw .methodNotFound(method) }
        if feature == .executeCommand { return try BoardCommand.answer(params, options, snapshot, boards, session) }
        let params = RequestParams(value: params)
        let document = try snapshot.document(params)
        let question = Question(
            feature: feature, params: params, document: document, snapshot: snapshot, publisher: publisher, boards: boards, options: options)
        try question.check()
        // Editors request highlights whenever the cursor moves.
        if feature == .highlight { boards?.cursorMoved(to: try params.position().line, of: document.path) }
        return .later { () async throws(RPCError) -> JSONValue in try question.answer() }
    }

    package func take(_ method: String, _ params: JSONValue, in session: RPCSession) {
        if method == "exit" {
            boards?.end()
            return session.end()
        }
        guard phase == .running else { return }
        do throws(RPCError) {
            switch method {
            case "textDocument/didOpen": try open(params)
            case "textDocument/didChange": try change(params)
            case "textDocument/didClose": try close(params)
            case "textDocument/didSave", "workspace/didChangeWatchedFiles": filesChanged()
            case "traitscope/cursor": try moveCursor(params)
            case "workspace/didChangeConfiguration": options.take(params["settings"]?["traitscope"])
            case "initialized": registerWatchers(session)
            default: break
            }
        } catch {
            session.notify("window/logMessage", .object(["type": .number(1), "message": "\(method): \(error.message)".json]))
        }
    }

    package func cancelled(by method: String, _ params: JSONValue) -> RequestID? {
        method == "$/cancelRequest" ? params["id"].flatMap(RequestID.init) : nil
    }

    private func open(_ params: JSONValue) throws(RPCError) {
        guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string else {
            throw .invalidParams("\"textDocument\" has no uri or no text")
        }
        let document = OpenDocument(uri: uri, version: item["version"]?.wholeNumber ?? 0, text: text)
        snapshot.open[document.path] = document
        snapshot.generation += 1
        boards?.take(snapshot.open)
        findPlaygrounds()
        update(document.path)
    }

    private func change(_ params: JSONValue) throws(RPCError) {
        var document = try snapshot.document(RequestParams(value: params))
        let failure = document.apply(
            params["contentChanges"]?.elements ?? [], version: params["textDocument"]?["version"]?.wholeNumber ?? document.version + 1)
        snapshot.open[document.path] = document
        snapshot.generation += 1
        boards?.take(snapshot.open)
        update(document.path)
        if let failure { throw failure }
    }

    private func close(_ params: JSONValue) throws(RPCError) {
        let document = try snapshot.document(RequestParams(value: params))
        let playground = snapshot.playground(of: document.path)
        snapshot.open[document.path] = nil
        snapshot.playgrounds[document.path] = nil
        snapshot.generation += 1
        boards?.take(snapshot.open)
        if snapshot.playgrounds.values.contains(playground) {
            publisher?.update(playground, snapshot)
        } else {
            publisher?.forget(playground)
        }
    }

    private func filesChanged() {
        snapshot.generation += 1
        boards?.filesChanged()
        findPlaygrounds()
        for playground in Set(snapshot.playgrounds.values) { publisher?.update(playground, snapshot) }
    }

    /// Handles an extension of the protocol that reports the cursor.
    private func moveCursor(_ params: JSONValue) throws(RPCError) {
        let params = RequestParams(value: params)
        guard let document = snapshot.document(try params.uri()) else { return }
        boards?.cursorMoved(to: try params.position().line, of: document.path)
    }

    private func findPlaygrounds() {
        let search = PlaygroundSearch(open: snapshot.open)
        for (path, document) in snapshot.open {
            let former = snapshot.playgrounds[path]
            let found = document.isFile ? search.playground(of: path) : path
            snapshot.playgrounds[path] = found
            if let former, former != found, !snapshot.playgrounds.values.contains(former) { publisher?.forget(former) }
        }
    }

    private func update(_ path: String) { publisher?.update(snapshot.playground(of: path), snapshot) }

    /// Asks the client to watch files, because other programs may change the files of playgrounds.
    private func registerWatchers(_ session: RPCSession) {
        guard options.watchesFiles else { return }
        let watcher: JSONValue = .object(["globPattern": "**/*.{toml,png,svg,plist,strings}".json])
        let registration: JSONValue = .object([
            "id": "files".json, "method": "workspace/didChangeWatchedFiles".json, "registerOptions": .object(["watchers": .array([watcher])]),
        ])
        Task { _ = try? await session.request("client/registerCapability", .object(["registrations": .array([registration])])) }
    }
}
