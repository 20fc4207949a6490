import LayoutEngine
import PlaygroundModel

/// Resolves the controllers from the window down, in one pass, because each result depends on the parent: overrides on the parent's size,
/// frames on its constraints, constraints on its traits. Each extension in this folder covers one kind of container.
struct HierarchyResolver {
    let playground: Playground
    /// The device with the display in use.
    let device: Device
    let environment: Environment
    private(set) var geometry: WindowGeometry
    private(set) var screenTraits: ResolvedTraits
    private(set) var windowTraits: ResolvedTraits
    let overrides: TraitOverrides
    let firstResponder: FirstResponder?
    let keyboard: Keyboard?
    /// The hierarchy of the previous state under the same version of iOS. Unchanged results are reused.
    private let previous: Hierarchy?
    private var layouts: ControllerLayouts
    var resolved: [SceneController] = []

    var profile: BehaviourProfile { playground.profile }

    init(
        playground: Playground, device: Device, environment: Environment, firstResponder: FirstResponder? = nil,
        after previous: Hierarchy? = nil, layouts: ControllerLayouts = ControllerLayouts()
    ) {
        self.playground = playground
        let device = device.inUse(in: environment)
        self.device = device
        self.environment = environment
        let previous = previous?.isReusable(with: playground) == true ? previous : nil
        self.previous = previous
        self.layouts = layouts
        overrides = TraitOverrides(profile: playground.profile)
        self.firstResponder = firstResponder
        // The geometry differs if a controller refuses vertical bars or hides the status bar.
        let isSameWindow = previous?.environment == environment && previous?.geometry.refusesVerticalBars == false
            && previous?.geometry.isStatusBarHidden == false
        geometry = (isSameWindow ? previous?.geometry : nil) ?? WindowGeometry(
            device: device, orientation: environment.orientation, configuration: environment.window,
            posture: environment.posture, profile: playground.profile, usesWindowedApps: environment.usesWindowedApps
        )
        keyboard = Keyboard(for: firstResponder, on: device, environment.orientation, geometry, playground.profile)
        if isSameWindow, let previous {
            (screenTraits, windowTraits) = (previous.screenTraits, previous.windowTraits)
            return
        }
        let traits = WindowTraits(device: device, environment: environment, geometry: geometry, playground: playground)
        (screenTraits, windowTraits) = (traits.ofScreen, traits.ofWindow)
    }

    private mutating func keepBarsHorizontal() {
        geometry = geometry.withHorizontalBars
        let traits = WindowTraits(device: device, environment: environment, geometry: geometry, playground: playground)
        (screenTraits, windowTraits) = (traits.ofScreen, traits.ofWindow)
    }

    mutating func hierarchy(of layers: [ControllerInstance]) -> Hierarchy {
        resolved = []
        if geometry.barColumn != nil, refusesVerticalBars(layers) { keepBarsHorizontal() }
        if hidesStatusBar(layers) { geometry = geometry.withoutStatusBar(on: device) }
        for layer in layers { resolveLayer(layer) }
        return Hierarchy(
            layers: layers, environment: environment, playground: playground, geometry: geometry, screenTraits: screenTraits,
            windowTraits: windowTraits, firstResponder: firstResponder, keyboard: keyboard, controllers: resolved
        )
    }

    mutating func takeLayouts() -> ControllerLayouts { layouts.take() }

    /// A previewed controller and its descendants, with the window's traits and without safe area insets.
    func controllers(previewing instance: ControllerInstance, in frame: Rect) -> [SceneController] {
        var resolver = self
        resolver.resolve(instance, in: Position(frame: frame, safeAreaInsets: .zero, inherited: windowTraits))
        return resolver.resolved.filter { $0.isVisible }
    }

    struct Position {
        var frame: Rect
        var frameDoubt: String?
        var safeAreaInsets: EdgeInsets
        var parent: SceneController?
        var inherited: ResolvedTraits
        /// The ancestors from the root to the parent.
        var ancestors: [TraitOverrides.Ancestor] = []
        var isVisible = true
        var presentation: ScenePresentation?
        var surroundings = Surroundings()
    }

    struct Surroundings {
        /// The title of the back button at the root of a nested navigation controller.
        var outerBackTitle: String?
        var displayModeButton: DisplayModeButton?
        /// Whether a bar shows the button automatically (column style).
        var showsDisplayModeButton = false
        var coveringBars = CoveringBars()
        var tabs: TabBar?
        /// Whether an enclosing bar shows the controller's search bar.
        var showsSearchBar = false
        var isSearchBarHidden = false
        var collapsedBarHeight = 0.0
        /// The frame of the title view's area, in the window's coordinates. `nil` without a title view.
        var titlePlace: Rect?
        /// The area of vertical bars. `nil` if bars are horizontal.
        var column: VerticalColumn?
    }

