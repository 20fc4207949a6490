import PlaygroundModel

struct NavigationItemWriter {
    let writer: ClassWriter
    let controller: ControllerDefinition

    private var run: EjectionRun { writer.run }
    private var item: NavigationItem { controller.navigationItem }

    func write() {
        if let title = controller.backButtonTitle { writer.setUp.assign("navigationItem.backButtonTitle", writer.texts.shown(title)) }
        if let prompt = item.prompt { writer.setUp.assign("navigationItem.prompt", writer.texts.shown(prompt)) }
        if let subtitle = item.subtitle {
            writer.setUp.addAvailable(since: 26, run.deployment) { $0.assign("navigationItem.subtitle", writer.texts.shown(subtitle)) }
        }
        if let title = item.titleView, !writer.content.conditional.contains(title) { writer.showInBar(title, in: &writer.setUp) }
        if let list = controller.contentScrollView.flatMap({ writer.expression($0) }) {
            writer.setUp.addAvailable(since: 15, run.deployment) { $0.add("setContentScrollView(\(list))") }
        }
        writer.setUp.add(.navigationItem, of: controller, on: "navigationItem.", run)
        writeLeft()
        setItems(declared(item.rightBarButtonItems), of: "right")
        if let items = list(item.pinnedTrailingGroup) {
            writer.setUp.assign("navigationItem.pinnedTrailingGroup", .call("UIBarButtonItemGroup", [
                .init("barButtonItems", items), .init("representativeItem", word: "nil"),
            ]))
        }
        if item.verticalBarCompressionBehavior != .automatic {
            writer.setUp.addAvailable(since: SystemVersion(27, 1), run.deployment) {
                $0.add("navigationItem.verticalBarCompressionBehavior = .\(item.verticalBarCompressionBehavior.rawValue)")
            }
        }
        if let items = list(controller.toolbarItems) { writer.setUp.assign("toolbarItems", items) }
        if controller.preferredVerticalBarBehavior != .automatic {
            run.remark(
                "preferredVerticalBarBehavior (iOS 27.1) is left to the system",
                at: controller.path.appending("preferredVerticalBarBehavior"))
        }
        if let search = item.searchController { SearchWriter(writer: writer, search: search).write() }
    }

    private func writeLeft() {
        var items = declared(item.leftBarButtonItems)
        if item.displayModeButtonItem {
            items.insert("displayModeButtonItem", at: 0)
            writer.setUp.add("navigationItem.leftItemsSupplementBackButton = true")
            let list = SwiftExpression.array(items.map { .word($0) }).text
            if items.count == 1 {
                writer.setUp.add("navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem")
            } else {
                writer.setUp.block("if let displayModeButtonItem = splitViewController?.displayModeButtonItem") {
                    $0.add("navigationItem.leftBarButtonItems = \(list)")
                }
            }
        } else {
            setItems(items, of: "left")
        }
    }

    private func setItems(_ items: [String], of side: String) {
        switch items.count {
        case 0: break
        case 1: writer.setUp.add("navigationItem.\(side)BarButtonItem = \(items[0])")
        default: writer.setUp.assign("navigationItem.\(side)BarButtonItems", .array(items.map { .word($0) }))
        }
    }

    private func list(_ items: [BarButtonItem]) -> SwiftExpression? {
        guard !items.isEmpty else { return nil }
        return .array(declared(items).map { .word($0) })
    }

    private func declared(_ items: [BarButtonItem]) -> [String] {
        items.map { item in
            switch item.systemItem {
            case .flexibleSpace: return ".flexibleSpace()"
            case .fixedSpace: return ".fixedSpace(\(SwiftLiteral.number(item.width)))"
            default: return declare(item)
            }
        }
    }

    private func declare(_ item: BarButtonItem) -> String {
        let name = writer.scope.claim(item.id.name, kind: "Item")
        writer.names[item.id] = name
        var arguments: [SwiftExpression.Argument] = []
        if let system = item.systemItem {
            arguments.append(.init("systemItem", word: ".\(system.rawValue)"))
        } else if let title = item.title {
            arguments.append(.init("title", writer.texts.shown(title)))
        }
        if let image = item.image, item.systemItem == nil {
            arguments.append(.init("image", writer.image(image, at: item.path.appending("image"))))
        }
        if let tap = item.tap {
            let method = writer.handler(item.id, tap, sender: name, at: item.path.appending("tap"))
            arguments.append(.init("primaryAction", word: "UIAction { [weak self] _ in self?.\(method)() }"))
        }
        if !item.menu.isEmpty { arguments.append(.init("menu", word: "\(writer.menu(of: item.menu, name, sender: name))()")) }
        writer.properties.separate()
        writer.properties.add(run.comments(at: item.path))
        var lines = SwiftLines()
        lines.assign("let item", .call("UIBarButtonItem", arguments))
        writeOptions(item, &lines)
        if let label = item.accessibilityLabel { lines.assign("item.accessibilityLabel", writer.texts.shown(label)) }
        lines.assign("item.accessibilityIdentifier", writer.identifier(item.id))
        let isLazy = item.tap != nil || !item.menu.isEmpty || [item.title, item.image, item.accessibilityLabel].contains { $0.map(writer.texts.isFilled) == true }
        writer.declare(name, type: "UIBarButtonItem", lines, returning: "item", isLazy: isLazy)
        return name
    }

