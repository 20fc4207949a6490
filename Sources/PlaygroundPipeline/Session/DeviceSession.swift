import PlaygroundModel
import Simulation
import Wireframes

/// One device of a page: its app, what happened to it, and the picture of it now.
struct DeviceSession: Sendable {
    /// DeviceConfiguration.id.
    let id: String
    private var history: DeviceHistory
    private(set) var picture: DevicePicture
    private(set) var wireframe: DeviceWireframe
    /// The lines of the version of the file that the app is run from.
    private(set) var places: SourcePlaces
    private var camera = DeviceCamera()
    private var marks = WidthMarks()

    private var simulation: DeviceSimulation { history.simulation }

    /// Launches the playground's app on a device with some settings.
    init(
        _ playground: Playground, on configuration: DeviceConfiguration, settings: Environment, places: SourcePlaces
    ) {
        id = configuration.id
        let simulation = DeviceSimulation(
            playground: playground, configuration: configuration, environment: settings.held(as: configuration),
            containerLayout: DeviceCamera.containerLayout
        )
        let launch = simulation.appearanceLog(containerLayout: DeviceCamera.containerLayout)
        history = DeviceHistory(simulation, log: Self.lines(launch, places))
        picture = camera.picture(of: simulation)
        marks.update(for: simulation, places: places)
        wireframe = Self.wireframe(id, picture, history, marks.list)
        self.places = places
    }

    mutating func apply(_ event: Event) {
        var next = simulation
        let entries = next.apply(event, containerLayout: DeviceCamera.containerLayout)
        history.record(next, Self.lines(entries, places))
        draw()
    }

    /// Goes on with another version of the playground, on the screen it is on wherever that still exists.
    mutating func reload(_ playground: Playground, places: SourcePlaces) {
        self.places = places
        marks.forget()
        var next = simulation
        let entries = next.reload(playground, containerLayout: DeviceCamera.containerLayout)
        history.replace(next, Self.lines(entries, places))
        draw()
    }

    /// Goes to the state that an entry of the log led to, which may have been another version of the playground.
    ///
    /// - Returns: whether it is still known.
    mutating func travel(to entry: Int) -> Bool {
        let playground = simulation.requestedPlayground
        guard history.travel(to: entry) else { return false }
        if simulation.requestedPlayground != playground {
            var there = simulation
            _ = there.reload(playground, containerLayout: DeviceCamera.containerLayout)
            history.replace(there, [])
        }
        draw()
        return true
    }

    private mutating func draw() {
        picture = camera.picture(of: simulation)
        marks.update(for: simulation, places: places)
        wireframe = Self.wireframe(id, picture, history, marks.list)
    }

    private static func lines(_ entries: [LogEntry], _ places: SourcePlaces) -> [LogLine] {
        entries.map { entry in
            var line = LogLine(entry)
            line.location = places[entry.path]?.description
            return line
        }
    }

    private static func wireframe(
        _ id: String, _ picture: DevicePicture, _ history: DeviceHistory, _ marks: [WidthMark]
    ) -> DeviceWireframe {
        let playground = history.simulation.playground
        return DeviceWireframe(
            id: id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            profile: playground.profile, widthMarks: marks, log: history.log, position: history.position
        )
    }
}
