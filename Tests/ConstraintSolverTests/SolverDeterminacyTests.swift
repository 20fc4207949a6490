import Testing

@testable import ConstraintSolver

@Suite struct SolverDeterminacyTests {
    private var solver = Solver()
    private let x, y: Variable

    init() {
        (x, y) = (solver.makeVariable(), solver.makeVariable())
    }

    @Test func unmentionedVariablesAreUndetermined() {
        #expect(!solver.isDetermined(x))
    }

    @Test mutating func equationsDetermineTheirVariable() throws {
        try solver.add(x == 3)
        #expect(solver.isDetermined(x))
        #expect(solver.undeterminedVariables(among: [x, y]) == [y])
    }

    @Test mutating func singleInequalitiesDoNotDetermineTheirVariable() throws {
        try solver.add(x >= 10)
        #expect(solver.value(of: x) == 10)
        #expect(!solver.isDetermined(x))
    }

    @Test mutating func optionalConstraintsAgainstAnInequalityDetermineTheirVariable() throws {
        try solver.add(x >= 10)
        try solver.add((x == 0) | .weak)
        #expect(solver.isDetermined(x))
    }

    @Test mutating func equalBoundsDetermineTheVariablesBetweenThem() throws {
        try solver.add(x >= 10)
        try solver.add(x <= y)
        try solver.add(y <= 10)
        #expect(solver.undeterminedVariables(among: [x, y]).isEmpty)
    }

    @Test mutating func relationsBetweenUndeterminedVariablesDetermineNeither() throws {
        try solver.add(y == x + 20)
        #expect(solver.undeterminedVariables(among: [y, x]) == [y, x])
    }

    @Test mutating func conflictingConstraintsOfEqualStrengthDetermineNoValue() throws {
        try solver.add((x == 10) | .strong)
        let rival = try solver.add((x == 20) | .strong)
        #expect(!solver.isDetermined(x))
        try solver.remove(rival)
        try solver.add((x == 20) | Strength(level: Strength.strong.level, weight: 0.5))
        #expect(solver.isDetermined(x))
    }

    @Test mutating func askingForUndeterminedVariablesChangesNoValue() throws {
        try solver.add(x + y == 100)
        try solver.add((x == 60) | .strong)
        try solver.add((y == 60) | .strong)
        let before = [solver.value(of: x), solver.value(of: y)]
        #expect(solver.undeterminedVariables(among: [x, y]) == [x, y])
        #expect([solver.value(of: x), solver.value(of: y)] == before)
    }
}