    private func badge(_ text: String) -> SwiftExpression {
        if text.isEmpty { return ".indicator()" }
        if let count = Int(text) { return .word(".count(\(count))") }
        return .call(".string", [writer.texts.shown(text).argument()])
    }

    private func writeOptions(_ item: BarButtonItem, _ lines: inout SwiftLines) {
        if !item.isEnabled { lines.add("item.isEnabled = false") }
        if item.isProminent {
            if run.deployment >= 26 {
                lines.add("item.style = .prominent")
            } else if item.style == .done {
                lines.add("item.style = .done")
            } else {
                lines.block("if #available(iOS 26.0, *)") { $0.add("item.style = .prominent") }
                lines.reopen("} else {") { $0.add("item.style = .done") }
            }
        }
        if let color = item.tintColor { lines.assign("item.tintColor", run.expression(color)) }
        if let badge = item.badge { lines.addAvailable(since: 26, run.deployment) { $0.assign("item.badge", self.badge(badge)) } }
        if !item.sharesBackground { lines.addAvailable(since: 26, run.deployment) { $0.add("item.sharesBackground = false") } }
        if item.hidesSharedBackground { lines.addAvailable(since: 26, run.deployment) { $0.add("item.hidesSharedBackground = true") } }
        if item.visibilityPriority != .standard {
            lines.addAvailable(since: 27, run.deployment) { $0.add("item.visibilityPriority = .\(item.visibilityPriority.rawValue)") }
        }
        if item.axisBehavior != .automatic {
            lines.addAvailable(since: SystemVersion(27, 1), run.deployment) { $0.add("item.axisBehavior = .\(item.axisBehavior.rawValue)") }
        }
    }
}

struct SearchWriter {
    let writer: ClassWriter
    let search: SearchDefinition

    private var run: EjectionRun { writer.run }

    func write() {
        let bar = search.searchBar
        var lines = SwiftLines()
        let results = search.resultsController.map { run.making($0, writer.texts) } ?? "nil"
        lines.assign("let controller", .call("UISearchController", [.init("searchResultsController", results)]))
        if !search.obscuresBackground { lines.add("controller.obscuresBackgroundDuringPresentation = false") }
        if !search.hidesNavigationBar { lines.add("controller.hidesNavigationBarDuringPresentation = false") }
        for property in SearchDefinition.properties {
            if let value = bar.properties[property] { writer.set(property, of: bar, to: value, on: "controller.searchBar", in: &lines) }
        }
        lines.assign("controller.searchBar.accessibilityIdentifier", writer.identifier(SearchDefinition.viewID))
        if let update = search.update {
            lines.add("controller.searchResultsUpdater = self")
            writeUpdate(update)
        }
        if let action = bar.returnAction {
            lines.add("controller.searchBar.delegate = self")
            writer.returnActions.append((bar, action))
        }
        writer.properties.separate()
        writer.properties.add(run.comments(at: search.path))
        let name = writer.scope.claim(own: "searchController")
        writer.declare(name, type: "UISearchController", lines, returning: "controller", isLazy: true)
        writer.setUp.add("navigationItem.searchController = \(name)")
        if !search.hidesWhenScrolling { writer.setUp.add("navigationItem.hidesSearchBarWhenScrolling = false") }
        if search.preferredPlacement != .automatic { writePlacement() }
        if !search.allowsToolbarIntegration {
            writer.setUp.addAvailable(since: 26, run.deployment) {
                $0.add("navigationItem.searchBarPlacementAllowsToolbarIntegration = false")
            }
        }
        writer.setUp.add("definesPresentationContext = true")
    }

    private func writePlacement() {
        let introduced = search.preferredPlacement.feature.availability.introduced
        writer.setUp.addAvailable(since: introduced, run.deployment) {
            $0.add("navigationItem.preferredSearchBarPlacement = .\(search.preferredPlacement.rawValue)")
        }
    }

    private func writeUpdate(_ update: Action) {
        var body = SwiftLines()
        body.declaration("func updateSearchResults(for searchController: UISearchController)") { lines in
            var parameters = writer.texts.parameters
            let takesText = update.hasPlaceholder("value")
            if takesText {
                lines.add("let value = searchController.searchBar.text ?? \"\"")
                parameters["value"] = "value"
            }
            writer.write(update, with: parameters, sender: "searchController.searchBar", at: search.path, in: &lines)
        }
        writer.extensions.append(("UISearchResultsUpdating", body))
    }
}
