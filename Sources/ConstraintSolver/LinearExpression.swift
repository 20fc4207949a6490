public struct LinearExpression: Hashable, Sendable {
    public struct Term: Hashable, Sendable {
        public var variable: Variable
        public var coefficient: Double

        public init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms in the written order. A variable may occur more than once.
    public var terms: [Term]
    public var constant: Double

    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {
        self.init(constant: value)
    }

    public init(integerLiteral value: Int) {
        self.init(constant: Double(value))
    }
}

/// An operand of a linear expression: a number, a variable or another expression.
public protocol LinearOperand {
    func add(to expression: inout LinearExpression, times factor: Double)
}

extension Double: LinearOperand {
    public func add(to expression: inout LinearExpression, times factor: Double) {
        expression.constant += self * factor
    }
}

extension Int: LinearOperand {
    public func add(to expression: inout LinearExpression, times factor: Double) {
        expression.constant += Double(self) * factor
    }
}

extension Variable: LinearOperand {
    public func add(to expression: inout LinearExpression, times factor: Double) {
        expression.terms.append(.init(self, factor))
    }
}

extension LinearExpression: LinearOperand {
    public func add(to expression: inout LinearExpression, times factor: Double) {
        expression.constant += constant * factor
        for term in terms { expression.terms.append(.init(term.variable, term.coefficient * factor)) }
    }
}
