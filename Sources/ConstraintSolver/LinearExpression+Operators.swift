// Arithmetic and relations on variables, for readable constraints: `try solver.add(label.right + 8 <= button.left)`.

extension LinearExpression {
    @inlinable
    public static func + (lhs: LinearExpression, rhs: some LinearOperand) -> LinearExpression {
        var sum = lhs
        rhs.add(to: &sum, times: 1)
        return sum
    }

    @inlinable
    public static func - (lhs: LinearExpression, rhs: some LinearOperand) -> LinearExpression {
        var difference = lhs
        rhs.add(to: &difference, times: -1)
        return difference
    }

    public static func + (lhs: Double, rhs: LinearExpression) -> LinearExpression { rhs + lhs }

    public static func - (lhs: Double, rhs: LinearExpression) -> LinearExpression { -rhs + lhs }

    public static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
        var product = LinearExpression()
        lhs.add(to: &product, times: rhs)
        return product
    }

    public static func * (lhs: Double, rhs: LinearExpression) -> LinearExpression { rhs * lhs }

    public static func / (lhs: LinearExpression, rhs: Double) -> LinearExpression { lhs * (1 / rhs) }

    public static prefix func - (operand: LinearExpression) -> LinearExpression { operand * -1 }
}

extension Variable {
    @inlinable
    public static func + (lhs: Variable, rhs: some LinearOperand) -> LinearExpression { LinearExpression(lhs) + rhs }

    @inlinable
    public static func - (lhs: Variable, rhs: some LinearOperand) -> LinearExpression { LinearExpression(lhs) - rhs }

    public static func + (lhs: Double, rhs: Variable) -> LinearExpression { LinearExpression(rhs) + lhs }

    public static func - (lhs: Double, rhs: Variable) -> LinearExpression { -rhs + lhs }

    public static func * (lhs: Variable, rhs: Double) -> LinearExpression { LinearExpression([.init(lhs, rhs)]) }

    public static func * (lhs: Double, rhs: Variable) -> LinearExpression { rhs * lhs }

    public static func / (lhs: Variable, rhs: Double) -> LinearExpression { lhs * (1 / rhs) }

    public static prefix func - (operand: Variable) -> LinearExpression { operand * -1 }
}

extension LinearExpression {
    @inlinable
    public static func == (lhs: LinearExpression, rhs: some LinearOperand) -> Constraint {
        Constraint(lhs - rhs, .equal)
    }

    @inlinable
    public static func <= (lhs: LinearExpression, rhs: some LinearOperand) -> Constraint {
        Constraint(lhs - rhs, .lessThanOrEqual)
    }

    @inlinable
    public static func >= (lhs: LinearExpression, rhs: some LinearOperand) -> Constraint {
        Constraint(lhs - rhs, .greaterThanOrEqual)
    }
}

extension Variable {
    @inlinable
    public static func == (lhs: Variable, rhs: some LinearOperand) -> Constraint { LinearExpression(lhs) == rhs }

    @inlinable
    public static func <= (lhs: Variable, rhs: some LinearOperand) -> Constraint { LinearExpression(lhs) <= rhs }

    @inlinable
    public static func >= (lhs: Variable, rhs: some LinearOperand) -> Constraint { LinearExpression(lhs) >= rhs }
}
