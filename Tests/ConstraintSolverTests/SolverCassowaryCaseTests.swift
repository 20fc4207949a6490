import Testing

@testable import ConstraintSolver

/// The common test cases of Cassowary implementations, as inputs and expected values.
@Suite struct SolverCassowaryCaseTests {
    private var solver = Solver()
    private let x, y, z, w: Variable

    init() {
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (z, w) = (solver.makeVariable(), solver.makeVariable())
    }

    private func values(_ variables: Variable...) -> [Double] {
        variables.map { solver.value(of: $0) }
    }

    // MARK: Required constraints

    @Test mutating func equalVariablesHaveOneValue() throws {
        try solver.add(x == y)
        try solver.add(y == 2)
        #expect(values(x, y) == [2, 2])
    }

    @Test mutating func equationsAreSolvedTogether() throws {
        try solver.add(x == 7)
        try solver.add(y == 5)
        try solver.add(x - y == z)
        #expect(values(x, y, z) == [7, 5, 2])
    }

    @Test mutating func simultaneousEquationsHaveTheirOnlySolution() throws {
        try solver.add(2 * x + y == 8)
        try solver.add(x - y == 1)
        #expect(values(x, y) == [3, 2])
    }

    @Test(arguments: [(Relation.greaterThanOrEqual, 100.0), (.equal, 100.0), (.lessThanOrEqual, 0.0)])
    func relationsMoveVariablesOnlyAsFarAsNecessary(relation: Relation, expected: Double) throws {
        var solver = solver
        try solver.add(Constraint(x - 100, relation))
        #expect(solver.value(of: x) == expected)
    }

    @Test mutating func termsOfTheSameVariableAddUp() throws {
        try solver.add(x + x + y - x == 10)
        try solver.add(y - y + x == 4)
        #expect(values(x, y) == [4, 6])
    }

    @Test mutating func anInequalityBetweenVariablesHolds() throws {
        try solver.add(x <= y)
        try solver.add(y == x + 3)
        try solver.add((x == 10) | .weak)
        try solver.add((y == 10) | .weak)
        #expect([[10, 13], [7, 10]].contains(values(x, y)))
    }

    // MARK: Strengths

    @Test mutating func theStrongestConstraintWinsAndTheNextOneAfterItsRemoval() throws {
        let strong = try solver.add((x == 100) | .strong)
        let medium = try solver.add((x == 10) | .medium)
        try solver.add((x == 1) | .weak)
        #expect(values(x) == [100])
        try solver.remove(strong)
        #expect(values(x) == [10])
        try solver.remove(medium)
        #expect(values(x) == [1])
    }

    @Test mutating func strongerConstraintsAddedLaterDisplaceWeakerOnes() throws {
        try solver.add(x + y == 0)
        try solver.add((x >= 10) | .medium)
        try solver.add((y == 2) | .strong)
        #expect(values(x, y) == [-2, 2])
    }

    @Test mutating func requiredConstraintsOverruleOptionalOnes() throws {
        try solver.add(x + y == 0)
        try solver.add(x == 10)
        let wish = try solver.add((y >= 0) | .weak)
        #expect(values(x, y) == [10, -10])
        #expect(try solver.error(of: wish) == 10)
    }

    @Test mutating func aThousandWeakConstraintsDoNotOutweighAStrongerOne() throws {
        for _ in 0..<1000 { try solver.add((x == 1_000_000) | Strength(level: 1, weight: 1000)) }
        try solver.add((x == 0) | Strength(level: 1.000_001, weight: 0.001))
        #expect(values(x) == [0])
    }

    @Test mutating func allOfAThousandLevelsAreRespected() throws {
        for level in 1...1000 {
            let value = Double(level)
            try solver.add((x == value) | Strength(level: value))
            #expect(values(x) == [value])
        }
        for level in stride(from: 1000, to: 990, by: -1) {
            try solver.remove(ConstraintID(level - 1))
            #expect(values(x) == [Double(level - 1)])
        }
    }

    @Test mutating func weightsDecideWithinALevel() throws {
        try solver.add((x == 10) | Strength(level: 1, weight: 2))
        try solver.add((x == 20) | Strength(level: 1, weight: 3))
        try solver.add((x == 30) | Strength(level: 1, weight: 2))
        #expect(values(x) == [20])
    }

    @Test mutating func equalitiesWithTwoStrengthsYieldOnTheirWeakerSide() throws {
        try solver.add(Constraint(x - 50, below: .strong, above: .weak))
        #expect(values(x) == [50])
        let narrow = try solver.add((x == 30) | .medium)
        #expect(values(x) == [50])
        try solver.remove(narrow)
        try solver.add((x == 80) | .medium)
        #expect(values(x) == [80])
    }

    // MARK: Ties

    @Test mutating func theFirstOfEquallyStrongConstraintsHolds() throws {
        try solver.add((x == 10) | .strong)
        try solver.add((x == 20) | .strong)
        #expect(values(x) == [10])
    }

    @Test mutating func theLaterOfTwoEquallyStrongConstraintsYields() throws {
        try solver.add((x == 60) | .strong)
        try solver.add((y == 60) | .strong)
        try solver.add(x + y == 100)
        #expect(values(x, y) == [60, 40])
    }

    @Test mutating func idsDecideTies() throws {
        try solver.add((x == 60) | .strong, id: ConstraintID(9))
        try solver.add((y == 60) | .strong, id: ConstraintID(3))
        try solver.add(x + y == 100)
        #expect(values(x, y) == [40, 60])
    }

    // MARK: Edits

    @Test mutating func editsOverruleWeakerConstraints() throws {
        try solver.addEditVariable(x, strength: .medium)
        try solver.add((x == 1) | .weak)
        try solver.suggest(2, for: x)
        #expect(values(x) == [2])
    }

