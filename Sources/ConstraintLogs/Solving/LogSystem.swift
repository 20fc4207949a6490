import ConstraintSolver
import PlaygroundModel

/// What the solver is told of a log.
enum LogRow: Hashable {
    /// The constraint at a place of the list.
    case constraint(Int)
    /// No view and no guide is smaller than nothing.
    case size(LoggedItem.ID, LayoutAttribute.Axis)
    /// What is taken to hold though the log does not say it.
    case assumption(LogAssumption)
}

/// A log as a system of equations: which of its constraints cannot hold together, and what the others leave to one.
struct LogSystem {
    let log: ConstraintLog

    init(_ log: ConstraintLog) {
        self.log = log
    }

    /// The constraints that must hold, by their place in the list.
    var required: [Int] {
        log.constraints.indices.filter { log.constraints[$0].equation?.isRequired == true && !isContentWish(log.constraints[$0]) }
    }

    /// A content size whose hugging and compression resistance give way.
    private func isContentWish(_ constraint: LoggedConstraint) -> Bool {
        constraint.isContentSize && (constraint.contentPriorities.map { min($0.hugging, $0.compressionResistance) < 1000 } ?? true)
    }

    /// What a row asks for; `nil` for a constraint that could not be read.
    func equation(_ row: LogRow) -> LoggedEquation? {
        switch row {
        case .constraint(let place): log.constraints[place].equation
        case .size(let item, let axis):
            LoggedEquation(first: .init(item: item, attribute: axis == .horizontal ? .width : .height), relation: .greaterThanOrEqual)
        case .assumption(let assumption): assumption.equation
        }
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

    // MARK: Conflicts

    /// Rows that cannot hold together, of those that are given, if there are any: a set of which none can be spared.
    ///
    /// The solver's own certificate is minimal but for rounding; each row is tried without, so that nothing rests on that.
    func conflict(among rows: [LogRow]) -> [LogRow]? {
        guard var set = certificate(of: rows) else { return nil }
        for row in set.reversed() {
            if let smaller = certificate(of: set.filter { $0 != row }) { set = smaller }
        }
        return set
    }

    /// Whether rows can all hold, together with what holds without a constraint.
    func isSatisfiable(_ rows: [LogRow]) -> Bool { certificate(of: rows) == nil }

    /// Rows of a contradiction, in the order in which they are given.
    private func certificate(of rows: [LogRow]) -> [LogRow]? {
        var variables = LogVariables(isRightToLeft: log.isRightToLeft)
        for (place, row) in rows.enumerated() {
            guard let equation = equation(row) else { continue }
            do throws(Solver.Failure) {
                try variables.solver.add(variables.constraint(equation), id: ConstraintID(place))
            } catch {
                switch error {
                case .unsatisfiable(_, let conflict), .outOfRange(_, let conflict): return conflict.map { rows[$0.rawValue] }
                default: continue
                }
            }
        }
        return nil
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

    /// The least value of a size that the constraints at some places allow.
    func leastValue(of size: LoggedEquation, among places: [Int]) -> Double? {
        value(of: size, besides: places.map(LogRow.constraint) + sizes(ofItemsIn: places), near: 0)
    }

    /// The value of an equation's left side, its constant aside, that comes nearest to the constant plus a distance.
    private func value(of equation: LoggedEquation, besides rows: [LogRow], near distance: Double) -> Double? {
        var variables = LogVariables(isRightToLeft: log.isRightToLeft)
        for row in rows {
            guard let equation = self.equation(row) else { continue }
            guard (try? variables.solver.add(variables.constraint(equation))) != nil else { return nil }
        }
        var wished = equation
        wished.relation = .equal
        wished.constant += distance
        let wish = variables.constraint(wished).with(.weak)
        guard (try? variables.solver.add(wish)) != nil else { return nil }
        // What is left of the wish is by how much the left side misses it.
        let sign = equation.isMirrored(log.isRightToLeft) ? -1.0 : 1
        return wished.constant + sign * variables.value(of: wish.expression)
    }
}

/// The unknowns of items in a solver: an origin and a length on each axis, and baselines.
struct LogVariables {
    private enum Unknown: Hashable {
        case origin(LayoutAttribute.Axis), length(LayoutAttribute.Axis), baseline(LayoutAttribute)
    }

    private struct ItemUnknown: Hashable {
        var item: LoggedItem.ID
        var unknown: Unknown
    }

    var solver = Solver(range: 1e9)
    private var variables: [ItemUnknown: Variable] = [:]
    private let isRightToLeft: Bool

    init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// The solver's form of an equation.
    mutating func constraint(_ equation: LoggedEquation) -> Constraint {
        let equation = equation.absolute(isRightToLeft: isRightToLeft)
        var difference = expression(of: equation.first)
        if let second = equation.second { difference = difference - expression(of: second) * equation.multiplier }
        let relation: Relation = switch equation.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
        return Constraint(difference - equation.constant, relation)
    }

    /// The value of an edge or a size.
    mutating func expression(of anchor: LoggedEquation.Anchor) -> LinearExpression {
        let (item, axis) = (anchor.item, anchor.attribute.axis)
        switch anchor.attribute {
        case .width, .height: return unknown(.length(axis), of: item)
        case .right, .bottom: return unknown(.origin(axis), of: item) + unknown(.length(axis), of: item)
        case .centerX, .centerY: return unknown(.origin(axis), of: item) + unknown(.length(axis), of: item) * 0.5
        case .firstBaseline, .lastBaseline: return unknown(.baseline(anchor.attribute), of: item)
        // Margins are edges of guides here, and leading and trailing are left and right.
        default: return unknown(.origin(axis), of: item)
        }
    }

    /// The value of an expression in the present solution.
    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    private mutating func unknown(_ unknown: Unknown, of item: LoggedItem.ID) -> LinearExpression {
        let key = ItemUnknown(item: item, unknown: unknown)
        if let known = variables[key] { return LinearExpression(known) }
        let made = solver.makeVariable()
        variables[key] = made
        return LinearExpression(made)
    }
}

/// What the other constraints of a conflict leave to one: the constant with which it would hold.
public struct ConstraintDemand: Hashable, Sendable {
    public enum DemandBound: Hashable, Sendable { case exactly, atLeast, atMost }

    public var value: Double
    public var bound: DemandBound
}

extension LoggedEquation {
    /// Whether it counts from the right: one of leading and trailing edges in a layout from right to left.
    func isMirrored(_ isRightToLeft: Bool) -> Bool {
        isRightToLeft && (first.attribute.isDirectional || second?.attribute.isDirectional == true)
    }

    /// The same with left and right in place of leading and trailing.
    func absolute(isRightToLeft: Bool) -> LoggedEquation {
        var equation = self
        equation.first.attribute = first.attribute.absolute(isRightToLeft)
        equation.second?.attribute = second?.attribute.absolute(isRightToLeft) ?? first.attribute
        guard isMirrored(isRightToLeft) else { return equation }
        equation.constant = -constant
        equation.relation = switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
        return equation
    }
}

extension LayoutAttribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    fileprivate func absolute(_ isRightToLeft: Bool) -> LayoutAttribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: self
        }
    }
}

extension Double {
    /// Without the digits that only the solver's arithmetic has.
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        let rounded = (self * factor).rounded() / factor
        return rounded == 0 ? 0 : rounded
    }
}
