import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ActionReaderTests {
    @Test(arguments: [
        ("show = \"home\"", Action.show("home")), ("showDetail = \"home\"", .showDetail("home")),
        ("present = \"home\"", .present("home")), ("push = \"home\"", .push("home")),
        ("present = \"home\", style = \"popover\"", .present("home", style: .popover)),
        ("unwind = \"home\"", .unwind(to: "home")), ("showColumn = \"primary\"", .showColumn(.primary)),
        ("hideColumn = \"supplementary\"", .hideColumn(.supplementary)),
        ("custom = \"replaceDetail\", to = \"home\"", .replaceDetail("home", menu: nil)),
        ("custom = \"replaceDetail\", to = \"home\", menu = \"overlay\"", .replaceDetail("home", menu: .overlay)),
        ("pop = true", .pop), ("popToRoot = true", .popToRoot), ("dismiss = true", .dismiss),
        ("showSidebar = true", .sidebar(.show)), ("hideSidebar = true", .sidebar(.hide)),
        ("toggleSidebar = true", .sidebar(.toggle)),
        ("set = { a.title = \"Done\" }", .set([.init(view: "a", property: .title, value: .string("Done"))])),
    ])
    func `an action is read from its key`(text: String, action: Action) throws {
        let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"button\", tap = { \(text) } }")
        #expect(result.home?.view("a")?.tap == action, "\(result.report)")
    }

    @Test(arguments: [("pop", Action.pop), ("popToRoot", .popToRoot), ("dismiss", .dismiss), ("toggleSidebar", .sidebar(.toggle))])
    func `an action without a value can be a word`(word: String, action: Action) {
        let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"button\", tap = \"\(word)\" }")
        #expect(result.home?.view("a")?.tap == action, "\(result.report)")
    }

    @Test(arguments: [
        ("show = \"home\", style = \"popover\"", "unknown-key"), ("custom = \"replaceDetail\"", "missing-key"),
        ("custom = \"wipe\", to = \"home\"", "bad-value"), ("present = \"home\", style = \"none\"", "bad-value"),
        ("showColumn = \"detail\"", "bad-value"), ("set = { a.isOn = true }", "key-of-other-kind"),
        ("set = { b.text = \"x\" }", "unknown-view"), ("set = { a.txt = \"x\" }", "unknown-key"),
    ])
    func `an invalid action is reported`(text: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: "views.a = { tap = { \(text) } }").codes == [code])
    }
}
