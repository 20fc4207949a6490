import PlaygroundModel
import PlaygroundPipeline
import Simulation
import SourceDiagnostics

/// The events whose controller or view no device has when they are played: mistakes of the person who wrote them.
package struct MissedTargets {
    /// A sentence per event, with the nearest name.
    package let sentences: [String]

    package init(of events: [Event], in playground: Playground, on configurations: [DeviceConfiguration]) {
        var apps = configurations.map { DeviceApp(playground, on: $0) }
        sentences = events.compactMap { event in
            var known: Set<String> = []
            let isMissed = apps.indices.map { index in
                let names = apps[index].picture().scene.names
                known.formUnion(names)
                return apps[index].apply(event).contains { $0.namesNothing }
            }
            guard !isMissed.isEmpty, !isMissed.contains(false), let target = event.description.split(separator: " ").dropFirst().first else {
                return nil
            }
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
    /// Controllers, and views and bar items as events name them.
    fileprivate var names: [String] {
        controllers.flatMap { controller in
            let definition = controller.definition
            let parts = definition.views.map { $0.id } + definition.items.map { $0.id }
            return [controller.id.description] + parts.map { "\(controller.id.controller.name).\($0.name)" }
        }
    }
}
