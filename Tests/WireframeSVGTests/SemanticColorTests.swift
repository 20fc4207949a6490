import PageAssets
import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeSVG

@Suite struct SemanticColorTests {
    /// The colour tables of pictures and of the page are equal in every appearance.
    @Test(arguments: appearances) func thePagesStyleSheetHasTheSameColors(_ appearance: Appearance) throws {
        let sheet = try StyleSheetColors()
        let page = sheet.colors(of: appearance)
        let palette = Palette(appearance: appearance)
        for color in SemanticColor.allCases where color != .tintColor && color != .clear {
            #expect(page[color.rawValue] == palette[color], "\(color)")
        }
        #expect(Set(page.keys) == Set(SemanticColor.allCases.map(\.rawValue)).subtracting(["tintColor", "clear"]))
    }

    @Test func dynamicColorsFollowTheAppearance() {
        let color = Color.dynamic(light: .rgb(red: 0, green: 170, blue: 119, alpha: 1), dark: .semantic(.systemTeal))
        #expect(Palette(appearance: Appearance()).paint(color, tint: .black) == Paint(0x00AA77))
        #expect(Palette(appearance: Appearance(isDark: true)).paint(color, tint: .black) == Paint(0x40C8E0))
    }

    private static let appearances = [false, true].flatMap { isDark in
        [false, true].flatMap { hasHighContrast in
            [false, true].map { isElevated in
                Appearance(isDark: isDark, hasHighContrast: hasHighContrast, isElevated: isElevated)
            }
        }
    }
}

/// The values of UIKit's colours in `Templates/styles/uikit-colors.css`.
private struct StyleSheetColors {
    /// The rules in the file's order. Later rules override earlier ones.
    private let rules: [(classes: Set<String>, colors: [String: Paint])]

    init() throws {
        let sheet = try #require(PageAsset.embedded["styles/uikit-colors.css"]).text
        let bare = sheet.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
        rules = try bare.matches(of: #/([^{}]+)\{([^}]*)\}/#).map { rule in
            let classes = Set(rule.1.split(separator: ".").map { String($0.filter { !$0.isWhitespace }) }).subtracting([""])
            let values = try rule.2.matches(of: #/--ui-(\w+):\s*([^;]+);/#).map { (String($0.1), try #require(Paint(css: String($0.2)))) }
            return (classes, Dictionary(uniqueKeysWithValues: values))
        }
    }

    func colors(of appearance: Appearance) -> [String: Paint] {
        var classes: Set = ["screen", appearance.isDark ? "dark" : "light"]
        if appearance.hasHighContrast { classes.insert("high-contrast") }
        if appearance.isElevated { classes.insert("elevated") }
        // A rule with more classes overrides the others. Among equals, the later one applies.
        let matching = rules.filter { $0.classes.isSubset(of: classes) }.enumerated()
            .sorted { ($0.element.classes.count, $0.offset) < ($1.element.classes.count, $1.offset) }
        return matching.reduce(into: [:]) { $0.merge($1.element.colors) { $1 } }
    }
}
