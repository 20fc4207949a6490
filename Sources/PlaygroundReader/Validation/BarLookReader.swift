import PlaygroundLanguage
import PlaygroundModel

struct BarLookReader {
    let profile: BehaviourProfile

    func read(_ table: TableCursor, into look: inout BarLook, of kind: ControllerKind) {
        let isNavigation: Bool
        switch kind {
        case .navigation: isNavigation = true
        case .tabBar: isNavigation = false
        default: return
        }
        look.standardAppearance = table["standardAppearance"].flatMap(appearance)
        look.scrollEdgeAppearance = table["scrollEdgeAppearance"].flatMap(appearance)
        if isNavigation { look.compactAppearance = table["compactAppearance"].flatMap(appearance) }
    }

    private func appearance(_ value: ValueCursor) -> BarAppearance? {
        value.table("a bar's appearance", BarKeys.appearance, profile) { table, appearance in
            appearance.titleColor = table["titleTextAttributes"].flatMap(foregroundColor)
            appearance.largeTitleColor = table["largeTitleTextAttributes"].flatMap(foregroundColor)
        }
    }

    private func foregroundColor(_ value: ValueCursor) -> Color? {
        value.table("attributes of a text") { $0["foregroundColor"]?.color() } ?? nil
    }
}
