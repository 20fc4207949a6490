import PlaygroundLanguage
import PlaygroundModel

/// Reads the views and constraints of a controller, cell or component.
struct ContentReader {
    /// The content, with the data for adaptive elements.
    struct Content {
        var views: [ViewDefinition]
        var constraints: [LayoutConstraint] = []
        var names: NameSet = []
        /// The adaptive elements from components.
        var adaptive: [AdaptiveElement] = []
        /// The names of components and of the views in them.
        var placed: Set<ViewID> = []
        var kinds: [ViewID: ViewKind] = [:]
        /// The reader for further constraints. `nil` once the content is part of other content.
        var constraintReader: ConstraintReader?

        func adaptiveReader(_ vocabulary: Vocabulary) -> AdaptiveReader? {
            constraintReader.map { AdaptiveReader(vocabulary: vocabulary, constraints: $0, names: names, kinds: kinds) }
        }
    }

    let vocabulary: Vocabulary
    let budget: ContentBudget
    var children = NameSet([])
    var isCell = false
    var chain: [String] = []

    func read(_ table: TableCursor) -> Content {
        var metrics = table.names.metrics
        metrics.update(with: table["metrics"]?.metrics() ?? [:])
        let entries = viewEntries(table)
        for (name, value) in entries { checkName(name, value, of: "a view") }
        let guides = layoutGuides(table, beside: NameSet(entries.map { $0.key }))
        let components = self.components(entries)
        let names = NameSet(entries.flatMap { [$0.key] + (components[$0.key]?.names.names ?? []) })
        let reader = ViewReader(vocabulary: vocabulary, budget: budget, names: names, isInCell: isCell)
        var content = Content(views: entries.flatMap { components[$0]?.views ?? reader.read($1, id: $0) } + guides, names: names)
        for (name, _) in entries {
            guard let component = components[name] else { continue }
            content.constraints += component.constraints
            content.adaptive += component.adaptive
            content.placed.formUnion(component.placed)
        }
        content.moveViewsOutOfComponents()
        let hierarchy = ViewHierarchy(content.views, findings: table.findings)
        // Subviews are removed to report mistakes only once, even if the views become part of other content.
        if !hierarchy.check() { content.views = content.views.map { $0.withoutSubviews } }
        content.kinds = hierarchy.kinds
        let guideNames = content.views.filter { $0.kind == .layoutGuide }.map { $0.id.name }
        let scope = ConstraintScope(
            items: NameSet(names.names + guideNames + children.names), kinds: hierarchy.kinds,
            superviews: hierarchy.superviews, metrics: metrics, profile: vocabulary.profile
        )
        let constraints = ConstraintReader(scope: scope, budget: budget)
        content.constraintReader = constraints
        content.constraints += table["constraints"].map(constraints.read) ?? []
        return content
    }

    private func components(_ entries: [(key: String, value: ValueCursor)]) -> [String: Content] {
        let reader = ComponentReader(vocabulary: vocabulary, budget: budget, isInCell: isCell, chain: chain)
        var components: [String: Content] = [:]
        for (name, value) in entries {
            guard let component = vocabulary.components.definition(ofKindIn: value) else { continue }
            components[name] = reader.read(value, id: ViewID(name), of: component)
        }
        return components
    }

    private func viewEntries(_ table: TableCursor) -> [(key: String, value: ValueCursor)] {
        guard let views = table["views"], let entries = views.entries(limit: nil) else { return [] }
        return budget.addViews(entries.count, at: .key(views.path), views.findings) ? entries : []
    }

    /// Reads `layoutGuides = ["middle"]`, the guides in the root view.
    private func layoutGuides(_ table: TableCursor, beside views: NameSet) -> [ViewDefinition] {
        guard let list = table["layoutGuides"], let elements = list.elements(limit: nil),
              list.isWithin(PlaygroundLimits.layoutGuides, elements.count, .layoutGuides)
        else { return [] }
        let named = elements.compactMap { element in element.string().map { (element, $0) } }
        return (elements.first?.distinct(named) ?? []).map { element, name in
            element.checkName(name, of: "a layout guide", at: .value(element.path))
            reserve(name, for: "a layout guide", beside: views, at: .value(element.path), element.findings)
            return ViewDefinition(id: ViewID(name), path: element.path, kind: .layoutGuide)
        }
    }

    private func checkName(_ name: String, _ value: ValueCursor, of subject: String) {
        value.checkName(name, of: subject)
        reserve(name, for: subject, beside: NameSet([]), at: .key(value.path), value.findings)
    }

    /// Reports a name that has another meaning in constraints.
    private func reserve(
        _ name: String, for subject: String, beside views: NameSet, at place: Findings.DocumentPart, _ findings: Findings
    ) {
        let meaning: String? = if !chain.isEmpty, ViewKeys.ofPlainViews.contains(name) {
            "a key of every view"
        } else if ConstraintScope.commonItems.contains(name) {
            "an item of every controller's constraints"
        } else if children.contains(name) {
            "the view of the child controller \(name)"
        } else if views.contains(name) {
            "a view of this controller"
        } else {
            nil
        }
        guard let meaning else { return }
        findings.report(ShapeMistake.reservedName(name, subject: subject, meaning: meaning), at: place)
    }
}

extension ContentReader.Content {
    /// Moves a view out of its component if another view lists it as a subview.
    fileprivate mutating func moveViewsOutOfComponents() {
        guard !placed.isEmpty else { return }
        let listed = Set(views.filter { !placed.contains($0.id) }.flatMap { $0.subviews })
        for index in views.indices where placed.contains(views[index].id) {
            views[index].subviews.removeAll { listed.contains($0) }
        }
    }
}

extension ViewDefinition {
    fileprivate var withoutSubviews: ViewDefinition {
        var copy = self
        (copy.subviews, copy.backgroundView) = ([], nil)
        return copy
    }
}
