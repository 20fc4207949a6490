import PlaygroundModel
import Testing
import Wireframes

@testable import PlaygroundPipeline

@Suite struct NotesTests {
    private static func text(_ notes: String) -> String {
        """
        devices = [{ name = "Small", width = 300, height = 400 }]
        notes = [\(notes)]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["photo.leading == superview.leading + 50", "photo.top == superview.top + 100", "photo.width == 80", "photo.height == 60"]
        views.photo = { kind = "image" }
        views.away = { kind = "label", isHidden = true }
        """
    }

    @Test func `a pin is at the upper right corner of its element, inside the screen`() throws {
        let playground = try #require(BundledPlayground.read(Self.text("""
            { on = "home.photo", text = "One" }, { on = "home", text = "Two" }, { on = "home.photo", text = "Three" },
            { on = "home.away", text = "Hidden" }, { on = "home", text = "Elsewhere", device = "pads" },
            """)).playground)
        var app = DeviceApp(playground, on: playground.devices[0])
        var wireframe = app.wireframe()
        let notes = BoardNote.all(of: playground)
        wireframe.pin(notes)
        #expect(notes.map(\.id) == ["home.photo", "home", "home.photo~2", "home.away", "home~2"])
        #expect(wireframe.pins.map(\.number) == [1, 2, 3])
        let radius = NotePin.radius
        #expect(wireframe.pins.map(\.centre) == [
            Point(x: 130, y: 100), Point(x: 300 - radius - 2, y: radius + 2), Point(x: 130 - 2.25 * radius, y: 100),
        ])
    }

    @Test func `a page receives notes only if they changed`() throws {
        let before = BundledPlayground.read(Self.text("{ on = \"home\", text = \"One\" }"))
        var tab = PlaygroundTab("test.toml", PageSession(before), revision: 1, renderer: try Repository.renderer())
        tab.fileChanged(BundledPlayground.read("# More\n" + Self.text("{ on = \"home\", text = \"One & <two>\" }")))
        var messages: [String] = []
        while let update = tab.takeUpdate() { messages.append(update.json) }
        let notes = try #require(messages.first { $0.contains("\"notes\"") }, "\(messages)")
        #expect(notes.contains("One &amp; &lt;two&gt;") && notes.contains("#note=home"))
        #expect(tab.takeUpdate() == nil)
    }
}
