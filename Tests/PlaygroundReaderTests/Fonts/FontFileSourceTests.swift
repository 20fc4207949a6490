import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// Fonts from files in the reading of a complete playground.
@Suite struct FontFileSourceTests {
    private static let tiny = FontBytes().bytes

    private static func read(
        _ app: String, font: String = #"{ name = "Tiny-Bold", size = 20 }"#, _ files: [String: [UInt8]] = ["Tiny.ttf": tiny],
        after former: PlaygroundFile.ReadResult? = nil
    ) -> PlaygroundFile.ReadResult {
        let text = """
            [app]
            rootViewController = "home"
            \(app)
            [controllers.home]
            views.a = { kind = "label", text = "A", font = \(font) }
            """
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml", attachment: { files[$0] }, after: former)
    }

    private static func font(_ result: PlaygroundFile.ReadResult) -> FontDescription? {
        result.playground?.controllers.first?.views.first?.properties.font(.font)
    }

    @Test func `a view can name a font from a file`() throws {
        let result = Self.read(#"appFonts = ["Tiny.ttf"]"#)
        #expect(result.codes == [] && result.attachments == ["Tiny.ttf"])
        let file = try #require(result.playground?.fonts.first)
        #expect(Self.font(result) == .custom(name: "Tiny-Bold", file: file, size: 20, textStyle: nil))
    }

    @Test func `a named font can have a font file and a text style`() throws {
        let result = Self.read(
            "appFonts = [\"Tiny.ttf\"]\n[fonts]\nheading = { name = \"Tiny-Bold\", size = 20, textStyle = \"title1\" }", font: "\"heading\"")
        #expect(result.codes == [])
        #expect(Self.font(result) == .custom(name: "Tiny-Bold", file: result.playground?.fonts.first, size: 20, textStyle: .title1))
    }

    @Test func `an Info.plist lists files next to it and next to the playground`() {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
            <array><string>Tiny.ttf</string><string>Other.ttf</string></array></dict></plist>
            """
        let other = FontBytes(names: [(3, 6, "Other")]).bytes
        let result = Self.read(#"infoPlist = "App/Info.plist""#, ["App/Info.plist": Array(plist.utf8), "App/Tiny.ttf": Self.tiny, "Other.ttf": other])
        #expect(result.codes == [])
        #expect(result.playground?.fonts.map { $0.name } == ["Tiny-Bold", "Other"])
    }

    @Test(arguments: [
        ("../Tiny.ttf", [:], "path-leaves-folder", "copy the file into the playground's folder, and write its path within that folder"),
        ("Tiny.ttf", [:], "font-missing", "add it as \"Tiny.ttf\""),
        ("Tiny.ttf", ["Tiny.ttf": Array(repeating: 0, count: PlaygroundLimits.attachmentBytes + 1)], "unreadable-font",
         "reduce it to the characters that the app shows, for example with pyftsubset"),
        ("Tiny.ttf", ["Tiny.ttf": Array("no font".utf8)], "unreadable-font", "add the file again, as a .ttf or .otf file that other apps open"),
        ("Tiny.ttf", ["Tiny.ttf": Array(tiny.dropLast(9))], "unreadable-font", "add the file again, as a .ttf or .otf file that other apps open"),
        ("Tiny.woff2", ["Tiny.woff2": FontBytes(signature: Array("wOF2".utf8)).bytes], "unreadable-font", "add the .ttf or .otf file from which it was made"),
    ] as [(String, [String: [UInt8]], String, String)])
    func `a file without a font is reported, and the rest is drawn`(file: String, files: [String: [UInt8]], code: String, hint: String) throws {
        let result = Self.read("appFonts = [\"\(file)\"]", font: "20", files)
        #expect(result.codes == [code])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.severity == .warning && diagnostic.hint == hint)
        #expect(diagnostic.span?.start.line == 3)
        #expect(result.playground?.fonts == [])
    }

    @Test(arguments: [
        ("Tiny-Bolt", "did you mean \"Tiny-Bold\"?"), ("Lora-Regular", "list its file in [app]: appFonts = [\"Lora-Regular.ttf\"]"),
        ("Tiny", "\"Tiny\" is a family; UIFont(name:size:) takes the PostScript name, such as \"Tiny-Bold\""),
    ])
    func `an unknown font name is reported, and the system font is drawn`(name: String, hint: String) {
        let result = Self.read(#"appFonts = ["Tiny.ttf"]"#, font: "{ name = \"\(name)\", size = 20 }")
        #expect(result.codes == ["unknown-font"])
        #expect(result.diagnostics.first?.hint == hint)
        #expect(Self.font(result) == .custom(name: name, file: nil, size: 20, textStyle: nil))
    }

    @Test(arguments: [
        (#"{ name = "Tiny-Bold" }"#, "missing-key"), (#"{ name = "Tiny-Bold", size = 20, weight = "bold" }"#, "exclusive-keys"),
        (#"{ name = "Tiny-Bold", size = 20, family = "Tiny" }"#, "exclusive-keys"), (#"{ name = "Tiny-Bold", size = 0 }"#, "bad-value"),
    ])
    func `a name has a size and no weight`(font: String, code: String) {
        #expect(Self.read(#"appFonts = ["Tiny.ttf"]"#, font: font).codes == [code])
    }

    @Test func `duplicate font files and too many font files are reported`() {
        #expect(Self.read(#"appFonts = ["Tiny.ttf", "Copy.ttf"]"#, ["Tiny.ttf": Self.tiny, "Copy.ttf": Self.tiny]).codes == ["duplicate-font"])
        let names = (0...PlaygroundLimits.fontFiles).map { "F\($0)" }
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, FontBytes(names: [(3, 6, $0)]).bytes) })
        let result = Self.read("appFonts = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]", font: "20", files)
        #expect(result.codes == ["too-many-fonts"] && result.playground?.fonts.count == PlaygroundLimits.fontFiles)
    }

    @Test func `changed font files cause a new reading, and unchanged ones do not`() {
        let first = Self.read(#"appFonts = ["Tiny.ttf"]"#)
        let again = Self.read(#"appFonts = ["Tiny.ttf"]"#, after: first)
        #expect(again.playground?.fonts.first === first.playground?.fonts.first)
        let changed = Self.read(#"appFonts = ["Tiny.ttf"]"#, ["Tiny.ttf": FontBytes(lines: (900, -100, 0)).bytes], after: again)
        guard case .custom(_, let file?, _, _)? = Self.font(changed) else {
            Issue.record("no font")
            return
        }
        #expect(file.metrics.ascent == 900)
    }
}
