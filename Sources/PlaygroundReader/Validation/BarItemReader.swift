import PlaygroundLanguage
import PlaygroundModel

/// Reads bar items and alert actions by name, in file order. They share a namespace with views, because all are tapped by name.
struct BarItemReader {
    let vocabulary: Vocabulary
    /// The conditions under which bar items are enabled.
    private(set) var rules: [AdaptiveElement] = []

    init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    static let barKeys = ["leftBarButtonItems", "rightBarButtonItems", "toolbarItems"]

    /// The items of a key, or the single item of its singular, which becomes the item's name.
    mutating func read(_ key: String, of table: TableCursor) -> [BarButtonItem] {
        let singular = String(key.dropLast())
        guard BarKeys.singulars.contains(singular), let value = table.value(of: singular, insteadOf: key) else {
            return table[key].map { read($0) } ?? []
        }
        return read(singular, value).map { [$0] } ?? []
    }

    mutating func read(_ list: ValueCursor) -> [BarButtonItem] {
        (list.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "an item")
            return read(name, value)
        }
    }

    private mutating func read(_ name: String, _ value: ValueCursor) -> BarButtonItem? {
        value.table("an item") { table in
            let live = table.refused(Self.enabledKey).flatMap { $0.isConditional ? rule($0, for: ViewID(name)) : nil }
            if let live { rules.append(live) }
            var item = item(name, value, table, isConditional: live != nil)
            table.read(BarKeys.item, vocabulary.profile, into: &item)
            item.menu = TouchReader(vocabulary: vocabulary).menu(of: table)
            return item
        }
    }

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

    private func item(
        _ name: String, _ value: ValueCursor, _ table: TableCursor, isConditional: Bool = false
    ) -> BarButtonItem {
        var item = BarButtonItem(id: ViewID(name), path: value.path)
        let rows = isConditional ? BarKeys.common.filter { $0.name != Self.enabledKey } : BarKeys.common
        table.read(rows, vocabulary.profile, into: &item)
        item.tap = table["tap"].flatMap(ActionReader(vocabulary: vocabulary).read)
        return item
    }

    private static let enabledKey = "isEnabled"

    /// Reads `isEnabled = { when = { … } }`.
    private func rule(_ value: ValueCursor, for item: ViewID) -> AdaptiveElement? {
        value.table("a property with a condition") { table in
            let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read)
            return AdaptiveElement(path: value.path, condition: condition ?? .always, enables: item)
        }
    }

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