    struct Embedding {
        var child: ControllerInstance
        /// The frame in the window's coordinates.
        var frame: Rect
        var frameDoubt: String?
        var safeAreaInsets: EdgeInsets
        var isVisible = true
        /// The traits that the container changes, and its rule as a string.
        var rule: (traits: TraitCollection, words: String)?
        var surroundings = Surroundings()
    }

    mutating func resolve(_ instance: ControllerInstance, in position: Position) {
        guard let definition = definition(of: instance) else { return }
        let traits = overrides.own(
            of: definition, id: instance.id, inherited: position.inherited, size: position.frame.size,
            ancestors: position.ancestors, orientation: environment.orientation, changes: instance.changes
        )
        var controller = SceneController(
            id: instance.id, definition: definition, parent: position.parent?.id, frame: position.frame,
            safeAreaInsets: position.safeAreaInsets, traits: traits, isPresented: instance.presentation != nil
        )
        controller.isInNavigationController = position.parent.map { $0.stackDepth != nil || $0.isInNavigationController } ?? false
        controller.isVisible = position.isVisible
        controller.frameDoubt = position.frameDoubt
        controller.keyboardOverlap = keyboard?.overlap(with: position.frame, in: geometry.frame) ?? 0
        controller.presentation = position.presentation
        controller.showsSearchBar = position.surroundings.showsSearchBar
        controller.isSearchBarHidden = position.surroundings.isSearchBarHidden
        // The bar follows the first child of a container, so the container passes the height on.
        controller.collapsedBarHeight = position.surroundings.collapsedBarHeight
        controller.titlePlace = position.surroundings.titlePlace
        let isContainer = definition.kind.placesChildren
        let additional = profile.has(.additionalSafeAreas) ? definition.additionalSafeAreaInsets : .zero
        controller.addedInsets = position.parent?.addedInsets ?? []
        if additional != .zero { controller.addedInsets.append(.init(controller: instance.id.controller.plain, insets: additional)) }
        if !isContainer { controller.safeAreaInsets = controller.safeAreaInsets.adding(additional) }
        controller.changes = instance.changes
        resolveAdaptiveElements(of: &controller)
        enableItems(of: &controller)
        controller.removeHiddenViewInBar(profile)
        var embeddings = embed(instance, in: &controller, surroundings: position.surroundings)
        if isContainer, additional != .zero {
            controller.safeAreaInsets = controller.safeAreaInsets.adding(additional)
            for index in embeddings.indices { embeddings[index].safeAreaInsets = embeddings[index].safeAreaInsets.adding(additional) }
        }
        controller.barDoubt = BarMetrics.doubt(
            of: controller, barTraits(of: controller), in: geometry.safeAreaInsets, isInSheet: isInSheet(controller), profile)
        resolved.append(controller)
        guard !embeddings.isEmpty else { return }
        let ancestor = TraitOverrides.Ancestor(controller: instance.id.controller, traits: traits.collection)
        for embedding in embeddings {
            resolve(embedding, of: controller, in: position, ancestors: position.ancestors + [ancestor])
        }
    }

    /// Reuses the previous results if they are still valid: they depend only on definition, traits, size, changes and orientation.
    private func resolveAdaptiveElements(of controller: inout SceneController) {
        let former = previous?.environment.orientation == environment.orientation ? previous?.controller(controller.id) : nil
        if let former, former.traits.collection == controller.traits.collection, former.frame.size == controller.frame.size,
           former.changes == controller.changes, (former.titlePlace == nil) == (controller.titlePlace == nil), isUnchanged(former.definition, controller.definition) {
            controller.adaptiveElements = former.adaptiveElements
            controller.views = former.views
            controller.constraints = former.constraints
            return
        }
        let conditions = controller.definition.adaptive.lazy.map { $0.condition }
        let context = ConditionContext(of: controller, in: environment.orientation, for: conditions)
        let adaptive = AdaptiveResolution(controller.definition, in: context, profile: profile)
        controller.adaptiveElements = adaptive.elements
        controller.views = controller.changes.applied(to: adaptive.views)
        controller.views.showTextsOfCells()
        for index in controller.views.indices where controller.views[index].definition.kind == .activityIndicator {
            controller.views[index] = controller.views[index].hiddenIfStopped
        }
        controller.constraints = adaptive.constraints
    }

