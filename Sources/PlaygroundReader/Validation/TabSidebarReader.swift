import PlaygroundLanguage
import PlaygroundModel

struct TabSidebarReader {
    let profile: BehaviourProfile

    func read(_ table: TableCursor) -> (mode: TabBarDefinition.Mode, sidebar: TabBarDefinition.Sidebar) {
        let (modeValue, sidebarValue) = (table["mode"], table["sidebar"])
        let mode: TabBarDefinition.Mode? = modeValue.map { $0.choice() } ?? .automatic
        let sidebar = sidebarValue?.table("a sidebar", BarKeys.sidebar, profile)
        if let value = modeValue ?? sidebarValue, !profile.has(.tabBarAtTop) {
            value.reportKey(ValidationMistake.notYetThere(value.name, .tabBarAtTop, profile))
        } else if let sidebarValue, let mode, mode != .tabSidebar {
            sidebarValue.reportKey(ValidationMistake.sidebarWithoutMode(mode))
        }
        return (mode ?? .automatic, sidebar ?? TabBarDefinition.Sidebar())
    }
}
