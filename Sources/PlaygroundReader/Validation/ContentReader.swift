import PlaygroundModel

/// Reads the views of a controller, or of a cell, and what holds them together.
struct ContentReader {
    /// What has been read, and what it takes to read constraints and adaptive elements of the same views.
    struct Content {
        var views: [ViewDefinition]
        var constraints: [LayoutConstraint]
        var names: NameSet
        var kinds: [ViewID: ViewKind]
        var constraintReader: ConstraintReader
    }

    let vocabulary: Vocabulary
    /// Of the controller in which the views stand.
    let budget: ContentBudget
    /// The controllers a container embeds, whose views constraints can name.
    var children = NameSet([])
    /// Whether the views stand in a cell.
    var isCell = false

    func read(_ table: TableCursor) -> Content {
        var metrics = table.names.metrics
        metrics.update(with: table["metrics"].map(MetricsReader().read) ?? [:])
        let entries = viewEntries(table)
        let names = NameSet(entries.map { $0.key })
        for (name, value) in entries { checkName(name, value, of: "a view") }
        let guides = layoutGuides(table, beside: names)
        let reader = ViewReader(vocabulary: vocabulary, budget: budget, names: names, isInCell: isCell)
        let views = entries.flatMap { reader.read($1, id: $0) } + guides
        let hierarchy = ViewHierarchy(views, findings: table.findings)
        hierarchy.check()
        let scope = ConstraintScope(
            items: NameSet(names.names + guides.map { $0.id.name } + children.names), kinds: hierarchy.kinds,
            superviews: hierarchy.superviews, metrics: metrics
        )
        let constraints = ConstraintReader(scope: scope, budget: budget)
        return Content(
            views: views, constraints: table["constraints"].map(constraints.read) ?? [], names: names,
            kinds: hierarchy.kinds, constraintReader: constraints
        )
    }

    private func viewEntries(_ table: TableCursor) -> [(key: String, value: ValueCursor)] {
        guard let views = table["views"], let entries = views.entries(limit: nil) else { return [] }
        return budget.addViews(entries.count, at: .key(views.path), views.findings) ? entries : []
    }

    /// `layoutGuides = ["middle"]`: places that constraints can name, in the root view.
    private func layoutGuides(_ table: TableCursor, beside views: NameSet) -> [ViewDefinition] {
        let list = table["layoutGuides"]
        let elements = list?.elements(limit: nil) ?? []
        let limit = PlaygroundLimits.layoutGuides
        if elements.count > limit {
            list?.report(LimitMistake(subject: .layoutGuides, found: elements.count, limit: limit))
            return []
        }
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

    /// Reports a name that constraints could take for something else.
    private func reserve(
        _ name: String, for subject: String, beside views: NameSet, at place: Findings.DocumentPart, _ findings: Findings
    ) {
        let meaning: String? = if ConstraintScope.standingItems.contains(name) {
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
