@testable import ConstraintSolver

/// Proves that a solver is at an optimum, from its multipliers, in time linear in the system.
///
/// For convex penalties a point is optimal if at each constraint a slope can be chosen, between the
/// penalty's slopes on either side where it holds exactly, so that all slopes times coefficients cancel.
struct OptimalityCertificate {
    private let solver: Solver
    private let tolerance: Double
    private var core: SimplexCore { solver.core }

    init(_ solver: Solver, tolerance: Double = 1e-6) {
        self.solver = solver
        self.tolerance = tolerance
    }

    /// The reason why the certificate does not hold. `nil` if it holds.
    var fault: String? {
        withExtendedLifetime(solver) { findFault() }
    }

    private func findFault() -> String? {
        for row in 0..<Int32(core.status.count) where core.status[row] != SimplexCore.RowStatus.vacant {
            if let fault = faultOfRow(row) { return fault }
        }
        for level in 0..<core.levelCount {
            for (variable, sum) in gradient(level).enumerated() where abs(sum.total) > tolerance + 1e-9 * sum.magnitude {
                return "the slopes at level \(level) do not cancel for variable \(variable): \(sum.total)"
            }
        }
        return nil
    }

    private func faultOfRow(_ row: Int32) -> String? {
        let residual = core.residual(row)
        let scale = 1 + abs(core.rightHandSide[row])
        if core.status[row] >= 0 {
            if abs(residual) > tolerance * scale { return "active row \(row) is missed by \(residual)" }
            return holdsBack(row) ? "row \(row) holds x back" : nil
        }
        let slope = core.slope(row)
        if slope.isInfinite { return "required row \(row) is on its forbidden side" }
        if residual > tolerance * scale, core.upper[row].isInfinite { return "required row \(row) exceeds by \(residual)" }
        if residual < -tolerance * scale, core.lower[row].isInfinite { return "required row \(row) lacks \(-residual)" }
        if !core.isConsistent(core.status[row], residual: residual / (10 * scale)) { return "row \(row) is on the wrong side" }
        return nil
    }

    /// Whether an active row's multiplier is lexicographically outside its slopes.
    private func holdsBack(_ row: Int32) -> Bool {
        isBeyond(core.upper[row], row, sign: 1) || isBeyond(core.lower[row], row, sign: -1)
    }

    private func isBeyond(_ bound: Slope, _ row: Int32, sign: Double) -> Bool {
        if bound.isInfinite { return false }
        for level in 0..<core.levelCount {
            let excess = sign * (core.y[Int(core.status[row]) * core.levelCount + level] - bound[level])
            if abs(excess) > tolerance { return excess > 0 }
        }
        return false
    }

    /// The sum of slopes times coefficients for each variable, and the sum of the absolute values of these products.
    private func gradient(_ level: Int) -> [(total: Double, magnitude: Double)] {
        var sums = [(total: Double, magnitude: Double)](repeating: (0, 0), count: core.variableCount)
        for row in 0..<Int32(core.status.count) where core.status[row] != SimplexCore.RowStatus.vacant {
            let slot = core.status[row]
            let slope = slot >= 0 ? core.y[Int(slot) * core.levelCount + level] : core.slope(row)[level]
            for entry in core.terms.range(Int(row)) {
                let product = slope * core.terms.values[entry]
                sums[Int(core.terms.indices[entry])].total += product
                sums[Int(core.terms.indices[entry])].magnitude += abs(product)
            }
        }
        return sums
    }
}
