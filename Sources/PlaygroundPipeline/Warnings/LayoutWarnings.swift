import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// What the layouts of some devices complain of, each complaint once, with the devices it was seen on.
public struct LayoutWarnings {
    public let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - pictures: The devices, by the ids of their configurations.
    ///   - reading: The file whose lines the complaints name.
    public init(_ pictures: [(device: String, picture: DevicePicture)], in reading: PlaygroundFile.ReadResult) {
        var order: [Seen] = []
        var devices: [Seen: [String]] = [:]
        var definitions: [ControllerID: ControllerDefinition] = [:]
        for (device, picture) in pictures {
            for controller in picture.scene.controllers {
                for issue in picture.layouts[controller.id]?.issues ?? [] {
                    let seen = Seen(issue: issue, controller: controller.id.controller.plain)
                    definitions[seen.controller] = controller.definition
                    if devices[seen] == nil { order.append(seen) }
                    if devices[seen]?.last != device { devices[seen, default: []].append(device) }
                }
            }
        }
        diagnostics = order.compactMap { seen in
            definitions[seen.controller].map { controller in
                let warning = LayoutWarning(seen.issue, in: controller, of: reading, on: devices[seen] ?? [])
                let place = reading.span(of: warning.path).map(Diagnostic.Location.span) ?? .file(reading.source.fileName)
                return Diagnostic(warning, at: place)
            }
        }.sorted()
    }

    /// A complaint apart from the device: the same on all devices is said once.
    private struct Seen: Hashable {
        var issue: LayoutIssue
        var controller: ControllerID
    }
}
