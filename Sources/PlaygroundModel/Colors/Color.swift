/// A UIKit colour that follows the interface style, fixed components, or a pair for light and dark.
public indirect enum Color: Hashable, Sendable {
    case semantic(SemanticColor)
    /// Components from 0 to 255, alpha from 0 to 1.
    case rgb(red: Int, green: Int, blue: Int, alpha: Double)
    /// UIColor(dynamicProvider:). `light` also applies to an unspecified style.
    case dynamic(light: Color, dark: Color)

    /// Reads UIKit's name (`systemBlue`), `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    public init?(word: String) {
        if let semantic = SemanticColor(rawValue: word) {
            self = .semantic(semantic)
            return
        }
        guard word.hasPrefix("#") else { return nil }
        var digits = word.dropFirst().compactMap { $0.hexDigitValue }
        guard digits.count == word.count - 1 else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { index -> Int in digits[index] * 16 + digits[index + 1] }
        self = .rgb(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    }

    /// `00ff7f`: two digits per component from 0 to 255.
    public static func hexadecimal(_ components: [Int]) -> String {
        components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// `#rrggbb`, followed by the alpha unless it is 1.
    public static func word(red: Int, green: Int, blue: Int, alpha: Double) -> String {
        "#" + hexadecimal([red, green, blue] + (alpha < 1 ? [Int((alpha * 255).rounded())] : []))
    }
}

/// UIKit's named colours. The page has their light, dark and high-contrast values.
public enum SemanticColor: String, CaseIterable, Hashable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case tintColor, clear, black, white, gray, darkGray, lightGray
}
