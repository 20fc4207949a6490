import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct TouchReaderTests {
    private static let other = "[controllers.detail]\n"

    private static func read(_ peek: String, head: String = "", detail: String = "") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult(
            head: head,
            home: "views.cell = { peek = \(peek) }\nviews.next = { tap = { show = \"detail\" } }\n"
                + "[controllers.detail]\n\(detail)"
        )
    }

    private static func peek(_ result: PlaygroundFile.ReadResult) throws -> PeekDefinition {
        try #require(result.home?.view("cell")?.peek, "\(result.report)")
    }

    @Test func `a peek has a preview and shows it by default`() throws {
        let result = Self.read("{ preview = \"detail\" }")
        #expect(result.codes == [])
        let peek = try Self.peek(result)
        #expect(peek.preview == "detail" && peek.commit == nil && peek.condition == .always && peek.actions == [])
        #expect(peek.commitAction == .show("detail"))
        #expect(peek.path.description == "controllers.home.views.cell.peek")
    }

    @Test func `a peek can have a commit action, a condition and its own actions`() throws {
        let peek = try Self.peek(Self.read("""
            { preview = "detail", commit = { present = "detail" }, when = { orientation = "portrait" }, actions = [
                { title = "Like", style = "selected" },
                { title = "Report", style = "destructive", attributes = ["disabled"], action = { present = "detail" } },
                { title = "Share", actions = [{ title = "Mail" }] },
            ] }
            """))
        #expect(peek.commit == .present("detail"))
        #expect(peek.condition == .orientation(.portrait))
        #expect(peek.actions.map(\.title) == ["Like", "Report", "Share"])
        guard case .action(let report) = peek.actions[1], case .group(let group) = peek.actions[2] else {
            return #expect(Bool(false), "\(peek.actions)")
        }
        #expect(report.style == .destructive && report.attributes == [.disabled] && report.action == .present("detail"))
        #expect(report.path.description == "controllers.home.views.cell.peek.actions[1]")
        #expect(group.items.map(\.title) == ["Mail"])
    }

    @Test func `an empty peek has no preview`() throws {
        #expect(try Self.peek(Self.read("{ preview = \"none\" }")).preview == nil)
    }

    @Test func `a controller has preview actions and a preferred size`() throws {
        let result = Self.read("{ preview = \"detail\" }", detail: """
            preferredContentSize = { width = 0, height = 300 }
            previewActions = [{ title = "Like", action = { pop = true } }]
            """)
        #expect(result.codes == [])
        let detail = try #require(result.playground?.controller("detail"))
        #expect(detail.previewActions.map(\.title) == ["Like"])
        #expect(detail.presentation.preferredContentSize == Size(width: 0, height: 300))
    }

    @Test func `a controller that is only previewed counts as used`() {
        let result = PlaygroundFile.ReadResult(
            home: "views.cell = { peek = { preview = \"detail\", commit = { pop = true } } }\n[controllers.detail]"
        )
        #expect(result.codes == [])
    }

    @Test func `groups can be nested from iOS 13 on`() {
        let peek = "{ preview = \"detail\", actions = [{ title = \"A\", actions = [{ title = \"B\", actions = [] }] }] }"
        #expect(Self.read(peek).codes == [])
        #expect(Self.read(peek, head: "ios = 12").codes == ["group-in-group"])
    }

    @Test(arguments: [
        ("{ }", "missing-key"), ("{ preview = \"ghost\" }", "unknown-controller"), ("\"detail\"", "wrong-type"),
        ("{ preview = \"detail\", action = [] }", "unknown-key"),
        ("{ preview = \"detail\", actions = [{ style = \"default\" }] }", "missing-key"),
        ("{ preview = \"detail\", actions = [{ title = \"A\", style = \"red\" }] }", "bad-value"),
        ("{ preview = \"detail\", actions = [{ title = \"A\", attributes = [\"gone\"] }] }", "bad-value"),
        ("{ preview = \"detail\", commit = { show = \"ghost\" } }", "unknown-controller"),
        ("{ preview = \"detail\", actions = [{ title = \"A\", actions = [], style = \"default\" }] }", "unknown-key"),
    ])
    func `mistakes are reported`(peek: String, code: String) {
        #expect(Self.read(peek).codes == [code])
    }

    // MARK: Menus

    private static func button(_ menu: String, head: String = "") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult(head: head, home: "views.more = { kind = \"button\", menu = \(menu) }\nrightBarButtonItems.more2 = { menu = \(menu) }")
    }

    @Test func `buttons and bar items can have a menu`() throws {
        let result = Self.button("""
            [{ title = "Copy", subtitle = "It", image = "doc.on.doc", state = "mixed", action = { dismiss = true } },
             { options = ["displayInline"], actions = [{ title = "Delete", attributes = ["destructive"] }] }]
            """)
        #expect(result.codes == [])
        let menu = try #require(result.home?.view("more")?.menu)
        guard case .action(let copy) = menu[0], case .group(let section) = menu[1] else { return #expect(Bool(false), "\(menu)") }
        #expect(copy.subtitle == "It" && copy.image == "doc.on.doc" && copy.state == .mixed && copy.action == .dismiss)
        #expect(menu[1].isSection && section.title.isEmpty && section.items.map(\.title) == ["Delete"])
        #expect(result.home?.item("more2")?.menu.map(\.title) == ["Copy", ""])
    }

    @Test(arguments: [("", "A"), (", state = \"on\"", "B")])
    func `a pop-up button has the title of its selected entry`(state: String, title: String) {
        let menu = "menu = [{ title = \"A\" }, { options = [\"displayInline\"], actions = [{ title = \"B\"\(state) }] }]"
        let result = PlaygroundFile.ReadResult(home: """
            views.a = { kind = "button", title = "Sort", showsMenuAsPrimaryAction = true, changesSelectionAsPrimaryAction = true, \(menu) }
            views.b = { kind = "button", title = "Sort", changesSelectionAsPrimaryAction = true, \(menu) }
            """)
        #expect(result.codes == [])
        #expect(result.home?.view("a")?.properties.string(.title) == title)
        #expect(result.home?.view("b")?.properties.string(.title) == "Sort")
    }

    @Test func `menus exist from iOS 14 on`() {
        #expect(Self.button("[{ title = \"Copy\" }]", head: "ios = 13").codes == ["not-yet-there", "not-yet-there"])
    }

    @Test func `menu entries can have subtitles from iOS 15 on`() {
        #expect(Self.button("[{ title = \"Copy\", subtitle = \"It\" }]", head: "ios = 14").codes == ["not-yet-there", "not-yet-there"])
    }

    @Test(arguments: [("{ actions = [] }", "missing-key"), ("{ title = \"A\", options = [\"displayInline\"] }", "unknown-key")])
    func `mistakes in menus are reported`(entry: String, code: String) {
        #expect(Self.button("[\(entry)]").codes == [code, code])
    }

    @Test func `a menu that is too deep is reported at its beginning`() {
        let depth = PlaygroundLimits.menuDepth
        func nested(_ levels: Int) -> String {
            let open = String(repeating: "{ title = \"A\", actions = [", count: levels)
            return "[\(open)\(String(repeating: "] }", count: levels))]"
        }
        #expect(Self.button(nested(depth)).codes == [])
        #expect(Self.button(nested(depth + 5)).codes == ["menu-too-deep", "menu-too-deep"])
    }
}
