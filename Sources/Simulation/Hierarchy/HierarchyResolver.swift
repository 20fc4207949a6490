import PlaygroundModel

/// Goes from the window down through the controllers and works out what each one has: traits, frame, safe area, adaptive
/// elements, bars.
///
/// One pass does all of it, since each depends on the parent's: overrides may ask for the parent's size, a child's place
/// for the container's constraints, and those for its traits. What each kind of container does with its children is in the
/// files beside this one.
struct HierarchyResolver {
    /// Which controllers to work out.
    enum Extent {
        /// What a person sees: of stacks the top, of tabs the selected one, and no layer behind one that hides it.
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
    let overrides: TraitOverrides
    private(set) var resolved: [(controller: SceneController, isVisible: Bool)] = []

    var profile: BehaviourProfile { playground.profile }

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
    func controllers(of layers: [ControllerInstance]) -> [SceneController] {
        var resolver = self
        // How a layer is presented depends on controllers behind it, some of which may have left the screen since.
        resolver.leavesOutHidden = extent == .onScreen && layers.count < 2
        for layer in layers {
            resolver.resolveLayer(layer)
        }
        var controllers = resolver.resolved.filter { extent == .living || $0.isVisible }.map { controller, isVisible in
            var controller = controller
            controller.isVisible = isVisible
            return controller
        }
        // The back button in front needs no name.
        if let front = controllers.lastIndex(where: { $0.navigationBar?.backEvent != nil }) {
            controllers[front].navigationBar?.backEvent = .back
        }
        return controllers
    }

    private var leavesOutHidden = false

    /// Where a controller stands: what its parent gives it.
    struct Place {
        var frame: Rect
        var safeAreaInsets: EdgeInsets
        var parent: ControllerInstance.ID?
        var inherited: ResolvedTraits
        /// From the root down to the parent.
        var ancestors: [TraitOverrides.Ancestor] = []
        var isVisible = true
        var presentation: ScenePresentation?
        var surroundings = Surroundings()
    }

    /// What the bars of a controller further down depend on.
    struct Surroundings {
        /// What the back button says at the root of a navigation controller that is itself on a stack.
        var outerBackTitle: String?
        /// The display mode button that a split view offers to the bars of this column.
        var displayModeButton: DisplayModeButton?
        /// Whether a bar shows the button without being asked (column style).
        var showsDisplayModeButton = false
    }

    /// A child in its container: where it stands, and what else the container gives it.
    struct Embedding {
        var child: ControllerInstance
        /// In the window's coordinates.
        var frame: Rect
        var safeAreaInsets: EdgeInsets
        var isVisible = true
        /// Traits the container changes by a rule of its own, and the rule in words.
        var rule: (traits: TraitCollection, words: String)?
        var surroundings = Surroundings()
    }

    mutating func resolve(_ instance: ControllerInstance, at place: Place) {
        guard place.isVisible || !leavesOutHidden, let definition = playground.controller(instance.id.controller) else { return }
        let traits = overrides.own(
            of: definition, id: instance.id, inherited: place.inherited, size: place.frame.size,
            ancestors: place.ancestors, orientation: environment.orientation
        )
        let context = ConditionContext(
            traits: traits.collection, orientation: environment.orientation, size: place.frame.size
        )
        let adaptive = AdaptiveResolution(definition, in: context, profile: profile)
        var controller = SceneController(
            id: instance.id, definition: definition, parent: place.parent, frame: place.frame,
            safeAreaInsets: place.safeAreaInsets, traits: traits, adaptiveElements: adaptive.elements,
            views: adaptive.views, constraints: adaptive.constraints, isPresented: instance.presentation != nil
        )
        controller.presentation = place.presentation
        let embeddings = embed(instance, in: &controller, surroundings: place.surroundings)
        resolved.append((controller, place.isVisible))
        guard !embeddings.isEmpty else { return }
        let ancestor = TraitOverrides.Ancestor(controller: instance.id.controller, traits: traits.collection)
        for embedding in embeddings {
            resolve(embedding, in: controller, at: place, ancestors: place.ancestors + [ancestor])
        }
    }

    private mutating func resolve(
        _ embedding: Embedding, in parent: SceneController, at place: Place, ancestors: [TraitOverrides.Ancestor]
    ) {
        var given = parent.traits
        if let rule = embedding.rule {
            given.merge(rule.traits, by: .container(parent.id, rule: rule.words), in: profile)
        }
        let inherited = overrides.inherited(
            by: embedding.child.id.controller, from: parent, given: given, ancestors: ancestors,
            orientation: environment.orientation
        )
        resolve(embedding.child, at: Place(
            frame: embedding.frame, safeAreaInsets: embedding.safeAreaInsets, parent: parent.id, inherited: inherited,
            ancestors: ancestors, isVisible: place.isVisible && embedding.isVisible, surroundings: embedding.surroundings
        ))
    }

    /// Gives a container its bars, and its children their places.
    private func embed(
        _ instance: ControllerInstance, in controller: inout SceneController, surroundings: Surroundings
    ) -> [Embedding] {
        switch controller.definition.kind {
        case .view, .alert: []
        case .navigation: embedStack(of: instance, in: &controller, surroundings)
        case .container(let names): embedChildren(of: instance, named: names, in: controller, surroundings)
        case .split(let split): embedColumns(of: instance, split, in: &controller, surroundings)
        case .tabBar: embedTabs(of: instance, in: &controller, surroundings)
        case .page(let page): embedPages(of: instance, page, in: &controller, surroundings)
        }
    }

    private func embedChildren(
        of instance: ControllerInstance, named names: [ControllerID], in parent: SceneController, _ surroundings: Surroundings
    ) -> [Embedding] {
        let frames = containerLayout(ContainerLayoutRequest(
            container: parent, children: names, windowSize: geometry.frame.size, profile: profile
        ))
        return instance.children.enumerated().map { index, child in
            // A child that replaced another stands where that one stood.
            let slot = instance.children.count == names.count ? names[index] : child.id.controller
            let inParent = frames[ViewID(slot.name)] ?? Rect(origin: .zero, size: parent.frame.size)
            return Embedding(
                child: child, frame: inParent.offset(by: parent.frame.origin),
                safeAreaInsets: parent.safeAreaInsets.remaining(in: inParent, of: parent.frame.size),
                surroundings: surroundings
            )
        }
    }

    // MARK: Layers

    /// The controllers resolved so far that are or would be on screen.
    func resolvedController(_ id: ControllerInstance.ID) -> SceneController? {
        resolved.first { $0.controller.id == id }?.controller
    }

    /// Takes what a presentation covers off the screen: everything, or the controller it stands over with all below it.
    mutating func hide(behind context: ControllerInstance.ID?) {
        var covered: Set<ControllerInstance.ID> = []
        for index in resolved.indices {
            let controller = resolved[index].controller
            let isCovered = context == nil || controller.id == context || controller.parent.map(covered.contains) == true
            guard isCovered else { continue }
            covered.insert(controller.id)
            resolved[index].isVisible = false
        }
    }
}
