import PlaygroundModel

extension ContentReader.Content {
    /// Places the content in a view and prefixes its names with the view's name. The view replaces the root view in constraints.
    func placed(in root: ViewDefinition) -> ContentReader.Content {
        var root = root
        let own = Set(views.map { $0.id })
        root.tap = root.tap?.naming(own, in: root.id)
        root.rules = root.rules.map { $0.naming(own, in: root.id) }
        let inner = views.placed(in: &root)
        return ContentReader.Content(
            views: [root] + inner,
            constraints: constraints.map { $0.placed(in: root.id) },
            names: NameSet(names.names.map { ViewID($0).named(in: root.id).name }),
            adaptive: adaptive.map { $0.naming(own, in: root.id).placed(in: root.id) },
            placed: Set([root.id] + placed.map { $0.named(in: root.id) })
        )
    }
}

extension LayoutConstraint {
    fileprivate func placed(in root: ViewID) -> LayoutConstraint {
        replacingItems { item in
            switch item {
            case .rootView: .view(root)
            case .guide(let guide, of: nil): .guide(guide, of: root)
            case .view, .guide, .window: item.named(in: root)
            }
        }
    }
}

extension AdaptiveElement {
    fileprivate func placed(in root: ViewID) -> AdaptiveElement {
        var copy = self
        copy.constraints = constraints.map { $0.placed(in: root) }
        copy.install = install.map { $0.named(in: root) }
        copy.set = set.map { $0.named(in: root) }
        copy.otherwise = otherwise.map { $0.named(in: root) }
        return copy
    }
}
