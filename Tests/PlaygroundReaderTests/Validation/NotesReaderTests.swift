import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct NotesReaderTests {
    private static let home = "views.photo = { kind = \"image\" }\nrightBarButtonItems.save = { title = \"Save\" }"

    @Test func `a note belongs to a controller, a view or an item, on all or some devices`() throws {
        let result = PlaygroundFile.ReadResult(head: """
            devices = [{ name = "Tiny", width = 200, height = 200 }]
            notes = [
              { on = "home", text = "One" }, { on = "home.photo", text = "Two", device = "iphone-se-1" },
              { on = "home.save", text = "Three", device = "Tiny" }, { on = "home.photo", text = "Four", device = "pads" },
            ]
            """, home: Self.home)
        let notes = try #require(result.playground?.notes, "\(result.report)")
        #expect(result.codes == [])
        #expect(notes.map(\.element.name) == ["home", "home.photo", "home.save", "home.photo"])
        #expect(notes.map(\.text) == ["One", "Two", "Three", "Four"])
        #expect(notes.map(\.devices).prefix(3) == [nil, ["iphone-se-1"], ["own-tiny"]])
        #expect(notes[3].devices?.contains("ipad-pro-11") == true)
    }

    @Test func `a note with a mistake is omitted, and the playground is shown`() throws {
        let result = PlaygroundFile.ReadResult(
            head: "notes = [{ on = \"home.foto\", text = \"One\" }, { on = \"home\", text = \" \" }, { on = \"home\", text = \"Three\" }]",
            home: Self.home)
        #expect(result.codes == ["unknown-view", "bad-value"])
        #expect(result.playground?.notes.map(\.text) == ["Three"])
    }
}
