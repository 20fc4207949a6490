/// The strength of a constraint. Strengths are ordered by `level`. Levels are compared, never added: violated constraints of a lower level
/// never outweigh one of a higher level, whatever their number and however small its error. Within a level the solver minimises the sum of
/// errors, each multiplied by its `weight`.
public struct Strength: Hashable, Sendable {
    /// The level of the constraint, larger for stronger ones: any finite number, or infinite for `required`.
    public let level: Double
    /// The factor of errors within the level. Positive.
    public let weight: Double

    public init(level: Double, weight: Double = 1) {
        self.level = level
        self.weight = weight
    }

    /// The constraint must hold exactly. Adding a constraint that cannot hold fails.
    public static let required = Strength(level: .infinity)

    public static let strong = Strength(level: 3)
    public static let medium = Strength(level: 2)
    public static let weak = Strength(level: 1)

    public var isRequired: Bool { level == .infinity }

    var isValid: Bool {
        (level.isFinite || isRequired) && weight.isFinite && weight > 0
    }
}
