import Testing

@testable import ConstraintSolver

@Suite struct LinearExpressionTests {
    private let x = Variable(index: 0), y = Variable(index: 1)

    private func terms(_ pairs: (Variable, Double)...) -> [LinearExpression.Term] {
        pairs.map { .init($0.0, $0.1) }
    }

    @Test func sumsKeepTheirTermsInOrder() {
        #expect(x + y == LinearExpression(terms((x, 1), (y, 1))))
        #expect(3 + x - 2 * y + 4 == LinearExpression(terms((x, 1), (y, -2)), constant: 7))
        #expect(5 - x == LinearExpression(terms((x, -1)), constant: 5))
        #expect(5 - (x + 1) == LinearExpression(terms((x, -1)), constant: 4))
    }

    @Test func productsAndQuotientsScaleEverything() {
        #expect((x + 2 * y - 3) * 2 == LinearExpression(terms((x, 2), (y, 4)), constant: -6))
        #expect((x + 8) / 4 == LinearExpression(terms((x, 0.25)), constant: 2))
        #expect(-(x - 1) == LinearExpression(terms((x, -1)), constant: 1))
        #expect(-x / 2 == LinearExpression(terms((x, -0.5))))
    }

    @Test func relationsCollectBothSidesOnTheLeft() {
        let constraint: Constraint = x + 8 <= y
        #expect(constraint.expression == x + 8 - y)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.strength == .required)
        #expect((x >= 3).relation == .greaterThanOrEqual)
        #expect(((x == 3) as Constraint).relation == .equal)
    }

    @Test func theBarOperatorSetsTheStrengthOfBothSides() {
        let constraint = (x >= 3) | .weak
        #expect(constraint.strength == .weak && constraint.strengthAbove == .weak)
    }
}
