import Files
import Logging
import Synchronization

/// The tabs that are open now. Whoever has a tab's connection keeps it open.
final class OpenPages: Sendable {
    private struct OpenPage {
        weak var connection: PageConnection?
    }

    private let pages = Mutex<[ObjectIdentifier: OpenPage]>([:])
    private let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    var count: Int { pages.withLock { $0.count } }

    /// Starts a session for a tab. It counts as open until nothing holds its connection any longer.
    ///
    /// - Parameters:
    ///   - place: the tab's place among the pages that may be open.
    ///   - opens: opens a line in the person's editor, if the tab may ask for that.
    func open(_ page: LivePage, in place: PageLimit.Place? = nil, opens: (@Sendable (EditorPlace) -> Void)? = nil) -> PageConnection {
        let connection = PageConnection(page, in: place, logger: logger, opens: opens) { [weak self] id in self?.ended(id) }
        pages.withLock { $0[ObjectIdentifier(connection)] = OpenPage(connection: connection) }
        return connection
    }

    private func ended(_ id: ObjectIdentifier) {
        let isLast = pages.withLock { pages in
            pages[id] = nil
            return pages.isEmpty
        }
        guard isLast else { return }
        // A page that is loaded again is back at once.
        Task { [weak self] in
            try? await Task.sleep(for: Self.pauseBeforeGivingBack)
            if self?.count == 0 { ProcessMemory.giveBack() }
        }
    }

    /// Many tabs take much, and nobody may open one again for long.
    private static let pauseBeforeGivingBack: Duration = .seconds(5)

    /// How many open tabs are as asked: each is looked at when it is not busy.
    func count(where predicate: @escaping @Sendable (LivePage) -> Bool) async -> Int {
        var count = 0
        for connection in connections where await connection.look(predicate) { count += 1 }
        return count
    }

    /// Changes every open tab, one that is busy when it comes to it.
    func change(_ body: @escaping @Sendable (inout LivePage) -> Void) {
        for connection in connections { connection.change(body) }
    }

    private var connections: [PageConnection] { pages.withLock { $0.values.compactMap { $0.connection } } }
}
