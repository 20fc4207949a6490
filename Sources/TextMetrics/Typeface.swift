import PlaygroundModel

/// The design of a font, which decides the widths of characters and the heights of lines. The page draws every one with the font it ships,
/// spaced to the measured width.
public enum Typeface: Hashable, Sendable {
    /// Inter as it is, for what belongs to no device.
    case page
    /// UIKit's system font from iOS 14 on, San Francisco (``SystemFont``).
    case system
    /// The same from iOS 9 to 13: a text font up to 19 points and a display font from 20 on, with nothing between them.
    case systemInTwoCuts
    /// Helvetica Neue, the system font of iOS 7 and 8, whose medium stands for semibold (``NamedFontData``).
    case helveticaNeue
    case helveticaNeueLight
    /// Its thin weights, fitted to Interface Builder's recorded frames.
    case helveticaNeueThin
    /// Helvetica, and Arial, whose characters are as wide.
    case helvetica
    /// Times New Roman.
    case times
    /// Courier and Courier New.
    case courier
    case menlo
    /// Avenir Next, fitted to few recorded frames. Avenir has its lines (frames of two projects) and is measured as wide.
    case avenirNext
    /// Adobe Garamond Pro, which apps ship.
    case adobeGaramond
    /// Futura, of which the height of a line is known, and one width: it is measured narrower than the system font by as much.
    case futura

    /// The typeface of a family by name; of an unknown one the system font's, as the reader notes.
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

    /// Families of which too little is known for ``FontFamily``.
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

    /// Whether it is San Francisco, whose spacing and letters follow the size.
    public var isSanFrancisco: Bool { self == .system || self == .systemInTwoCuts }

    /// UIFont.ascender and descender by the size: the system font's from its tables (1950 and 494 of 2048, as Inter's are
    /// here). The others' sums agree with the heights of labels and buttons in Interface Builder's recorded frames where those
    /// use them (Helvetica at 36 points 41.5, Helvetica Neue at 13 15.33, bold at 14 17, light at 17 in a button of 35, thin at
    /// 50 59, Avenir Next at 16 22, Adobe Garamond at 15 15, Futura at 18 23.5) and are recalled where not.
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
        }
    }
}
