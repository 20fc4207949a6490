import PlaygroundModel

struct AdaptiveResolution {
    var elements: [ResolvedAdaptiveElement]
    var views: [ResolvedView]
    var constraints: [LayoutConstraint]

    init(_ definition: ControllerDefinition, in context: ConditionContext, profile: BehaviourProfile = .newest) {
        let holds = definition.adaptive.map { $0.condition.holds(in: context) }
        elements = zip(definition.adaptive, holds).map { element, holds in
            ResolvedAdaptiveElement(
                path: element.path, holds: holds, reasons: element.condition.reasons(in: context)
            )
        }
        let matching = zip(definition.adaptive, holds).filter { $0.1 }.map { $0.0 }
        let others = zip(definition.adaptive, holds).filter { !$0.1 }.map { $0.0 }
        // Elements that do not match come first. Later assignments win.
        let assignments = others.flatMap { $0.otherwise } + matching.flatMap { $0.set }
        views = Self.views(of: definition, installed: Set(matching.flatMap { $0.install }), assignments: assignments)
        for index in views.indices where views[index].properties[.directionalLayoutMargins] != nil {
            let margins = views[index].properties.layoutMargins(isRightToLeft: context.traits.layoutDirection == .rightToLeft)
            views[index].properties[.layoutMargins] = margins.map { .insets($0) }
        }
        constraints = definition.constraints + matching.flatMap { $0.constraints }
        overrideTraits(of: definition, profile)
    }

    /// UIView.traitOverrides and overrideUserInterfaceStyle. A view's own values override its superviews' values.
    private mutating func overrideTraits(of definition: ControllerDefinition, _ profile: BehaviourProfile) {
        var own: [ViewID: TraitCollection] = [:]
        for view in views {
            var traits = profile.has(.traitOverrides) ? view.definition.traitOverrides : TraitCollection()
            if let style: UserInterfaceStyle = view.properties.choice(.overrideUserInterfaceStyle), style != .unspecified, profile.has(.darkStyle) {
                traits.userInterfaceStyle = style
            }
            if traits != TraitCollection() { own[view.id] = traits }
        }
        guard !own.isEmpty else { return }
        let superviews = Dictionary(firstOf: definition.views.flatMap { view in view.containedViews.map { ($0, view) } })
        for index in views.indices {
            var chain: [ViewDefinition] = []
            var current: ViewDefinition? = views[index].definition
            while let view = current, !chain.contains(where: { $0.id == view.id }) {
                chain.insert(view, at: 0)
                current = superviews[view.id]
            }
            views[index].traitOverrides = TraitCollection(traitsFrom: chain.compactMap { own[$0.id] })
        }
    }

    private static func views(
        of definition: ControllerDefinition, installed: Set<ViewID>, assignments: [AdaptiveElement.Assignment]
    ) -> [ResolvedView] {
        let conditional = Set(definition.adaptive.flatMap { $0.install })
        let absent = withSubviews(conditional.subtracting(installed), of: definition)
        let byView = Dictionary(grouping: assignments) { $0.view }
        return definition.views.filter { !absent.contains($0.id) }.map { view in
            var properties = view.properties
            for assignment in byView[view.id] ?? [] {
                properties[assignment.property] = assignment.value
            }
            return ResolvedView(definition: view, properties: properties)
        }
    }

    private static func withSubviews(_ views: Set<ViewID>, of definition: ControllerDefinition) -> Set<ViewID> {
        var found: Set<ViewID> = []
        var pending = Array(views)
        while let view = pending.popLast() {
            guard found.insert(view).inserted else { continue }
            pending += definition.view(view)?.containedViews ?? []
        }
        return found
    }
}

extension ResolvedView {
    /// A copy that is hidden if it is a stopped activity indicator (UIActivityIndicatorView.hidesWhenStopped).
    var hiddenIfStopped: ResolvedView {
        guard definition.kind == .activityIndicator, properties.bool(.isAnimating) == false, properties.bool(.hidesWhenStopped) != false
        else { return self }
        var copy = self
        copy.properties[.isHidden] = .bool(true)
        return copy
    }
}

extension [ResolvedView] {
    /// Copies a changed string of a standard cell to the cell's label.
    mutating func showTextsOfCells() {
        for cell in self where cell.definition.kind == .cell {
            for (property, label) in [(ViewProperty.text, "textLabel"), (.detailText, "detailTextLabel")] {
                guard let text = cell.properties[property], text != cell.definition.properties[property],
                      let index = firstIndex(where: { $0.id.name == "\(cell.id.name).\(label)" })
                else { continue }
                self[index].properties[.text] = text
            }
        }
    }
}
