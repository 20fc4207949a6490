import PlaygroundModel
import Simulation
import Wireframes

/// A playground's app on one device, for inspection, export and checks: takes events, returns the log, and is laid out
/// on demand. A copy is a point to return to. Apps of a page also have a history (`DeviceSession`).
public struct DeviceApp: Sendable {
    public var configuration: DeviceConfiguration { simulation.configuration }
    private(set) var simulation: DeviceSimulation
    private var latest = LatestPicture()

    /// Launches the app. `environment` defaults to the configuration's environment.
    public init(_ playground: Playground, on configuration: DeviceConfiguration, environment: Environment? = nil) {
        simulation = DeviceSimulation(playground: playground, configuration: configuration, environment: environment)
    }

    /// Apps of the same playground and device in equal states are interchangeable.
    var state: SimulationState { simulation.state }

    public var launchLog: [LogEntry] { simulation.launchLog }

    @discardableResult
    public mutating func apply(_ event: Event) -> [LogEntry] {
        simulation.apply(event)
    }

    public mutating func picture() -> DevicePicture { latest.picture(of: &simulation) }

    public mutating func wireframe() -> DeviceWireframe {
        let picture = picture()
        return simulation.wireframe(of: picture, widthMarks: [], log: DeviceLog(), position: DeviceWireframe.Position())
    }

    /// The environment without settings that the device's version of iOS ignores. Screens in equal effective environments are the same.
    public func effective(_ environment: Environment) -> Environment {
        let profile = simulation.playground.profile
        var effective = environment
        if !profile.has(.darkStyle) { effective.userInterfaceStyle = .light }
        if !profile.has(.accessibilityContrast) { effective.accessibilityContrast = .normal }
        if !profile.has(.legibilityWeight) { effective.legibilityWeight = .regular }
        if !profile.has(.preferredContentSizeCategory) { effective.preferredContentSizeCategory = .large }
        return effective
    }

    /// The app's state for a comparison with another app.
    public var subject: Comparison.Subject {
        mutating get {
            let picture = picture()
            return Comparison.Subject(
                wireframe(), scene: picture.scene, layouts: picture.layouts, state: state, playground: simulation.playground)
        }
    }
}
