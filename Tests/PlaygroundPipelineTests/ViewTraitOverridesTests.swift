import PlaygroundModel
import PlaygroundReader
import Testing
import Wireframes
@testable import PlaygroundPipeline

/// UIView.traitOverrides (iOS 17): a view and its descendants have traits that differ from the rest of the screen.
@Suite struct ViewTraitOverridesTests {
    private func screen(ios: Int) throws -> WireframeNode {
        let text = """
            ios = "\(ios)"
            devices = ["iphone-se-3"]
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["V:|-40-[plain]-[card]", "H:|-[plain]", "H:|-[card]"]
            [controllers.home.views.plain]
            kind = "label"
            text = "Neko"
            font = "body"
            [controllers.home.views.card]
            kind = "stack"
            arrangedSubviews = ["inner"]
            traitOverrides = { userInterfaceStyle = "dark", preferredContentSizeCategory = "accessibilityLarge" }
            [controllers.home.views.inner]
            kind = "label"
            text = "Neko"
            font = "body"
            """
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "overrides.toml")
        return try #require(PageSession(reading).copiedPicture.devices.first?.screen)
    }

    @Test func textInAViewWithLargerTextIsLarger() throws {
        let screen = try screen(ios: 17)
        let (plain, inner) = (try #require(screen.descendant("home.plain")), try #require(screen.descendant("home.inner")))
        #expect(plain.content.pointSize == 17)
        #expect(inner.content.pointSize == 33)
        #expect(inner.frame.width > plain.frame.width * 1.8)
    }

    @Test func onlyTheViewWithDarkStyleIsDrawnDark() throws {
        let screen = try screen(ios: 17)
        #expect(screen.descendant("home.card")?.style.appearance?.isDark == true)
        #expect(screen.descendant("home.plain")?.style.appearance == nil)
    }

    @Test func viewsBeforeIOS17DoNotOverrideTraits() throws {
        let screen = try screen(ios: 16)
        #expect(screen.descendant("home.inner")?.content.pointSize == 17)
        #expect(screen.descendant("home.card")?.style.appearance == nil)
    }
}

extension NodeContent {
    fileprivate var pointSize: Double? {
        if case .text(let text) = self { text.pointSize } else { nil }
    }
}
