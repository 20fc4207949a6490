import PlaygroundModel

/// Reads bar button items and an alert's actions: tables by name, in the order of the file. Their names live among those of
/// the views, since both are tapped by name.
struct BarItemReader {
    let vocabulary: Vocabulary

    static let barKeys = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems"]

    func read(_ list: ValueCursor) -> [BarButtonItem] {
        (list.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "an item")
            return value.table("an item") { barItem(name, value, $0) }
        }
    }

    /// What only items of bars have.
    private func barItem(_ name: String, _ value: ValueCursor, _ table: TableCursor) -> BarButtonItem {
        var item = item(name, value, table)
        item.style = table["style"]?.choice() ?? .plain
        item.sharesBackground = table["sharesBackground"]?.bool() ?? true
        item.systemItem = table["systemItem"]?.choice()
        item.width = table["width"]?.number(in: 0...1000) ?? 0
        item.axisBehavior = table.value("axisBehavior", of: .verticalBars, vocabulary.profile)?.choice() ?? .automatic
        item.visibilityPriority = table.value("visibilityPriority", of: .itemVisibilityPriority, vocabulary.profile)?.choice() ?? .standard
        return item
    }

    func item(_ name: String, _ value: ValueCursor, _ table: TableCursor) -> BarButtonItem {
        BarButtonItem(
            id: ViewID(name), path: value.path, title: table["title"]?.string(), image: table["image"]?.string(),
            isEnabled: table["isEnabled"]?.bool() ?? true, tap: table["tap"].flatMap(ActionReader(vocabulary: vocabulary).read)
        )
    }

    /// Reports items that are called as a view or another item is.
    static func checkNames(of controller: ControllerDefinition, _ findings: Findings) {
        var taken = Dictionary(firstOf: controller.views.map { ($0.id, $0.path) })
        if let search = controller.navigationItem.searchController {
            if let view = taken[SearchDefinition.viewID] {
                let mistake = ShapeMistake.reservedName(
                    SearchDefinition.viewID.name, subject: "a view", meaning: "the search bar of the controller's search controller")
                findings.report(mistake, at: .key(view), related: [(.key(search.path), "the search controller")])
            }
            taken[SearchDefinition.viewID] = search.path
        }
        for item in controller.items {
            if let other = taken[item.id] {
                let mistake = ShapeMistake.reservedName(
                    item.id.name, subject: "an item", meaning: "the name of another element of the controller")
                findings.report(mistake, at: .key(item.path), related: [(.key(other), "the other one")])
            }
            taken[item.id] = item.path
        }
    }
}

/// Reads the keys of an alert.
struct AlertReader {
    let vocabulary: Vocabulary

    func read(_ table: TableCursor) -> AlertDefinition {
        let items = BarItemReader(vocabulary: vocabulary)
        let actions = (table["actions"]?.entries() ?? []).compactMap { name, value -> AlertDefinition.AlertAction? in
            value.checkName(name, of: "an action")
            return value.table("an alert's action") { table in
                AlertDefinition.AlertAction(items.item(name, value, table), style: table["style"]?.choice() ?? .default)
            }
        }
        return AlertDefinition(
            preferredStyle: table["preferredStyle"]?.choice() ?? .alert, message: table["message"]?.string(), actions: actions)
    }
}
