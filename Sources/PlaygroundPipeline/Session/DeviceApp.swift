import PlaygroundModel
import Simulation
import Wireframes

/// A playground's app on one device, apart from any page: takes events, says what came of them, and is drawn when asked.
///
/// A copy is a point to go back to, which is how the states of an app are explored.
public struct DeviceApp: Sendable {
    public let configuration: DeviceConfiguration
    private var simulation: DeviceSimulation

    /// Launches the app.
    public init(_ playground: Playground, on configuration: DeviceConfiguration) {
        self.configuration = configuration
        simulation = DeviceSimulation(
            playground: playground, configuration: configuration, containerLayout: DeviceCamera.containerLayout
        )
    }

    /// Apps of the same playground on the same device that are in equal states show the same and go on alike.
    public var state: SimulationState { simulation.state }

    /// What happened when the app was launched.
    public var launchLog: [LogLine] {
        simulation.appearanceLog(containerLayout: DeviceCamera.containerLayout).map(LogLine.init)
    }

    /// Lets an event happen.
    ///
    /// - Returns: the event and what it led to.
    public mutating func apply(_ event: Event) -> [LogLine] {
        simulation.apply(event, containerLayout: DeviceCamera.containerLayout).map(LogLine.init)
    }

    /// What stands on the screen now, laid out.
    public func picture() -> DevicePicture {
        var camera = DeviceCamera()
        return camera.picture(of: simulation)
    }

    /// A picture of this app as a page shows it.
    public func wireframe(of picture: DevicePicture, log: [LogLine] = []) -> DeviceWireframe {
        DeviceWireframe(
            id: configuration.id, scene: picture.scene, layouts: picture.layouts,
            tintColor: simulation.playground.tintColor, log: log
        )
    }
}