    func formerController(_ id: ControllerInstance.ID) -> SceneController? {
        previous?.playground.isTriviallyIdentical(to: playground) == true ? previous?.controller(id) : nil
    }

    /// Whether the definition is unchanged. In a reloaded playground, only definitions that were not read again are.
    private func isUnchanged(_ former: ControllerDefinition, _ now: ControllerDefinition) -> Bool {
        previous?.playground.isTriviallyIdentical(to: playground) == true || former.isTriviallyIdentical(to: now)
    }

    private mutating func resolve(
        _ embedding: Embedding, of parent: SceneController, in position: Position, ancestors: [TraitOverrides.Ancestor]
    ) {
        var given = parent.traits
        if let rule = embedding.rule {
            given.merge(rule.traits, by: .container(parent.id, rule: rule.words), in: profile)
        }
        let inherited = overrides.inherited(
            by: embedding.child.id.controller, from: parent, given: given, ancestors: ancestors,
            orientation: environment.orientation
        )
        resolve(embedding.child, in: Position(
            frame: embedding.frame, frameDoubt: embedding.frameDoubt ?? position.frameDoubt,
            safeAreaInsets: embedding.safeAreaInsets, parent: parent, inherited: inherited, ancestors: ancestors,
            isVisible: position.isVisible && embedding.isVisible, surroundings: embedding.surroundings
        ))
    }

    private mutating func embed(
        _ instance: ControllerInstance, in controller: inout SceneController, surroundings: Surroundings
    ) -> [Embedding] {
        switch controller.definition.kind {
        case .view: embedSearchResults(of: instance, in: controller)
        case .alert: []
        case .navigation: embedStack(of: instance, in: &controller, surroundings)
        case .container(let names): embedChildren(of: instance, named: names, in: controller, surroundings)
        case .split(let split): embedColumns(of: instance, split, in: &controller, surroundings)
        case .tabBar(let tabs): embedTabs(of: instance, tabs, in: &controller, surroundings)
        case .arrangement(let arrangement): embedArrangement(of: instance, arrangement, in: controller)
        case .page(let page): embedPages(of: instance, page, in: &controller, surroundings)
        }
    }

    /// Places children by the constraints with their names. A child without constraints fills the container.
    private mutating func embedChildren(
        of instance: ControllerInstance, named names: [ControllerID], in parent: SceneController, _ surroundings: Surroundings
    ) -> [Embedding] {
        let placed = Set(parent.placedChildren)
        let frames = placed.isEmpty ? [:] : frames(in: parent)
        var inner = surroundings
        inner.coveringBars = CoveringBars()
        return instance.children.enumerated().map { index, child in
            // A child that replaced another child takes its frame.
            let slot = ViewID((instance.children.count == names.count ? names[index] : child.id.controller).name)
            let inParent = (placed.contains(slot) ? frames[slot] : nil) ?? Rect(origin: .zero, size: parent.frame.size)
            if index > 0 || parent.ownFollowedView?.isNamed == true { inner.collapsedBarHeight = 0 }
            return Embedding(
                child: child, frame: inParent.offset(by: parent.frame.origin),
                safeAreaInsets: parent.safeAreaInsets.remaining(in: inParent, of: parent.frame.size), surroundings: inner
            )
        }
    }

    /// The frames of views in the root view's coordinates.
    mutating func frames(in controller: SceneController) -> [ViewID: Rect] { layout(of: controller).frames }

    mutating func layout(of controller: SceneController) -> LayoutResult {
        layouts.layout(
            of: controller, windowSize: geometry.frame.size, windowTraits: windowTraits.collection, profile: profile
        ).result
    }

    func resolvedController(_ id: ControllerInstance.ID) -> SceneController? {
        resolved.first { $0.id == id }
    }

    mutating func hide(behind context: ControllerInstance.ID?) {
        var covered: Set<ControllerInstance.ID> = []
        for index in resolved.indices {
            let controller = resolved[index]
            let isCovered = context == nil || controller.id == context || controller.parent.map { covered.contains($0) } == true
            guard isCovered else { continue }
            covered.insert(controller.id)
            resolved[index].isVisible = false
        }
    }
}

extension Hierarchy {
    /// Whether the hierarchy's window and unchanged controllers are valid for another version of the playground.
    fileprivate func isReusable(with playground: Playground) -> Bool {
        self.playground.profile == playground.profile && self.playground.customTraits == playground.customTraits
            && self.playground.windowStyle == playground.windowStyle && self.playground.windowOverrides == playground.windowOverrides
    }
}
