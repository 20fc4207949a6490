import PlaygroundModel
import Simulation
import Wireframes

/// What happened on a device, and every state it led through: the way back in time.
///
/// An entry is an event with all that followed from it; the first is the launch. Going back keeps what came later, until
/// something new happens.
struct DeviceHistory: Sendable {
    /// A state, and how long the log was when it was reached.
    private struct Moment: Sendable {
        let entry: Int
        var simulation: DeviceSimulation
        var logCount: Int
    }

    /// Oldest first; never empty.
    private var moments: [Moment]
    /// The moment the device is in.
    private var index = 0
    private(set) var log: [LogLine]

    /// So many states can be gone back to. A state shares all it can with those around it, and a window drag makes
    /// hundreds.
    static let longest = 300
    /// A person reads the last few screens of it.
    private static let longestLog = 1000

    init(_ simulation: DeviceSimulation, log: [LogLine]) {
        self.log = log
        moments = [Moment(entry: 0, simulation: simulation, logCount: log.count)]
    }

    var simulation: DeviceSimulation { moments[index].simulation }

    /// The entry the device stands at, and the last one there is.
    var position: DeviceWireframe.Position {
        DeviceWireframe.Position(entry: moments[index].entry, last: moments[moments.count - 1].entry)
    }

    /// Something happened: what was undone is forgotten.
    mutating func record(_ simulation: DeviceSimulation, _ lines: [LogLine]) {
        guard !lines.isEmpty else { return replace(simulation, []) }
        log.removeSubrange(moments[index].logCount...)
        moments.removeSubrange((index + 1)...)
        let entry = moments[index].entry + 1
        var lines = lines
        lines[0].entry = entry
        log += lines
        moments.append(Moment(entry: entry, simulation: simulation, logCount: log.count))
        index += 1
        forgetOldest()
    }

    /// The device stays where it is and is another all the same, as after a save. Lines belong to the entry it stands at.
    mutating func replace(_ simulation: DeviceSimulation, _ lines: [LogLine]) {
        moments[index].simulation = simulation
        log.insert(contentsOf: lines, at: moments[index].logCount)
        for later in moments.indices where later >= index { moments[later].logCount += lines.count }
    }

    /// Goes to the state that an entry led to.
    ///
    /// - Returns: `false` if it is not kept any more, or never was.
    mutating func travel(to entry: Int) -> Bool {
        guard let found = moments.firstIndex(where: { $0.entry == entry }) else { return false }
        index = found
        return true
    }

    /// Only what is before the present moment goes.
    private mutating func forgetOldest() {
        if moments.count > Self.longest {
            moments.removeFirst()
            index -= 1
        }
        guard log.count > Self.longestLog else { return }
        let surplus = min(log.count - Self.longestLog / 2, moments[index].logCount)
        log.removeFirst(surplus)
        for moment in moments.indices { moments[moment].logCount = max(0, moments[moment].logCount - surplus) }
    }
}
