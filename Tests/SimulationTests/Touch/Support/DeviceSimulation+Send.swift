import PlaygroundModel
import RandomApps
@testable import Simulation

extension DeviceSimulation {
    /// Performs an event given as text.
    ///
    /// - Returns: `event` for the event itself, then the name and the sentence of each fact.
    mutating func send(_ line: String) -> [String] {
        guard let event = try? Event(line: line) else { return ["no event: \(line)"] }
        return apply(event).map { entry in
            if case .received = entry.fact { "event" } else { "\(entry.fact.name): \(entry.text)" }
        }
    }
}
