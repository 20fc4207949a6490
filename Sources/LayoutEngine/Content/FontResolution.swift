import PlaygroundModel
import TextMetrics

extension LayoutTraits {
    /// The font a description stands for: text styles follow Dynamic Type, and Bold Text makes every font one weight
    /// heavier. Lines are as high as `UIFont.lineHeight`, which is what UILabel uses; the leading of the Human Interface
    /// Guidelines' table is for designers.
    func font(_ description: FontDescription) -> Font {
        switch description {
        case .textStyle(let style, let weight):
            Font(
                size: style.pointSize(in: category(for: style)), weight: adjusted(weight ?? style.weight),
                typeface: Self.systemTypeface[profile]
            )
        case .system(let size, let weight):
            Font(size: size, weight: adjusted(weight), typeface: Self.systemTypeface[profile])
        case .named(let family, let size, let weight):
            // Bold Text leaves fonts by name as they are.
            Font(size: size, weight: weight, typeface: Typeface(family: family, weight: weight))
        }
    }

    private static let systemTypeface: VersionTable<Typeface> = [
        .since(8, .helveticaNeue, "WWDC 2015, session 804: San Francisco is the system font from iOS 9 on"),
        .since(9, .system, "WWDC 2015, session 804"),
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
