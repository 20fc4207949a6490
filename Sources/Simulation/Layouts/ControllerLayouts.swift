import LayoutEngine
import PlaygroundModel

/// The layouts of an app's controllers, by instance: those that place a container's children and those that are drawn are
/// the same.
///
/// A controller whose layout depends on nothing that changed keeps its layout; one of which only sizes changed is solved on
/// from the last solution, also after it was covered.
public struct ControllerLayouts: Sendable {
    /// A controller's last layout, and what it was asked for.
    public struct Layout: Sendable {
        public private(set) var request: LayoutRequest
        public private(set) var result: LayoutResult
        private var solver: ScreenLayout

        fileprivate init(_ request: LayoutRequest) {
            self.request = request
            solver = ScreenLayout()
            result = solver.layout(request)
        }

        fileprivate mutating func update(_ request: LayoutRequest) {
            guard request != self.request else { return }
            result = solver.layout(request)
            self.request = request
        }
    }

    private var layouts: [ControllerInstance.ID: Layout] = [:]

    /// A controller's layout in its place.
    mutating func layout(
        of controller: SceneController, windowSize: Size, windowTraits: TraitCollection, profile: BehaviourProfile
    ) -> Layout {
        let request = LayoutRequest(
            of: controller, windowSize: windowSize, windowTraits: windowTraits, profile: profile
        )
        let id = controller.id
        if layouts[id]?.update(request) == nil { layouts[id] = Layout(request) }
        return layouts[id] ?? Layout(request)
    }

    /// Hands the layouts over, so that whoever goes on with them need not copy them.
    mutating func take() -> ControllerLayouts {
        defer { self = ControllerLayouts() }
        return self
    }

    /// Forgets all other controllers.
    mutating func keep(_ living: Set<ControllerInstance.ID>) {
        if layouts.contains(where: { !living.contains($0.key) }) { layouts = layouts.filter { living.contains($0.key) } }
    }
}
