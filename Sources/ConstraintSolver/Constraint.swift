public enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A linear relation `expression ≤ = ≥ 0` and its strength.
public struct Constraint: Hashable, Sendable {
    public var expression: LinearExpression
    public var relation: Relation
    public var strength: Strength
    /// The strength against values above zero. `strength` applies below zero, and is the default for both.
    public var strengthAbove: Strength

    public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
        strengthAbove = strength
    }

    /// An equality that yields more easily to one side, for a view that stretches more easily than it shrinks. It is equivalent to two
    /// inequalities of different strengths at half the cost, and much cheaper if many such constraints compete.
    public init(_ expression: LinearExpression, below: Strength, above: Strength) {
        self.init(expression, .equal, strength: below)
        strengthAbove = above
    }

    public func with(_ strength: Strength) -> Constraint {
        Constraint(expression, relation, strength: strength)
    }

    /// Changes the strength: `(expression == other) | .strong`, as in other Cassowary libraries.
    public static func | (constraint: Constraint, strength: Strength) -> Constraint {
        constraint.with(strength)
    }
}

/// Identifies a constraint in a solver. Either the caller chooses the number, to trace conflicts without a table, or the solver does. Among
/// equal constraints the one with the smaller number has precedence.
public struct ConstraintID: Hashable, Comparable, Sendable {
    public let rawValue: Int

    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
