@testable import ConstraintSolver

/// The optimum of a tiny system by exhaustion in exact integer arithmetic.
///
/// Penalties are linear between the planes a·x = b, so some optimum is where as many planes meet as
/// there are variables. Planes that bound a large box, and the coordinate planes, are added so that such
/// points exist and an optimum at infinity reaches the box.
struct ExactReference {
    struct Point {
        /// Coordinates times `denominator`.
        var numerators: [Int]
        var denominator: Int
    }

    /// Weighted errors of the best points by level, strongest first, times the points' denominators.
    private(set) var bestCosts: [Int] = []
    private(set) var bestPoints: [Point] = []

    let system: RandomSystem
    let accepted: [Int]

    static let box = 1000

    init(_ system: RandomSystem, accepted: [Int]) {
        self.system = system
        self.accepted = accepted
        for planes in combinations(of: allPlanes(), choosing: system.variableCount) {
            if let point = Self.intersection(planes), isInside(point) { consider(point) }
        }
    }

    var isFeasible: Bool { !bestPoints.isEmpty }

    var objective: [Double] {
        bestCosts.map { Double($0) / Double(bestPoints[0].denominator) }
    }

    /// Whether all best points agree on a coordinate.
    func isDetermined(_ variable: Int) -> Bool {
        let first = bestPoints[0]
        return bestPoints.allSatisfy {
            $0.numerators[variable] * first.denominator == first.numerators[variable] * $0.denominator
        }
    }

    func value(_ variable: Int) -> Double {
        Double(bestPoints[0].numerators[variable]) / Double(bestPoints[0].denominator)
    }

    private mutating func consider(_ point: Point) {
        guard let costs = costs(at: point) else { return }
        if let first = bestPoints.first {
            for (new, old) in zip(costs, bestCosts) {
                let difference = new * first.denominator - old * point.denominator
                if difference > 0 { return }
                if difference < 0 {
                    bestPoints = []
                    break
                }
            }
        }
        if bestPoints.isEmpty { bestCosts = costs }
        bestPoints.append(point)
    }

    /// Returns `nil` if a required row is violated.
    private func costs(at point: Point) -> [Int]? {
        var sums = [0, 0, 0]
        for index in accepted {
            let row = system.rows[index]
            let left = zip(row.coefficients, point.numerators).reduce(0) { $0 + $1.0 * $1.1 }
            let residual = left - row.rightHandSide * point.denominator
            let error = switch row.relation {
            case .equal: abs(residual)
            case .lessThanOrEqual: max(0, residual)
            case .greaterThanOrEqual: max(0, -residual)
            }
            if row.level == 0 {
                if error != 0 { return nil }
            } else {
                sums[3 - row.level] += error * row.weight
            }
        }
        return sums
    }

    private func isInside(_ point: Point) -> Bool {
        point.numerators.allSatisfy { abs($0) <= Self.box * point.denominator }
    }

    private typealias Plane = (coefficients: [Int], rightHandSide: Int)

    private func allPlanes() -> [Plane] {
        var planes = accepted.map { Plane(system.rows[$0].coefficients, system.rows[$0].rightHandSide) }
        for variable in 0..<system.variableCount {
            var unit = [Int](repeating: 0, count: system.variableCount)
            unit[variable] = 1
            planes += [(unit, 0), (unit, Self.box), (unit, -Self.box)]
        }
        return planes
    }

    private func combinations(of planes: [Plane], choosing count: Int) -> [[Plane]] {
        if count == 0 { return [[]] }
        return planes.indices.flatMap { index in
            combinations(of: Array(planes[(index + 1)...]), choosing: count - 1).map { [planes[index]] + $0 }
        }
    }

    /// Intersects planes by Cramer's rule. Returns `nil` if the planes do not meet in one point.
    private static func intersection(_ planes: [Plane]) -> Point? {
        let matrix = planes.map(\.coefficients)
        let denominator = determinant(matrix)
        if denominator == 0 { return nil }
        let sign = denominator < 0 ? -1 : 1
        let numerators = matrix.indices.map { column in
            var replaced = matrix
            for row in matrix.indices { replaced[row][column] = planes[row].rightHandSide }
            return sign * determinant(replaced)
        }
        return Point(numerators: numerators, denominator: sign * denominator)
    }

    private static func determinant(_ matrix: [[Int]]) -> Int {
        if matrix.count == 1 { return matrix[0][0] }
        return matrix.indices.reduce(0) { sum, column in
            if matrix[0][column] == 0 { return sum }
            let minor = matrix.dropFirst().map { row in
                row.indices.filter { $0 != column }.map { row[$0] }
            }
            return sum + (column % 2 == 0 ? 1 : -1) * matrix[0][column] * determinant(minor)
        }
    }
}
