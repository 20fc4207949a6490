import ConstraintSolver
import PlaygroundModel

struct ScreenSystem: Sendable {
    var views: [LayoutRequest.View]
    let tree: ViewTree
    let traits: LayoutTraits
    var elements: [LayoutElement]
    var environment: GivenEnvironment
    let frames: [FrameVariables]
    var system: LayoutSystem
    /// Constraints that name a view which is not installed, by their index in the request.
    private(set) var notInstalled: [(constraint: Int, view: ViewID)] = []
    var ambiguities: [Ambiguity] = []
    /// Whether a constraint relates a width to a height, so that a height can influence its own width.
    private(set) var relatesAxes = false
    /// Whether a constraint names baselines, whose offsets are computed once.
    private(set) var usesBaselines = false
    /// Whether the values that follow from the frames agree with the frames.
    var isSettled = true
    /// The longest contents of scroll views so far, if inset and content depend on each other. `nil` if they do not.
    var longestContents: [Int: Size]?
    /// The ids of each view's content hugging and compression resistance.
    var contentRows: [[ConstraintID]] = []
    let ties: TieBreaking
    var typeset: TypesetTexts
    /// Whether the solver has a bound against negative sizes, by view and axis.
    var isBounded: [Bool]

    init(_ request: LayoutRequest, mode: LayoutSystem.GivenMode) {
        views = request.views
        tree = ViewTree(request.views)
        traits = LayoutTraits(request.traits, profile: request.profile)
        elements = LayoutElement.elements(of: request, tree: tree, traits: traits)
        environment = GivenEnvironment(request, traits: traits)
        ties = TieBreaking(request.views, request.constraints, elements, tree)
        typeset = TypesetTexts(count: request.views.count)
        isBounded = Array(repeating: false, count: request.views.count * 2)
        var system = LayoutSystem(
            mode: mode, environment: environment, rowCount: request.constraints.count + 8 * request.views.count)
        frames = request.views.map { view in FrameVariables(scrolls: view.kind == .scroll) { system.makeVariable() } }
        self.system = system
        addConstraints(request)
        settle()
        if mode == .required && !self.system.givenValuesHold {
            self.system.requireGivenValues()
            settle()
        }
        settleAmbiguities()
        askForWrappedWidths()
    }

    func frame(_ view: Int) -> Rect { alignmentRect(view).outset(by: elements[view].alignmentRectInsets) }

    /// The view's alignment rectangle, in the root view's coordinates.
    func alignmentRect(_ view: Int) -> Rect {
        let variables = frames[view]
        return Rect(
            x: system.value(of: variables.left), y: system.value(of: variables.top),
            width: system.value(of: variables.width), height: system.value(of: variables.height)
        )
    }

    func content(of view: Int) -> ScrollContent? {
        guard let size = contentSize(of: view) else { return nil }
        return ScrollContent(size: traits.pixels.round(size), inset: guides.adjustedContentInset(of: view))
    }

    private func contentSize(of view: Int) -> Size? {
        guard let content = frames[view].content else { return nil }
        return Size(width: max(0, system.value(of: content.width)), height: max(0, system.value(of: content.height)))
    }

    func scrollingSize(of view: Int) -> Size? {
        guard let size = contentSize(of: view) else { return nil }
        let longest = longestContents?[view] ?? .zero
        return Size(width: max(size.width, longest.width), height: max(size.height, longest.height))
    }

    var guides: ViewGuides {
        ViewGuides(views: views, tree: tree, root: environment.root, traits: traits, contentSize: scrollingSize, frame: frame)
    }

    private mutating func addConstraints(_ request: LayoutRequest) {
        let anchors = AnchorTerms(frames: frames, elements: elements)
        let isCell = request.constraints.contains { $0.id.nameInList != nil }
        let ranks = ItemRanks(request.views, tree, placed: isCell ? 0 : nil)
        addWritten(request.constraints, anchors, ranks)
        for (view, element) in elements.enumerated() {
            guard let stack = element.stack else { continue }
            StackArrangement(
                view: view, stack: stack, elements: elements, anchors: anchors, traits: traits, ranks: ranks
            ).add(to: &system)
        }
        let content = ContentConstraints(elements: elements, frames: frames, ties: ties)
        contentRows = elements.indices.map { content.add($0, to: &system) }
    }

    private mutating func addWritten(_ constraints: [LayoutConstraint], _ anchors: AnchorTerms, _ ranks: ItemRanks) {
        let translation = ConstraintTranslation(
            tree: tree, anchors: anchors, ranks: ranks, isRightToLeft: traits.isRightToLeft,
            scrolling: ScrolledAnchors(
                views: views, tree: tree, isRightToLeft: traits.isRightToLeft, profile: traits.profile
            )
        )
        for place in constraints.indices {
            do {
                let (constraint, key) = try translation.constraint(constraints[place], in: &system)
                system.add(constraint, origin: .constraint(place), breaking: key)
                note(constraints[place])
            } catch {
                notInstalled.append((place, error.view))
            }
        }
    }

    private mutating func note(_ constraint: LayoutConstraint) {
        let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
        if attributes.contains(where: { $0.axis != attributes[0].axis }) { relatesAxes = true }
        if attributes.contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) { usesBaselines = true }
    }
}
