import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

/// One moment of one device: the controllers on its screen, and where every view of theirs stands.
public struct DevicePicture: Hashable, Sendable {
    public var scene: Scene
    public var layouts: [ControllerInstance.ID: LayoutResult]
    /// What the layouts were asked for.
    public var requests: [ControllerInstance.ID: LayoutRequest]

    /// The controllers and views on the screen.
    public var elements: [ScreenElement] { ScreenElement.all(in: scene, layouts) }

    /// Where the constraints of each controller run.
    public var geometries: [ControllerInstance.ID: LayoutGeometry] {
        var geometries: [ControllerInstance.ID: LayoutGeometry] = [:]
        for (id, request) in requests {
            if let layout = layouts[id] { geometries[id] = LayoutGeometry(request, layout) }
        }
        return geometries
    }
}
