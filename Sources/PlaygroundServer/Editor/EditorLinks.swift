import JSON
import JSONRPC
import Synchronization

/// The connected editors on this machine. Each editor reports its cursor and opens lines.
final class EditorLinks: Sendable {
    private static let limit = 16

    private struct State: Sendable {
        /// The links. The one with the most recent cursor is last.
        var links: [EditorLink] = []
        var cursor: EditorPosition?
    }

    private let served: ServedFolder
    private let show: @Sendable (EditorPosition) async -> ShownLine
    private let state = Mutex(State())
    private let signal: AsyncStream<Void>.Continuation
    private let signals: AsyncStream<Void>

    init(_ served: ServedFolder, show: @escaping @Sendable (EditorPosition) async -> ShownLine) {
        self.served = served
        self.show = show
        // Only the latest change counts.
        (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ conversation: LinkConversation) {
        let link = EditorLink(conversation, served, show) { [weak self] change in self?.changed(change) }
        let isWelcome = state.withLock { state in
            guard state.links.count < Self.limit else { return false }
            state.links.append(link)
            return true
        }
        guard isWelcome else { return conversation.end() }
        conversation.run(link) { [weak self] in self?.changed(.ended(link)) }
    }

    private func changed(_ change: EditorLink.Change) {
        state.withLock { state in
            switch change {
            case .moved(let link, let position):
                state.cursor = position
                if let index = state.links.firstIndex(where: { $0 === link }) { state.links.append(state.links.remove(at: index)) }
            case .opens: break
            case .ended(let link): state.links.removeAll { $0 === link }
            }
        }
        signal.yield()
    }

    /// Reports whether an editor can open lines, and the cursor if it moved. Ends when the links end.
    func changes() -> some AsyncSequence<(isThere: Bool, cursor: EditorPosition?), Never> {
        signals.map { [self] _ in news() }
    }

    private func news() -> (isThere: Bool, cursor: EditorPosition?) {
        state.withLock { state in (state.links.contains { $0.opens }, state.cursor.take()) }
    }

    func open(_ target: EditorTarget) -> Bool {
        let link = state.withLock { $0.links.last { $0.opens } }
        link?.open(target)
        return link != nil
    }

    func end() {
        for link in state.withLock(\.links) { link.end() }
        signal.finish()
    }
}

final class EditorLink: RPCHandler, Sendable {
    enum Change: Sendable {
        case moved(EditorLink, EditorPosition)
        case opens
        case ended(EditorLink)
    }

    private let conversation: LinkConversation
    private let served: ServedFolder
    private let show: @Sendable (EditorPosition) async -> ShownLine
    private let changed: @Sendable (Change) -> Void
    private let opensLines = Atomic(false)

    init(
        _ conversation: LinkConversation, _ served: ServedFolder, _ show: @escaping @Sendable (EditorPosition) async -> ShownLine,
        changed: @escaping @Sendable (Change) -> Void
    ) {
        self.conversation = conversation
        self.served = served
        self.show = show
        self.changed = changed
    }

    var opens: Bool { opensLines.load(ordering: .relaxed) }

    func open(_ target: EditorTarget) { conversation.session.notify(LinkMethod.open, target.json) }
    func end() { conversation.end() }

    func answer(_ method: String, _ params: JSONValue, in session: RPCSession) throws(RPCError) -> RPCAnswer {
        switch method {
        case LinkMethod.hello:
            let version = params["version"]?.wholeNumber
            guard version == LinkMethod.version else {
                throw .invalidRequest(
                    "the editor uses \(version.map { "version \($0)" } ?? "no version") of the protocol, but this server needs version \(LinkMethod.version)")
            }
            return .now(served.json)
        case LinkMethod.show:
            guard let position = EditorPosition(params) else { throw .invalidParams("\"path\" is missing") }
            let show = show
            return .later { () async throws(RPCError) -> JSONValue in await show(position).json }
        default: throw .methodNotFound(method)
        }
    }

    func take(_ method: String, _ params: JSONValue, in session: RPCSession) {
        switch method {
        case LinkMethod.opens:
            opensLines.store(params["opens"] == .bool(true), ordering: .relaxed)
            changed(.opens)
        case LinkMethod.cursor:
            if let position = EditorPosition(params) { changed(.moved(self, position)) }
        default: break
        }
    }

    func cancelled(by method: String, _ params: JSONValue) -> RequestID? { nil }
}
