import PlaygroundModel

/// Reads `[controllers.NAME]` with all that belongs to the controller.
struct ControllerReader {
    let vocabulary: Vocabulary

    func read(_ value: ValueCursor, id: String) -> ControllerDefinition? {
        value.table("a controller") { table in
            let kinds = KindReader(vocabulary: vocabulary)
            let word = kinds.word(table)
            if word == nil { table.permitOtherKeys() } else { table.forbid { KindReader.owners[$0] } }
            table.kind = word
            var controller = ControllerDefinition(
                id: ControllerID(id), path: value.path, kind: word.flatMap { kinds.kind($0, table) } ?? .view,
                title: table["title"]?.string(), backButtonTitle: table["backButtonTitle"]?.string(),
                backgroundColor: table["backgroundColor"]?.color()
            )
            if KindReader.owners["views"]?.contains(word ?? "view") == true { readContent(table, into: &controller) }
            readBars(table, into: &controller)
            readActionHandling(table, into: &controller)
            controller.presentation = PresentationReader(vocabulary: vocabulary).read(table)
            controller.previewActions = table["previewActions"].map { TouchReader(vocabulary: vocabulary).items($0) } ?? []
            BarItemReader.checkNames(of: controller, table.findings)
            controller.overrides = table["overrides"].map {
                OverrideReader(vocabulary: vocabulary, controller: controller).read($0)
            } ?? []
            return controller
        }
    }

    /// What the controller puts into the bars above and below it, and a navigation controller into its own.
    private func readBars(_ table: TableCursor, into controller: inout ControllerDefinition) {
        let items = BarItemReader(vocabulary: vocabulary)
        let lists = BarItemReader.barKeys.map { table[$0].map(items.read) ?? [] }
        controller.navigationItem.leftBarButtonItems = lists[0]
        controller.navigationItem.rightBarButtonItems = lists[1]
        controller.toolbarItems = lists[2]
        controller.navigationItem.largeTitleDisplayMode = table["largeTitleDisplayMode"]?.choice() ?? .automatic
        controller.navigationItem.backButtonDisplayMode = table["backButtonDisplayMode"]?.choice() ?? .default
        controller.navigationItem.displayModeButtonItem = table["displayModeButtonItem"]?.bool() ?? false
        controller.hidesBottomBarWhenPushed = table["hidesBottomBarWhenPushed"]?.bool() ?? false
        controller.tabBarItem = table["tabBarItem"]?.table("a tab bar item") { table in
            TabBarItem(title: table["title"]?.string(), image: table["image"]?.string())
        }
        guard case .navigation = controller.kind else { return }
        controller.navigationOptions.prefersLargeTitles = table["prefersLargeTitles"]?.bool() ?? false
        controller.navigationOptions.isNavigationBarHidden = table["isNavigationBarHidden"]?.bool() ?? false
        controller.navigationOptions.isToolbarHidden = table["isToolbarHidden"]?.bool() ?? true
    }

    /// `canPerformAction = { show = false }` and `handles = { show = "replaceChild" }`.
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
