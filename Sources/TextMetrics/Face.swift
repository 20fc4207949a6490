import PlaygroundModel

/// One of the nine font files the page loads as it needs them, a `UIFont.Weight` each.
///
/// The page asks for a face with `font-weight`, so the number must be the one `fonts.css` declares.
public enum Face: Int, CaseIterable, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The value of the CSS property `font-weight`.
    public var cssWeight: Int { rawValue }

    /// The file's name in `Templates/fonts`.
    public var fileName: String {
        let style = switch self {
        case .ultraLight: "UltraLight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
        return "TraitscopeSans-\(style).woff2"
    }

    public init(_ weight: FontWeight) {
        self = switch weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// Bold or heavier.
    var isBold: Bool { rawValue >= Face.bold.rawValue }
}
