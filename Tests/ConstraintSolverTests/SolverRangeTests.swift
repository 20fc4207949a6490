import SeededRandom
import Testing

@testable import ConstraintSolver

@Suite struct SolverRangeTests {
    /// A chain of widths, each a hundred thousand times the previous one.
    private static func chain(_ length: Int, in solver: inout Solver) throws -> (variables: [Variable], ids: [ConstraintID]) {
        let variables = (0..<length).map { _ in solver.makeVariable() }
        let ids = try (1..<length).map { try solver.add(variables[$0] == variables[$0 - 1] * 100_000) }
        return (variables, ids)
    }

    @Test(arguments: [4, 60, 400]) func `constraints that lead beyond the range are refused with their causes`(length: Int) throws {
        var solver = Solver(range: 1e7)
        let (variables, ids) = try Self.chain(length, in: &solver)
        let before = variables.map(solver.value)
        let refused = try #require(throws: SolverFailure.self) { try solver.add(variables[0] == 100) }
        guard case .outOfRange(let id, let because) = refused else {
            Issue.record("\(refused)")
            return
        }
        #expect(because.last == id)
        #expect(!because.dropLast().isEmpty && Set(because.dropLast()).isSubset(of: ids))
        #expect(variables.map(solver.value) == before)
        #expect(!solver.contains(id))
    }

    @Test func `constraints are accepted until the values leave the range`() throws {
        var solver = Solver(range: 1e7)
        let variables = (0..<60).map { _ in solver.makeVariable() }
        try solver.add(variables[0] == 100)
        var refused = 0
        for index in 1..<60 where (try? solver.add(variables[index] == variables[index - 1] * 100_000)) == nil { refused += 1 }
        #expect(refused > 0)
        #expect(variables.allSatisfy { abs(solver.value(of: $0)) <= 1e7 })
        #expect(solver.value(of: variables[1]) == 1e7)
    }

    @Test func `an optional constraint that leads beyond the range is refused`() throws {
        var solver = Solver(range: 1e7)
        let (variables, _) = try Self.chain(4, in: &solver)
        #expect(throws: SolverFailure.self) { try solver.add((variables[0] == 100) | .weak) }
        #expect(solver.value(of: variables[3]) == 0)
    }

    @Test func `a suggestion beyond the range is refused and the previous one kept`() throws {
        var solver = Solver(range: 1e7)
        let (variables, _) = try Self.chain(2, in: &solver)
        try solver.addEditVariable(variables[0], strength: .strong)
        try solver.suggest(50, for: variables[0])
        #expect(throws: SolverFailure.self) { try solver.suggest(200, for: variables[0]) }
        #expect(variables.map(solver.value) == [50, 5e6])
        try solver.suggest(20, for: variables[0])
        #expect(variables.map(solver.value) == [20, 2e6])
    }

    /// Input 204 of the fuzzer: an edit variable has a suggestion far away while a required constraint holds the variable.
    @Test func `a removal does not move variables beyond the range`() throws {
        var solver = Solver(range: 1e7)
        let (near, far) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(far == near * 64 + 5)
        let holding = try solver.add(near == 3.0)
        try solver.addEditVariable(near, strength: .strong)
        try solver.suggest(-1e300, for: near)
        let optional = try solver.add((far == 1e9) | .weak)
        try solver.remove(holding)
        #expect([near, far].map(solver.value) == [3, 197])
        try solver.removeEditVariable(near)
        #expect([near, far].map(solver.value) == [3, 197])
        try solver.remove(optional)
        try solver.add(near == 4.0)
        #expect([near, far].map(solver.value) == [4, 261])
    }

    /// Input 1010 of the fuzzer: two optional constraints have equal weights, so that the choice between them depends on the path.
    @Test func `a refused suggestion leaves every value unchanged, even if another solution is as good`() throws {
        var solver = Solver(range: 1e7)
        let (edited, tied, other, steep) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let even = Strength(level: 0.5, weight: 900)
        try solver.add((2 * tied + edited * (1.0 / 3) + 100_000 * steep == 0) | even)
        try solver.add((375 - steep - 0.5 * edited <= 0) | Strength(level: 750))
        try solver.add((2 * tied - 1 >= 0) | even)
        try solver.addEditVariable(edited, strength: .strong)
        try solver.add(-1 * other - tied - 1 >= 0)
        try solver.suggest(1e6, for: edited)
        let variables = [edited, tied, other, steep]
        let before = variables.map(solver.value)
        #expect(throws: SolverFailure.self) { try solver.suggest(1e-9, for: edited) }
        #expect(variables.map(solver.value) == before)
    }

    @Test func `values within the range move after a constraint is removed`() throws {
        var solver = Solver(range: 1e7)
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let holding = [try solver.add(a == 3.0), try solver.add(b == 4.0)]
        try solver.add((a == 1e9) | .strong)
        try solver.add((b == 1e6) | .weak)
        for id in holding { try solver.remove(id) }
        #expect([a, b].map(solver.value) == [3, 1e6])
    }

    /// The fast search for undetermined variables has the same result as a check of each variable.
    @Test(arguments: 0..<(Sweeps.areRun ? 20 : 4)) func `undetermined variables are those that can be moved`(batch: Int) throws {
        var generator = SeededGenerator(seed: 40_000 + batch)
        for number in 0..<300 {
            let system = RandomSystem.make(using: &generator, variables: 1...8, rows: 0...10)
            let filled = try FilledSolver(system)
            let open = filled.solver.undeterminedVariables(among: filled.variables)
            let movable = try filled.variables.filter { variable in
                try [1.0, -1].contains { step in
                    var trial = filled.solver
                    let start = trial.value(of: variable)
                    let target = Strength(level: -.greatestFiniteMagnitude)
                    try trial.add(step > 0 ? (variable >= start + 1) | target : (variable <= start - 1) | target)
                    return abs(trial.value(of: variable) - start) > 1e-6
                }
            }
            #expect(open == movable, "batch \(batch), system \(number)")
        }
    }
}
