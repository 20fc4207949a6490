import Logging
import PlaygroundPipeline
import Synchronization

/// The tabs that are open now.
package final class OpenPages<State: PageState>: Sendable {
    package typealias Connection = PageConnection<State>

    private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
    private let logger: Logger

    package init(logger: Logger) {
        self.logger = logger
    }

    package var count: Int { connections.withLock { $0.count } }

    /// Starts a session for a tab. It counts as open until its connection is closed.
    ///
    /// - Parameter opens: opens a line in the person's editor, if the tab may ask for that.
    package func open(_ state: State, opens: (@Sendable (EditorPlace) -> Void)? = nil) -> Connection {
        let connection = Connection(state: state, logger: logger, opens: opens) { [weak self] connection in
            self?.connections.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
        }
        connections.withLock { $0[ObjectIdentifier(connection)] = connection }
        return connection
    }

    /// How many open tabs are so: each is asked when it is not busy.
    package func count(where isSo: @escaping @Sendable (State) -> Bool) async -> Int {
        var count = 0
        for connection in connections.withLock({ Array($0.values) }) where await connection.look(isSo) { count += 1 }
        return count
    }

    /// Changes the state of every open tab, of one that is busy when it comes to it.
    package func change(_ body: @escaping @Sendable (inout State) -> Void) {
        for connection in connections.withLock({ Array($0.values) }) { connection.change(body) }
    }
}
