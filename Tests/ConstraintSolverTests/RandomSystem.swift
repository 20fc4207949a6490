import SeededRandom

@testable import ConstraintSolver

/// A small system with integer coefficients, as data that both the solver and the exact reference read.
struct RandomSystem {
    struct Row {
        var coefficients: [Int]
        var rightHandSide: Int
        var relation: Relation
        /// Zero for a required row, else the level.
        var level: Int
        var weight: Int
    }

    var variableCount: Int
    var rows: [Row]

    static func make(
        using generator: inout SeededGenerator, variables: ClosedRange<Int>, rows: ClosedRange<Int>
    ) -> RandomSystem {
        let variableCount = generator.int(variables)
        var system = RandomSystem(variableCount: variableCount, rows: [])
        for _ in 0..<generator.int(rows) {
            system.rows.append(.make(using: &generator, variableCount: variableCount))
        }
        return system
    }

    func constraint(_ index: Int, variables: [Variable]) -> Constraint {
        let row = rows[index]
        let terms = zip(variables, row.coefficients).filter { $1 != 0 }.map { LinearExpression.Term($0, Double($1)) }
        let strength = row.level == 0 ? Strength.required : Strength(level: Double(row.level), weight: Double(row.weight))
        return Constraint(
            LinearExpression(terms, constant: Double(-row.rightHandSide)), row.relation, strength: strength)
    }
}

extension RandomSystem.Row {
    static func make(using generator: inout SeededGenerator, variableCount: Int) -> Self {
        var coefficients = [Int](repeating: 0, count: variableCount)
        for _ in 0...generator.int(0...2) {
            coefficients[generator.int(0...variableCount - 1)] = [-2, -1, -1, 1, 1, 1, 2][generator.int(0...6)]
        }
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        return Self(
            coefficients: coefficients, rightHandSide: generator.int(-6...12),
            relation: relations[generator.int(0...2)], level: generator.int(0...3), weight: generator.int(1...3))
    }
}

/// A solver filled from a system. Required rows that contradict earlier ones are omitted.
struct FilledSolver {
    var solver = Solver()
    var variables: [Variable] = []
    /// Indices of the system's rows that were accepted.
    var accepted: [Int] = []

    init(_ system: RandomSystem, order: [Int]? = nil) throws {
        for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
        for index in order ?? Array(system.rows.indices) {
            try add(index, of: system)
        }
    }

    /// Adds a row and records whether it was accepted. Returns the conflict if it was not.
    @discardableResult
    mutating func add(_ index: Int, of system: RandomSystem) throws -> [ConstraintID]? {
        do {
            try solver.add(system.constraint(index, variables: variables), id: ConstraintID(index))
            accepted.append(index)
            return nil
        } catch {
            guard case .unsatisfiable(_, let conflict) = error else { throw error }
            return conflict
        }
    }

    /// The sums of weighted errors for each level from strongest to weakest.
    func objective(_ system: RandomSystem) throws -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for index in accepted {
            let row = system.rows[index]
            sums[row.level] += try solver.error(of: ConstraintID(index)) * Double(row.level == 0 ? 1 : row.weight)
        }
        return [sums[0], sums[3], sums[2], sums[1]]
    }
}
