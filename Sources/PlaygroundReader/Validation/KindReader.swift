import PlaygroundLanguage
import PlaygroundModel

/// Reads a controller's kind, and the keys exclusive to it.
struct KindReader {
    let vocabulary: Vocabulary

    func word(_ table: TableCursor) -> String? {
        guard let value = table["kind"] else { return "view" }
        guard let word = value.string() else { return nil }
        guard ControllerKind.words.contains(word) else {
            let words = ControllerKind.words
            value.reportUnknownKind(word, subject: "controller", known: words)
            return nil
        }
        return word
    }

    func kind(_ word: String, _ table: TableCursor) -> ControllerKind? {
        switch word {
        case "navigation":
            let root = table.required("rootViewController", example: "rootViewController = \"…\", with a controller's name")
            return root?.controller(vocabulary).map(ControllerKind.navigation)
        case "container": return controllers("children", table).map(ControllerKind.container)
        case "split": return SplitReader(vocabulary: vocabulary).read(table).map(ControllerKind.split)
        case "tabBar": return tabBar(table).map(ControllerKind.tabBar)
        case "page": return controllers("viewControllers", table).map { .page(PageDefinition(viewControllers: $0)) }
        case "arrangement": return ArrangementReader(vocabulary: vocabulary).read(table).map(ControllerKind.arrangement)
        case "alert": return .alert(AlertDefinition(actions: BarItemReader(vocabulary: vocabulary).alertActions(table)))
        default: return .view
        }
    }

    private func controllers(_ key: String, _ table: TableCursor) -> [ControllerID]? {
        let list = table.required(key, example: "\(key) = [\"…\"], with the names of controllers")
        guard let list, let elements = list.elements() else { return nil }
        let named = elements.compactMap { element in element.controller(vocabulary).map { (element, $0) } }
        return list.distinct(named).map { $0.1 }
    }

    private func tabBar(_ table: TableCursor) -> TabBarDefinition? {
        let (mode, sidebar) = TabSidebarReader(profile: vocabulary.profile).read(table)
        return controllers("viewControllers", table).map { TabBarDefinition(viewControllers: $0, mode: mode, sidebar: sidebar) }
    }
}

extension ValueCursor {
    /// Reports an unknown kind. A class of UIKit is a warning, and a placeholder is drawn.
    func reportUnknownKind(_ word: String, subject: String, known: [String]) {
        guard let entry = KnownNames.value(word, of: "kind") else { return report(ValidationMistake.unknownKind(word, subject: subject, known: known)) }
        report(ShapeMistake.unsupportedValue(entry, found: word, name: name))
    }
}
