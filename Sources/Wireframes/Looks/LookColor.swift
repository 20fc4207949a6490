import PlaygroundModel

/// A named colour or a mixture. Pages resolve it with custom properties, pictures by value.
public indirect enum LookColor: Hashable, Sendable {
    case color(Color)
    case faded(LookColor, to: Double)
    /// A mixture. The number is the first colour's share, from 0 to 1.
    case mixed(LookColor, Double, with: LookColor)
    case dynamic(light: LookColor, dark: LookColor)

    static let tint = LookColor.named(.tintColor)
    static let white = LookColor.named(.white)

    static func named(_ color: SemanticColor) -> LookColor { .color(.semantic(color)) }
    static func black(_ share: Double) -> LookColor { .faded(.named(.black), to: share) }
    static func white(_ share: Double) -> LookColor { .faded(.white, to: share) }
}
