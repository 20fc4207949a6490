import PlaygroundModel

/// Expands a view whose kind is a component into the component's views, with the view's name as prefix.
struct ComponentReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    let isInCell: Bool
    /// The enclosing components, outermost first.
    let chain: [String]

    private var components: Components { vocabulary.components }

    func read(_ value: ValueCursor, id: ViewID, of component: ComponentDefinition) -> ContentReader.Content {
        components.markUsed(component.name)
        let none = ContentReader.Content(views: [ViewDefinition(id: id, path: value.path, kind: .view)])
        return value.table("a view") { table in
            // Arguments are read before other keys, so that the remaining unknown keys can be reported.
            let (arguments, isComplete) = self.arguments(table, component)
            guard !isClosed(component, at: value.path.appending("kind"), table.findings) else {
                table.permitOtherKeys()
                return none
            }
            let filling = ParameterFilling(
                arguments: arguments, parameters: component.parameters.map { $0.name }, owner: .component(component.name),
                findings: table.findings, names: table.names, take: components.take)
            // If arguments are missing, mistakes inside are not reported.
            var content = isComplete
                ? expansion(of: component, filling, id: id) : table.findings.withoutReports { expansion(of: component, filling, id: id) }
            let own = ownProperties(table, of: id, path: value.path)
            let use = ComponentUse(
                component: component.name, arguments: arguments.mapValues { $0.value }, componentProperties: content.views[0].properties,
                ownProperties: Set(own.properties.values.keys))
            content.views[0] = content.views[0].overridden(by: own).expanded(from: use)
            for (key, value) in table.remaining() {
                value.reportKey(ComponentMistake.unknownParameter(key, of: .component(component.name), known: filling.parameters))
            }
            return content
        } ?? none
    }

    private func arguments(
        _ table: TableCursor, _ component: ComponentDefinition
    ) -> (values: [String: ParameterFilling.Argument], isComplete: Bool) {
        _ = table["kind"]
        var arguments: [String: ParameterFilling.Argument] = [:]
        var isComplete = true
        for parameter in component.parameters {
            if let given = table[parameter.name] {
                arguments[parameter.name] = .init(value: given.value, path: given.path)
            } else if let standard = parameter.standard {
                arguments[parameter.name] = .init(value: standard, path: parameter.path)
            } else {
                isComplete = false
                table.findings.report(
                    ComponentMistake.missingArgument(parameter.name, of: .component(component.name)), at: .key(table.path),
                    related: [(.value(parameter.path), "declared here")])
            }
        }
        return (arguments, isComplete)
    }

    private func isClosed(_ component: ComponentDefinition, at kind: DocumentPath, _ findings: Findings) -> Bool {
        if chain.contains(component.name) {
            // A cycle that exists without arguments is already reported.
            let names = Array(chain.drop { $0 != component.name }) + [component.name]
            if !components.haveCycle { findings.report(ComponentMistake.cycle(names), at: .value(kind)) }
            return true
        }
        guard chain.count < PlaygroundLimits.componentDepth else {
            findings.reportOnce(ComponentMistake.tooDeep(limit: PlaygroundLimits.componentDepth), at: .value(kind))
            return true
        }
        guard components.take(DocumentValue.table(component.table).count) else {
            findings.reportOnce(ComponentMistake.tooManyValues(limit: PlaygroundLimits.documentValues), at: .value(kind))
            return true
        }
        return false
    }

    private func expansion(of component: ComponentDefinition, _ filling: ParameterFilling, id: ViewID) -> ContentReader.Content {
        let declared = DocumentTable(component.table.entries.filter { $0.key != "parameters" })
        let filled = filling.fill(.table(declared), at: component.path)
        var root = ViewDefinition(id: id, path: component.path, kind: .view)
        let none = ContentReader.Content(views: [root])
        guard components.haveRoom else {
            filling.findings.reportOnce(
                ComponentMistake.tooManyValues(limit: PlaygroundLimits.documentValues), at: .key(component.path))
            return none
        }
        let cursor = ValueCursor(value: filled, path: component.path, findings: filling.findings, names: filling.names)
        return cursor.table("a component") { table in
            _ = table["parameters"]
            table.kind = "component"
            table.forbid { $0 == ViewReader.subviewsKey ? nil : ViewReader.owners(of: $0) }
            ViewReader(vocabulary: vocabulary, budget: budget, names: []).readPlain(table, into: &root)
            var reader = ContentReader(vocabulary: vocabulary, budget: budget, isCell: isInCell)
            reader.chain = chain + [component.name]
            var content = reader.read(table)
            if let list = table["adaptive"] { content.adaptive += adaptive(list, content, component) }
            return content.placed(in: root)
        } ?? none
    }

    private func adaptive(
        _ list: ValueCursor, _ content: ContentReader.Content, _ component: ComponentDefinition
    ) -> [AdaptiveElement] {
        if isInCell {
            list.reportKey(ComponentMistake.adaptiveInCell(component.name))
            return []
        }
        return content.adaptiveReader(vocabulary).map { $0.read(list) } ?? []
    }

    private func ownProperties(_ table: TableCursor, of id: ViewID, path: DocumentPath) -> ViewDefinition {
        var own = ViewDefinition(id: id, path: path, kind: .view)
        ViewReader(vocabulary: vocabulary, budget: budget, names: []).readPlain(table, into: &own)
        return own
    }
}

extension ViewDefinition {
    fileprivate func overridden(by own: ViewDefinition) -> ViewDefinition {
        var view = self
        view.path = own.path
        view.properties.values.update(with: own.properties.values)
        if let tap = own.tap { view.tap = tap }
        view.rules += own.rules
        if let peek = own.peek { view.peek = peek }
        view.traitOverrides = TraitCollection(traitsFrom: [traitOverrides, own.traitOverrides])
        return view
    }
}
