import LayoutEngine
import PlaygroundModel

/// The layouts of an app's controllers, by instance, for the children of containers and for drawing. A controller with unchanged input
/// keeps its layout. If only sizes changed, the solver continues from the last solution.
public struct ControllerLayouts: Sendable {
    public struct Layout: Sendable {
        public private(set) var request: LayoutRequest
        public private(set) var result: LayoutResult
        private var place: LayoutInput
        private var solver: ScreenLayout

        fileprivate init(_ place: LayoutInput) {
            self.place = place
            request = place.request
            solver = ScreenLayout()
            result = solver.layout(request)
        }

        fileprivate mutating func update(_ place: LayoutInput) {
            defer { self.place = place }
            guard place != self.place else { return }
            let request = place.request
            guard request != self.request else { return }
            if !request.isLaidOut(as: self.request) { result = solver.layout(request) }
            self.request = request
        }
    }

    /// The input of a request. Comparing it is cheaper than creating the request. An equal definition that was read again creates one.
    fileprivate struct LayoutInput: Equatable {
        let controller: SceneController
        let windowSize: Size
        let windowTraits: TraitCollection
        let profile: BehaviourProfile

        var request: LayoutRequest {
            LayoutRequest(of: controller, windowSize: windowSize, windowTraits: windowTraits, profile: profile)
        }

        static func == (one: LayoutInput, other: LayoutInput) -> Bool {
            let (old, new) = (one.controller, other.controller)
            return one.windowSize == other.windowSize && one.windowTraits == other.windowTraits && one.profile == other.profile
                && old.frame == new.frame && old.keyboardOverlap == new.keyboardOverlap && old.safeAreaInsets == new.safeAreaInsets
                && old.isInNavigationController == new.isInNavigationController && old.titlePlace == new.titlePlace
                && old.tabAccessory == new.tabAccessory
                && old.traits.collection == new.traits.collection && old.views == new.views
                && old.constraints == new.constraints && old.definition.isTriviallyIdentical(to: new.definition)
        }
    }

    private var layouts: [ControllerInstance.ID: Layout] = [:]

    mutating func layout(
        of controller: SceneController, windowSize: Size, windowTraits: TraitCollection, profile: BehaviourProfile
    ) -> Layout {
        let place = LayoutInput(controller: controller, windowSize: windowSize, windowTraits: windowTraits, profile: profile)
        let id = controller.id
        if layouts[id]?.update(place) == nil { layouts[id] = Layout(place) }
        return layouts[id] ?? Layout(place)
    }

    mutating func take() -> ControllerLayouts {
        defer { self = ControllerLayouts() }
        return self
    }

    mutating func keep(_ living: Set<ControllerInstance.ID>) {
        if layouts.contains(where: { !living.contains($0.key) }) { layouts = layouts.filter { living.contains($0.key) } }
    }
}
