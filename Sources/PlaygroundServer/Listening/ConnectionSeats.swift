import Synchronization

/// Decides which connections of an address are closed in favour of new ones, and which are too slow. Any website can open many silent
/// connections. New connections are closed first, oldest first, followed by connections between two requests and connections that send a
/// body. Connections that are being answered stay. WebSockets stay and are not counted.
final class ConnectionSeats: Sendable {
    enum Phase: Hashable, Sendable {
        /// No bytes have been understood yet.
        case new
        case asking
        /// The request was accepted, and the server waits for its body.
        case sending
        case answering
        case waiting
        case conversing
        case leaving

        /// The time limit of the phase. A request's head has one limit, regardless of the number of reads.
        fileprivate var timeLimit: Duration? {
            switch self {
            case .new, .asking: .seconds(10)
            case .sending, .answering, .waiting: .seconds(60)
            case .conversing: nil
            case .leaving: .seconds(1)
            }
        }

        /// The order in which connections are closed for new ones. `nil` for connections that stay.
        fileprivate var precedence: Int? {
            switch self {
            case .new, .asking, .leaving: 0
            case .sending, .waiting: 1
            case .answering, .conversing: nil
            }
        }
    }

    struct Seat: Sendable {
        fileprivate let number: UInt64
        fileprivate let seats: ConnectionSeats

        func enter(_ phase: Phase) {
            seats.move(number, to: phase)
        }
    }

    private struct Occupant {
        var phase = Phase.new
        /// Whether the connection was answered before. Its next request is then not treated as new.
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

        func oldestReplaceable() -> UInt64? {
            occupants.filter { !$0.value.isDismissed && $0.value.precedence != nil }
                .min { ($0.value.precedence ?? 0, $0.key) < ($1.value.precedence ?? 0, $1.key) }?.key
        }
    }

    typealias Clock = @Sendable () -> ContinuousClock.Instant

    private let limit: Int
    private let now: Clock
    private let room = Mutex(Room())

    init(limit: Int, now: @escaping Clock = { .now }) {
        (self.limit, self.now) = (limit, now)
    }

    func makeRoom() async throws {
        while true {
            let (isFull, leaver) = room.withLock { room -> (Bool, Task<Void, Never>?) in
                guard room.count >= limit else { return (false, nil) }
                guard let number = room.oldestReplaceable() else { return (true, nil) }
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

    func seat(_ run: @escaping @Sendable (Seat) async -> Void) {
        room.withLock { room in
            let number = room.nextNumber
            room.nextNumber += 1
            let task = Task {
                await run(Seat(number: number, seats: self))
                self.room.withLock { _ = $0.occupants.removeValue(forKey: number) }
            }
            var occupant = Occupant(task: task)
            occupant.deadline = now() + (Phase.new.timeLimit ?? .zero)
            room.occupants[number] = occupant
            if room.isClosed { task.cancel() }
        }
    }

    private func move(_ number: UInt64, to phase: Phase) {
        let now = now()
        room.withLock { room in
            room.occupants[number]?.phase = phase
            room.occupants[number]?.deadline = phase.timeLimit.map { now + $0 }
            if phase == .waiting { room.occupants[number]?.isKnown = true }
        }
    }

    func dismissLate() {
        let now = now()
        let late = room.withLock { room in
            room.occupants.values.filter { ($0.deadline ?? now) < now }.compactMap(\.task)
        }
        for task in late { task.cancel() }
    }

    func close() async {
        let tasks = room.withLock { room in
            room.isClosed = true
            return room.occupants.values.compactMap(\.task)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    var count: Int { room.withLock { $0.count } }
}
