import PlaygroundModel
import PlaygroundPipeline
import Simulation
import SourceDiagnostics

/// The events whose controller or view no device shows when they are played. Such events are mistakes of their author.
package struct MissedTargets {
    /// One sentence per event, with the nearest name.
    package let sentences: [String]

    package init(of events: [Event], in playground: Playground, on configurations: [DeviceConfiguration]) {
        var apps = events.isEmpty ? [] : configurations.map { DeviceApp(playground, on: $0) }
        sentences = events.compactMap { event in
            let missed = apps.indices.filter { apps[$0].apply(event).contains { $0.namesNothing } }
            guard !missed.isEmpty, missed.count == apps.count, let target = event.description.split(separator: " ").dropFirst().first
            else { return nil }
            let known = Set(missed.flatMap { apps[$0].picture().scene.names })
            let near = NameSuggestion(for: String(target), among: known)?.question
            return "no screen has \(String(target).quoted), which \(event.description.quoted) is for\(near.map { "; \($0)" } ?? "")"
        }
    }
}

extension LogEntry {
    fileprivate var namesNothing: Bool {
        switch fact {
        case .ignored(.noSuchController), .ignored(.noSuchView): true
        default: false
        }
    }
}

extension Scene {
    /// The names of controllers, views and bar items, as used in events.
    fileprivate var names: [String] {
        controllers.flatMap { controller in
            let definition = controller.definition
            let parts = definition.views.map { $0.id } + definition.items.map { $0.id }
            return [controller.id.description] + parts.map { "\(controller.id.controller.name).\($0.name)" }
        }
    }
}
