import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

/// A playground's app on one device: the one type that runs an app, for pages, inspection and export. It takes events, says
/// what came of them, and is laid out when somebody asks for its picture.
///
/// A copy is a point to go back to.
public struct DeviceApp: Sendable {
    public var configuration: DeviceConfiguration { simulation.configuration }
    private(set) var simulation: DeviceSimulation
    /// The picture that somebody asked for last, and what it is of.
    private var made: (moment: DeviceHistory.Moment, device: DeviceConfiguration, picture: CopyOnWrite<DevicePicture>)?

    /// Launches the app.
    ///
    /// - Parameter environment: How the device is held and set; by default as the configuration says.
    public init(_ playground: Playground, on configuration: DeviceConfiguration, environment: Environment? = nil) {
        simulation = DeviceSimulation(playground: playground, configuration: configuration, environment: environment)
    }

    /// The version of iOS that the device runs; `nil` for one that runs no iOS.
    var system: DeviceWireframe.Chrome.System? {
        DeviceWireframe.Chrome.System(
            of: configuration.device, state.environment, profile: simulation.playground.profile,
            requestedVersion: simulation.requestedPlayground.profile.version)
    }

    /// Apps of the same playground on the same device that are in equal states show the same and go on alike.
    var state: SimulationState { simulation.state }

    /// What happened when the app was launched.
    public var launchLog: [LogEntry] { simulation.launchLog }

    /// Lets an event happen.
    ///
    /// - Returns: the event and what it led to.
    @discardableResult
    public mutating func apply(_ event: Event) -> [LogEntry] {
        simulation.apply(event)
    }

    /// Goes on with another version of the playground, on the screen it is on wherever that still exists.
    ///
    /// - Returns: what came and went with it.
    mutating func reload(_ playground: Playground) -> [LogEntry] {
        simulation.reload(playground)
    }

    /// Goes on under another name and id.
    mutating func identify(as configuration: DeviceConfiguration) {
        simulation.identify(as: configuration)
    }

    /// The moment the app is in.
    var moment: DeviceHistory.Moment { simulation.moment }

    /// Goes to a moment that this app was in, as the present version of the playground has it.
    ///
    /// - Returns: whether that is another version than the one of the moment.
    mutating func travel(to moment: DeviceHistory.Moment) -> Bool {
        let present = simulation.requestedPlayground
        simulation.restore(moment.state, of: moment.playground)
        guard moment.playground != present else { return false }
        _ = simulation.reload(present)
        return true
    }

    /// What stands on the screen now, laid out.
    public mutating func picture() -> DevicePicture {
        if let made, made.moment == moment, made.device == configuration { return made.picture.value }
        let scene = simulation.scene()
        let layouts = simulation.layouts(of: scene)
        let picture = DevicePicture(
            scene: scene, layouts: layouts.mapValues { $0.result }, requests: layouts.mapValues { $0.request }
        )
        made = (moment, configuration, CopyOnWrite(picture))
        return picture
    }

    /// The app's wireframe as a page shows it.
    public mutating func wireframe(
        widthMarks: [WidthMark] = [], log: DeviceLog = DeviceLog(),
        position: DeviceWireframe.Position = DeviceWireframe.Position()
    ) -> DeviceWireframe {
        let (picture, playground) = (picture(), simulation.playground)
        return DeviceWireframe(
            id: configuration.id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            images: playground.images, profile: playground.profile,
            requestedVersion: simulation.requestedPlayground.profile.version,
            languages: playground.translations.isEmpty ? [] : playground.languages, widthMarks: widthMarks, log: log, position: position
        )
    }
}

extension DeviceApp {
    /// The app with all in which it is compared with another.
    public var subject: Comparison.Subject {
        mutating get {
            let picture = picture()
            return Comparison.Subject(
                wireframe(), scene: picture.scene, layouts: picture.layouts, state: state, playground: simulation.playground)
        }
    }
}

extension DeviceSimulation {
    /// What it takes to come back to where the app is now.
    var moment: DeviceHistory.Moment { DeviceHistory.Moment(state: state, playground: requestedPlayground) }
}