    @Test mutating func anEditStopsAtARequiredBound() throws {
        try solver.addEditVariable(y, strength: .weak)
        try solver.add(x + y == 0)
        try solver.add(y <= -1)
        try solver.add((y >= 0) | .weak)
        try solver.suggest(0, for: y)
        #expect(values(x, y) == [1, -1])
    }

    @Test mutating func anEditMovesAnUnderconstrainedVariable() throws {
        try solver.addEditVariable(x, strength: .weak)
        try solver.add(2 * x + 1 >= 0)
        try solver.suggest(10, for: x)
        #expect(values(x) == [10])
    }

    @Test mutating func aMidpointDraggedPastTheEdgePushesTheOtherEnd() throws {
        let (middle, left, right) = (x, y, z)
        try solver.addEditVariable(middle, strength: .strong)
        try solver.addEditVariable(left, strength: .weak)
        try solver.addEditVariable(right, strength: .weak)
        try solver.add(2 * middle == left + right)
        try solver.add(left + 20 <= right)
        try solver.add(left >= -10)
        try solver.add(right <= 100)
        try solver.suggest(40, for: middle)
        try solver.suggest(50, for: right)
        try solver.suggest(30, for: left)
        #expect(values(left, middle, right) == [30, 40, 50])
        try solver.suggest(60, for: middle)
        // Either only left stays or both move: both solutions miss the two weak suggestions by 40 in sum.
        #expect([[30, 60, 90], [50, 60, 70]].contains(values(left, middle, right)))
        try solver.suggest(90, for: middle)
        #expect(values(left, middle, right) == [80, 90, 100])
    }

    @Test mutating func editsBeginAndEndWhileStaysHoldTheOtherVariables() throws {
        for variable in [x, y, z, w] { try solver.add((variable == 0) | .weak) }
        try solver.addEditVariable(x, strength: .strong)
        try solver.addEditVariable(y, strength: .strong)
        try solver.suggest(10, for: x)
        try solver.suggest(20, for: y)
        #expect(values(x, y, z, w) == [10, 20, 0, 0])
        try solver.addEditVariable(z, strength: .strong)
        try solver.suggest(30, for: z)
        #expect(values(x, y, z, w) == [10, 20, 30, 0])
        try solver.removeEditVariable(z)
        #expect(values(x, y, z, w) == [10, 20, 0, 0])
        try solver.suggest(50, for: x)
        try solver.removeEditVariable(y)
        #expect(values(x, y, z, w) == [50, 0, 0, 0])
    }

    @Test mutating func aQuadrilateralsMidpointsFollowItsCorners() throws {
        let corners = (0..<4).map { _ in solver.makeVariable() }
        let middles = (0..<4).map { _ in solver.makeVariable() }
        for (index, corner) in corners.enumerated() {
            try solver.add((corner == [10.0, 10, 200, 200][index]) | Strength(level: 1, weight: [1, 2, 4, 8][index]))
            try solver.add(middles[index] == (corner + corners[(index + 1) % 4]) / 2)
            try solver.add(corner >= 0)
            try solver.add(corner <= 500)
        }
        try solver.add(corners[0] + 10 <= corners[2])
        try solver.add(corners[1] + 10 <= corners[3])
        #expect(middles.map { solver.value(of: $0) } == [10, 105, 200, 105])
        try solver.addEditVariable(middles[0], strength: .strong)
        try solver.suggest(100, for: middles[0])
        #expect(corners.map { solver.value(of: $0) } == [190, 10, 200, 200])
        try solver.suggest(190, for: middles[0])
        #expect(corners.map { solver.value(of: $0) } == [190, 190, 200, 200])
        try solver.suggest(300, for: middles[0])
        #expect(corners.map { solver.value(of: $0) } == [410, 190, 420, 200])
    }

    // MARK: Removal

    @Test mutating func removingABoundLetsTheNextOneHold() throws {
        try solver.add((x == 100) | .weak)
        let ten = try solver.add(x <= 10)
        let twenty = try solver.add(x <= 20)
        #expect(values(x) == [10])
        try solver.remove(ten)
        #expect(values(x) == [20])
        try solver.remove(twenty)
        #expect(values(x) == [100])
        let again = try solver.add(x <= 10), twice = try solver.add(x <= 10)
        #expect(values(x) == [10])
        try solver.remove(again)
        #expect(values(x) == [10])
        try solver.remove(twice)
        #expect(values(x) == [100])
    }

    @Test mutating func removingARequiredEquationFreesBothSides() throws {
        try solver.add((x == 100) | .weak)
        try solver.add((y == 120) | .strong)
        let ten = try solver.add(x <= 10)
        let twenty = try solver.add(x <= 20)
        #expect(values(x, y) == [10, 120])
        try solver.remove(ten)
        #expect(values(x, y) == [20, 120])
        let double = try solver.add(2 * x == y)
        #expect(values(x, y) == [20, 40])
        try solver.remove(twenty)
        #expect(values(x, y) == [60, 120])
        try solver.remove(double)
        #expect(values(x, y) == [100, 120])
    }

    @Test mutating func variablesKeepTheirValueAfterRemovalOfTheirLastConstraint() throws {
        let only = try solver.add(x == 42)
        try solver.remove(only)
        #expect(values(x) == [42])
        #expect(!solver.isDetermined(x))
        try solver.add(x >= 50)
        #expect(values(x) == [50])
    }

    @Test mutating func removingOneOfTwoRedundantEquationsChangesNothing() throws {
        let first = try solver.add(x == y + 5)
        try solver.add(2 * x == 2 * y + 10)
        try solver.add(y == 1)
        try solver.remove(first)
        #expect(values(x, y) == [6, 1])
        #expect(solver.isDetermined(x))
    }
}
