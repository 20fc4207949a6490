import PlaygroundModel

/// A recording compared with the engine on the same device with the same events.
public struct RecordingComparison: Sendable {
    public struct Finding: Sendable {
        public var difference: Difference
        public var run: String
        /// The step's index in the run, where 0 is the launch.
        public var step: Int
        public var event: String?
    }

    /// Notes on the recording as a whole, as sentences without a full stop.
    public private(set) var notes: [String] = []
    public private(set) var findings: [Finding] = []
    public private(set) var compared = 0
    public private(set) var passedOver = 0
    public private(set) var steps = 0
    public private(set) var version: SystemVersion?
    public private(set) var device: String?

    private let methods: Set<String>?
    private var skipped: [(reason: String, events: [String])] = []

    public var differing: Int { findings.count }
    public var equal: Int { compared - min(compared, differing) }
    public var isPlayed: Bool { device != nil }

    /// The default tolerance, in points. Half a point is a pixel on a 2× screen, whose middle UIKit and the engine may round differently.
    public static let defaultTolerance = 0.5

    public init(_ recording: Recording, _ playground: Playground, tolerance: Double = defaultTolerance) {
        methods = recording.methods.map { Set($0) }
        guard let staged = RecordedDevice(of: recording) else {
            let size = recording.screen.size.inWords
            notes = ["\(recording.device.name) is not in the device table, and no device there has a screen of \(size) points"]
            return
        }
        device = staged.configuration.device.modelID
        if let note = staged.note { notes.append(note) }
        for (index, run) in recording.runs.enumerated() {
            play(run, named: run.name ?? "\(index + 1)", Self.configuration(staged, for: run, of: recording), playground, tolerance)
        }
        notes += skipped.map { reason, events in
            let others = events.count > 1 ? " and \(events.count - 1) more" : ""
            return "skipped: “\(events[0])”\(others), because \(reason)"
        }
    }

    /// The configuration at the start of a run. Each run begins with the settings of its own first step.
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
                // The recorder changed nothing on the device, so the engine changes nothing either.
                let event = step.event.map { "“\($0)”" } ?? "the launch"
                notes.append("run \(name): the recorder could not perform \(event), because \(refusal). The run continued without it")
                continue
            }
            if let reason = step.skipped {
                note(skipped: step.event ?? "the launch", reason)
                continue
            }
            guard let played = played(step, isFirst: index == 0, &prediction) else {
                let reason = step.event.map { "“\($0)” is not an event" } ?? "it has no event"
                notes.append("run \(name): step \(index) and later steps were not compared, because \(reason)")
                return
            }
            steps += 1
            let comparison = StepComparison(step, played, listening: methods, tolerance: tolerance)
            compared += comparison.compared
            passedOver += comparison.passedOver
            findings += comparison.differences.map { Finding(difference: $0, run: name, step: index, event: step.event) }
        }
    }

    /// Records that an event was skipped. The engine skips it as well.
    private mutating func note(skipped event: String, _ reason: String) {
        if let place = skipped.firstIndex(where: { $0.reason == reason }) {
            if !skipped[place].events.contains(event) { skipped[place].events.append(event) }
        } else {
            skipped.append((reason, [event]))
        }
    }

    private func played(_ step: RecordedStep, isFirst: Bool, _ prediction: inout Prediction) -> Prediction.Step? {
        guard let text = step.event else { return isFirst ? prediction.launch() : nil }
        guard let event = try? Event(line: text) else { return nil }
        return prediction.step(after: event)
    }
}
