import PlaygroundModel

/// Names of views that stand in another, whose name comes before their own: in a cell, in a component.

extension ViewID {
    func named(in view: ViewID) -> ViewID { ViewID("\(view).\(name)") }
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

extension ViewDefinition {
    func named(in view: ViewID) -> ViewDefinition {
        var copy = self
        copy.id = id.named(in: view)
        copy.subviews = subviews.map { $0.named(in: view) }
        copy.customSpacing = Dictionary(uniqueKeysWithValues: customSpacing.map { ($0.named(in: view), $1) })
        copy.cellConstraints = cellConstraints?.map { $0.replacingItems { $0.named(in: view) } }
        return copy
    }
}
