import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ControllerParametersTests {
    private func read(_ home: String, letter: String = "parameters = [\"sender\"]", more: String = "") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult(PlaygroundText.make(home: home) + "\n[controllers.letter]\n\(letter)\n\(more)")
    }

    @Test func `an action has arguments`() throws {
        let result = read("views.a = { tap = { show = \"letter\", with = { sender = \"Marina\" } } }")
        let action = try #require(result.home?.views.first?.tap, "\(result.report)")
        #expect(action == .show(ControllerID("letter").with(["sender": "Marina"])))
        #expect(action.target?.inWords == "letter(sender: Marina)")
        #expect(result.diagnostics == [])
    }

    @Test(arguments: ["showDetail = \"letter\"", "push = \"letter\"", "present = \"letter\"", "custom = \"replaceDetail\", to = \"letter\""])
    func `every action that shows a controller accepts arguments`(action: String) throws {
        let result = read("views.a = { tap = { \(action), with = { sender = 1 } } }")
        #expect(result.home?.views.first?.tap?.target?.arguments == ["sender": "1"], "\(result.report)")
    }

    @Test func `strings are filled with the arguments or with the default values`() throws {
        let result = read(
            "views.a = { tap = { show = \"letter\", with = { sender = \"Marina\" } } }\nviews.b = { tap = { show = \"letter\" } }",
            letter: """
                parameters = { sender = "Somebody" }
                title = "{sender}"
                rightBarButtonItems = { reply = { title = "To {sender}", tap = { show = "letter", with = { sender = "{sender}!" } } } }
                views.l = { kind = "label", text = "Dear {sender}" }
                views.t = { tap = { set = { l.text = "{sender}: {value}" } } }
                views.s = { kind = "segmentedControl", segments = ["{sender}", "All"] }
                adaptive = [{ when = { horizontalSizeClass = "compact" }, set = { l.text = "{sender}" } }]
                """)
        let playground = try #require(result.playground, "\(result.report)")
        let letter = try #require(playground.controller(ControllerID("letter").with(["sender": "Marina"])))
        #expect(letter.title == "Marina")
        #expect(letter.view("l")?.properties.string(.text) == "Dear Marina")
        let tap = try #require(letter.view("t")?.tap)
        #expect(tap == .set([.init(view: "l", property: .text, value: .string("Marina: {value}"))]))
        #expect(letter.view("s")?.properties.strings(.segments) == ["Marina", "All"])
        #expect(letter.items.first?.title == "To Marina")
        #expect(letter.items.first?.tap?.target?.arguments == ["sender": "Marina!"])
        #expect(letter.adaptive.first?.set.first?.value == .string("Marina"))
        #expect(playground.controller("letter")?.title == "Somebody")
    }

    @Test func `a row's data becomes arguments of its tap and its peek`() throws {
        let result = read("""
            views.list.kind = "table"
            views.list.rows = { data = [{ sender = "Marina", other = "x" }], text = "{sender}", tap = { show = "letter" }, peek = { preview = "letter" } }
            views.more = { kind = "table", rows = { data = [{ sender = "Tom" }], text = "A", tap = { show = "letter", with = { sender = "Mr {sender}" } } } }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("list.0.0")?.tap?.target?.arguments == ["sender": "Marina"])
        #expect(home.view("list.0.0")?.peek?.preview?.arguments == ["sender": "Marina"])
        #expect(home.view("list.0.0")?.peek?.commitAction?.target?.arguments == ["sender": "Marina"])
        #expect(home.view("more.0.0")?.tap?.target?.arguments == ["sender": "Mr Tom"])
    }

    @Test func `rows keep placeholders of the controller's parameters`() throws {
        let result = read(
            "views.a = { tap = { show = \"letter\" } }",
            letter: """
                parameters = { sender = "Somebody" }
                views.list = { kind = "table", rows = { data = [{ n = "1" }], text = "{n} from {sender}" } }
                """)
        #expect(result.diagnostics == [], "\(result.report)")
        #expect(result.playground?.controller("letter")?.view("list.0.0")?.properties.string(.text) == "1 from Somebody")
    }

    @Test func `a navigation controller passes arguments to its root`() throws {
        let result = read(
            "views.a = { tap = { present = \"letterNav\", with = { sender = \"Marina\" } } }",
            more: "[controllers.letterNav]\nkind = \"navigation\"\nrootViewController = \"letter\"")
        let playground = try #require(result.playground, "\(result.report)")
        let navigation = playground.controller(ControllerID("letterNav").with(["sender": "Marina"]))
        #expect(navigation?.kind == .navigation(rootViewController: ControllerID("letter").with(["sender": "Marina"])))
    }

    @Test func `a missing argument is reported with the declaration of the parameter`() throws {
        let result = read("views.a = { tap = { show = \"letter\" } }\nviews.b = { peek = { preview = \"letter\" } }")
        #expect(result.codes == ["missing-argument", "missing-argument"], "\(result.report)")
        #expect(result.diagnostics.first?.related.map(\.label) == ["declared here"])
    }
}
