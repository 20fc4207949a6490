import PlaygroundModel

/// One of the four font files the page loads.
///
/// The page asks for a face with `font-weight`, so the number must be the one `fonts.css` declares.
public enum Face: Int, CaseIterable, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700

    /// The value of the CSS property `font-weight`.
    public var cssWeight: Int { rawValue }

    /// The nearest face to a `UIFont.Weight`: thinner than regular is drawn regular, heavier than bold is drawn bold.
    public init(_ weight: FontWeight) {
        self = switch weight {
        case .ultraLight, .thin, .light, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold, .heavy, .black: .bold
        }
    }
}
