import ConstraintSolver
import PlaygroundModel

final class SolverWork {
    fileprivate(set) var rows = 0
}

enum LogRow: Hashable {
    case constraint(Int)
    /// The width or the height of an item is at least 0.
    case size(LoggedItem.ID, LayoutAttribute)
    case assumption(LogAssumption)

    var place: Int? { if case .constraint(let place) = self { place } else { nil } }
}

/// A log as a system of equations. It finds conflicts, and the values that the other equations leave for a constraint.
struct LogSystem {
    let log: ConstraintLog
    private let variables: LogVariables

    init(_ log: ConstraintLog, work: SolverWork = SolverWork()) {
        self.log = log
        variables = LogVariables(isRightToLeft: log.isRightToLeft, work: work)
    }

    /// The indices of the constraints that must hold.
    var required: [Int] {
        log.constraints.indices.filter { place in
            let constraint = log.constraints[place]
            // A content size with a lower priority gives way.
            return constraint.equation?.isRequired == true && !(constraint.isContentSize && (constraint.contentPriority ?? 0) < 1000)
        }
    }

    /// - Returns: `nil` for a constraint that could not be read.
    func equation(_ row: LogRow) -> LoggedEquation? {
        switch row {
        case .constraint(let place): log.equation(place)
        case .size(let item, let dimension): LoggedEquation(first: .init(item: item, attribute: dimension), relation: .greaterThanOrEqual)
        case .assumption(let assumption): assumption.equation
        }
    }

    func sizes(ofItemsIn places: [Int]) -> [LogRow] { sizes(of: items(in: places)) }

    func sizes(of items: [LoggedItem.ID]) -> [LogRow] { items.flatMap { [LogRow.size($0, .width), .size($0, .height)] } }

    func items(in places: [Int]) -> [LoggedItem.ID] {
        var seen: Set<LoggedItem.ID> = []
        return places.flatMap { log.equation($0)?.items ?? [] }.filter { seen.insert($0).inserted }
    }

    /// The maximum number of constraints to try one by one. Longer lists stop at the first conflict. Larger conflicts are tried in blocks.
    static let closeLimit = 200

    /// A minimal set of rows that cannot hold together. `nil` if all can hold. The solver's certificate need not be minimal. In a large
    /// set, each of `closeLimit` blocks is needed.
    func conflict(among rows: [LogRow]) -> [LogRow]? {
        guard let set = certificate(of: rows) else { return nil }
        let needed = Set(needed(of: set[...], beside: variables, block: Self.blockSize(of: set.count)))
        let smaller = set.filter { needed.contains($0) }
        return isSatisfiable(smaller) ? set : smaller
    }

    /// The number of rows that are tried together.
    static func blockSize(of count: Int) -> Int { (count + closeLimit - 1) / closeLimit }

    func isSatisfiable(_ rows: [LogRow]) -> Bool { certificate(of: rows) == nil }

    private func certificate(of rows: [LogRow]) -> [LogRow]? {
        var variables = variables
        for (place, row) in rows.enumerated() {
            guard let equation = equation(row) else { continue }
            if let contradiction = variables.contradiction(adding: equation, number: place) { return contradiction.map { rows[$0] } }
        }
        return nil
    }

    /// The rows that a contradiction needs: QuickXplain (Junker 2004), which adds one half and searches the other half.
    private func needed(of rows: ArraySlice<LogRow>, beside others: LogVariables, block: Int) -> [LogRow] {
        if rows.count <= block { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let second = adding(rows[..<middle], to: others).map { needed(of: rows[middle...], beside: $0, block: block) } ?? []
        let first = adding(second, to: others).map { needed(of: rows[..<middle], beside: $0, block: block) } ?? []
        return first + second
    }

    /// The variables after adding rows. `nil` if the rows cannot hold.
    func adding(_ rows: some Sequence<LogRow>, to others: LogVariables? = nil) -> LogVariables? {
        var variables = others ?? variables
        for equation in rows.lazy.compactMap(equation) where variables.contradiction(adding: equation) != nil { return nil }
        return variables
    }

    /// The values that the other rows of a set leave for some of its constraints.
    func demands(on places: [Int], in rows: [LogRow]) -> [Int: ConstraintDemand] {
        let asked = Set(places.map(LogRow.constraint))
        var demands: [Int: ConstraintDemand] = [:]
        if let others = adding(rows.filter { !asked.contains($0) }) {
            collectDemands(on: places[...], beside: others, into: &demands)
        }
        return demands
    }

    /// Computes demands. Each constraint needs a system with all other constraints. Halving the set adds shared rows once.
    private func collectDemands(on places: ArraySlice<Int>, beside others: LogVariables, into demands: inout [Int: ConstraintDemand]) {
        guard let place = places.first else { return }
        if places.count == 1 {
            demands[place] = log.equation(place).flatMap { demand(of: $0, beside: others) }
            return
        }
        let middle = places.startIndex + places.count / 2
        for (part, rest) in [(places[..<middle], places[middle...]), (places[middle...], places[..<middle])] {
            guard let variables = adding(rest.map(LogRow.constraint), to: others) else { continue }
            collectDemands(on: part, beside: variables, into: &demands)
        }
    }

    func demand(of equation: LoggedEquation, in rows: [LogRow]) -> ConstraintDemand? {
        adding(rows).flatMap { demand(of: equation, beside: $0) }
    }

    private func demand(of equation: LoggedEquation, beside others: LogVariables) -> ConstraintDemand? {
        guard let nearest = others.value(of: equation, near: 0) else { return nil }
        let isAbove = nearest > equation.constant
        guard let farthest = others.value(of: equation, near: isAbove ? 1e6 : -1e6) else { return nil }
        let isExact = (farthest - nearest).magnitude < 1e-4
        return ConstraintDemand(
            value: nearest.rounded(toPlaces: 4), relation: isExact ? .equal : isAbove ? .greaterThanOrEqual : .lessThanOrEqual)
    }

    /// The minimum sizes that the constraints with some indices permit.
    func leastValues(of sizes: [LogRow], among places: [Int]) -> [(size: LoggedEquation, length: Double)] {
        guard let variables = adding(places.map(LogRow.constraint) + self.sizes(ofItemsIn: places)) else { return [] }
        return sizes.compactMap(equation).compactMap { size in variables.value(of: size, near: 0).map { (size, $0) } }
    }
}

/// The variables of items in a solver: an origin and a length on each axis, and baselines.
struct LogVariables {
    var solver = Solver(range: 1e9)
    private var variables: [LoggedEquation.Anchor: Variable] = [:]
    private let isRightToLeft: Bool
    private let work: SolverWork

