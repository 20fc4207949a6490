import PlaygroundModel
import Simulation
@testable import PlaygroundPipeline

/// A playground's app on one device, for tests that do something and look at the screen.
struct PictureTaker {
    var simulation: DeviceSimulation
    private var camera = DeviceCamera()

    init(_ playground: Playground, on configuration: DeviceConfiguration) {
        simulation = DeviceSimulation(
            playground: playground, configuration: configuration, containerLayout: DeviceCamera.containerLayout
        )
    }

    /// - Returns: what followed.
    @discardableResult
    mutating func apply(_ event: Event) -> [LogFact] {
        simulation.apply(event, containerLayout: DeviceCamera.containerLayout).map(\.fact)
    }

    /// What there is to see now.
    mutating func picture() -> DevicePicture { camera.picture(of: simulation) }
}

extension DevicePicture {
    /// The controllers on screen, as `nav` or `cats`.
    var controllers: [String] { scene.controllers.map(\.id.description) }

    /// The frame of a view in its controller's coordinates.
    func frame(_ view: ViewID, in controller: ControllerID) -> Rect? {
        scene.controllers.first { $0.id.controller == controller }.flatMap { layouts[$0.id]?.frames[view] }
    }

    /// A view with the properties it has now.
    func view(_ view: ViewID, in controller: ControllerID) -> ResolvedView? {
        scene.controllers.first { $0.id.controller == controller }?.views.first { $0.id == view }
    }
}

extension Playground {
    /// The device of the playground with a configuration's id.
    func device(_ id: String) -> DeviceConfiguration? { devices.first { $0.id == id } }
}
