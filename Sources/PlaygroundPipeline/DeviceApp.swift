import PlaygroundModel
import Simulation
import Wireframes

/// A playground's app on one device, for inspection, export and checks: it takes events, returns the log and is laid out on demand. Apps of
/// a page also have a history (`DeviceSession`). A copy is a point to return to.
public struct DeviceApp: Sendable {
    public var configuration: DeviceConfiguration { simulation.configuration }
    private(set) var simulation: DeviceSimulation
    private var latest = LatestPicture()

    /// Launches the app.
    ///
    /// - Parameter environment: How the device is held and set; by default as the configuration says.
    public init(_ playground: Playground, on configuration: DeviceConfiguration, environment: Environment? = nil) {
        simulation = DeviceSimulation(playground: playground, configuration: configuration, environment: environment)
    }

    /// Apps of the same playground and device in equal states are interchangeable.
    var state: SimulationState { simulation.state }

    public var launchLog: [LogEntry] { simulation.launchLog }

    /// Lets an event happen.
    ///
    /// - Returns: the event and what it led to.
    @discardableResult
    public mutating func apply(_ event: Event) -> [LogEntry] {
        simulation.apply(event)
    }

    /// What stands on the screen now, laid out.
    public mutating func picture() -> DevicePicture { latest.picture(of: &simulation) }

    /// The app's wireframe as a page shows it.
    public mutating func wireframe() -> DeviceWireframe {
        let picture = picture()
        return simulation.wireframe(of: picture, widthMarks: [], log: DeviceLog(), position: DeviceWireframe.Position())
    }

    /// The app with all in which it is compared with another.
    public var subject: Comparison.Subject {
        mutating get {
            let picture = picture()
            return Comparison.Subject(
                wireframe(), scene: picture.scene, layouts: picture.layouts, state: state, playground: simulation.playground)
        }
    }
}
