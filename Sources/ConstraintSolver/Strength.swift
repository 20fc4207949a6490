/// How strongly a constraint insists.
///
/// Strengths are ordered by `level`. Levels are compared, never added: no number of violated constraints
/// of a lower level outweighs one of a higher level, however small its error. Among constraints of the
/// same level the solver minimises the sum of errors, each multiplied by its `weight`.
public struct Strength: Hashable, Sendable {
    /// Rank of the constraint; any finite number, larger is stronger. Infinite for `required`.
    public let level: Double
    /// Share within the level; positive.
    public let weight: Double

    public init(level: Double, weight: Double = 1) {
        self.level = level
        self.weight = weight
    }

    /// Must hold exactly; adding a constraint of this strength fails if it cannot.
    public static let required = Strength(level: .infinity)

    public static let strong = Strength(level: 3)
    public static let medium = Strength(level: 2)
    public static let weak = Strength(level: 1)

    public var isRequired: Bool { level == .infinity }

    var isValid: Bool {
        (level.isFinite || isRequired) && weight.isFinite && weight > 0
    }
}
