import PlaygroundModel
import Simulation
import Wireframes

/// One device of a page: its app, what happened to it, and the picture of it now.
struct DeviceSession: Sendable {
    /// Says where in the file something stands: `neko.toml:96`.
    typealias Locating = (DocumentPath) -> String?

    /// DeviceConfiguration.id.
    let id: String
    private var history: DeviceHistory
    private(set) var picture: DevicePicture
    private(set) var wireframe: DeviceWireframe
    private var camera = DeviceCamera()

    private var simulation: DeviceSimulation { history.simulation }

    /// Launches the playground's app on a device with some settings.
    init(
        _ playground: Playground, on configuration: DeviceConfiguration, settings: Environment,
        locating: Locating = { _ in nil }
    ) {
        id = configuration.id
        let simulation = DeviceSimulation(
            playground: playground, configuration: configuration, environment: settings.held(as: configuration),
            containerLayout: DeviceCamera.containerLayout
        )
        let launch = simulation.appearanceLog(containerLayout: DeviceCamera.containerLayout)
        history = DeviceHistory(simulation, log: Self.lines(launch, locating))
        picture = camera.picture(of: simulation)
        wireframe = Self.wireframe(id, picture, history)
    }

    mutating func apply(_ event: Event, locating: Locating = { _ in nil }) {
        var next = simulation
        let entries = next.apply(event, containerLayout: DeviceCamera.containerLayout)
        history.record(next, Self.lines(entries, locating))
        draw()
    }

    /// Goes on with another version of the playground, on the screen it is on wherever that still exists.
    mutating func reload(_ playground: Playground, locating: Locating = { _ in nil }) {
        var next = simulation
        let entries = next.reload(playground, containerLayout: DeviceCamera.containerLayout)
        history.replace(next, Self.lines(entries, locating))
        draw()
    }

    /// Goes to the state that an entry of the log led to, which may have been another version of the playground.
    ///
    /// - Returns: whether it is still known.
    mutating func travel(to entry: Int) -> Bool {
        let playground = simulation.playground
        guard history.travel(to: entry) else { return false }
        if simulation.playground != playground {
            var there = simulation
            _ = there.reload(playground, containerLayout: DeviceCamera.containerLayout)
            history.replace(there, [])
        }
        draw()
        return true
    }

    private mutating func draw() {
        picture = camera.picture(of: simulation)
        wireframe = Self.wireframe(id, picture, history)
    }

    private static func lines(_ entries: [LogEntry], _ locating: Locating) -> [LogLine] {
        entries.map { entry in
            var line = LogLine(entry)
            line.location = entry.path.flatMap(locating)
            return line
        }
    }

    private static func wireframe(_ id: String, _ picture: DevicePicture, _ history: DeviceHistory) -> DeviceWireframe {
        let playground = history.simulation.playground
        return DeviceWireframe(
            id: id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            profile: playground.profile, log: history.log, position: history.position
        )
    }
}
