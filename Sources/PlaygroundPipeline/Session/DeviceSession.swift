import PlaygroundModel
import Simulation
import Wireframes

/// One device of a page: its app, what happened to it, and once somebody looks the wireframe of it now.
struct DeviceSession: Sendable {
    /// DeviceConfiguration.id.
    private(set) var id: String
    private(set) var app: DeviceApp
    private var history: DeviceHistory
    /// The lines of the version of the file that the app is run from.
    private(set) var places: SourcePlaces
    /// Whether the log says what trait environments other than controllers are told.
    private(set) var isVerbose = false
    private var marks = WidthMarks()
    /// What is to be seen, unless something happened since it was drawn.
    private var drawn: DeviceWireframe?

    /// Launches the playground's app on a device with some settings.
    init(
        _ playground: Playground, on configuration: DeviceConfiguration, settings: Environment, places: SourcePlaces
    ) {
        id = configuration.id
        app = DeviceApp(playground, on: configuration, environment: configuration.environment(from: settings))
        history = DeviceHistory(app.moment, log: app.launchLog.map { LogLine($0, places) })
        self.places = places
    }

    /// Goes on under another name and id.
    mutating func identify(as configuration: DeviceConfiguration) {
        guard configuration != app.configuration else { return }
        id = configuration.id
        app.identify(as: configuration)
        drawn = nil
    }

    /// Whether another configuration is the same but for its name and id.
    func isSameDevice(as other: DeviceConfiguration) -> Bool {
        var device = other.device
        device.name = app.configuration.device.name
        return device == app.configuration.device
    }

    mutating func apply(_ event: Event) {
        let entries = app.apply(event)
        history.record(app.moment, entries.map { LogLine($0, places) })
        drawn = nil
    }

    /// Goes on with another version of the playground, on the screen it is on wherever that still exists.
    mutating func reload(_ playground: Playground, places: SourcePlaces) {
        self.places = places
        marks.forget()
        let entries = app.reload(playground)
        history.replace(app.moment, entries.map { LogLine($0, places) })
        drawn = nil
    }

    /// Goes to the state that an entry of the log led to, which may have been another version of the playground.
    ///
    /// - Returns: whether it is still known.
    mutating func travel(to entry: Int) -> Bool {
        guard history.travel(to: entry) else { return false }
        if app.travel(to: history.moment) { history.replace(app.moment, []) }
        drawn = nil
        return true
    }

    mutating func setVerbose(_ isVerbose: Bool) {
        guard isVerbose != self.isVerbose else { return }
        self.isVerbose = isVerbose
        drawn = nil
    }

    // MARK: Looking

    /// What is to be seen now; drawn if something happened since the last look.
    var wireframe: DeviceWireframe {
        mutating get {
            if let drawn { return drawn }
            marks.update(for: app.simulation, places: places)
            let wireframe = app.wireframe(widthMarks: marks.list, log: log, position: history.position)
            drawn = wireframe
            return wireframe
        }
    }

    /// Whether nothing has happened since the last look.
    var isDrawn: Bool { drawn != nil }

    var picture: DevicePicture { mutating get { app.picture() } }

    private var log: DeviceLog { isVerbose ? history.log : history.log.brief }
}
