import AppleDevices
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Simulation
import SourceDiagnostics

/// The frames that Interface Builder recorded, as scenarios that detect later changes of the layout. They use the system of the document's
/// Xcode. A scenario reaches a controller by taps. Frames that already differ become comments, because they would always fail.
package struct ExpectedFrames: Sendable {
    package let text: String
    /// The number of expected frames. The other two count frames that differ, and frames in controllers that no tap reaches.
    package private(set) var expectedCount = 0
    package private(set) var differingCount = 0
    package private(set) var unreachedCount = 0

    package init(_ document: InterfaceBuilderDocument, _ imported: ImportedPlayground) {
        let reading = Pipeline.read(Array(imported.text.utf8), fileName: "imported.toml", attachment: { _ in nil })
        guard let playground = reading.playground, let named = document.device, let id = named.catalogueID,
              let device = DeviceCatalogue.device(id: id)
        else {
            text = ""
            return
        }
        let version = RecordedSystem.profile(of: document).version
        let configuration = DeviceConfiguration(
            device: device, orientation: named.isLandscape ? .landscapeRight : .portrait, settings: [.systemVersion(version)])
        let places = imported.placesByObject
        let rows = FrameComparison(document).rows.compactMap { row -> FrameComparison.Row? in
            // A view may have another name on the canvas, which lacks views that size classes exclude.
            guard row.view != nil, let place = places[row.object] else { return nil }
            var row = row
            row.view = "\(place.controller).\(place.view)"
            return row
        }
        var walk = ControllerWalk(playground, on: configuration)
        let found = walk.places()
        var scenarios: [String] = []
        let ofControllers = Dictionary(grouping: rows) { String($0.view?.split(separator: ".").first ?? "") }
        for name in ofControllers.keys.sorted() {
            let rows = ofControllers[name] ?? []
            guard let place = found[name] else {
                unreachedCount += rows.count
                continue
            }
            let lines = rows.compactMap { Self.line(of: $0, in: place, scale: device.scale) }
            expectedCount += lines.count { $0.holds }
            differingCount += lines.count { !$0.holds }
            guard lines.contains(where: { $0.holds }) else { continue }
            scenarios.append(Self.scenario(name, configuration, place.events, lines.map { $0.text }))
        }
        text = scenarios.isEmpty ? "" : "\n\n" + Self.head + scenarios.joined(separator: "\n")
    }

    private static let head = """
        # The frames that Interface Builder recorded. `traitscope check` says which of them a change moves.


        """

    private static func scenario(_ name: String, _ configuration: DeviceConfiguration, _ events: [Event], _ lines: [String]) -> String {
        let device = configuration.device
        var keys = ["device = \(device.id.tomlText)"]
        if configuration.orientation != device.defaultOrientation { keys.append("orientation = \"landscape\"") }
        if let version = configuration.environment().systemVersion { keys.append("ios = \(version.description.tomlText)") }
        let happening = events.isEmpty ? "" : "events = [\(events.map { $0.description.tomlText }.joined(separator: ", "))]\n"
        return """
            [[scenarios]]
            name = \("The recorded frames of \(name)".tomlText)
            devices = [{ \(keys.joined(separator: ", ")) }]
            \(happening)expect = [
            \(lines.joined(separator: "\n"))
            ]

            """
    }

    private static func line(
        of row: FrameComparison.Row, in place: ControllerWalk.ReachedController, scale: Double
    ) -> (text: String, holds: Bool)? {
        guard let name = row.view, let dot = name.firstIndex(of: ".") else { return nil }
        let view = ViewID(String(name[name.index(after: dot)...]))
        guard let element = place.elements.first(where: { $0.view?.id == view }) else { return nil }
        let (found, recorded) = (element.frame, row.recorded)
        guard found.difference(from: recorded) <= 0.5 / scale + 1e-6 else {
            return ("  # \(name): recorded \(recorded.inWords), here \(found.inWords)", false)
        }
        guard let outer = element.superviews.first else {
            let numbers = recorded.numbers.map(\.pointText).joined(separator: ", ")
            return ("  { view = \(name.tomlText), frame = [\(numbers)] },", true)
        }
        let minX = "\(outer).minX + \(recorded.minX.pointText)".tomlText
        let minY = "\(outer).minY + \(recorded.minY.pointText)".tomlText
        let size = "width = \(recorded.width.pointText), height = \(recorded.height.pointText)"
        return ("  { view = \(name.tomlText), frame = { minX = \(minX), minY = \(minY), \(size) } },", true)
    }
}
