import PlaygroundModel
import PlaygroundPipeline
import Testing

@testable import WireframeSVG

/// The contrast of text with its background.
@Suite struct TextContrastTests {
    /// WCAG 2.2, contrast ratio. The greys are common examples just above and below 4.5.
    @Test(arguments: [(0x000000, 0xFFFFFF, 21.0), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.48), (0xFF0000, 0xFFFFFF, 4.0), (0x123456, 0x123456, 1)])
    func contrastRatiosEqualWCAGExamples(_ ink: UInt32, _ ground: UInt32, _ ratio: Double) {
        #expect(abs(Paint(ink).contrast(with: Paint(ground)) - ratio) < 0.005)
        #expect(Paint(ink).contrast(with: Paint(ground)) == Paint(ground).contrast(with: Paint(ink)))
    }

    @Test func translucentColorsAreMixed() {
        #expect(Paint(0x000000, 0.5).over(Paint(0xFFFFFF)) == Paint(red: 127.5, green: 127.5, blue: 127.5))
    }

    private static func ratios(_ home: String, top: String = "devices = [\"iphone-17\"]", events: [Event] = []) throws -> [String] {
        let playground = try Sample.playground(text: """
            \(top)
            app.rootViewController = "home"
            [controllers.home]
            \(home)
            """)
        var app = DeviceApp(playground, on: playground.devices[0])
        for event in events { app.apply(event) }
        return TextContrast.texts(of: app.wireframe()).map { "\($0.node) \(($0.ratio * 100).rounded() / 100) of \($0.needed)" }
    }

    private static let place = #"constraints = ["name.centerX == centerX", "name.centerY == centerY"]"#

    /// The properties of a label, and the findings.
    @Test(arguments: [
        ("textColor = \"#777777\"", ["home.name 4.48 of 4.5"]),
        ("textColor = \"#777777\", font = { size = 18 }", ["home.name 4.48 of 3.0"]),
        ("textColor = \"#777777\", font = { size = 14, weight = \"bold\" }", ["home.name 4.48 of 3.0"]),
        ("textColor = \"#777777\", font = { size = 14, weight = \"semibold\" }", ["home.name 4.48 of 4.5"]),
        ("textColor = \"#000000\", alpha = 0.5", ["home.name 3.98 of 4.5"]),
        ("textColor = \"#ffffff\", backgroundColor = \"#000000\"", ["home.name 21.0 of 4.5"]),
        // Colours that UIKit chooses are not checked, and neither is decorative text.
        ("textColor = \"secondaryLabel\"", []), ("textColor = \"#777777\", isHidden = true", []),
        ("textColor = \"secondaryLabel\", backgroundColor = \"secondarySystemBackground\"", []),
        ("textColor = \"label\", backgroundColor = \"#767676\"", ["home.name 4.62 of 4.5"]),
    ])
    func textIsCheckedIfTheFileSetsAColor(_ label: String, _ ratios: [String]) throws {
        #expect(try Self.ratios("\(Self.place)\nviews.name = { kind = \"label\", text = \"Neko\", \(label) }") == ratios)
    }

    @Test func contrastFollowsStyleAndContrastSettings() throws {
        let home = "\(Self.place)\nviews.name = { kind = \"label\", text = \"Neko\", textColor = \"systemOrange\" }"
        #expect(try Self.ratios(home) == ["home.name 2.2 of 4.5"])
        #expect(try Self.ratios(home, events: [.userInterfaceStyle(.dark)]) == ["home.name 10.22 of 4.5"])
        #expect(try Self.ratios(home, events: [.accessibilityContrast(.high)]) == ["home.name 5.28 of 4.5"])
    }

    @Test func theBackgroundIsTheViewBehindTheText() throws {
        let home = """
            constraints = ["H:|[wall]|", "V:|[wall]|", "name.centerX == centerX", "name.centerY == centerY"]
            views.wall = { backgroundColor = "#000000" }
            views.name = { kind = "label", text = "Neko", textColor = "#ffffff" }
            """
        #expect(try Self.ratios(home) == ["home.name 21.0 of 4.5"])
        #expect(try Self.ratios(home.replacing("views.wall = { backgroundColor = \"#000000\" }", with: "views.wall = { kind = \"image\" }")) == [])
    }

    @Test func aTintColorInTheFileIsChecked() throws {
        let home = "\(Self.place)\nviews.name = { kind = \"button\", title = \"Neko\" }"
        #expect(try Self.ratios(home) == [])
        #expect(try Self.ratios(home.replacing("title", with: "tintColor = \"systemYellow\", title")) == ["home.name 1.51 of 4.5"])
        #expect(try Self.ratios(home.replacing("title", with: "isEnabled = false, tintColor = \"systemYellow\", title")) == [])
    }
    /// Regression: the dark tint was compared with a light background.
    @Test func `a tint has its light colour before iOS 13 in every style`() throws {
        let top = """
            devices = [{ device = "iphone-8", ios = "12" }]
            app.tintColor = "leaf"
            colors.leaf = { light = "#000000", dark = "#ffffff" }
            """
        let home = "\(Self.place)\nviews.name = { kind = \"button\", title = \"Neko\" }"
        #expect(try Self.ratios(home, top: top, events: [.userInterfaceStyle(.dark)]) == ["home.name 21.0 of 4.5"])
    }

    /// Regression: the text was compared with white.
    @Test func `text below the screen is not checked`() throws {
        let below = Self.place.replacing("name.centerY == centerY", with: "name.top == bottom + 20")
        let home = "\(below)\nviews.name = { kind = \"label\", text = \"Neko\", textColor = \"systemYellow\" }"
        #expect(try Self.ratios(home) == [])
    }
}
