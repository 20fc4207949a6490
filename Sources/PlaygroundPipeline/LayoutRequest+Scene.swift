import LayoutEngine
import PlaygroundModel
import Simulation

extension LayoutRequest {
    /// What the layout of a controller's own views depends on, in its place in a scene.
    init(of controller: SceneController, in scene: Scene, profile: BehaviourProfile) {
        self.init(of: controller, windowSize: scene.window.size, profile: profile)
    }

    init(of controller: SceneController, windowSize: Size, profile: BehaviourProfile) {
        let installed = Set(controller.views.map(\.id))
        self.init(
            size: controller.frame.size,
            originInWindow: controller.frame.origin,
            windowSize: windowSize,
            safeAreaInsets: controller.safeAreaInsets,
            traits: controller.traits.collection,
            profile: profile,
            views: controller.views.map { View($0, installed: installed) },
            constraints: controller.constraints
        )
    }
}

extension LayoutRequest.View {
    init(_ view: ResolvedView, installed: Set<ViewID>) {
        self.init(
            id: view.id, kind: view.definition.kind, properties: view.properties,
            subviews: view.definition.subviews.filter(installed.contains), customSpacing: view.definition.customSpacing
        )
    }
}
