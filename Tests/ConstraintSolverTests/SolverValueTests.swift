import SeededRandom
import Testing

@testable import ConstraintSolver

/// The solver as a value, and as a function of its input alone.
@Suite struct SolverValueTests {
    @Test func copiesAreIndependent() throws {
        var original = Solver()
        let x = original.makeVariable()
        try original.add((x == 5) | .weak)
        var copy = original
        try copy.add(x == 9)
        let y = copy.makeVariable()
        #expect(original.value(of: x) == 5 && copy.value(of: x) == 9)
        #expect(original.variableCount == 1 && copy.value(of: y) == 0)
        try original.add((x == 7) | .strong)
        #expect(original.value(of: x) == 7 && copy.value(of: x) == 9)
    }

    @Test func copiesReturnIdenticalBits() throws {
        var generator = SeededGenerator(seed: 7)
        let system = RandomSystem.make(using: &generator, variables: 20...20, rows: 50...50)
        let filled = try FilledSolver(system)
        var copies = [filled, filled]
        for index in copies.indices {
            for removed in filled.accepted.prefix(10) { try copies[index].solver.remove(ConstraintID(removed)) }
        }
        let bits = copies.map { copy in copy.variables.map { copy.solver.value(of: $0).bitPattern } }
        #expect(bits[0] == bits[1])
    }

    /// Other processes and machines must compute the same bits. Record the digest again when a change of the
    /// method changes the order of arithmetic.
    @Test func equalInputsResultInEqualBitsEverywhere() throws {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        var generator = SeededGenerator(seed: 99)
        for _ in 0..<20 {
            let system = RandomSystem.make(using: &generator, variables: 20...40, rows: 40...120)
            var filled = try FilledSolver(system)
            for index in stride(from: 0, to: filled.accepted.count, by: 3) {
                try filled.solver.remove(ConstraintID(filled.accepted[index]))
            }
            for variable in filled.variables {
                digest = (digest ^ filled.solver.value(of: variable).bitPattern) &* 0x100_0000_01B3
            }
        }
        #expect(digest == 6_736_185_428_360_661_373)
    }
}
