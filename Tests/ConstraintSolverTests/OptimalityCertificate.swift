@testable import ConstraintSolver

/// Proves that a solver stands at an optimum, from its multipliers, in time linear in the system.
///
/// For convex penalties a point is optimal if at each constraint a slope can be chosen, between the
/// penalty's slopes on either side where it holds exactly, so that all slopes times coefficients cancel.
struct OptimalityCertificate {
    let core: SimplexCore

    init(_ solver: borrowing Solver) {
        core = solver.core
    }

    /// Nil if the certificate holds, else what is wrong.
    var fault: String? {
        for row in 0..<Int32(core.place.count) where core.place[row] != SimplexCore.Place.vacant {
            if let fault = faultOfRow(row) { return fault }
        }
        for level in 0..<core.levelCount {
            let gradient = gradient(level)
            if let variable = gradient.firstIndex(where: { abs($0) > 1e-6 }) {
                return "the slopes at level \(level) do not cancel for variable \(variable): \(gradient[variable])"
            }
        }
        return nil
    }

    private func faultOfRow(_ row: Int32) -> String? {
        let residual = core.residual(row)
        let scale = 1 + abs(core.rightHandSide[row])
        if core.place[row] >= 0 {
            if abs(residual) > 1e-6 * scale { return "active row \(row) is missed by \(residual)" }
            if core.sideOutOfRange(core.place[row]) != 0 { return "row \(row) holds x back" }
            return nil
        }
        let slope = core.slope(row)
        if slope.isInfinite { return "required row \(row) lies on its forbidden side" }
        if residual > 1e-6 * scale, core.upper[row].isInfinite { return "required row \(row) exceeds by \(residual)" }
        if residual < -1e-6 * scale, core.lower[row].isInfinite { return "required row \(row) lacks \(-residual)" }
        if !core.isConsistent(core.place[row], residual: residual / (10 * scale)) { return "row \(row) is on the wrong side" }
        return nil
    }

    private func gradient(_ level: Int) -> [Double] {
        var sums = [Double](repeating: 0, count: core.variableCount)
        for row in 0..<Int32(core.place.count) where core.place[row] != SimplexCore.Place.vacant {
            let slot = core.place[row]
            let slope = slot >= 0 ? core.y[Int(slot) * core.levelCount + level] : core.slope(row)[level]
            for entry in core.terms.range(Int(row)) {
                sums[Int(core.terms.indices[entry])] += slope * core.terms.values[entry]
            }
        }
        return sums
    }
}
