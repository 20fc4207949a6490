import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ControllerReaderTests {
    @Test func `a controller has one of three kinds`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            [controllers]
            outer = { kind = "container", children = ["nav", "side"] }
            nav = { kind = "navigation", rootViewController = "home" }
            home = { kind = "view" }
            side = {}
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.controllers.map(\.kind) == [
            .container(children: ["nav", "side"]), .navigation(rootViewController: "home"), .view, .view,
        ])
    }

    @Test func `a navigation controller has no views of its own`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "nav"
            [controllers]
            nav = { kind = "navigation", rootViewController = "home", views = {}, constraints = [], adaptive = [] }
            home = {}
            """)
        #expect(result.codes == ["key-of-other-kind", "key-of-other-kind", "key-of-other-kind"])
    }

    @Test func `a view cannot bear the name of a child`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            [controllers]
            outer = { kind = "container", children = ["home"], views.home = {} }
            home = {}
            """)
        #expect(result.codes == ["reserved-name"])
    }

    @Test func `an unknown kind is not followed by complaints about its keys`() {
        #expect(PlaygroundFile.ReadResult(home: "kind = \"split\"\npreferredDisplayMode = \"x\"").codes == ["unknown-kind"])
    }
}
