import LayoutEngine
import PlaygroundModel
import Simulation

/// One moment of one device: the controllers on its screen, and where every view of theirs stands.
public struct DevicePicture: Hashable, Sendable {
    public var scene: Scene
    public var layouts: [ControllerInstance.ID: LayoutResult]
    /// What the layouts were asked for.
    public var requests: [ControllerInstance.ID: LayoutRequest]

    /// Where the constraints of each controller run.
    public var geometries: [ControllerInstance.ID: LayoutGeometry] {
        requests.reduce(into: [:]) { geometries, entry in
            if let layout = layouts[entry.key] { geometries[entry.key] = LayoutGeometry(entry.value, layout) }
        }
    }
}

/// Makes pictures of one device, one after the other.
///
/// A controller whose layout depends on nothing that changed since the last picture keeps its layout; one of which only
/// sizes changed is solved on from the last solution. That holds too for one that was covered in between.
struct DeviceCamera: Sendable {
    /// A controller's last layout, and what it takes to go on from there.
    private struct Sheet: Sendable {
        var request: LayoutRequest?
        var screen = ScreenLayout()
        var result = LayoutResult(frames: [:])

        mutating func take(_ request: LayoutRequest) {
            guard request != self.request else { return }
            result = screen.layout(request)
            self.request = request
        }
    }

    private var sheets: [ControllerInstance.ID: Sheet] = [:]

    mutating func picture(of simulation: DeviceSimulation) -> DevicePicture {
        let scene = simulation.scene(containerLayout: Self.containerLayout)
        var kept: [ControllerInstance.ID: Sheet] = [:]
        let previewed = scene.touch.preview?.controllers ?? []
        for controller in scene.controllers + previewed where controller.hasLayout {
            var sheet = sheets.removeValue(forKey: controller.id) ?? Sheet()
            sheet.take(LayoutRequest(of: controller, in: scene, profile: simulation.playground.profile))
            kept[controller.id] = sheet
        }
        let living = Set(simulation.state.instances.map(\.id))
        sheets = sheets.filter { living.contains($0.key) }.merging(kept) { _, new in new }
        return DevicePicture(
            scene: scene, layouts: kept.mapValues(\.result), requests: kept.compactMapValues(\.request))
    }

    /// Places a container's children, and finds the view from which a popover springs, by the frames the layout finds for
    /// them. It is solved afresh: a scene asks for the same controller several times, in circumstances of its own.
    static let containerLayout: ContainerLayout = { asked in
        let wanted = asked.container.placedChildren + [asked.sourceView].compactMap(\.self)
        guard !wanted.isEmpty else { return [:] }
        let frames = layout(LayoutRequest(of: asked.container, windowSize: asked.windowSize, profile: asked.profile)).frames
        return frames.filter { wanted.contains($0.key) }
    }
}

extension SceneController {
    /// Whether there is anything to lay out, or to complain of: a constraint may name a view that is not installed.
    fileprivate var hasLayout: Bool { !views.isEmpty || !constraints.isEmpty }
}