    init(isRightToLeft: Bool, work: SolverWork) {
        (self.isRightToLeft, self.work) = (isRightToLeft, work)
    }

    /// Adds an equation, unless the solver rejects it, for example because of a large number. Returns the numbers of the contradicting
    /// equations, including the added one. `nil` if all can hold.
    mutating func contradiction(adding equation: LoggedEquation, number: Int? = nil) -> [Int]? {
        work.rows += 1
        do throws(SolverFailure) {
            let constraint = constraint(equation)
            if let number { try solver.add(constraint, id: ConstraintID(number)) } else { try solver.add(constraint) }
        } catch {
            switch error {
            case .unsatisfiable(_, let rows), .outOfRange(_, let rows): return rows.map { $0.rawValue }
            default: break
            }
        }
        return nil
    }

    /// The possible value of the left side, without its constant, that is nearest to the constant plus a distance.
    func value(of equation: LoggedEquation, near distance: Double) -> Double? {
        var trial = self
        work.rows += 1
        var wished = equation
        wished.relation = .equal
        wished.constant += distance
        let wish = trial.constraint(wished).with(.weak)
        guard (try? trial.solver.add(wish)) != nil else { return nil }
        // The optional constraint's remainder is the distance of the left side from it.
        let sign = equation.isMirrored(isRightToLeft) ? -1.0 : 1
        return wished.constant + sign * trial.value(of: wish.expression)
    }

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

    /// The value of an edge or a size. Margins are already edges of guides, and leading and trailing are left and right.
    mutating func expression(of anchor: LoggedEquation.Anchor) -> LinearExpression {
        let (origin, length): (LayoutAttribute, LayoutAttribute) = anchor.attribute.axis == .horizontal ? (.left, .width) : (.top, .height)
        switch anchor.attribute {
        case .right, .bottom: return unknown(origin, of: anchor.item) + unknown(length, of: anchor.item)
        case .centerX, .centerY: return unknown(origin, of: anchor.item) + unknown(length, of: anchor.item) * 0.5
        default: return unknown(anchor.attribute, of: anchor.item)
        }
    }

    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    private mutating func unknown(_ attribute: LayoutAttribute, of item: LoggedItem.ID) -> LinearExpression {
        let key = LoggedEquation.Anchor(item: item, attribute: attribute)
        if let known = variables[key] { return LinearExpression(known) }
        let made = solver.makeVariable()
        variables[key] = made
        return LinearExpression(made)
    }
}

/// The constants with which a constraint of a conflict would hold next to the others.
public struct ConstraintDemand: Hashable, Sendable {
    public var value: Double
    public var relation: LayoutConstraint.Relation
}

extension LoggedEquation {
    /// Whether the equation relates leading or trailing edges in a right-to-left layout.
    func isMirrored(_ isRightToLeft: Bool) -> Bool {
        isRightToLeft && (first.attribute.isDirectional || second?.attribute.isDirectional == true)
    }

    /// The equation with left and right instead of leading and trailing.
    func absolute(isRightToLeft: Bool) -> LoggedEquation {
        var equation = self
        equation.first.attribute = first.attribute.absolute(isRightToLeft)
        equation.second?.attribute = second?.attribute.absolute(isRightToLeft) ?? first.attribute
        guard isMirrored(isRightToLeft) else { return equation }
        equation.constant = -constant
        equation.relation = relation.mirrored
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
    /// The number without the solver's rounding errors, and without a negative 0.
    func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor + 0
    }
}
