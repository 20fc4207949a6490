import PageAssets
import PlaygroundModel

/// Values of UIKit's named colours from the page's style sheet.
extension SemanticColor {
    /// The values of a colour. `nil` for a value that equals the previous value.
    struct Values {
        var light: Paint
        var lightHighContrast: Paint?
        var dark: Paint
        var darkHighContrast: Paint?
        /// The value for elevated surfaces in dark style.
        var elevated: Paint?
        var elevatedHighContrast: Paint?
    }

    /// `nil` for the tint and for the clear colour.
    var values: Values? { Self.table[self] }

    private static let table: [SemanticColor: Values] = {
        let rules = Self.rules(in: PageAsset.embedded["styles/uikit-colors.css"]?.text ?? "")
        return allCases.reduce(into: [:]) { table, color in
            func value(_ selector: String) -> Paint? { rules[selector]?[color.rawValue] }
            guard let light = value(".light") ?? value(".screen"), let dark = value(".dark") ?? value(".screen") else { return }
            table[color] = Values(
                light: light, lightHighContrast: value(".light.high-contrast"), dark: dark,
                darkHighContrast: value(".dark.high-contrast"), elevated: value(".dark.elevated"),
                elevatedHighContrast: value(".dark.elevated.high-contrast"))
        }
    }()

    private static func rules(in sheet: String) -> [String: [String: Paint]] {
        let bare = sheet.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
        return bare.matches(of: #/(\S+)\s*\{([^}]*)\}/#).reduce(into: [:]) { rules, rule in
            for color in rule.2.matches(of: #/--ui-(\w+):\s*([^;]+);/#) {
                rules[String(rule.1), default: [:]][String(color.1)] = Paint(css: String(color.2))
            }
        }
    }
}

extension SemanticColor {
    /// The values as `#rrggbb` or `#rrggbbaa`. `nil` for the tint and for the clear colour.
    package var hexadecimal: (light: String, dark: String)? {
        values.map { ($0.light.hexWithOpacity, $0.dark.hexWithOpacity) }
    }
}
