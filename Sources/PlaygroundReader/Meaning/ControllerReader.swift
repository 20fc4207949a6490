import PlaygroundModel

/// Reads `[controllers.NAME]` with all that belongs to the controller.
struct ControllerReader {
    let vocabulary: Vocabulary

    func read(_ value: ValueCursor, id: String) -> ControllerDefinition? {
        value.table("a controller") { table in
            let word = kind(table)
            if word == nil { table.permitOtherKeys() }
            table.kind = word
            var controller = ControllerDefinition(
                id: ControllerID(id), path: value.path, kind: word.flatMap { kind($0, table) } ?? .view,
                title: table["title"]?.string(), backButtonTitle: table["backButtonTitle"]?.string(),
                backgroundColor: table["backgroundColor"]?.color()
            )
            table.forbid { Self.owners[$0] }
            if word != "navigation" { readContent(table, into: &controller) }
            controller.overrides = table["overrides"].map {
                OverrideReader(vocabulary: vocabulary, controller: controller).read($0)
            } ?? []
            return controller
        }
    }

    /// The kinds that have a key, for keys that not all kinds have.
    private static let owners: [String: [String]] = [
        "rootViewController": ["navigation"], "children": ["container"],
        "views": ["view", "container"], "constraints": ["view", "container"],
        "metrics": ["view", "container"], "adaptive": ["view", "container"],
    ]

    /// `nil` when the kind is not known.
    private func kind(_ table: TableCursor) -> String? {
        guard let value = table["kind"] else { return "view" }
        guard let word = value.string() else { return nil }
        guard ControllerDefinition.Kind.words.contains(word) else {
            let words = ControllerDefinition.Kind.words
            value.report(MeaningMistake.unknownKind(word, subject: "controller", known: words))
            return nil
        }
        return word
    }

    private func kind(_ word: String, _ table: TableCursor) -> ControllerDefinition.Kind? {
        switch word {
        case "navigation":
            let root = table.required("rootViewController", example: "rootViewController = \"…\", with a controller's name")
            return root?.controller(vocabulary).map(ControllerDefinition.Kind.navigation)
        case "container":
            let children = table.required("children", example: "children = [\"…\"], with the names of controllers")
            guard let children, let elements = children.elements() else { return nil }
            let named = elements.compactMap { element in element.controller(vocabulary).map { (element, $0) } }
            return .container(children: children.distinct(named).map(\.1))
        default:
            return .view
        }
    }

    private func readContent(_ table: TableCursor, into controller: inout ControllerDefinition) {
        let metrics = table["metrics"].map(MetricsReader().read) ?? [:]
        let entries = table["views"]?.entries() ?? []
        let names = NameSet(entries.map(\.key))
        let children = NameSet(controller.children.map(\.name))
        for (name, value) in entries { checkName(name, value, children: children) }
        let reader = ViewReader(vocabulary: vocabulary, names: names)
        controller.views = entries.compactMap { reader.read($1, id: $0) }
        let hierarchy = ViewHierarchy(controller.views, findings: table.findings)
        hierarchy.check()
        let items = NameSet(names.names + children.names)
        let scope = ConstraintScope(items: items, superviews: hierarchy.superviews, metrics: metrics)
        let constraints = ConstraintReader(scope: scope)
        controller.constraints = table["constraints"].map(constraints.read) ?? []
        let adaptive = AdaptiveReader(
            vocabulary: vocabulary, constraints: constraints, names: names, kinds: hierarchy.kinds)
        controller.adaptive = table["adaptive"].map(adaptive.read) ?? []
    }

    private func checkName(_ name: String, _ value: ValueCursor, children: NameSet) {
        value.checkName(name, of: "a view")
        let meaning: String? = if ConstraintScope.standingItems.contains(name) {
            "an item of every controller's constraints"
        } else if children.contains(name) {
            "the view of the child controller \(name)"
        } else {
            nil
        }
        guard let meaning else { return }
        value.findings.report(ShapeMistake.reservedName(name, subject: "a view", meaning: meaning), at: .key(value.path))
    }
}

extension ControllerDefinition {
    /// The controllers a container embeds.
    var children: [ControllerID] {
        if case .container(let children) = kind { children } else { [] }
    }
}
