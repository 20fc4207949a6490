import PlaygroundModel
import Simulation
import Wireframes

/// The log of a device and its past states.
///
/// An entry is an event with its consequences; the first is the launch. Going back keeps later entries until something new happens.
struct DeviceHistory: Sendable {
    /// The state to return to, from which the picture follows.
    struct Moment: Equatable, Sendable {
        var state: SimulationState
        /// As the file had it then, with the version of iOS that it asked for.
        var playground: Playground

        /// Moments of different readings are different, even if these are equal.
        static func == (one: Moment, other: Moment) -> Bool {
            one.playground.isTriviallyIdentical(to: other.playground) && one.state == other.state
        }
    }

    private struct Step: Sendable {
        let entry: Int
        var moment: Moment { didSet { textBytes = moment.state.textBytes } }
        var passageCount: Int
        /// SimulationState.textBytes.
        private(set) var textBytes: Int

        init(entry: Int, moment: Moment, passageCount: Int) {
            (self.entry, self.moment, self.passageCount) = (entry, moment, passageCount)
            textBytes = moment.state.textBytes
        }
    }

    private var steps: [Step]
    private var index = 0
    private(set) var log: DeviceLog

    /// States share storage, and dragging a window makes hundreds.
    static let longest = 300
    /// In lines; a person reads the last few screens of it.
    static let longestLog = 1000

    init(_ moment: Moment, log: [LogLine]) {
        self.log = DeviceLog(log)
        steps = [Step(entry: 0, moment: moment, passageCount: self.log.passages.count)]
    }

    var moment: Moment { steps[index].moment }

    var position: DeviceWireframe.Position {
        DeviceWireframe.Position(entry: steps[index].entry, last: steps[steps.count - 1].entry)
    }

    /// Records an event; undone entries are dropped.
    mutating func record(_ moment: Moment, _ lines: [LogLine]) {
        guard !lines.isEmpty else { return replace(moment, []) }
        log.keep(first: steps[index].passageCount)
        steps.removeSubrange((index + 1)...)
        let entry = steps[index].entry + 1
        var lines = lines
        lines[0].entry = entry
        log.insert(lines, at: log.passages.count)
        steps.append(Step(entry: entry, moment: moment, passageCount: log.passages.count))
        index += 1
        forgetOldest()
    }

    /// Replaces the present state, as after a save. The lines belong to its entry.
    mutating func replace(_ moment: Moment, _ lines: [LogLine]) {
        steps[index].moment = moment
        guard log.insert(lines, at: steps[index].passageCount) else { return }
        for later in steps.indices where later >= index { steps[later].passageCount += 1 }
        forgetOldest()
    }

    /// Returns to the state of an entry, if it is still kept.
    mutating func travel(to entry: Int) -> Bool {
        guard let found = steps.firstIndex(where: { $0.entry == entry }) else { return false }
        index = found
        return true
    }

    /// Only entries before the present one are dropped.
    private mutating func forgetOldest() {
        var bytes = steps.reduce(0) { $0 + $1.textBytes }
        while steps.count > Self.longest || bytes > PlaygroundLimits.historyBytes, index > 0 {
            bytes -= steps.removeFirst().textBytes
            index -= 1
        }
        guard log.lineCount > Self.longestLog else { return }
        let gone = log.trim(toLines: Self.longestLog / 2, upToPassage: steps[index].passageCount)
        for step in steps.indices { steps[step].passageCount = max(0, steps[step].passageCount - gone) }
    }
}
