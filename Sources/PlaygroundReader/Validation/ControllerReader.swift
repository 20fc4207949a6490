import PlaygroundModel

/// Reads `[controllers.NAME]` with all that belongs to the controller.
struct ControllerReader {
    let vocabulary: Vocabulary

    init(of id: String, _ vocabulary: Vocabulary) {
        var own = vocabulary
        own.ownParameters = vocabulary.parameters.declared(by: id).map { $0.name }
        self.vocabulary = own
    }

    func read(_ value: ValueCursor, id: String) -> ControllerDefinition? {
        value.table("a controller") { table in
            let kinds = KindReader(vocabulary: vocabulary)
            let word = kinds.word(table)
            if word == nil { table.permitOtherKeys() } else { table.forbid { KindReader.owners[$0] } }
            table.kind = word
            _ = table["parameters"]
            var controller = ControllerDefinition(
                id: ControllerID(id), path: value.path, kind: word.flatMap { kinds.kind($0, table) } ?? .view,
                title: table["title"]?.string(), backButtonTitle: table["backButtonTitle"]?.string(),
                backgroundColor: table["backgroundColor"]?.color()
            )
            controller.parameters = vocabulary.parameters.declared(by: id)
            if case .insets(let margins)? = table["layoutMargins"]?.property(.layoutMargins) { controller.layoutMargins = margins }
            if KindReader.owners["views"]?.contains(word ?? "view") == true { readContent(table, into: &controller) }
            readBars(table, into: &controller)
            readExtendedLayout(table, into: &controller)
            readActionHandling(table, into: &controller)
            controller.presentation = PresentationReader(vocabulary: vocabulary).read(table)
            controller.previewActions = table["previewActions"].map { TouchReader(vocabulary: vocabulary).items($0) } ?? []
            BarItemReader.checkNames(of: controller, table.findings)
            ActionCheck(controller: controller, findings: table.findings).run()
            controller.overrides = table["overrides"].map {
                OverrideReader(vocabulary: vocabulary, controller: controller).read($0)
            } ?? []
            controller.checkPlaceholders(table.findings)
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
        controller.navigationItem.pinnedTrailingGroup =
            table.value("pinnedTrailingGroup", of: .pinnedTrailingGroup, vocabulary.profile).map(items.read) ?? []
        controller.preferredVerticalBarBehavior =
            table.value("preferredVerticalBarBehavior", of: .verticalBars, vocabulary.profile)?.choice() ?? .automatic
        controller.navigationItem.verticalBarCompressionBehavior =
            table.value("verticalBarCompressionBehavior", of: .verticalBars, vocabulary.profile)?.choice() ?? .automatic
        controller.navigationItem.largeTitleDisplayMode = table["largeTitleDisplayMode"]?.choice() ?? .automatic
        controller.navigationItem.backButtonDisplayMode = table["backButtonDisplayMode"]?.choice() ?? .default
        controller.navigationItem.displayModeButtonItem = table["displayModeButtonItem"]?.bool() ?? false
        controller.navigationItem.leftItemsSupplementBackButton = table["leftItemsSupplementBackButton"]?.bool() ?? false
        controller.hidesBottomBarWhenPushed = table["hidesBottomBarWhenPushed"]?.bool() ?? false
        controller.navigationItem.searchController = SearchReader(vocabulary: vocabulary).read(table, kind: controller.kind)
        controller.tabBarItem = table["tabBarItem"]?.table("a tab bar item") { table in
            TabBarItem(
                title: table["title"]?.string(), image: table["image"]?.string(), badgeValue: table["badgeValue"]?.string()
            )
        }
        guard case .navigation = controller.kind else { return }
        controller.navigationOptions.prefersLargeTitles = table["prefersLargeTitles"]?.bool() ?? false
        controller.navigationOptions.isNavigationBarHidden = table["isNavigationBarHidden"]?.bool() ?? false
        controller.navigationOptions.isToolbarHidden = table["isToolbarHidden"]?.bool() ?? true
        controller.navigationOptions.isTranslucent = table["isTranslucent"]?.bool() ?? true
    }

    private func readExtendedLayout(_ table: TableCursor, into controller: inout ControllerDefinition) {
        if let edges = table["edgesForExtendedLayout"]?.elements() {
            controller.extendedLayout.edges = Set(edges.compactMap { $0.choice() })
        }
        controller.extendedLayout.includesOpaqueBars = table["extendedLayoutIncludesOpaqueBars"]?.bool() ?? false
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
        let children = NameSet(controller.children.map { $0.name })
        let content = ContentReader(
            vocabulary: vocabulary, budget: ContentBudget(of: controller.id.name), children: children
        ).read(table)
        controller.views = content.views
        controller.constraints = content.constraints
        let own = table["adaptive"].flatMap { list in content.adaptiveReader(vocabulary).map { $0.read(list) } }
        controller.adaptive = content.adaptive + (own ?? [])
        controller.endsEditingOnTap = table["endsEditingOnTap"]?.bool() ?? false
    }
}

extension ControllerDefinition {
    /// The controllers a container embeds.
    var children: [ControllerID] {
        if case .container(let children) = kind { children } else { [] }
    }
}
