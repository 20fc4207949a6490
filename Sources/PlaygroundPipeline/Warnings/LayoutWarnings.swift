import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// Layout issues of several devices, each once, with its devices.
public struct LayoutWarnings {
    public let diagnostics: [Diagnostic]

    /// `pictures` contain the ids of device configurations. `reading` supplies the lines. If `tellsOutcomes` is true, a repair names the
    /// frame that would follow, which costs a layout of the screen.
    public init(
        _ pictures: [(device: String, picture: DevicePicture)], in reading: PlaygroundFile.ReadResult, tellsOutcomes: Bool = true
    ) {
        var order: [Seen] = []
        var devices: [Seen: [String]] = [:]
        var definitions: [ControllerID: ControllerDefinition] = [:]
        var requests: [Seen: LayoutRequest] = [:]
        for (device, picture) in pictures {
            for controller in picture.scene.controllers {
                for issue in picture.layouts[controller.id]?.issues ?? [] {
                    let seen = Seen(issue: issue, controller: controller.id.controller.plain)
                    definitions[seen.controller] = controller.definition
                    if devices[seen] == nil {
                        order.append(seen)
                        requests[seen] = tellsOutcomes ? picture.requests[controller.id] : nil
                    }
                    if devices[seen]?.last != device { devices[seen, default: []].append(device) }
                }
            }
        }
        diagnostics = order.compactMap { seen in
            definitions[seen.controller].map { controller in
                let warning = LayoutWarning(seen.issue, in: controller, of: reading, on: devices[seen] ?? [], requests[seen])
                let place = reading.span(of: warning.path).map(Diagnostic.Location.span) ?? .file(reading.source.fileName)
                return Diagnostic(warning, at: place)
            }
        }.sorted()
    }

    /// An issue without its device: devices with the same issue share one warning.
    private struct Seen: Hashable {
        var issue: LayoutIssue
        var controller: ControllerID
    }
}
