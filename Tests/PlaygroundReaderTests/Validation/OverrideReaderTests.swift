import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct OverrideReaderTests {
    private func wrapper(_ override: String, head: String = "") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("""
            \(head)
            app.rootViewController = "wrapper"
            [controllers]
            inner = {}
            wrapper = { kind = "container", children = ["inner"], overrides = [\(override)] }
            """)
    }

    @Test func `a container overrides its child's traits while a condition holds`() throws {
        let result = wrapper(
            "{ child = \"inner\", when = { orientation = \"landscape\" }, traits = { horizontalSizeClass = \"regular\", displayScale = 2 } }")
        let override = try #require(result.playground?.controller("wrapper")?.overrides.first, "\(result.report)")
        var traits = TraitCollection(.horizontalSizeClass, .name("regular"))
        traits.displayScale = 2
        #expect(override == ControllerDefinition.Override(
            path: .make("controllers", "wrapper", "overrides", 0), child: "inner", condition: .orientation(.landscape), traits: traits))
    }

    @Test func `traits can come from another controller`() throws {
        let result = wrapper("{ child = \"inner\", traits = { from = \"wrapper\", userInterfaceStyle = \"dark\" } }")
        let override = try #require(result.playground?.controller("wrapper")?.overrides.first, "\(result.report)")
        #expect(override.source == "wrapper")
        #expect(override.traits == TraitCollection(.userInterfaceStyle, .name("dark")))
    }

    @Test(arguments: [(16, ["cannot-override-itself"]), (17, [])])
    func `a controller overrides itself from iOS 17 on`(version: Int, codes: [String]) {
        let traits = "traits = { userInterfaceStyle = \"dark\" }"
        #expect(wrapper("{ \(traits) }", head: "ios = \(version)").codes == codes)
        #expect(wrapper("{ child = \"wrapper\", \(traits) }", head: "ios = \(version)").codes == codes)
    }

    @Test func `every pushed controller is a navigation controller's child`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "nav"
            [controllers]
            nav = { kind = "navigation", rootViewController = "a", overrides = [{ child = "b", traits = {} }] }
            a = { views.go = { tap = { push = "b" } } }
            b = {}
            """)
        #expect(result.diagnostics == [], "\(result.report)")
    }
}
