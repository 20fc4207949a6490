import PlaygroundLanguage
import PlaygroundModel

/// Reads bar button items and an alert's actions, by name in the order of the file. They share a namespace with views, since both are
/// tapped by name.
struct BarItemReader {
    let vocabulary: Vocabulary

    static let barKeys = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems"]

    func read(_ list: ValueCursor) -> [BarButtonItem] {
        (list.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "an item")
            return value.table("an item") { table in
                var item = item(name, value, table)
                table.read(BarKeys.item, vocabulary.profile, into: &item)
                return item
            }
        }
    }

    /// `actions` of an alert.
    func alertActions(_ table: TableCursor) -> [AlertDefinition.AlertAction] {
        (table["actions"]?.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "an action")
            return value.table("an alert's action") { table in
                var action = AlertDefinition.AlertAction(item(name, value, table))
                table.read(BarKeys.alertAction, vocabulary.profile, into: &action)
                return action
            }
        }
    }

    /// The common keys of bar items and alert actions.
    private func item(_ name: String, _ value: ValueCursor, _ table: TableCursor) -> BarButtonItem {
        var item = BarButtonItem(id: ViewID(name), path: value.path)
        table.read(BarKeys.common, vocabulary.profile, into: &item)
        item.tap = table["tap"].flatMap(ActionReader(vocabulary: vocabulary).read)
        return item
    }

    /// Reports items with the name of a view or another item.
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
