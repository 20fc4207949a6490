import PlaygroundModel
import Simulation
import Wireframes

/// A device of a page: its app, history and, on demand, wireframe.
struct DeviceSession: Sendable {
    private(set) var id: String
    private(set) var simulation: DeviceSimulation
    private var latest = LatestPicture()
    private var history: DeviceHistory
    /// The lines of the running version of the file.
    private(set) var places: SourcePlaces
    /// Whether the log has callbacks of trait environments other than controllers.
    var isVerbose = false
    var showsSystem = false
    private var marks = WidthMarks()
    private var drawn: (basis: Basis, wireframe: DeviceWireframe)?
    /// Whether the last event replaced the previous log entry. `nil` if there was no event.
    var replacedEntry: Bool?

    private struct Basis: Equatable {
        let moment: DeviceHistory.Moment
        let configuration: DeviceConfiguration
        let places: SourcePlaces
        let log: DeviceLog
        let position: DeviceWireframe.Position
        let isVerbose: Bool
        let showsSystem: Bool
    }

    init(
        _ playground: Playground, on configuration: DeviceConfiguration, settings: Environment, places: SourcePlaces
    ) {
        id = configuration.id
        simulation = DeviceSimulation(
            playground: playground, configuration: configuration, environment: configuration.environment(from: settings))
        history = DeviceHistory(simulation.moment, log: simulation.launchLog.map { LogLine($0, places) })
        self.places = places
    }

    mutating func identify(as configuration: DeviceConfiguration) {
        guard configuration != simulation.configuration else { return }
        id = configuration.id
        simulation.identify(as: configuration)
    }

    /// Whether a configuration differs only in name and id.
    func isSameDevice(as other: DeviceConfiguration) -> Bool {
        var device = other.device
        device.name = simulation.configuration.device.name
        return device == simulation.configuration.device
    }

    /// Text typed in parts, or content scrolled in several movements, is one entry if a single change leads to the same state.
    mutating func apply(_ event: Event) {
        var once = history.start(ofRunWith: event).map { start in
            var simulation = simulation
            _ = simulation.travel(to: start)
            return simulation
        }
        var entries = simulation.apply(event)
        let atOnce = once?.apply(event)
        replacedEntry = once?.state == simulation.state
        if replacedEntry == true, let atOnce { entries = atOnce }
        history.record(simulation.moment, entries.map { LogLine($0, places) }, of: event, replacing: replacedEntry == true)
    }

    mutating func reload(_ playground: Playground, places: SourcePlaces) {
        self.places = places
        let entries = simulation.reload(playground)
        history.replace(simulation.moment, entries.map { LogLine($0, places) })
    }

    /// Returns to the state of a log entry, possibly of another version. `false` if the state is no longer kept.
    mutating func travel(to entry: Int) -> Bool {
        guard history.travel(to: entry) else { return false }
        if simulation.travel(to: history.moment) { history.replace(simulation.moment, []) }
        return true
    }

    /// The current wireframe, drawn again only after changes.
    var wireframe: DeviceWireframe {
        mutating get {
            let basis = basis
            if let drawn, drawn.basis == basis { return drawn.wireframe }
            marks.update(for: simulation, places: places)
            // The picture is made first. Later, the simulation would be copied.
            let picture = picture
            var wireframe = simulation.wireframe(of: picture, widthMarks: marks.list, log: log, position: history.position)
            if showsSystem { wireframe.chrome.showsSystem = true }
            drawn = (basis, wireframe)
            return wireframe
        }
    }

    func showsTheSame(as other: DeviceSession) -> Bool { basis == other.basis }

    var isDrawn: Bool { drawn?.basis == basis }

    private var basis: Basis {
        Basis(
            moment: simulation.moment, configuration: simulation.configuration, places: places, log: history.log, position: history.position,
            isVerbose: isVerbose, showsSystem: showsSystem
        )
    }

    var picture: DevicePicture { mutating get { latest.picture(of: &simulation) } }

    private var log: DeviceLog { isVerbose ? history.log : history.log.brief }
}
