import Files
import Logging
import PlaygroundPipeline
import Synchronization

/// The open tabs. A tab is open as long as its connection is retained.
final class OpenPages: Sendable {
    private struct OpenPage {
        weak var connection: PageConnection?
    }

    private let pages = Mutex<[ObjectIdentifier: OpenPage]>([:])
    private let pointers = Mutex(SharedPointers())
    private let logger: Logger
    private let pause: @Sendable () async -> Void
    private let releaseMemory: @Sendable () -> Void

    /// - Parameter pause: The delay before memory is returned after the last page closes, because a reloaded page reconnects immediately.
    init(
        logger: Logger, pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(5)) },
        releaseMemory: @escaping @Sendable () -> Void = { ProcessMemory.releaseFreedMemory() }
    ) {
        (self.logger, self.pause, self.releaseMemory) = (logger, pause, releaseMemory)
    }

    var count: Int { pages.withLock { $0.count } }

    /// - Parameter opens: Opens a line in the user's editor. `nil` if the tab may not do so.
    func open(_ page: LivePage, in place: PageLimit.PagePlace? = nil, opens: (@Sendable (EditorPlace) -> Void)? = nil) -> PageConnection {
        let connection = PageConnection(page, in: place, logger: logger, opens: opens) { [weak self] id, pointer, playground in
            self?.share(pointer, of: id, on: playground)
        } onEnd: { [weak self] id in
            self?.ended(id)
        }
        pages.withLock { $0[ObjectIdentifier(connection)] = OpenPage(connection: connection) }
        return connection
    }

    private func share(_ pointer: BrowserMessage.PointerPlace?, of id: ObjectIdentifier, on playground: String) {
        guard pointers.withLock({ $0.move(to: pointer, by: id, on: playground, at: .now) }) else { return }
        let others = pages.withLock { pages in pages.filter { $0.key != id }.compactMap { $0.value.connection } }
        for connection in others { connection.change { $0.pointerMoved(pointer, on: playground) } }
    }

    private func ended(_ id: ObjectIdentifier) {
        for playground in pointers.withLock({ $0.playgrounds(of: id) }) { share(nil, of: id, on: playground) }
        let isLast = pages.withLock { pages in
            pages[id] = nil
            return pages.isEmpty
        }
        guard isLast else { return }
        Task { [weak self, pause, releaseMemory] in
            await pause()
            if self?.count == 0 { releaseMemory() }
        }
    }

    func count(where predicate: @escaping @Sendable (LivePage) -> Bool) async -> Int {
        var count = 0
        for connection in connections where await connection.look(predicate) { count += 1 }
        return count
    }

    /// The files of the playgrounds that the pages show.
    func files() async -> Set<String> {
        var files: Set<String> = []
        for connection in connections {
            if let file = await connection.look({ $0.fileName }) { files.insert(file) }
        }
        return files
    }

    func change(_ body: @escaping @Sendable (inout LivePage) -> Void) {
        for connection in connections { connection.change(body) }
    }

    private var connections: [PageConnection] { pages.withLock { $0.values.compactMap { $0.connection } } }
}
