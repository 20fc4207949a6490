import PlaygroundModel

/// The design of a font: what decides how wide its characters and how high its lines are.
///
/// The page draws every one with the font it ships, spaced so that the line is as wide as measured.
public enum Typeface: Hashable, Sendable {
    /// Inter as it is, for what belongs to no device.
    case page
    /// UIKit's system font from iOS 9 on, San Francisco (``SystemFont``).
    case system
    /// The system font of iOS 7 and 8; Helvetica's widths are close to its own.
    case helveticaNeue
    /// Helvetica, and Arial, whose characters are as wide.
    case helvetica
    /// Times New Roman.
    case times
    /// Courier and Courier New.
    case courier
    case menlo

    /// The typeface of a family by name; of an unknown one the system font's, as the reader notes.
    public init(family: String) {
        self = switch FontFamily(rawValue: family) {
        case .helveticaNeue: .helveticaNeue
        case .helvetica, .arial: .helvetica
        case .timesNewRoman: .times
        case .courier, .courierNew: .courier
        case .menlo: .menlo
        case nil: .system
        }
    }

    /// UIFont.ascender and descender by the size: the system font's from its tables (1950 and 494 of 2048, as Inter's are
    /// here); the others' sums agree with the heights of labels in Interface Builder's recorded frames where those use them
    /// (Helvetica 36: 41.5; Helvetica Neue 13: 15.33), and are recalled where not.
    var vertical: (ascent: Double, descent: Double) {
        let em = Double(FaceData.unitsPerEm)
        return switch self {
        case .page, .system: (Double(FaceData.ascent) / em, Double(FaceData.descent) / em)
        case .helveticaNeue: (0.952, 0.213)
        case .helvetica: (0.92, 0.23)
        case .times: (0.891, 0.216)
        case .courier: (0.754, 0.246)
        case .menlo: (0.928, 0.236)
        }
    }
}
