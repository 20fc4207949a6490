import PageAssets
import Testing
@testable import WireframeSVG

/// The colours of the parts around the screens equal those of the page.
@Suite struct PageThemeTests {
    private static let names: [(String, @Sendable (PageTheme) -> Paint)] = [
        ("page", { $0.page }), ("dot", { $0.dot }), ("ink", { $0.ink }), ("ink-2", { $0.secondaryInk }),
        ("ink-3", { $0.tertiaryInk }), ("hover", { $0.hover }), ("compact", { $0.compact }),
        ("compact-soft", { $0.compactGround }), ("regular", { $0.regular }), ("regular-soft", { $0.regularGround }),
        ("bezel", { $0.bezel }), ("bezel-edge", { $0.bezelEdge }),
    ]

    @Test func themeColorsEqualThoseOfTheStyleSheet() throws {
        let sheet = try #require(PageAsset.embedded["styles/tokens.css"]).text
        let blocks = sheet.matches(of: #/:root \{([^}]*)\}/#).map { $0.1 }
        for (block, theme) in zip(blocks, [PageTheme.light, .dark]) {
            let values = Dictionary(
                block.matches(of: #/--([\w-]+): ([^;]+);/#).map { (String($0.1), String($0.2)) }, uniquingKeysWith: { first, _ in first }
            )
            for (name, color) in Self.names { #expect(values[name].flatMap(Paint.init(css:)) == color(theme), "\(name)") }
        }
        #expect(blocks.count >= 2)
    }
}
