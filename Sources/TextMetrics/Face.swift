import PlaygroundModel

/// One of the nine weights of the page's font, a `UIFont.Weight` each.
///
/// The font is a variable one: the page asks for a face with `font-weight`, which is the place on its axis of weights.
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

    /// The font's file, relative to `Templates`: all faces are in it.
    public static let file = "fonts/TraitscopeSans.woff2"

    /// The value of the CSS property `font-weight`.
    public var cssWeight: Int { rawValue }

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
