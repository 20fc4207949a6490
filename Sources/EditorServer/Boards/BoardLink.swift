import JSON
import JSONRPC
import Synchronization

final class BoardLink: RPCHandler, Sendable {
    private struct State: Sendable {
        var served: ServedFolder?
        var opens = false
        var position: EditorPosition?
    }

    private let conversation: LinkConversation
    private let open: @Sendable (EditorTarget) -> Void
    private let state = Mutex(State())

    init(_ conversation: LinkConversation, open: @escaping @Sendable (EditorTarget) -> Void) {
        self.conversation = conversation
        self.open = open
    }

    var served: ServedFolder? { state.withLock(\.served) }

    func run(ended: @escaping @Sendable () -> Void) { conversation.run(self, ended: ended) }
    func end() { conversation.end() }

    /// Requests the server's folder. Throws an `RPCError` if the server has a different version or exits.
    func greet() async throws {
        let answer = try await conversation.session.request(LinkMethod.hello, .object(["version": .number(LinkMethod.version)]))
        state.withLock { $0.served = ServedFolder(answer) }
    }

    /// Reports whether the editor can open lines of the folder, if this has changed.
    func tell(opens: Bool) {
        let isNews = state.withLock { state in
            defer { state.opens = opens }
            return state.opens != opens
        }
        if isNews { conversation.session.notify(LinkMethod.opens, .object(["opens": .bool(opens)])) }
    }

    /// Reports the cursor if it has moved. If `isNews`, it is always reported, because the text was saved.
    func tell(_ position: EditorPosition, isNews: Bool) {
        let isTold = state.withLock { state in
            defer { state.position = position }
            return isNews || state.position != position
        }
        if isTold { conversation.session.notify(LinkMethod.cursor, position.json) }
    }

    func show(_ position: EditorPosition) async throws -> ShownLine? {
        ShownLine(try await conversation.session.request(LinkMethod.show, position.json))
    }

    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer { throw .methodNotFound(method) }

    func take(_ method: String, _ params: JSONValue, in session: RPCSession) {
        guard method == LinkMethod.open, let target = EditorTarget(params), served?.shows(target.path) == true else { return }
        open(target)
    }

    func cancelled(by method: String, _ params: JSONValue) -> RequestID? { nil }
}
