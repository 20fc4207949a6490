import PlaygroundModel
import Simulation
import Wireframes

/// One device of a page: its app, what happened to it, and the picture of it now.
struct DeviceSession: Sendable {
    /// DeviceConfiguration.id.
    let id: String
    private(set) var simulation: DeviceSimulation
    private(set) var picture: DevicePicture
    private(set) var wireframe: DeviceWireframe
    private var camera = DeviceCamera()
    private var log: [LogLine]

    /// Launches the playground's app on a device with some settings.
    init(_ playground: Playground, on configuration: DeviceConfiguration, settings: Environment) {
        id = configuration.id
        simulation = DeviceSimulation(
            playground: playground, configuration: configuration, environment: settings.held(as: configuration),
            containerLayout: DeviceCamera.containerLayout
        )
        log = simulation.appearanceLog(containerLayout: DeviceCamera.containerLayout).map(LogLine.init)
        picture = camera.picture(of: simulation)
        wireframe = Self.wireframe(id, picture, playground, log)
    }

    mutating func apply(_ event: Event) {
        take(simulation.apply(event, containerLayout: DeviceCamera.containerLayout))
    }

    /// Goes on with another version of the playground, on the screen it is on wherever that still exists.
    mutating func reload(_ playground: Playground) {
        take(simulation.reload(playground, containerLayout: DeviceCamera.containerLayout))
    }

    private mutating func take(_ entries: [LogEntry]) {
        log += entries.map(LogLine.init)
        // A person reads the last few screens of it; a window drag writes hundreds of lines.
        if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog / 2) }
        picture = camera.picture(of: simulation)
        wireframe = Self.wireframe(id, picture, simulation.playground, log)
    }

    private static let longestLog = 1000

    private static func wireframe(
        _ id: String, _ picture: DevicePicture, _ playground: Playground, _ log: [LogLine]
    ) -> DeviceWireframe {
        DeviceWireframe(
            id: id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            profile: playground.profile, log: log
        )
    }
}
