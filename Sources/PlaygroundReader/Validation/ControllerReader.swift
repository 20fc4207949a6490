import PlaygroundLanguage
import PlaygroundModel

struct ControllerReader {
    private(set) var vocabulary: Vocabulary
    private let parameters: [ControllerParameter]

    init(of id: String, _ vocabulary: Vocabulary) {
        var own = vocabulary
        parameters = vocabulary.parameters.declared(by: id)
        own.ownParameters = parameters.map { $0.name }
        self.vocabulary = own
    }

    func read(_ value: ValueCursor, id: String) -> ControllerDefinition? {
        value.table("a controller") { table in
            let kinds = KindReader(vocabulary: vocabulary)
            let word = kinds.word(table)
            if word == nil { table.permitOtherKeys() } else { table.forbid { ControllerKeys.kinds[$0] } }
            table.kind = word
            _ = table["parameters"]
            return reading(variables: table, of: word).reading(segues: table).read(table, word, id)
        }
    }

    private func reading(variables table: TableCursor, of word: String?) -> ControllerReader {
        var reader = self
        let hasVariables = ControllerKeys.kinds["variables"]?.contains(word ?? "view") == true
        let variables = hasVariables ? table.variables(besides: parameters, vocabulary) : []
        reader.vocabulary.ownVariables = variables
        reader.vocabulary.ownParameters += variables.map { $0.name }
        return reader
    }

    private func reading(segues table: TableCursor) -> ControllerReader {
        var reader = self
        for (name, action) in table["segues"]?.entries() ?? [] {
            reader.vocabulary.ownSegues[name] = .some(ActionReader(vocabulary: vocabulary).read(action))
        }
        return reader
    }

    private func read(_ table: TableCursor, _ word: String?, _ id: String) -> ControllerDefinition {
        let kind = word.flatMap { KindReader(vocabulary: vocabulary).kind($0, table) }
        var controller = ControllerDefinition(id: ControllerID(id), path: table.path, kind: kind ?? .view)
        let rows = ControllerKeys.all.filter { $0.belongs(to: word ?? "view") }
        table.read(rows, vocabulary.profile, into: &controller)
        controller.parameters = parameters
        controller.variables = vocabulary.ownVariables ?? []
        if rows.contains(where: { $0.name == "views" }) { readContent(table, into: &controller) }
        if let alert = controller.alert {
            controller.views = textFields(table, of: controller)
            controller.alert?.preferredAction = table["preferredAction"].flatMap { preferredAction($0, of: alert) }
        }
        readBars(table, into: &controller)
        controller.supportedInterfaceOrientations = table["supportedInterfaceOrientations"]?.orientations()
        if let edges = table["edgesForExtendedLayout"]?.elements() {
            controller.extendedLayout.edges = Set(edges.compactMap { $0.choice() })
        }
        readActionHandling(table, into: &controller)
        BarLookReader(profile: vocabulary.profile).read(table, into: &controller.barLook, of: controller.kind)
        PresentationReader(vocabulary: vocabulary).read(table, into: &controller.presentation)
        controller.previewActions = table["previewActions"].map { TouchReader(vocabulary: vocabulary).items($0) } ?? []
        controller.navigationItem.titleView = table["titleView"].flatMap { titleView($0, of: controller) }
        controller.contentScrollView = table.value("contentScrollView", of: .contentScrollViews, vocabulary.profile)
            .flatMap { scrollView($0, of: controller) }
        if case .tabBar(var tabs) = controller.kind {
            tabs.bottomAccessory = bottomAccessory(table, of: controller)
            controller.kind = .tabBar(tabs)
        }
        BarItemReader.checkNames(of: controller, table.findings)
        ActionCheck(controller: controller, findings: table.findings).run()
        controller.overrides = table["overrides"].map {
            OverrideReader(vocabulary: vocabulary, controller: controller).read($0)
        } ?? []
        controller.settleState()
        StateCheck(controller: controller, findings: table.findings).run()
        controller.checkPlaceholders(table.findings)
        return controller
    }

