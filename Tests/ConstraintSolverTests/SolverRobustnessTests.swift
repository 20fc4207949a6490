import SeededRandom
import Testing

@testable import ConstraintSolver

/// Many random histories. Each must leave the solver at a proven optimum.
@Suite struct SolverRobustnessTests {
    @Test(arguments: 0..<(Sweeps.areRun ? 20 : 4))
    func smallSystemsEndAtAProvenOptimum(batch: Int) throws {
        var generator = SeededGenerator(seed: 10_000 + UInt64(batch))
        for number in 0..<(Sweeps.areRun ? 5000 : 500) {
            let system = RandomSystem.make(using: &generator, variables: 1...5, rows: 1...8)
            let filled = try FilledSolver(system)
            if let fault = OptimalityCertificate(filled.solver).fault {
                Issue.record("batch \(batch), system \(number): \(fault)")
            }
        }
    }

    @Test(arguments: 0..<(Sweeps.areRun ? 10 : 2))
    func longHistoriesOfChangesStayOptimal(batch: Int) throws {
        var generator = SeededGenerator(seed: 20_000 + UInt64(batch))
        for number in 0..<12 {
            let system = RandomSystem.make(using: &generator, variables: 8...30, rows: 20...80)
            var filled = try FilledSolver(system)
            let edited = Array(filled.variables.prefix(3))
            for variable in edited { try filled.solver.addEditVariable(variable, strength: Strength(level: 2.5)) }
            for step in 0..<60 {
                let index = generator.int(0...system.rows.count - 1)
                if step % 3 == 0 {
                    try filled.solver.suggest(Double(generator.int(-50...50)), for: edited[step % edited.count])
                } else if let position = filled.accepted.firstIndex(of: index) {
                    try filled.solver.remove(ConstraintID(index))
                    filled.accepted.remove(at: position)
                } else {
                    try filled.add(index, of: system)
                }
                if let fault = OptimalityCertificate(filled.solver).fault {
                    Issue.record("batch \(batch), system \(number), step \(step): \(fault)")
                    break
                }
            }
        }
    }

    @Test func solutionsWithUnevenCoefficientsAndWeightsStayOptimal() throws {
        var generator = SeededGenerator(seed: 30_000)
        for number in 0..<(Sweeps.areRun ? 300 : 60) {
            var solver = Solver()
            let variables = (0..<12).map { _ in solver.makeVariable() }
            for _ in 0..<40 {
                let terms = (0..<generator.int(1...4)).map { _ in
                    LinearExpression.Term(
                        variables[generator.int(0...11)], Double(generator.int(-300...300)) / Double(generator.int(7...90)))
                }
                let strength = Strength(
                    level: Double(generator.int(1...1000)) / 4, weight: Double(generator.int(1...900)) / 30)
                let expression = LinearExpression(terms, constant: Double(generator.int(-5000...5000)) / 3)
                try solver.add(Constraint(expression, .equal, strength: strength))
            }
            // Coefficients spread over three orders of magnitude cost about three digits of precision.
            if let fault = OptimalityCertificate(solver, tolerance: 1e-4).fault {
                Issue.record("system \(number): \(fault)")
            }
        }
    }

    @Test func degenerateSystemsThroughOnePointTerminate() throws {
        var generator = SeededGenerator(seed: 40_000)
        for number in 0..<(Sweeps.areRun ? 1500 : 300) {
            var system = RandomSystem.make(using: &generator, variables: 3...6, rows: 12...24)
            for index in system.rows.indices { system.rows[index].rightHandSide = generator.int(0...5) == 0 ? 1 : 0 }
            let filled = try FilledSolver(system)
            if let fault = OptimalityCertificate(filled.solver).fault { Issue.record("system \(number): \(fault)") }
        }
    }

    @Test func largeSystemsStayOptimalWhileRowsAreRemoved() throws {
        var generator = SeededGenerator(seed: 50_000)
        let system = RandomSystem.make(using: &generator, variables: 150...150, rows: 500...500)
        var filled = try FilledSolver(system)
        #expect(OptimalityCertificate(filled.solver).fault == nil)
        while let last = filled.accepted.popLast() {
            try filled.solver.remove(ConstraintID(last))
            if last % 25 == 0 { #expect(OptimalityCertificate(filled.solver).fault == nil) }
        }
        #expect(filled.solver.constraintCount == 0)
        #expect(filled.solver.undeterminedVariables(among: filled.variables) == filled.variables)
    }

    @Test(arguments: [30, 8, -30])
    func aChainOfTwoHundredViewsDividesItsWidth(surplus: Int) throws {
        var solver = Solver()
        let window = solver.makeVariable()
        try solver.addEditVariable(window, strength: Strength(level: 900))
        var end = LinearExpression(constant: 0)
        var widths: [Variable] = []
        for _ in 0..<200 {
            let left = solver.makeVariable(), width = solver.makeVariable()
            try solver.add(left == end)
            try solver.add(width >= 0)
            widths.append(width)
            end = left + width
        }
        for width in widths {
            try solver.add(Constraint(width - 50, below: Strength(level: 750), above: Strength(level: 250)))
        }
        try solver.add(end == window)
        try solver.suggest(Double(10_000 + surplus), for: window)
        #expect(OptimalityCertificate(solver).fault == nil)
        let changed = widths.filter { abs(solver.value(of: $0) - 50) > 1e-9 }
        #expect(changed.map { solver.value(of: $0) } == [Double(50 + surplus)])
        try solver.suggest(120, for: window)
        #expect(OptimalityCertificate(solver).fault == nil)
        #expect(abs(widths.reduce(0) { $0 + solver.value(of: $1) } - 120) < 1e-6)
    }

    @Test func tenThousandEditsDoNotDrift() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let thirds = (0..<3).map { _ in solver.makeVariable() }
        try solver.addEditVariable(width, strength: .strong)
        try solver.add(thirds[0] + thirds[1] + thirds[2] == width)
        try solver.add(thirds[0] == thirds[1])
        try solver.add(thirds[1] == thirds[2])
        for step in 0..<10_000 { try solver.suggest(Double(step % 997) * 0.1, for: width) }
        try solver.suggest(300, for: width)
        for third in thirds { #expect(abs(solver.value(of: third) - 100) < 1e-10) }
    }
}
