import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ActionReaderTests {
    @Test(arguments: [
        ("show = \"home\"", Action.show("home")), ("showDetail = \"home\"", .showDetail("home")),
        ("present = \"home\"", .present("home")), ("push = \"home\"", .push("home")),
        ("pop = true", .pop), ("popToRoot = true", .popToRoot), ("dismiss = true", .dismiss),
    ])
    func `an action is read by its one key`(text: String, action: Action) throws {
        let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"button\", tap = { \(text) } }")
        #expect(result.home?.view("a")?.tap == action, "\(result.report)")
    }
}