    private func textFields(_ table: TableCursor, of controller: ControllerDefinition) -> [ViewDefinition] {
        guard let list = table["textFields"] else { return [] }
        if case .alert(let alert) = controller.kind, alert.preferredStyle == .actionSheet { list.reportKey(ValidationMistake.fieldsInActionSheet) }
        return (list.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "a text field")
            return value.table("an alert's text field") { table in
                var field = ViewDefinition(id: ViewID(name), path: value.path, kind: .textField)
                for property in AlertDefinition.fieldProperties { table[property.rawValue]?.read(property, vocabulary, into: &field) }
                return field
            }
        }
    }

    private func preferredAction(_ value: ValueCursor, of alert: AlertDefinition) -> ViewID? {
        if alert.preferredStyle == .actionSheet { value.reportKey(ValidationMistake.preferredActionInActionSheet) }
        guard let name = value.string() else { return nil }
        let known = alert.actions.map { $0.item.id.name }
        if known.contains(name) { return ViewID(name) }
        value.report(ValidationMistake.unknownAction(name, known: known))
        return nil
    }

    private func titleView(_ value: ValueCursor, of controller: ControllerDefinition) -> ViewID? {
        guard let view = value.view(among: NameSet(controller.views.filter { $0.kind != .layoutGuide }.map { $0.id.name })) else { return nil }
        if let superview = controller.superview(of: view) {
            value.report(ValidationMistake.titleViewInView(view.name, superview: superview.id.name))
            return nil
        }
        return view
    }

    private func scrollView(_ value: ValueCursor, of controller: ControllerDefinition) -> ViewID? {
        guard let view = value.view(among: NameSet(controller.views.map { $0.id.name })) else { return nil }
        let scrolling = controller.views.filter { $0.kind.scrolls }.map { $0.id }
        if scrolling.contains(view) { return view }
        value.report(ValidationMistake.notScrollView(view.name, known: scrolling.map { $0.name }))
        return nil
    }

    /// The accessory. Views outside it are reported, unless the key names an unknown view.
    private func bottomAccessory(_ table: TableCursor, of controller: ControllerDefinition) -> ViewID? {
        let value = table.value("bottomAccessory", of: .tabAccessories, vocabulary.profile)
        let accessory = value?.view(among: NameSet(controller.views.map { $0.id.name }))
        guard value == nil || accessory != nil else { return nil }
        for view in controller.views where view.id != accessory && controller.topLevelViews.contains(view.id) {
            table.findings.report(
                ValidationMistake.viewBesideAccessory(view.id.name, accessory: accessory?.name), at: .key(view.path))
        }
        return accessory
    }

    private func readBars(_ table: TableCursor, into controller: inout ControllerDefinition) {
        var items = BarItemReader(vocabulary: vocabulary)
        let lists = BarItemReader.barKeys.map { items.read($0, of: table) }
        controller.navigationItem.leftBarButtonItems = lists[0]
        controller.navigationItem.rightBarButtonItems = lists[1]
        controller.toolbarItems = lists[2]
        controller.navigationItem.pinnedTrailingGroup =
            table.value("pinnedTrailingGroup", of: .pinnedTrailingGroup, vocabulary.profile).map { items.read($0) } ?? []
        controller.adaptive = items.rules + controller.adaptive
        controller.navigationItem.searchController = SearchReader(vocabulary: vocabulary).read(table, kind: controller.kind)
        controller.tabBarItem = table["tabBarItem"]?.table("a tab bar item", BarKeys.tabBarItem, vocabulary.profile)
    }

    /// Reads `canPerformAction = { show = false }` and `handles = { show = "replaceChild" }`.
    private func readActionHandling(_ table: TableCursor, into controller: inout ControllerDefinition) {
        _ = table["canPerformAction"]?.table("the answers to canPerformAction") { table in
            for action in TargetedAction.allCases where table[action.rawValue]?.bool() == false {
                controller.refusedActions.insert(action)
            }
        }
        guard case .container = controller.kind else { return }
        _ = table["handles"]?.table("the actions a container handles") { table in
            for action in TargetedAction.allCases {
                controller.handles[action] = table[action.rawValue]?.choice(ActionHandler.self)
            }
        }
    }

    private func readContent(_ table: TableCursor, into controller: inout ControllerDefinition) {
        let children = NameSet(controller.children.map { $0.name })
        let content = ContentReader(
            vocabulary: vocabulary, budget: ContentBudget(of: controller.id.name), children: children
        ).read(table)
        controller.views = content.views
        controller.constraints = content.constraints
        let own = table["adaptive"].flatMap { list in content.adaptiveReader(vocabulary).map { $0.read(list) } }
        controller.adaptive = content.adaptive + (own ?? [])
    }
}

extension ControllerDefinition {
    var children: [ControllerID] {
        if case .container(let children) = kind { children } else { [] }
    }
}
