import Testing

@testable import ConstraintSolver

@Suite struct SolverDeterminacyTests {
    private var solver = Solver()
    private let x, y: Variable

    init() {
        (x, y) = (solver.makeVariable(), solver.makeVariable())
    }

    @Test func aVariableNobodyMentionsIsUndetermined() {
        #expect(!solver.isDetermined(x))
    }

    @Test mutating func anEquationDeterminesItsVariable() throws {
        try solver.add(x == 3)
        #expect(solver.isDetermined(x))
        #expect(solver.undeterminedVariables(among: [x, y]) == [y])
    }

    @Test mutating func anInequalityAloneDoesNot() throws {
        try solver.add(x >= 10)
        #expect(solver.value(of: x) == 10)
        #expect(!solver.isDetermined(x))
    }

    @Test mutating func aPullAgainstAnInequalityDoes() throws {
        try solver.add(x >= 10)
        try solver.add((x == 0) | .weak)
        #expect(solver.isDetermined(x))
    }

    @Test mutating func boundsThatMeetDetermineWhatLiesBetween() throws {
        try solver.add(x >= 10)
        try solver.add(x <= y)
        try solver.add(y <= 10)
        #expect(solver.undeterminedVariables(among: [x, y]).isEmpty)
    }

    @Test mutating func aRelationBetweenUndeterminedVariablesLeavesBothUndetermined() throws {
        try solver.add(y == x + 20)
        #expect(solver.undeterminedVariables(among: [y, x]) == [y, x])
    }

    @Test mutating func equallyStrongRivalsLeaveTheirVariableUndetermined() throws {
        try solver.add((x == 10) | .strong)
        let rival = try solver.add((x == 20) | .strong)
        #expect(!solver.isDetermined(x))
        try solver.remove(rival)
        try solver.add((x == 20) | Strength(level: Strength.strong.level, weight: 0.5))
        #expect(solver.isDetermined(x))
    }

    @Test mutating func theQuestionChangesNothing() throws {
        try solver.add(x + y == 100)
        try solver.add((x == 60) | .strong)
        try solver.add((y == 60) | .strong)
        let before = [solver.value(of: x), solver.value(of: y)]
        #expect(solver.undeterminedVariables(among: [x, y]) == [x, y])
        #expect([solver.value(of: x), solver.value(of: y)] == before)
    }
}
