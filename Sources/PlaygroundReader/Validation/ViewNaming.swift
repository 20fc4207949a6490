import PlaygroundModel

/// Prefixes names in a cell or component with the name of the cell or component.

extension ViewID {
    func named(in view: ViewID) -> ViewID { ViewID("\(view).\(name)") }
}

extension AdaptiveElement.Assignment {
    func named(in view: ViewID) -> AdaptiveElement.Assignment {
        AdaptiveElement.Assignment(view: self.view.named(in: view), property: property, value: value)
    }
}

extension Action {
    func naming(_ views: Set<ViewID>, in view: ViewID) -> Action {
        switch self {
        case .set(let assignments, let variables):
            .set(assignments.map { views.contains($0.view) ? $0.named(in: view) : $0 }, variables: variables)
        case .firstHolding(let choices):
            .firstHolding(choices.map { choice in
                ConditionalAction(choice.condition.naming(views, in: view), choice.action.naming(views, in: view), path: choice.path)
            })
        case .becomeFirstResponder(let inner): .becomeFirstResponder(views.contains(inner) ? inner.named(in: view) : inner)
        case .scrollRectToVisible(let inner): .scrollRectToVisible(views.contains(inner) ? inner.named(in: view) : inner)
        default: self
        }
    }
}

extension Condition {
    func naming(_ views: Set<ViewID>, in view: ViewID) -> Condition {
        renamingViews { views.contains($0) ? $0.named(in: view) : $0 }
    }
}

extension AdaptiveElement {
    func naming(_ views: Set<ViewID>, in view: ViewID) -> AdaptiveElement {
        var copy = self
        copy.condition = condition.naming(views, in: view)
        return copy
    }
}

extension LayoutItem {
    func named(in view: ViewID) -> LayoutItem {
        switch self {
        case .rootView, .window, .guide(_, of: nil): self
        case .view(let inner): .view(inner.named(in: view))
        case .guide(let guide, of: let inner?): .guide(guide, of: inner.named(in: view))
        }
    }
}

extension [ViewDefinition] {
    /// Prefixes the names. Views without a superview become subviews of `root`.
    func placed(in root: inout ViewDefinition) -> [ViewDefinition] {
        let (names, nested) = (Set(map { $0.id }), Set(flatMap { $0.containedViews }))
        root.subviews = map { $0.id }.filter { !nested.contains($0) }.map { $0.named(in: root.id) }
        return map { $0.named(in: root.id, with: names) }
    }
}

extension ViewDefinition {
    /// Prefixes the name. A tap that sets one of the `siblings` still refers to that view.
    fileprivate func named(in view: ViewID, with siblings: Set<ViewID>) -> ViewDefinition {
        var copy = self
        copy.tap = tap?.naming(siblings, in: view)
        copy.returnAction = returnAction?.naming(siblings, in: view)
        copy.rules = rules.map { $0.naming(siblings, in: view) }
        copy.id = id.named(in: view)
        copy.subviews = subviews.map { $0.named(in: view) }
        copy.backgroundView = backgroundView?.named(in: view)
        copy.customSpacing = Dictionary(uniqueKeysWithValues: customSpacing.map { ($0.named(in: view), $1) })
        copy.cellConstraints = cellConstraints?.map { $0.replacingItems { $0.named(in: view) } }
        return copy
    }
}
