import PlaygroundModel
import TextMetrics

extension LayoutTraits {
    /// Text styles follow Dynamic Type. Bold Text makes all fonts one weight heavier, except fonts by name.
    ///
    /// A line is as high as `UIFont.lineHeight`. The line distance of a text style follows the table of the Human Interface
    /// Guidelines, except after the last line: labels recorded by Interface Builder are 78.5 high with five
    /// lines of `caption1`, 4 * 16 + 14.32, and 130.5 with six of `body`, 5 * 22 + 20.29, from iOS 12 to 26. Fonts of a
    /// size or by name have no leading: four lines of the system font at 12 are 57.5 high.
    func font(_ description: FontDescription) -> Font {
        switch description {
        case .textStyle(let style, let weight):
            font(style, weight: adjusted(weight ?? style.weight))
        case .system(let size, let weight):
            Font(size: size, weight: adjusted(weight), typeface: Self.systemTypeface[profile])
        case .named(let family, let size, let weight):
            Font(size: size, weight: weight, typeface: Typeface(family: family, weight: weight))
        case .custom(_, let file, let size, let style):
            custom(file, size: style.map { pixels.round($0.scaled(size, in: category(for: $0))) } ?? size)
        }
    }

    private func font(_ style: TextStyle, weight: FontWeight) -> Font {
        let category = category(for: style)
        var font = Font(size: style.pointSize(in: category), weight: weight, typeface: Self.systemTypeface[profile])
        // The table applies to San Francisco only.
        if font.typeface.isSanFrancisco { font.leading = style.lineSpacing(in: category) - font.lineHeight }
        return font
    }

    private func custom(_ file: FontFile?, size: Double) -> Font {
        file.map { Font($0, size: size) } ?? font(.system(size: size, weight: .regular))
    }

    private static let systemTypeface: VersionTable<Typeface> = [
        .since(8, .helveticaNeue, "WWDC 2015, session 804: San Francisco is the system font from iOS 9 on"),
        .since(9, .systemInTwoCuts, "WWDC 2015, session 804: SF UI Text, and SF UI Display from 20 points on"),
        .since(14, .system, "WWDC 2020, session 10175: variable optical sizes; widths in Interface Builder's frames"),
    ]

    /// Up to iOS 10 only body text grows into the accessibility sizes.
    private func category(for style: TextStyle) -> ContentSizeCategory {
        guard style != .body, contentSizeCategory.isAccessibilityCategory else { return contentSizeCategory }
        return profile.has(.accessibilitySizesForAllTextStyles) ? contentSizeCategory : .extraExtraExtraLarge
    }

    private func adjusted(_ weight: FontWeight) -> FontWeight {
        guard isBoldText, let place = FontWeight.allCases.firstIndex(of: weight) else { return weight }
        return FontWeight.allCases[min(place + 1, FontWeight.allCases.count - 1)]
    }
}
