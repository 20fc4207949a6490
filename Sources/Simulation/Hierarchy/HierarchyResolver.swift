import PlaygroundModel

/// Goes from the window down through the controllers and works out what each one has: traits, frame, safe area, adaptive
/// elements.
///
/// One pass does all of it, since each depends on the parent's: overrides may ask for the parent's size, a child's place
/// for the container's constraints, and those for its traits.
struct HierarchyResolver {
    /// Which controllers to work out.
    enum Extent {
        /// What a person sees: the front layer and, of navigation stacks, the top.
        case onScreen
        /// Covered ones too: containment and presentation pass changes on to every controller.
        case living
    }

    let playground: Playground
    let device: Device
    let environment: Environment
    let extent: Extent
    let containerLayout: ContainerLayout
    let geometry: WindowGeometry
    let windowTraits: ResolvedTraits
    private let overrides: TraitOverrides
    private var resolved: [SceneController] = []

    init(
        playground: Playground, device: Device, environment: Environment, extent: Extent,
        containerLayout: @escaping ContainerLayout
    ) {
        self.playground = playground
        self.device = device
        self.environment = environment
        self.extent = extent
        self.containerLayout = containerLayout
        geometry = WindowGeometry(
            device: device, orientation: environment.orientation, configuration: environment.window,
            profile: playground.profile
        )
        windowTraits = WindowTraits(
            device: device, environment: environment, geometry: geometry, profile: playground.profile,
            customTraits: playground.customTraits
        ).resolved()
        overrides = TraitOverrides(profile: playground.profile)
    }

    /// The controllers of the layers, back to front, in each a parent before its children.
    ///
    /// A presentation over the full screen adds no trait: what it presents has the window's collection.
    func controllers(of layers: [ControllerInstance]) -> [SceneController] {
        var resolver = self
        for (index, layer) in layers.enumerated() where extent == .living || index == layers.count - 1 {
            let place = Place(
                frame: Rect(origin: .zero, size: geometry.frame.size), safeAreaInsets: geometry.safeAreaInsets,
                parent: nil, inherited: windowTraits, ancestors: []
            )
            resolver.resolve(layer, at: place, isPresented: index > 0)
        }
        return resolver.resolved
    }

    /// Where a controller stands: what its parent gives it.
    private struct Place {
        var frame: Rect
        var safeAreaInsets: EdgeInsets
        var parent: ControllerInstance.ID?
        var inherited: ResolvedTraits
        /// From the root down to the parent.
        var ancestors: [TraitOverrides.Ancestor]
    }

    private mutating func resolve(_ instance: ControllerInstance, at place: Place, isPresented: Bool = false) {
        guard let definition = playground.controller(instance.id.controller) else { return }
        let traits = overrides.own(
            of: definition, id: instance.id, inherited: place.inherited, size: place.frame.size,
            ancestors: place.ancestors, orientation: environment.orientation
        )
        let adaptive = AdaptiveResolution(definition, in: ConditionContext(
            traits: traits.collection, orientation: environment.orientation, size: place.frame.size
        ))
        var controller = SceneController(
            id: instance.id, definition: definition, parent: place.parent, frame: place.frame,
            safeAreaInsets: place.safeAreaInsets, traits: traits, adaptiveElements: adaptive.elements,
            views: adaptive.views, constraints: adaptive.constraints, isPresented: isPresented
        )
        if case .navigation = definition.kind { controller.navigationBar = navigationBar(of: instance, in: controller) }
        resolved.append(controller)
        guard !instance.children.isEmpty else { return }
        let ancestor = TraitOverrides.Ancestor(controller: instance.id.controller, traits: traits.collection)
        resolveChildren(of: instance, in: controller, ancestors: place.ancestors + [ancestor])
    }

    private mutating func resolveChildren(
        of instance: ControllerInstance, in parent: SceneController, ancestors: [TraitOverrides.Ancestor]
    ) {
        switch parent.definition.kind {
        case .view:
            return
        case .navigation:
            var insets = parent.safeAreaInsets
            insets.top += parent.navigationBar?.frame.height ?? 0
            let visible = extent == .living ? instance.children[...] : instance.children.suffix(1)
            for child in visible {
                resolve(child, at: place(of: child, in: parent, frame: parent.frame, insets: insets, ancestors))
            }
        case .container(let names):
            let frames = containerLayout(ContainerLayoutRequest(
                container: parent, children: names, windowSize: geometry.frame.size, profile: playground.profile
            ))
            for child in instance.children {
                let inParent = frames[child.id.controller] ?? Rect(origin: .zero, size: parent.frame.size)
                let insets = parent.safeAreaInsets.remaining(in: inParent, of: parent.frame.size)
                let frame = inParent.offset(by: parent.frame.origin)
                resolve(child, at: place(of: child, in: parent, frame: frame, insets: insets, ancestors))
            }
        }
    }

    private func place(
        of child: ControllerInstance, in parent: SceneController, frame: Rect, insets: EdgeInsets,
        _ ancestors: [TraitOverrides.Ancestor]
    ) -> Place {
        let inherited = overrides.inherited(
            by: child.id.controller, from: parent, ancestors: ancestors, orientation: environment.orientation
        )
        return Place(
            frame: frame, safeAreaInsets: insets, parent: parent.id, inherited: inherited, ancestors: ancestors
        )
    }

    /// The bar of a navigation controller, below what the hardware and outer bars cover.
    private func navigationBar(of instance: ControllerInstance, in controller: SceneController) -> NavigationBar {
        let stack = instance.children.compactMap { playground.controller($0.id.controller) }
        let insets = controller.safeAreaInsets
        let frame = Rect(
            x: controller.frame.minX, y: controller.frame.minY + insets.top, width: controller.frame.width,
            height: NavigationBarMetrics.height(for: controller.traits.collection, profile: playground.profile)
        )
        let previous = stack.dropLast().last
        return NavigationBar(
            frame: frame, title: stack.last?.title,
            backButtonTitle: previous.map(NavigationBarMetrics.backButtonTitle(over:))
        )
    }
}
