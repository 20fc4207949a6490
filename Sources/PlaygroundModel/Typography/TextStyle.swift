/// UIFont.Weight.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The font size in points (Human Interface Guidelines, Typography, Specifications).
    public func pointSize(in category: ContentSizeCategory) -> Double {
        Self.sizes[self]![Self.column(of: category)]
    }

    /// The baseline distance in points (*leading* in the same table).
    public func lineSpacing(in category: ContentSizeCategory) -> Double {
        Self.leadings[self]![Self.column(of: category)]
    }

    /// UIFontMetrics.scaledValue(for:) before rounding. It follows the line distances, not the font sizes: 17 becomes 16.33 for `body` at
    /// medium, where the style's font size is 16 (Jared Sinclair, Scaled Metric Surprises).
    public func scaled(_ value: Double, in category: ContentSizeCategory) -> Double {
        value * lineSpacing(in: category) / lineSpacing(in: .large)
    }

    /// An unspecified category is `large`, UIKit's default.
    private static func column(of category: ContentSizeCategory) -> Int {
        guard category != .unspecified, let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return 3 }
        return index - 1
    }

    // Columns from extraSmall to accessibilityExtraExtraExtraLarge, as from iOS 11. Before, only `body` grew beyond extraExtraExtraLarge.
    private static let sizes: [TextStyle: [Double]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let leadings: [TextStyle: [Double]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]
}

/// A text style, which follows Dynamic Type, or a font of a fixed size.
public indirect enum FontDescription: Hashable, Sendable {
    case textStyle(TextStyle, weight: FontWeight?)
    /// UIFont.systemFont(ofSize:weight:), in points.
    case system(size: Double, weight: FontWeight)
    /// `UIFontDescriptor(fontAttributes: [.family: …])`, in points.
    case named(family: String, size: Double, weight: FontWeight)
    /// `UIFont(name:size:)`, in points: a font file of the app, or the system font without one. With a text style, UIFontMetrics scales it.
    case custom(name: String, file: FontFile?, size: Double, textStyle: TextStyle?)
}

extension FontDescription {
    /// The bold font of the same size. UIFont.boldSystemFont(ofSize:) is San Francisco's semibold. A font file is unchanged.
    public var bold: FontDescription {
        switch self {
        case .textStyle(let style, _): .textStyle(style, weight: .semibold)
        case .system(let size, _): .system(size: size, weight: .semibold)
        case .named(let family, let size, _): .named(family: family, size: size, weight: .bold)
        case .custom: self
        }
    }
}
