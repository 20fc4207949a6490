import PlaygroundModel

/// A colour of a look, by name. What it is where it is used is the printers' to know: the page has it in custom properties, a
/// picture works it out.
public indirect enum LookColor: Hashable, Sendable {
    case color(Color)
    /// So much of a colour, from 0 to 1, and the rest clear.
    case faded(LookColor, to: Double)
    /// So much of the first colour, from 0 to 1, and the rest of the second.
    case mixed(LookColor, Double, with: LookColor)
    case dynamic(light: LookColor, dark: LookColor)

    static let tint = LookColor.named(.tintColor)
    static let white = LookColor.named(.white)

    static func named(_ color: SemanticColor) -> LookColor { .color(.semantic(color)) }
    static func black(_ share: Double) -> LookColor { .faded(.named(.black), to: share) }
    static func white(_ share: Double) -> LookColor { .faded(.white, to: share) }
}
