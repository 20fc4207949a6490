import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

/// A device's screen at one time: the controllers on the screen, and the frames of all their views.
public struct DevicePicture: Hashable, Sendable {
    public var scene: Scene
    public var layouts: [ControllerInstance.ID: LayoutResult]
    public var requests: [ControllerInstance.ID: LayoutRequest]

    public var elements: [ScreenElement] { ScreenElement.all(in: scene, layouts) }

    /// The lines of each controller's constraints.
    public var geometries: [ControllerInstance.ID: LayoutGeometry] {
        var geometries: [ControllerInstance.ID: LayoutGeometry] = [:]
        for (id, request) in requests {
            if let layout = layouts[id] { geometries[id] = LayoutGeometry(request, layout) }
        }
        return geometries
    }
}
