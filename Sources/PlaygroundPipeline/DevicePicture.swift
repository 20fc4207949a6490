import LayoutEngine
import PlaygroundModel
import Simulation

/// One moment of one device: the controllers on its screen, and where every view of theirs stands.
public struct DevicePicture: Hashable, Sendable {
    public var scene: Scene
    public var layouts: [ControllerInstance.ID: LayoutResult]
}

/// Makes pictures of one device, one after the other.
///
/// A controller whose layout depends on nothing that changed since the last picture keeps its layout; one of which only
/// sizes changed is solved on from the last solution.
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
        for controller in scene.controllers where !controller.views.isEmpty {
            var sheet = sheets.removeValue(forKey: controller.id) ?? Sheet()
            sheet.take(LayoutRequest(of: controller, in: scene, profile: simulation.playground.profile))
            kept[controller.id] = sheet
        }
        sheets = kept
        return DevicePicture(scene: scene, layouts: kept.mapValues(\.result))
    }

    /// Places a container's children: they are views of its root view, by their names, to the layout engine.
    static let containerLayout: ContainerLayout = { asked in
        let named = asked.container.constraints.namedViews
        let children = asked.children.map { ViewID($0.name) }.filter(named.contains)
        guard !children.isEmpty else { return [:] }
        var request = LayoutRequest(of: asked.container, windowSize: asked.windowSize, profile: asked.profile)
        request.views += children.map { LayoutRequest.View(id: $0, kind: .view) }
        var screen = ScreenLayout()
        let frames = screen.layout(request).frames
        return Dictionary(uniqueKeysWithValues: children.compactMap { child in
            frames[child].map { (ControllerID(child.name), $0) }
        })
    }
}

extension [LayoutConstraint] {
    /// The views that any of the constraints speaks of.
    fileprivate var namedViews: Set<ViewID> {
        Set(flatMap { [$0.first, $0.second].compactMap { $0?.item.view } })
    }
}

extension LayoutItem {
    fileprivate var view: ViewID? {
        switch self {
        case .view(let id), .guide(_, of: let id?): id
        case .rootView, .window, .guide(_, of: nil): nil
        }
    }
}
