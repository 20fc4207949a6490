import Testing
@testable import PlaygroundPipeline

@Suite struct BoardChangeTests {
    @Test(arguments: [
        ("add iphone-17", BoardChange.add(device: "iphone-17", copyNumber: 1)),
        ("add iphone-17 3", .add(device: "iphone-17", copyNumber: 3)),
        ("duplicate iphone-17@dark 2", .duplicate("iphone-17@dark", copyNumber: 2)),
        ("remove iphone-17", .remove("iphone-17")),
        ("hide iphone-17", .hide("iphone-17")),
        ("show iphone-17", .show("iphone-17")),
        ("move iphone-17 ipad-9-7", .move("iphone-17", behind: "ipad-9-7")),
        ("move iphone-17", .move("iphone-17", behind: nil)),
        ("name iphone-17 By  night", .name("iphone-17", "By night")),
        ("name iphone-17", .name("iphone-17", "")),
        ("set Today's phones", .set("Today's phones")),
        ("group phones", .group(.phones)),
        ("reset", .reset),
    ])
    func changesAreReadFromText(text: String, change: BoardChange) throws {
        #expect(try BoardChange(text: text) == change)
    }

    @Test(arguments: [
        "", " ", "add", "add a b", "add a 1", "add a 2 3", "add a -2", "add a 99999", "duplicate a", "hide", "hide a b", "move", "move a b c", "name",
        "set", "group tablets", "reset all", "delete a", "ADD a", " add a", String(repeating: "x", count: 5_000),
    ])
    func otherTextIsRefusedInAShortSentence(text: String) {
        let mistake = #expect(throws: BoardMistake.self) { try BoardChange(text: text) }
        #expect((mistake?.sentence.count ?? 1000) < 120)
    }
}
