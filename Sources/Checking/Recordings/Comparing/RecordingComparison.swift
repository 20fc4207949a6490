import PlaygroundModel

/// A recording beside what the engine does on the same device with the same events.
public struct RecordingComparison: Sendable {
    /// A difference, and where it was found.
    public struct Finding: Sendable {
        public var difference: Difference
        /// The name of the run, or its number.
        public var run: String
        /// By its number in the run, the launch being 0, and the event that led to it.
        public var step: Int
        public var event: String?
    }

    /// What is said of the recording as a whole, as sentences without their ends.
    public private(set) var notes: [String] = []
    public private(set) var findings: [Finding] = []
    /// How many values were compared, how many of them are the same, and how many the recording has of what is not modelled.
    public private(set) var compared = 0
    public private(set) var passedOver = 0
    public private(set) var steps = 0
    /// The version of iOS under which the engine played it.
    public private(set) var version: SystemVersion?
    /// Of the device table.
    public private(set) var device: String?

    /// The methods that the recorder listened to.
    private let methods: Set<String>?
    /// Events that no recorder can do, by why.
    private var skipped: [(reason: String, events: [String])] = []

    public var differing: Int { findings.count }
    public var equal: Int { compared - min(compared, differing) }
    public var isPlayed: Bool { device != nil }

    /// Lengths that are no farther apart count as equal, in points. Half a point is the pixel of a display of two pixels a point: UIKit
    /// and we round edges to pixels, and a sum that ends in the middle of one may go to either side.
    public static let defaultTolerance = 0.5

    public init(_ recording: Recording, _ playground: Playground, tolerance: Double = defaultTolerance) {
        methods = recording.methods.map { Set($0) }
        guard let staged = RecordedDevice(of: recording) else {
            let size = recording.screen.size.inWords
            notes = ["\(recording.device.name) is not in the device table, nor is a device with a screen of \(size) points"]
            return
        }
        device = staged.configuration.device.modelID
        if let note = staged.note { notes.append(note) }
        for (index, run) in recording.runs.enumerated() {
            play(run, named: run.name ?? "\(index + 1)", Self.configuration(staged, for: run, of: recording), playground, tolerance)
        }
        notes += skipped.map { reason, events in
            let others = events.count > 1 ? " and \(events.count - 1) more" : ""
            return "not done, nor compared: “\(events[0])”\(others), since \(reason)"
        }
    }

    /// Each run begins as its own first step says.
    private static func configuration(_ staged: RecordedDevice, for run: Recording.Run, of recording: Recording) -> DeviceConfiguration {
        var alone = recording
        alone.runs = [run]
        return RecordedDevice(of: alone)?.configuration ?? staged.configuration
    }

    private mutating func play(
        _ run: Recording.Run, named name: String, _ configuration: DeviceConfiguration, _ playground: Playground, _ tolerance: Double
    ) {
        var prediction = Prediction(playground, on: configuration)
        version = prediction.profile.version
        for (index, step) in run.steps.enumerated() {
            if let refusal = step.refusal {
                notes.append("run \(name): the recorder could not do \(step.event.map { "“\($0)”" } ?? "the launch"), \(refusal); the run ends there")
                return
            }
            if let reason = step.skipped {
                note(skipped: step.event ?? "the launch", reason)
                continue
            }
            guard let played = played(step, isFirst: index == 0, &prediction) else {
                notes.append("run \(name): step \(index) has no event, and cannot be played")
                return
            }
            steps += 1
            let comparison = StepComparison(step, played, listening: methods, tolerance: tolerance)
            compared += comparison.compared
            passedOver += comparison.passedOver
            findings += comparison.differences.map { Finding(difference: $0, run: name, step: index, event: step.event) }
        }
    }

    /// What nobody did does not happen here either: the run goes on from where both stand.
    private mutating func note(skipped event: String, _ reason: String) {
        if let place = skipped.firstIndex(where: { $0.reason == reason }) {
            if !skipped[place].events.contains(event) { skipped[place].events.append(event) }
        } else {
            skipped.append((reason, [event]))
        }
    }

    /// A first step may have an event: then the launch is not looked at.
    private func played(_ step: RecordedStep, isFirst: Bool, _ prediction: inout Prediction) -> Prediction.Step? {
        guard let text = step.event else { return isFirst ? prediction.launch() : nil }
        guard let event = try? Event(line: text) else { return nil }
        return prediction.step(after: event)
    }
}
