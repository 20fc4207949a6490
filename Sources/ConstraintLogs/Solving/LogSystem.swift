import ConstraintSolver
import PlaygroundModel

/// A log as a system of equations: which of its constraints cannot hold together, and what the others leave to one.
struct LogSystem {
    let log: ConstraintLog

    init(_ log: ConstraintLog) {
        self.log = log
    }

    /// The constraints that must hold, by their place in the list.
    var required: [Int] {
        log.constraints.indices.filter { log.constraints[$0].equation?.isRequired == true && !isContentWish($0) }
    }

    /// A content size whose hugging and compression resistance give way.
    private func isContentWish(_ place: Int) -> Bool {
        let constraint = log.constraints[place]
        guard constraint.isContentSize else { return false }
        return constraint.contentPriorities.map { $0.hugging < 1000 || $0.compressionResistance < 1000 } ?? true
    }

    // MARK: Conflicts

    /// Rows that cannot hold together, of those that are given, if there are any: a set of which none can be spared.
    ///
    /// The solver's own certificate is minimal but for rounding; each row is tried without, so that nothing rests on that.
    func conflict(among rows: [LogRow]) -> [LogRow]? {
        guard var set = certificate(of: rows) else { return nil }
        for row in set.reversed() {
            guard case .constraint = row else { continue }
            let rest = set.filter { $0 != row }
            if let smaller = certificate(of: rest) { set = smaller }
        }
        for row in set {
            if case .constraint = row { continue }
            let rest = set.filter { $0 != row }
            if let smaller = certificate(of: rest) { set = smaller }
        }
        return set
    }

    /// Whether rows can all hold, together with what holds without a constraint.
    func isSatisfiable(_ rows: [LogRow]) -> Bool { certificate(of: rows) == nil }

    /// Rows of a contradiction, in the order in which they are given.
    private func certificate(of rows: [LogRow]) -> [LogRow]? {
        var variables = LogVariables(isRightToLeft: log.isRightToLeft)
        for (place, row) in rows.enumerated() {
            guard let constraint = variables.constraint(row, of: log) else { continue }
            do throws(Solver.Failure) {
                try variables.solver.add(constraint, id: ConstraintID(place))
            } catch {
                switch error {
                case .unsatisfiable(_, let conflict), .outOfRange(_, let conflict): return conflict.map { rows[$0.rawValue] }
                default: continue
                }
            }
        }
        return nil
    }

    /// The rows of what holds without a constraint, for the items of some constraints.
    func sizes(ofItemsIn places: [Int]) -> [LogRow] {
        items(in: places).flatMap { [LogRow.size($0, .horizontal), .size($0, .vertical)] }
    }

    /// The items of some constraints, in the order of their first mention.
    func items(in places: [Int]) -> [LoggedItem.ID] {
        var seen: Set<LoggedItem.ID> = []
        return places.flatMap { log.constraints[$0].equation?.items ?? [] }.filter { seen.insert($0).inserted }
    }

    // MARK: What the others ask for

    /// What the other constraints of a set leave to one of them: the values that its left side can take.
    func demand(on place: Int, besides rows: [LogRow]) -> ConstraintDemand? {
        guard let equation = log.constraints[place].equation else { return nil }
        let others = rows.filter { $0 != .constraint(place) }
        // A value at which the constraint does not hold stands nearest to the one that it asks for.
        guard let nearest = value(of: equation, besides: others, near: 0) else { return nil }
        let isAbove = nearest > equation.constant
        guard let farthest = value(of: equation, besides: others, near: isAbove ? 1e6 : -1e6) else { return nil }
        let isExact = (farthest - nearest).magnitude < 1e-4
        return ConstraintDemand(value: nearest.rounded(toPlaces: 4), bound: isExact ? .exactly : isAbove ? .atLeast : .atMost)
    }

    /// The least size of an item that the constraints at some places allow.
    func leastSize(of item: LoggedItem.ID, _ axis: LayoutAttribute.Axis, among places: [Int]) -> Double? {
        let size = LoggedEquation(first: .init(item: item, attribute: axis == .horizontal ? .width : .height), relation: .equal)
        return value(of: size, besides: places.map(LogRow.constraint) + sizes(ofItemsIn: places), near: 0)
    }

    /// The value of an equation's left side, its constant aside, that comes nearest to the constant plus a distance.
    private func value(of equation: LoggedEquation, besides rows: [LogRow], near distance: Double) -> Double? {
        var variables = LogVariables(isRightToLeft: log.isRightToLeft)
        for row in rows {
            guard let constraint = variables.constraint(row, of: log) else { continue }
            guard (try? variables.solver.add(constraint)) != nil else { return nil }
        }
        let difference = variables.difference(equation)
        let sign = variables.isMirrored(equation) ? -1.0 : 1
        let wish = Constraint(difference - sign * (equation.constant + distance), .equal, strength: .weak)
        guard (try? variables.solver.add(wish)) != nil else { return nil }
        var value = difference.constant
        for term in difference.terms { value += term.coefficient * variables.solver.value(of: term.variable) }
        return sign * value
    }
}

/// What the other constraints of a conflict leave to one: the constant with which it would hold.
public struct ConstraintDemand: Hashable, Sendable {
    public enum Bound: Hashable, Sendable { case exactly, atLeast, atMost }

    public var value: Double
    public var bound: Bound
}

extension Double {
    /// Without the digits that only the solver's arithmetic has.
    func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let rounded = (self * factor).rounded() / factor
        return rounded == 0 ? 0 : rounded
    }
}
