import PlaygroundModel
import RandomApps
import Simulation
@testable import PlaygroundPipeline

extension DeviceApp {
    /// - Returns: The consequences for controllers.
    @discardableResult
    mutating func facts(after event: Event) -> [LogFact] {
        apply(event).filter { !$0.isVerbose }.map(\.fact)
    }

    var pictureAfresh: DevicePicture { simulation.pictureAfresh }
}

extension DeviceSimulation {
    /// The picture of a newly launched app in the same state.
    var pictureAfresh: DevicePicture {
        var fresh = DeviceSimulation(playground: requestedPlayground, configuration: configuration, environment: state.environment)
        _ = fresh.travel(to: moment)
        var latest = LatestPicture()
        return latest.picture(of: &fresh)
    }
}

extension DevicePicture {
    /// The controllers on screen, such as `nav` or `cats`.
    var controllers: [String] { scene.controllers.map(\.id.description) }

    /// The frame of a view in its controller's coordinates.
    func frame(_ view: ViewID, in controller: ControllerID) -> Rect? {
        scene.controllers.first { $0.id.controller == controller }.flatMap { layouts[$0.id]?.frames[view] }
    }

    /// A view with its current properties.
    func view(_ view: ViewID, in controller: ControllerID) -> ResolvedView? {
        scene.controllers.first { $0.id.controller == controller }?.views.first { $0.id == view }
    }
}

extension Playground {
    /// The device of the playground with the id of a configuration.
    func device(_ id: String) -> DeviceConfiguration? { devices.first { $0.id == id } }
}

extension PageSession {
    /// The picture of a session, drawn in a copy, so that the session itself is unchanged.
    var copiedPicture: Picture {
        var copy = self
        return copy.picture
    }
}
