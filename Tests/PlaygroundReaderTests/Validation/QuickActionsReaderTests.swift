import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct QuickActionsReaderTests {
    private static func read(_ text: String) -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("\(PlaygroundText.make())\n[controllers.compose]\n\(text)")
    }

    private static let static1 = "[[quickActions.static]]\ntype = \"t\"\ntitle = \"T\"\n"
    private static let route = "[quickActions.routes]\nt = { show = \"compose\" }\n"

    @Test func `static and dynamic actions, and routes, are read in order`() throws {
        let result = Self.read("""
            [[quickActions.static]]
            type = "com.example.compose"
            title = "Compose"
            subtitle = "To a cat"
            iconType = "compose"
            iconFile = "pen.svg"
            iconSymbolName = "square.and.pencil"
            userInfo = { version = "3" }
            [[quickActions.dynamic]]
            type = "recent"
            title = "Mochi"
            [[quickActions.dynamic]]
            type = "recent"
            title = "Biscuit"
            [quickActions]
            handlesAtLaunch = true
            [quickActions.routes]
            "com.example.compose" = { show = "compose" }
            Mochi = { pop = true }
            """)
        // The only warning is about the missing file.
        #expect(result.codes == ["icon-missing"])
        let actions = try #require(result.playground?.quickActions)
        #expect(actions.static.map(\.title) == ["Compose"])
        #expect(actions.static[0].subtitle == "To a cat" && actions.static[0].userInfo == ["version": "3"])
        #expect(actions.static[0].icons == QuickActionIcons(symbolName: "square.and.pencil", file: "pen.svg", type: .compose))
        #expect(actions.static[0].path?.description == "quickActions.static[0]")
        #expect(actions.dynamic.map(\.title) == ["Mochi", "Biscuit"])
        #expect(actions.routes.map(\.key) == ["com.example.compose", "Mochi"])
        #expect(actions.routes.map(\.action) == [.show("compose"), .pop])
        #expect(actions.handlesAtLaunch)
    }

    @Test func `a controller that only a route shows counts as used`() {
        #expect(Self.read(Self.static1 + Self.route).codes == [])
    }

    @Test func `a route to no quick action is reported with the nearest type`() throws {
        let result = Self.read(Self.static1.replacing("\"t\"", with: "\"compose\"")
            + "[quickActions.routes]\ncompos = { show = \"compose\" }\n")
        #expect(result.codes == ["route-to-nothing"])
        #expect(result.diagnostics.first?.hint == "did you mean \"compose\"?")
        #expect(result.playground != nil)
    }

    @Test func `routes can refer to quick actions of an element`() {
        let result = PlaygroundFile.ReadResult("""
            \(PlaygroundText.make(home: "views.a = { tap = { setShortcutItems = [{ type = \"new\", title = \"New\" }] } }"))
            [quickActions.routes]
            new = { pop = true }
            """)
        #expect(result.codes == [])
        #expect(result.home?.view("a")?.tap?.shortcutItems.map(\.title) == ["New"])
    }

    @Test func `a fifth static action is kept and reported as omitted`() throws {
        let result = Self.read(String(repeating: Self.static1, count: 5) + Self.route)
        #expect(result.codes == ["quick-action-left-out"])
        #expect(result.playground?.quickActions.static.count == 5)
        #expect(result.diagnostics.first?.headline
            == "the quick action \"T\" is left out: it is static item 5, and a menu shows four")
    }

    @Test(arguments: [
        ("[[quickActions.static]]\ntitle = \"T\"", "missing-key"), ("[[quickActions.dynamic]]\ntype = \"t\"", "missing-key"),
        ("[[quickActions.static]]\ntype = \"t\"\ntitle = \"T\"\niconType = \"cat\"", "bad-value"),
        ("[[quickActions.static]]\ntype = \"t\"\ntitle = \"T\"\nicon = \"cat\"", "unknown-key"),
        ("[quickActions]\nstatic = \"t\"", "wrong-type"), ("[quickActions]\nhandles = true", "unknown-key"),
        (
            "[[quickActions.static]]\ntype = \"t\"\ntitle = \"T\"\n[quickActions.routes]\nt = { show = \"ghost\" }",
            "unknown-controller"
        ),
    ])
    func `mistakes are reported`(text: String, code: String) {
        #expect(Self.read(text).codes == [code])
    }
}
