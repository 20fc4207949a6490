import PlaygroundLanguage
import PlaygroundModel

/// Reads whether the tabs of a tab bar controller may stand in a sidebar: `mode = "tabSidebar"` and `sidebar = {…}`.
struct TabSidebarReader {
    let profile: BehaviourProfile

    func read(_ table: TableCursor) -> (mode: TabBarDefinition.Mode, sidebar: TabBarDefinition.Sidebar) {
        let (modeValue, sidebarValue) = (table["mode"], table["sidebar"])
        let mode: TabBarDefinition.Mode? = modeValue.map { $0.choice() } ?? .automatic
        let sidebar = sidebarValue?.table("a sidebar") { table in
            var sidebar = TabBarDefinition.Sidebar()
            table.read(BarKeys.sidebar, profile, into: &sidebar)
            return sidebar
        }
        if let value = modeValue ?? sidebarValue, !profile.has(.tabBarAtTop) {
            table.findings.report(
                ValidationMistake.notYetThere(value.name, .tabBarAtTop, profile), at: .key(value.path))
        } else if let sidebarValue, let mode, mode != .tabSidebar {
            table.findings.report(ValidationMistake.sidebarWithoutMode(mode), at: .key(sidebarValue.path))
        }
        return (mode ?? .automatic, sidebar ?? TabBarDefinition.Sidebar())
    }
}
