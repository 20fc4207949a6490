import LayoutEngine
import PlaygroundModel

extension LayoutRequest {
    /// - Parameter windowTraits: The window's traits, without the changes by containers.
    init(
        of controller: SceneController, windowSize: Size, windowTraits: TraitCollection, profile: BehaviourProfile
    ) {
        let installed = Set(controller.views.map { $0.id })
        let children = controller.placedChildren.map { View(id: $0, kind: .view) }
        self.init(
            size: controller.frame.size,
            originInWindow: controller.frame.origin,
            windowSize: windowSize,
            windowHorizontalSizeClass: windowTraits.horizontalSizeClass,
            safeAreaInsets: controller.safeAreaInsets,
            traits: controller.traits.collection,
            profile: profile,
            views: controller.views.map { View($0, installed: installed) } + children,
            constraints: controller.constraints + controller.placingConstraints(profile)
        )
        layoutMargins = controller.definition.layoutMargins
        usesBottomSafeArea = controller.definition.usesBottomSafeArea || !profile.has(.keyboardGuideOfView)
        keyboardOverlap = controller.keyboardOverlap
        isInNavigationController = controller.isInNavigationController
    }
}

extension LayoutRequest.View {
    init(_ view: ResolvedView, installed: Set<ViewID>) {
        self.init(
            id: view.id, kind: view.definition.kind, properties: view.properties,
            subviews: view.definition.subviews.filter(installed.contains), customSpacing: view.definition.customSpacing,
            cellConstraints: view.definition.cellConstraints, traitOverrides: view.traitOverrides
        )
    }
}

extension SceneController {
    /// The children of a container that its constraints name. The layout engine treats them as views of the container's root view.
    var placedChildren: [ViewID] {
        guard case .container(let children) = definition.kind else { return [] }
        let named = Set(constraints.flatMap { [$0.first, $0.second].compactMap { $0?.item.view } })
        return children.map { ViewID($0.name) }.filter(named.contains)
    }

    /// Whether there is a layout, or an issue: a constraint can name a view that is not installed.
    var hasLayout: Bool { !views.isEmpty || !constraints.isEmpty }
}

extension LayoutItem {
    fileprivate var view: ViewID? {
        switch self {
        case .view(let id), .guide(_, of: let id?): id
        case .rootView, .window, .guide(_, of: nil): nil
        }
    }
}
