import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// Icon files in the reading of a complete playground: the positions of mistakes, none of which prevents the picture.
@Suite struct QuickActionIconCheckTests {
    private static let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)

    private static func text(_ action: String, app: String = "") -> String {
        """
        [app]
        rootViewController = "home"
        \(app)
        [[quickActions.dynamic]]
        type = "t"
        title = "T"
        \(action)
        [controllers.home]
        """
    }

    private static func read(_ text: String, _ files: [String: [UInt8]]) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml") { files[$0] }
    }

    @Test func `a valid file is part of the playground`() {
        let result = Self.read(Self.text("iconFile = \"star\""), ["star.svg": Self.svg])
        #expect(result.codes == [])
        #expect(result.playground?.quickActions.templates.keys.sorted() == ["star"])
        #expect(result.attachments.contains("star@3x.png"))
    }

    @Test(arguments: [
        ("../star", "path-leaves-folder", "copy the file into the playground's folder, and write its path within that folder"),
        ("moon", "icon-missing", "add it as \"moon.png\""),
        ("star.pdf", "unreadable-icon", "save it as an SVG, or as a PNG with an alpha channel"),
        ("bare", "unreadable-icon", "begin with <svg xmlns=\"http://www.w3.org/2000/svg\" …>"),
        ("opaque", "icon-without-transparency", "save it with an alpha channel, and make the background transparent"),
    ])
    func `a mistake is reported at the file's name, and the playground is shown`(
        name: String, code: String, hint: String
    ) throws {
        let marked = MarkedText(Self.text("iconFile = 1️⃣\"\(name)\"2️⃣"))
        let result = Self.read(marked.text, ["bare.svg": Array("<svg/>".utf8), "opaque.png": PNGBytes.make(colourType: 2)])
        #expect(result.codes == [code])
        #expect(result.diagnostics.first?.span == marked.span("1️⃣", "2️⃣"))
        #expect(result.diagnostics.first?.hint == hint)
        #expect(result.playground != nil)
    }

    @Test func `a file named by the Info.plist is reported once, at the playground's reference to it`() throws {
        let items = [1, 2].map { InfoPlistReaderTests.item(["Type": "t\($0)", "Title": "T", "IconFile": "star"]) }
        let marked = MarkedText(Self.text("", app: "infoPlist = 1️⃣\"app/Info.plist\"2️⃣"))
        let plist = InfoPlistReaderTests.plist(items.joined())
        let missing = Self.read(marked.text, ["app/Info.plist": plist])
        #expect(missing.codes == ["icon-missing"])
        #expect(missing.diagnostics.first?.span == marked.span("1️⃣", "2️⃣"))
        #expect(missing.diagnostics.first?.hint == "add it as \"app/star.png\"")
        let there = Self.read(marked.text, ["app/Info.plist": plist, "app/star.svg": Self.svg])
        #expect(there.codes == [] && there.playground?.quickActions.templates["star"] != nil)
    }

    @Test func `icon files of actions set by an element are read`() {
        let text = """
            [app]
            rootViewController = "home"
            [controllers.home.views.set]
            kind = "button"
            title = "Set"
            tap = { setShortcutItems = [{ type = "t", title = "T", iconFile = "star" }] }
            """
        #expect(Self.read(text, ["star.svg": Self.svg]).playground?.quickActions.templates["star"] != nil)
        #expect(Self.read(text, [:]).codes.contains("icon-missing"))
    }

    @Test func `the number of icon files is limited`() {
        let actions = (0...QuickActionIconCheck.fileLimit).map {
            "[[quickActions.dynamic]]\ntype = \"t\($0)\"\ntitle = \"T\"\niconFile = \"star\($0)\"\n"
        }
        var asked: Set<String> = []
        let text = "[app]\nrootViewController = \"home\"\n[controllers.home]\n" + actions.joined()
        let result = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml") { name in
            asked.insert(name)
            return name.hasSuffix(".svg") ? Self.svg : nil
        }
        #expect(result.codes == ["too-many-icons"])
        #expect(!asked.contains("star\(QuickActionIconCheck.fileLimit).svg"))
    }
}
