import PlaygroundModel

/// One of the nine weights of the page's variable font, one for each `UIFont.Weight` (`font-weight`).
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

    /// The font's file with all faces, relative to `Templates`.
    public static let file = "fonts/TraitscopeSans.woff2"

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

    var isBold: Bool { rawValue >= Face.bold.rawValue }
}
