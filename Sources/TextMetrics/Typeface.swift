import PlaygroundModel

/// The design of a font: what decides how wide its characters and how high its lines are.
///
/// The page draws every one with the font it ships, spaced so that the line is as wide as measured.
public enum Typeface: Hashable, Sendable {
    /// Inter as it is, for what belongs to no device.
    case page
    /// UIKit's system font from iOS 9 on, San Francisco (``SystemFont``).
    case system
    /// The system font of iOS 7 and 8. Its regular and bold are as wide as Helvetica's to one in a hundred, in Interface
    /// Builder's recorded frames, and its medium, which stands for semibold, as its regular to two.
    case helveticaNeue
    /// Its thin weights, narrower than Helvetica by 5 to 12 in a hundred there.
    case helveticaNeueThin
    /// Helvetica, and Arial, whose characters are as wide.
    case helvetica
    /// Times New Roman.
    case times
    /// Courier and Courier New.
    case courier
    case menlo
    /// Avenir Next, of which little more than the height of a line is known: it is measured a little narrower than the system font.
    case avenirNext

    /// The typeface of a family by name; of an unknown one the system font's, as the reader notes.
    public init(family: String, weight: FontWeight) {
        self = switch FontFamily(rawValue: family) {
        case .helveticaNeue: weight == .thin || weight == .ultraLight ? .helveticaNeueThin : .helveticaNeue
        case .helvetica, .arial: .helvetica
        case .timesNewRoman: .times
        case .courier, .courierNew: .courier
        case .menlo: .menlo
        case nil: family == "Avenir Next" ? .avenirNext : .system
        }
    }

    /// UIFont.ascender and descender by the size: the system font's from its tables (1950 and 494 of 2048, as Inter's are
    /// here). The others' sums agree with the heights of labels in Interface Builder's recorded frames where those use them
    /// (Helvetica at 36 points 41.5, Helvetica Neue at 13 15.33, bold at 14 17, thin at 50 59, Avenir Next at 16 22) and are
    /// recalled where not.
    func vertical(_ weight: FontWeight) -> (ascent: Double, descent: Double) {
        let em = Double(FaceData.unitsPerEm)
        return switch self {
        case .page, .system: (Double(FaceData.ascent) / em, Double(FaceData.descent) / em)
        case .helveticaNeue: Face(weight) == .bold ? (0.975, 0.217) : (0.952, 0.213)
        case .helveticaNeueThin: (0.967, 0.213)
        case .helvetica: (0.92, 0.23)
        case .times: (0.891, 0.216)
        case .courier: (0.754, 0.246)
        case .menlo: (0.928, 0.236)
        case .avenirNext: (1, 0.366)
        }
    }
}
