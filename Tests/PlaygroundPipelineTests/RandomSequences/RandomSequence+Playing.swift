import PlaygroundModel
import RandomApps
import Simulation
import Wireframes
@testable import PlaygroundPipeline

extension RandomSequence {
    /// Draws and performs events, each in the state after the previous ones.
    ///
    /// - Returns: The events, and a description of the fault if there is one.
    func play() -> (events: [Event], fault: String?) {
        var random = random
        var events: [Event] = []
        let fault = fault { check in
            guard events.count < length else { return nil }
            let event = EventSource(check.simulation, check.scene).draw(using: &random)
            events.append(event)
            return event
        }
        return (events, fault)
    }

    /// The faults after any of these events, or after going back.
    func fault(of events: [Event]) -> String? {
        var rest = events[...]
        return fault { _ in rest.popFirst() }
    }

    private func fault(_ next: (SoundnessCheck) -> Event?) -> String? {
        var check = SoundnessCheck(launched)
        if let fault = check.launch() { return fault }
        var past = Past(launched)
        while let event = next(check) {
            if let fault = check.apply(event) { return fault }
            past.record(event, check)
        }
        return past.fault ?? faultOfSaving(check.simulation)
    }

    /// Saving an unchanged file must leave the app unchanged, except touches.
    private func faultOfSaving(_ simulation: DeviceSimulation) -> String? {
        var saved = simulation
        _ = saved.reload(sample.playground)
        var before = simulation.state
        before.touch = nil
        return saved.state == before ? nil : "saving the unchanged file changed the app"
    }
}

/// Performs the events on a device, and checks that all ways back lead to earlier states: the page's time travel to each entry, and a
/// replay of the events up to the entry in the text form of an address.
private struct Past {
    private let launched: DeviceSimulation
    private var history: DeviceHistory
    private var lines: [String] = []
    /// The number of events up to each entry of the history, and the state of the entry.
    private var moments: [(count: Int, state: SimulationState)]

    init(_ launched: DeviceSimulation) {
        self.launched = launched
        history = DeviceHistory(launched.moment, log: [])
        moments = [(0, launched.state)]
    }

    mutating func record(_ event: Event, _ check: SoundnessCheck) {
        lines.append(event.description)
        history.record(check.simulation.moment, check.log.map { LogLine($0) }, of: event)
        if check.log.isEmpty { moments.removeLast() }
        moments.append((lines.count, check.simulation.state))
    }

    var fault: String? {
        var history = history
        var again = launched
        var done = 0
        for (entry, moment) in moments.enumerated() {
            guard history.travel(to: entry), history.moment.state == moment.state else {
                return "going back to entry \(entry) leads elsewhere"
            }
            for line in lines[done..<moment.count] {
                guard let event = try? Event(line: line) else { return "\(line) is not an event" }
                _ = again.apply(event)
            }
            done = moment.count
            if again.state != moment.state { return "the first \(done) events of an address lead elsewhere" }
        }
        return nil
    }
}
