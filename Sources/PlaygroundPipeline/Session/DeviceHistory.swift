import PlaygroundModel
import Simulation
import Wireframes

/// A device's log and past states. An entry is an event with its consequences. The first entry is the launch.
/// Going back keeps later entries until the next event.
struct DeviceHistory: Sendable {
    /// A state to return to, which determines the picture.
    struct Moment: Equatable, Sendable {
        var state: SimulationState
        /// The file's playground at that time, with the requested iOS version.
        var playground: Playground

        /// Moments of different readings differ, even if the readings are equal.
        static func == (one: Moment, other: Moment) -> Bool {
            one.playground.isTriviallyIdentical(to: other.playground) && one.state == other.state
        }
    }

    private struct Step: Sendable {
        let entry: Int
        var moment: Moment { didSet { textBytes = moment.state.textBytes } }
        var passageCount: Int
        private(set) var textBytes: Int

        init(entry: Int, moment: Moment, passageCount: Int) {
            (self.entry, self.moment, self.passageCount) = (entry, moment, passageCount)
            textBytes = moment.state.textBytes
        }
    }

    private var steps: [Step]
    private var index = 0
    /// The event of the current entry. `nil` after travelling.
    private var event: Event?
    private(set) var log: DeviceLog

    /// The maximum number of states. States share storage, and dragging a window makes hundreds.
    static let longest = 300
    /// The maximum number of lines in the log. Users read only the last few screens.
    static let longestLog = 1000

    init(_ moment: Moment, log: [LogLine]) {
        self.log = DeviceLog(log)
        steps = [Step(entry: 0, moment: moment, passageCount: self.log.passages.count)]
    }

    var moment: Moment { steps[index].moment }

    var position: DeviceWireframe.Position {
        DeviceWireframe.Position(entry: steps[index].entry, last: steps[steps.count - 1].entry)
    }

    /// The moment before the current entry, if the event continues typing or scrolling in the entry's view.
    func start(ofRunWith next: Event) -> Moment? {
        guard index > 0, let event, next.continues(after: event) else { return nil }
        return steps[index - 1].moment
    }

    /// - Parameter replacing: Whether the event replaces the current entry.
    mutating func record(_ moment: Moment, _ lines: [LogLine], of event: Event, replacing: Bool = false) {
        guard !lines.isEmpty else { return replace(moment, []) }
        if replacing { index -= 1 }
        self.event = event
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

    /// Replaces the current state, for example after a save. The lines belong to the state's entry.
    mutating func replace(_ moment: Moment, _ lines: [LogLine]) {
        steps[index].moment = moment
        guard log.insert(lines, at: steps[index].passageCount) else { return }
        for later in steps.indices where later >= index { steps[later].passageCount += 1 }
        forgetOldest()
    }

    /// Returns to the state of an entry. `false` if the state is no longer kept.
    mutating func travel(to entry: Int) -> Bool {
        guard let found = steps.firstIndex(where: { $0.entry == entry }) else { return false }
        index = found
        event = nil
        return true
    }

    /// Drops only entries before the current one.
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
