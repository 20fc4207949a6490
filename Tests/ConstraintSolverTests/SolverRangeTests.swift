import SeededRandom
import Testing

@testable import ConstraintSolver

@Suite struct SolverRangeTests {
    /// Widths of which each is a hundred thousand times the one before.
    private static func chain(_ length: Int, in solver: inout Solver) throws -> (variables: [Variable], ids: [ConstraintID]) {
        let variables = (0..<length).map { _ in solver.makeVariable() }
        let ids = try (1..<length).map { try solver.add(variables[$0] == variables[$0 - 1] * 100_000) }
        return (variables, ids)
    }

    @Test(arguments: [4, 60, 400]) func `what leads beyond the range is refused, with the constraints that do`(length: Int) throws {
        var solver = Solver(range: 1e7)
        let (variables, ids) = try Self.chain(length, in: &solver)
        let before = variables.map(solver.value)
        let refused = try #require(throws: Solver.Failure.self) { try solver.add(variables[0] == 100) }
        guard case .outOfRange(let id, let because) = refused else {
            Issue.record("\(refused)")
            return
        }
        #expect(because.last == id)
        #expect(!because.dropLast().isEmpty && Set(because.dropLast()).isSubset(of: ids))
        #expect(variables.map(solver.value) == before)
        #expect(!solver.contains(id))
    }

    @Test func `what is added one by one ends where the range does`() throws {
        var solver = Solver(range: 1e7)
        let variables = (0..<60).map { _ in solver.makeVariable() }
        try solver.add(variables[0] == 100)
        var refused = 0
        for index in 1..<60 where (try? solver.add(variables[index] == variables[index - 1] * 100_000)) == nil { refused += 1 }
        #expect(refused > 0)
        #expect(variables.allSatisfy { abs(solver.value(of: $0)) <= 1e7 })
        #expect(solver.value(of: variables[1]) == 1e7)
    }

    @Test func `an optional constraint does not lead there either`() throws {
        var solver = Solver(range: 1e7)
        let (variables, _) = try Self.chain(4, in: &solver)
        #expect(throws: Solver.Failure.self) { try solver.add((variables[0] == 100) | .weak) }
        #expect(solver.value(of: variables[3]) == 0)
    }

    @Test func `a suggestion beyond the range is refused, and the last one stays`() throws {
        var solver = Solver(range: 1e7)
        let (variables, _) = try Self.chain(2, in: &solver)
        try solver.addEditVariable(variables[0], strength: .strong)
        try solver.suggest(50, for: variables[0])
        #expect(throws: Solver.Failure.self) { try solver.suggest(200, for: variables[0]) }
        #expect(variables.map(solver.value) == [50, 5e6])
        try solver.suggest(20, for: variables[0])
        #expect(variables.map(solver.value) == [20, 2e6])
    }

    /// The quick way to find open variables comes to what asking for each comes to.
    @Test(arguments: 0..<20) func `open variables are those that can be moved`(batch: Int) throws {
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
