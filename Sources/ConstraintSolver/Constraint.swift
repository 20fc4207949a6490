/// The relation between a constraint's expression and zero.
public enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A linear relation `expression ≤ = ≥ 0` and how strongly it insists.
public struct Constraint: Hashable, Sendable {
    public var expression: LinearExpression
    public var relation: Relation
    public var strength: Strength
    /// How strongly an equality resists its expression rising above zero, `strength` then being how strongly
    /// it resists falling below. The same as `strength` unless set.
    public var strengthAbove: Strength

    public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
        strengthAbove = strength
    }

    /// An equality that gives way more easily to one side, as a view that would rather stretch than squeeze.
    ///
    /// It means the same as two inequalities of different strengths but costs half, and much less than half
    /// where many such wishes compete.
    public init(_ expression: LinearExpression, below: Strength, above: Strength) {
        self.init(expression, .equal, strength: below)
        strengthAbove = above
    }

    /// The same relation with another strength.
    public func with(_ strength: Strength) -> Constraint {
        Constraint(expression, relation, strength: strength)
    }

    /// `(expression == other) | .strong` reads as in other Cassowary libraries.
    public static func | (constraint: Constraint, strength: Strength) -> Constraint {
        constraint.with(strength)
    }
}

/// The name under which a constraint was added to a solver.
///
/// The caller may choose the number, so that a conflict can be traced back without a table, or let the
/// solver choose. Between otherwise equal constraints the smaller number wins.
public struct ConstraintID: Hashable, Comparable, Sendable {
    public let rawValue: Int

    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
