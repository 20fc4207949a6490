import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// The tables `[metrics]`, `[colors]` and `[fonts]` of a file.
@Suite struct DocumentNamesTests {
    private static let teal = Color.rgb(red: 0, green: 170, blue: 119, alpha: 1)

    @Test(arguments: [
        ("\"#0a7\"", teal),
        ("\"systemTeal\"", .semantic(.systemTeal)),
        ("{ light = \"#0a7\", dark = \"systemMint\" }", .dynamic(light: teal, dark: .semantic(.systemMint))),
    ])
    func `a colour of the file is permitted for every colour`(written: String, color: Color) throws {
        let result = PlaygroundFile.ReadResult("""
            [colors]
            brand-colour = \(written)
            [app]
            rootViewController = "home"
            tintColor = "brand-colour"
            [controllers.home]
            backgroundColor = "brand-colour"
            views.a = { borderColor = "brand-colour" }
            adaptive = [{ when = {}, set = { a.backgroundColor = "brand-colour" } }]
            views.l = { kind = "table", cell = { views.t = { kind = "label", textColor = "brand-colour" } }, rows = [{}] }
            """)
        #expect(result.diagnostics == [], "\(result.report)")
        let home = try #require(result.home)
        #expect(result.playground?.tintColor == color)
        #expect(home.backgroundColor == color)
        #expect(home.view("a")?.properties.color(.borderColor) == color)
        #expect(home.adaptive.first?.set.first?.value == .color(color))
        #expect(home.views.contains { $0.properties.color(.textColor) == color })
    }

    @Test(arguments: [
        ("{ size = 22, weight = \"bold\" }", FontDescription.system(size: 22, weight: .bold)),
        ("\"headline\"", .textStyle(.headline, weight: nil)), ("22", .system(size: 22, weight: .regular)),
        ("{ textStyle = \"body\", weight = \"bold\" }", .textStyle(.body, weight: .bold)),
    ])
    func `a font of the file is permitted for every font`(written: String, font: FontDescription) {
        let result = PlaygroundFile.ReadResult(
            head: "fonts.heading = \(written)", home: "views.a = { kind = \"label\", font = \"heading\" }")
        #expect(result.home?.view("a")?.properties.font(.font) == font, "\(result.report)")
    }

    @Test func `a controller's metric overrides the file's`() {
        let result = PlaygroundFile.ReadResult("""
            metrics = { gap = 12, edge = 20 }
            app.rootViewController = "home"
            [controllers.home]
            metrics.gap = 30
            views.a = {}
            constraints = ["a.width == edge", "a.height == gap"]
            """)
        #expect(result.home?.constraints.map(\.line) == ["a.width == 20", "a.height == 30"], "\(result.report)")
    }

    @Test func `a use of a name with an unreadable value is not a mistake`() {
        let result = PlaygroundFile.ReadResult(
            head: "colors.brand = \"nothing\"\nfonts.heading = true",
            home: "backgroundColor = \"brand\"\nviews.a = { kind = \"label\", font = \"heading\" }")
        #expect(result.codes == ["bad-value", "wrong-type"], "\(result.report)")
    }

    @Test func `messages suggest names of the file`() {
        let result = PlaygroundFile.ReadResult(head: "colors.brand = \"#0a7\"", home: "backgroundColor = \"brnad\"")
        #expect(result.diagnostics.first?.hint == "did you mean \"brand\"?")
        #expect(result.diagnostics.first?.notes.last == "the file's own colours are \"brand\"")
    }
}
