import PlaygroundModel

/// The design of a font. The page draws text with its own font, spaced to the widths of this font.
public enum Typeface: Hashable, Sendable {
    /// Inter unchanged, for text outside devices.
    case page
    /// UIKit's system font from iOS 14, San Francisco (``SystemFont``).
    case system
    /// The system font from iOS 9 to 13: a text font up to 19 points and a display font from 20.
    case systemInTwoCuts
    /// The system font of iOS 7 and 8, with medium for semibold (``NamedFontData``).
    case helveticaNeue
    case helveticaNeueLight
    /// Helvetica Neue's thin weights, fitted to Interface Builder's recorded frames.
    case helveticaNeueThin
    /// Helvetica, and Arial with equal widths.
    case helvetica
    case times
    case courier
    case menlo
    /// Avenir Next, fitted to few recorded frames. Avenir has the same lines (frames of two projects) and is treated as equally wide.
    case avenirNext
    /// Adobe Garamond Pro, which apps ship.
    case adobeGaramond
    /// Futura. Only the height of a line and one width are known. It is narrower than the system font by the ratio of that width.
    case futura
    /// A font of the app. The page draws it with its own glyphs, without kerning. Characters that it lacks use the page's font.
    case file(FontFile)

    /// - Parameter family: An unknown family gets the system font, and the reader reports it.
    public init(family: String, weight: FontWeight) {
        self = switch FontFamily(rawValue: family) {
        case .helveticaNeue: Self.helveticaNeue(weight)
        case .helvetica, .arial: .helvetica
        case .timesNewRoman: .times
        case .courier, .courierNew: .courier
        case .menlo: .menlo
        case nil: Self.others[family] ?? .system
        }
    }

    /// Families with too few facts for ``FontFamily``.
    private static let others: [String: Typeface] = [
        "Avenir": .avenirNext, "Avenir Next": .avenirNext, "Adobe Garamond Pro": .adobeGaramond, "Futura": .futura,
    ]

    private static func helveticaNeue(_ weight: FontWeight) -> Typeface {
        switch weight {
        case .ultraLight, .thin: .helveticaNeueThin
        case .light: .helveticaNeueLight
        default: .helveticaNeue
        }
    }

    public var file: FontFile? {
        if case .file(let file) = self { file } else { nil }
    }

    public var isSanFrancisco: Bool { self == .system || self == .systemInTwoCuts }

    /// UIFont.ascender and descender relative to the size. The system font's values are from its tables (1950 and 494 of 2048, equal to
    /// Inter's here). Other sums agree with Interface Builder's recorded frames of labels and buttons (Helvetica at 36
    /// points 41.5, Helvetica Neue at 13 15.33, bold at 14 17, light at 17 in a button of 35, thin at 50 59, Avenir
    /// Next at 16 22, Adobe Garamond at 15 15, Futura at 18 23.5), or are recalled.
    func vertical(_ weight: FontWeight) -> (ascent: Double, descent: Double) {
        let em = Double(FaceData.unitsPerEm)
        return switch self {
        case .page, .system, .systemInTwoCuts: (Double(FaceData.ascent) / em, Double(FaceData.descent) / em)
        case .helveticaNeue: Face(weight).isBold ? (0.975, 0.217) : (0.952, 0.213)
        case .helveticaNeueLight, .helveticaNeueThin: (0.967, 0.213)
        case .helvetica: (0.92, 0.23)
        case .times: (0.891, 0.216)
        case .courier: (0.754, 0.246)
        case .menlo: (0.928, 0.236)
        case .avenirNext: (1, 0.366)
        case .adobeGaramond: (0.72, 0.28)
        case .futura: (1.0386, 0.2598)
        case .file(let file): (file.ems(file.metrics.ascent), file.ems(file.metrics.descent))
        }
    }
}

extension FontFile {
    func ems(_ units: Int) -> Double { Double(units) / Double(metrics.unitsPerEm) }

    /// The width of a text in font units, without kerning. `nil` if the font lacks a character.
    func width(of text: String) -> Int? {
        var width = 0
        for scalar in text.unicodeScalars {
            guard let advance = advances.width(of: scalar) else { return nil }
            width += advance
        }
        return width
    }
}
