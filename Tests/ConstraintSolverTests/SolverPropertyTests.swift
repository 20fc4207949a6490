import SeededRandom
import Testing

@testable import ConstraintSolver

/// Compares random systems with an exact reference, and with the solver itself after other sequences of changes.
@Suite struct SolverPropertyTests {
    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test(arguments: 0..<(Sweeps.areRun ? 12 : 4))
    func solverReachesTheExactLexicographicOptimum(batch: Int) throws {
        var generator = SeededGenerator(seed: UInt64(batch))
        for number in 0..<40 {
            let system = RandomSystem.make(using: &generator, variables: 1...3, rows: 1...6)
            let filled = try FilledSolver(system)
            let exact = ExactReference(system, accepted: filled.accepted)
            #expect(exact.isFeasible)
            let objective = try filled.objective(system)
            #expect(objective[0] < 1e-7, "a required row is missed in batch \(batch), system \(number)")
            #expect(
                isClose(Array(objective.dropFirst()), exact.objective),
                "batch \(batch), system \(number): \(objective) is not \(exact.objective)")
            for (index, variable) in filled.variables.enumerated() {
                let determined = filled.solver.isDetermined(variable)
                #expect(determined == exact.isDetermined(index), "batch \(batch), system \(number), variable \(index)")
                if determined { #expect(abs(filled.solver.value(of: variable) - exact.value(index)) < 1e-6) }
            }
        }
    }

    @Test(arguments: 0..<(Sweeps.areRun ? 8 : 3))
    func refusedRowsContradictAndTheirConflictsAreMinimal(batch: Int) throws {
        var generator = SeededGenerator(seed: 1000 + UInt64(batch))
        var refusals = 0
        for _ in 0..<60 {
            var system = RandomSystem.make(using: &generator, variables: 1...3, rows: 3...7)
            for index in system.rows.indices { system.rows[index].level = 0 }
            var filled = try FilledSolver(system, order: [])
            for index in system.rows.indices {
                let before = filled.variables.map { filled.solver.value(of: $0).bitPattern }
                guard let conflict = try filled.add(index, of: system) else { continue }
                refusals += 1
                #expect(filled.variables.map { filled.solver.value(of: $0).bitPattern } == before)
                let members = conflict.map(\.rawValue)
                #expect(members.contains(index))
                #expect(!ExactReference(system, accepted: members).isFeasible)
                for spared in members {
                    #expect(ExactReference(system, accepted: members.filter { $0 != spared }).isFeasible)
                }
            }
        }
        #expect(refusals > 20)
    }

    @Test(arguments: 0..<(Sweeps.areRun ? 12 : 4))
    func addingAndRemovingInAnyOrderEndsAtTheSameOptimum(batch: Int) throws {
        var generator = SeededGenerator(seed: 2000 + UInt64(batch))
        for number in 0..<60 {
            let system = RandomSystem.make(using: &generator, variables: 1...5, rows: 2...12)
            var filled = try FilledSolver(system)
            for _ in 0..<20 {
                let index = generator.int(0...system.rows.count - 1)
                if let position = filled.accepted.firstIndex(of: index) {
                    try filled.solver.remove(ConstraintID(index))
                    filled.accepted.remove(at: position)
                } else {
                    try filled.add(index, of: system)
                }
            }
            let fresh = try FilledSolver(system, order: filled.accepted.sorted())
            #expect(fresh.accepted == filled.accepted.sorted())
            let left = try filled.objective(system), right = try fresh.objective(system)
            #expect(isClose(left, right), "batch \(batch), system \(number): \(left) is not \(right)")
            let undetermined = filled.solver.undeterminedVariables(among: filled.variables)
            #expect(undetermined == fresh.solver.undeterminedVariables(among: fresh.variables))
            for variable in filled.variables where !undetermined.contains(variable) {
                #expect(abs(filled.solver.value(of: variable) - fresh.solver.value(of: variable)) < 1e-6)
            }
        }
    }
}
