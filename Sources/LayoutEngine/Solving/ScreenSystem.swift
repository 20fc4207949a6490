import ConstraintSolver
import PlaygroundModel

/// One screen's constraints in the solver, solved.
struct ScreenSystem: Sendable {
    private(set) var views: [LayoutRequest.View]
    let tree: ViewTree
    let traits: LayoutTraits
    private(set) var elements: [LayoutElement]
    private(set) var environment: GivenEnvironment
    let frames: [FrameVariables]
    var system: LayoutSystem
    /// Constraints that name a view which is not installed, by their place in the request.
    private(set) var notInstalled: [(constraint: Int, view: ViewID)] = []
    var ambiguities: [Ambiguity] = []
    /// Whether a constraint relates a width to a height, so that a height can reach back to the width it follows from.
    private(set) var relatesAxes = false
    /// Whether a constraint speaks of baselines, whose offsets are computed once.
    private(set) var usesBaselines = false
    /// Whether a constraint speaks of a guide of a view, which follows from where the view stands.
    var hasViewGuides: Bool { system.hasViewGuides }
    /// Whether what follows from the frames came to agree with them.
    var isSettled = true
    /// The names of each view's content hugging and compression resistance.
    private var contentRows: [[ConstraintID]] = []
    var typeset: TypesetTexts
    private let contentWeights: [Double]
    /// For each view and axis, whether the solver knows that its size is not negative.
    var isBounded: [Bool]

    init(_ request: LayoutRequest, mode: LayoutSystem.GivenMode) {
        views = request.views
        tree = ViewTree(request.views)
        traits = LayoutTraits(request.traits, profile: request.profile)
        elements = LayoutElement.elements(of: request.views, tree: tree, traits: traits)
        environment = GivenEnvironment(request, traits: traits)
        contentWeights = ContentConstraints.weights(for: elements)
        typeset = TypesetTexts(count: request.views.count)
        isBounded = Array(repeating: false, count: request.views.count * 2)
        var system = LayoutSystem(mode: mode, environment: environment)
        frames = request.views.indices.map { _ in FrameVariables { system.makeVariable() } }
        self.system = system
        addConstraints(request)
        settle()
        if mode == .required && !self.system.givenValuesHold {
            self.system.requireGivenValues()
            settle()
        }
        settleAmbiguities()
    }

    /// A view's frame as the solver has it, in the root view's coordinates.
    func frame(_ view: Int) -> Rect {
        let variables = frames[view]
        return Rect(
            x: system.value(of: variables.left), y: system.value(of: variables.top),
            width: system.value(of: variables.width), height: system.value(of: variables.height)
        )
    }

    /// The most recently added of a conflict gives way, so the order says who yields: stack views to what a person
    /// wrote, content to both.
    private mutating func addConstraints(_ request: LayoutRequest) {
        let anchors = AnchorTerms(frames: frames, baselines: Baselines(elements: elements))
        addWritten(request.constraints, anchors)
        for (view, element) in elements.enumerated() {
            guard let stack = element.stack else { continue }
            StackArrangement(
                view: view, stack: stack, elements: elements, anchors: anchors, isRightToLeft: traits.isRightToLeft
            ).add(to: &system)
        }
        let content = ContentConstraints(elements: elements, frames: frames, weights: contentWeights)
        let collapsed = Set(elements.compactMap(\.stack).flatMap(\.hidden))
        contentRows = elements.indices.map { collapsed.contains($0) ? [] : content.add($0, to: &system) }
    }

    private mutating func addWritten(_ constraints: [LayoutConstraint], _ anchors: AnchorTerms) {
        let translation = ConstraintTranslation(tree: tree, anchors: anchors, isRightToLeft: traits.isRightToLeft)
        for (place, constraint) in constraints.enumerated() {
            do {
                let translated = try translation.constraint(constraint, in: &system)
                system.add(translated, origin: .constraint(place))
                note(constraint)
            } catch {
                notInstalled.append((place, error.view))
            }
        }
    }
}

extension ScreenSystem {
    private mutating func note(_ constraint: LayoutConstraint) {
        let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap(\.self)
        if attributes.contains(where: { $0.axis != attributes[0].axis }) { relatesAxes = true }
        if attributes.contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) { usesBaselines = true }
    }
}

// MARK: - Warm

extension ScreenSystem {
    /// Moves to another size, window or safe area.
    mutating func move(to environment: GivenEnvironment) {
        self.environment = environment
        system.move(to: environment)
    }

    /// Takes over views whose content changed, such as their texts.
    mutating func replaceContent(_ changed: [(view: LayoutRequest.View, place: Int, element: LayoutElement)]) {
        for change in changed {
            views[change.place] = change.view
            elements[change.place] = change.element
            typeset.forget(change.place)
            for row in contentRows[change.place] { system.remove(row) }
        }
        let content = ContentConstraints(elements: elements, frames: frames, weights: contentWeights)
        for change in changed where !contentRows[change.place].isEmpty {
            contentRows[change.place] = content.add(change.place, to: &system)
        }
    }
}

extension ScreenSystem {
    /// Whether another request can start from here and surely come to what a fresh start comes to: nothing was dropped or
    /// left open, for there the way decides.
    var isReusable: Bool {
        system.mode == .movable && system.conflicts.isEmpty && ambiguities.isEmpty && isSettled
            && system.givenValuesHold
    }

    /// Whether constraints hold numbers computed from intrinsic sizes, beside those of the views themselves.
    var usesFittingSizes: Bool {
        elements.contains { element in
            guard let stack = element.stack else { return false }
            let isBaselineAligned = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            return stack.distribution == .fillProportionally || isBaselineAligned || usesBaselines
        }
    }

    /// Solves for another size, window, safe area or content.
    mutating func resolve(_ request: LayoutRequest, changes: ContentChanges) {
        // Where heights reach back to widths, several layouts may agree with themselves: start from where a fresh start
        // does.
        if relatesAxes || hasViewGuides { system.resetValuesThatFollowFrames() }
        replaceContent(changes.views)
        move(to: GivenEnvironment(request, traits: traits))
        settle()
        settleAmbiguities()
    }
}
