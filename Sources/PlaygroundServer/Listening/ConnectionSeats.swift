import Synchronization

/// The connections of one listening address: who has to make room for a newcomer, and who took too long.
///
/// A browser opens connections before it needs them, and any program or website can open many and be silent. Those that
/// have not asked for anything yet make room first, the eldest before the others; then those that wait between two requests, and those
/// that send the body of one.
/// Nobody who is being answered is sent away, nor any page's WebSocket, which no longer counts here.
final class ConnectionSeats: Sendable {
    /// What a connection is doing, in the order in which it comes to it.
    enum Phase: Hashable, Sendable {
        /// It was accepted, and nothing was understood of it yet.
        case new
        /// A request has begun to come.
        case asking
        /// Its request was let in, and the body is waited for.
        case sending
        case answering
        /// It was answered, and may ask again.
        case waiting
        /// It is a WebSocket.
        case conversing
        /// It was told goodbye.
        case leaving

        /// How long this may last; a whole head has to come within one of them, however slowly it trickles.
        fileprivate var patience: Duration? {
            switch self {
            case .new, .asking: .seconds(10)
            case .sending, .answering, .waiting: .seconds(60)
            case .conversing: nil
            case .leaving: .seconds(1)
            }
        }

        /// Who makes room first; `nil` for those that do not.
        fileprivate var precedence: Int? {
            switch self {
            case .new, .asking, .leaving: 0
            case .sending, .waiting: 1
            case .answering, .conversing: nil
            }
        }
    }

    /// One connection's place.
    struct Seat: Sendable {
        fileprivate let number: UInt64
        fileprivate let seats: ConnectionSeats

        func enter(_ phase: Phase) {
            seats.move(number, to: phase)
        }
    }

    private struct Occupant {
        var phase = Phase.new
        /// Whether it was ever answered: one that was is not a stranger when it begins to ask again.
        var isKnown = false
        var deadline: ContinuousClock.Instant?
        var task: Task<Void, Never>?
        var isDismissed = false

        var precedence: Int? { isKnown && phase == .asking ? 1 : phase.precedence }
    }

    private struct Room {
        var occupants: [UInt64: Occupant] = [:]
        var nextNumber: UInt64 = 0
        var isClosed = false

        var count: Int { occupants.values.count { $0.phase != .conversing } }

        /// The connection to make room, now that another wants in.
        func eldestDispensable() -> UInt64? {
            occupants.filter { !$0.value.isDismissed && $0.value.precedence != nil }
                .min { ($0.value.precedence ?? 0, $0.key) < ($1.value.precedence ?? 0, $1.key) }?.key
        }
    }

    private let limit: Int
    private let room = Mutex(Room())

    /// - Parameter limit: the connections there may be at once, WebSockets apart.
    init(limit: Int) {
        self.limit = limit
    }

    /// Waits until there is room for another connection, sending one away if need be.
    func makeRoom() async throws {
        while true {
            let (isFull, leaver) = room.withLock { room -> (Bool, Task<Void, Never>?) in
                guard room.count >= limit else { return (false, nil) }
                guard let number = room.eldestDispensable() else { return (true, nil) }
                room.occupants[number]?.isDismissed = true
                return (true, room.occupants[number]?.task)
            }
            guard isFull else { return }
            if let leaver {
                leaver.cancel()
                await leaver.value
            } else {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    /// Gives a new connection its place, and runs it in a task of its own.
    func seat(_ run: @escaping @Sendable (Seat) async -> Void) {
        room.withLock { room in
            let number = room.nextNumber
            room.nextNumber += 1
            let task = Task {
                await run(Seat(number: number, seats: self))
                self.room.withLock { _ = $0.occupants.removeValue(forKey: number) }
            }
            var occupant = Occupant(task: task)
            occupant.deadline = .now + (Phase.new.patience ?? .zero)
            room.occupants[number] = occupant
            if room.isClosed { task.cancel() }
        }
    }

    private func move(_ number: UInt64, to phase: Phase) {
        let now = ContinuousClock.now
        room.withLock { room in
            room.occupants[number]?.phase = phase
            room.occupants[number]?.deadline = phase.patience.map { now + $0 }
            if phase == .waiting { room.occupants[number]?.isKnown = true }
        }
    }

    /// Sends away those whose time is up.
    func dismissLate(at now: ContinuousClock.Instant) {
        let late = room.withLock { room in
            room.occupants.values.filter { ($0.deadline ?? now) < now }.compactMap(\.task)
        }
        for task in late { task.cancel() }
    }

    /// Ends all connections, and returns when they are gone.
    func close() async {
        let tasks = room.withLock { room in
            room.isClosed = true
            return room.occupants.values.compactMap(\.task)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    /// The connections there are now, WebSockets apart.
    var count: Int { room.withLock { $0.count } }
}
