import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct TabSidebarReaderTests {
    private static func read(_ lines: String, ios version: Int = 26) -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("""
            ios = \(version)
            app.rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["home"]
            \(lines)
            [controllers.home]
            tabBarItem = { title = "Home", image = "house", badgeValue = "3" }
            """)
    }

    private static func kind(_ result: PlaygroundFile.ReadResult) -> ControllerKind? {
        result.playground?.controller("tabs")?.kind
    }

    @Test func `mode, sidebar and badge are read under UIKit's names`() {
        let result = Self.read("""
            mode = "tabSidebar"
            sidebar = { isHidden = true, preferredLayout = "tile" }
            """)
        #expect(result.codes == [])
        #expect(Self.kind(result) == .tabBar(TabBarDefinition(
            viewControllers: ["home"], mode: .tabSidebar, sidebar: .init(isHidden: true, preferredLayout: .tile))))
        #expect(result.playground?.controller("home")?.tabBarItem?.badgeValue == "3")
    }

    @Test func `by default there is only a tab bar`() {
        #expect(Self.kind(Self.read("")) == .tabBar(TabBarDefinition(viewControllers: ["home"])))
    }

    @Test(arguments: [
        ("mode = \"tabSideBar\"", 26, ["bad-value"]), ("mode = \"sidebar\"\nsidebar = {}", 26, ["bad-value"]),
        ("mode = \"tabSidebar\"\nsidebar = { preferredLayout = \"over\" }", 26, ["bad-value"]),
        ("mode = \"tabSidebar\"\nsidebar = { isHiden = true }", 26, ["unknown-key"]),
        ("sidebar = {}", 26, ["sidebar-without-mode"]), ("mode = \"tabBar\"\nsidebar = {}", 26, ["sidebar-without-mode"]),
        ("mode = \"tabSidebar\"\nsidebar = {}", 17, ["not-yet-there"]), ("sidebar = {}", 17, ["not-yet-there"]),
    ])
    func `each mistake has one diagnostic`(lines: String, version: Int, codes: [String]) {
        #expect(Self.read(lines, ios: version).codes == codes)
    }

    @Test func `under an older iOS the mode is kept for devices with a newer one`() {
        #expect(Self.kind(Self.read("mode = \"tabSidebar\"", ios: 17)) == .tabBar(
            TabBarDefinition(viewControllers: ["home"], mode: .tabSidebar)))
    }
}
