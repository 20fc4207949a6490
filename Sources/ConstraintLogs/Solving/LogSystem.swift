import ConstraintSolver
import PlaygroundModel

/// How much the solvers of a log were told.
final class SolverWork {
    /// The rows that were added, each as often as it was.
    fileprivate(set) var rows = 0
}

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
    /// Unknowns of which nothing is known.
    private let variables: LogVariables

    init(_ log: ConstraintLog, work: SolverWork = SolverWork()) {
        self.log = log
        variables = LogVariables(isRightToLeft: log.isRightToLeft, work: work)
    }

    /// The constraints that must hold, by their place in the list.
    var required: [Int] {
        log.constraints.indices.filter { log.equation($0)?.isRequired == true && !isContentWish(log.constraints[$0]) }
    }

    /// A content size whose hugging and compression resistance give way.
    private func isContentWish(_ constraint: LoggedConstraint) -> Bool {
        constraint.isContentSize && (constraint.contentPriorities.map { min($0.hugging, $0.compressionResistance) < 1000 } ?? true)
    }

    /// What a row asks for; `nil` for a constraint that could not be read.
    func equation(_ row: LogRow) -> LoggedEquation? {
        switch row {
        case .constraint(let place): log.equation(place)
        case .size(let item, let axis):
            LoggedEquation(first: .init(item: item, attribute: axis == .horizontal ? .width : .height), relation: .greaterThanOrEqual)
        case .assumption(let assumption): assumption.equation
        }
    }

    /// The rows of what holds without a constraint, for the items of some constraints.
    func sizes(ofItemsIn places: [Int]) -> [LogRow] { sizes(of: items(in: places)) }

    func sizes(of items: [LoggedItem.ID]) -> [LogRow] { items.flatMap { [LogRow.size($0, .horizontal), .size($0, .vertical)] } }

    /// The items of some constraints, in the order of their first mention.
    func items(in places: [Int]) -> [LoggedItem.ID] {
        var seen: Set<LoggedItem.ID> = []
        return places.flatMap { log.equation($0)?.items ?? [] }.filter { seen.insert($0).inserted }
    }

    // MARK: Conflicts

    /// How many constraints are looked at one by one. Of a longer list the first conflict is taken; a larger conflict is tried in blocks.
    static let closeLimit = 200

    /// Rows that cannot hold together, of those that are given, if there are any: a set of which none can be spared.
    ///
    /// The solver's own certificate is minimal but for rounding, and nothing rests on that. Of one with more rows than are looked at one by
    /// one, none of `closeLimit` blocks can be spared.
    func conflict(among rows: [LogRow]) -> [LogRow]? {
        guard let set = certificate(of: rows) else { return nil }
        let needed = Set(needed(of: set[...], beside: variables, block: Self.blockSize(of: set.count)))
        let smaller = set.filter { needed.contains($0) }
        return isSatisfiable(smaller) ? set : smaller
    }

    /// How many rows of a set are tried together.
    static func blockSize(of count: Int) -> Int { (count + closeLimit - 1) / closeLimit }

    /// Whether rows can all hold.
    func isSatisfiable(_ rows: [LogRow]) -> Bool { certificate(of: rows) == nil }

    /// Rows of a contradiction, in the order in which they are given.
    private func certificate(of rows: [LogRow]) -> [LogRow]? {
        var variables = variables
        for (place, row) in rows.enumerated() {
            guard let equation = equation(row) else { continue }
            if let contradiction = variables.contradiction(adding: equation, number: place) { return contradiction.map { rows[$0] } }
        }
        return nil
    }

    /// Those of some rows, which cannot all hold beside others, that are needed for that: QuickXplain, which adds one half and looks in the
    /// other (Junker 2004). Each row is given to a solver about as often as the rows can be halved.
    private func needed(of rows: ArraySlice<LogRow>, beside others: LogVariables, block: Int) -> [LogRow] {
        if rows.count <= block { return Array(rows) }
        let middle = rows.startIndex + rows.count / 2
        let second = adding(rows[..<middle], to: others).map { needed(of: rows[middle...], beside: $0, block: block) } ?? []
        let first = adding(second, to: others).map { needed(of: rows[..<middle], beside: $0, block: block) } ?? []
        return first + second
    }

    /// The unknowns with more rows that have to hold; `nil` where they cannot.
    func adding(_ rows: some Sequence<LogRow>, to others: LogVariables? = nil) -> LogVariables? {
        var variables = others ?? variables
        for equation in rows.lazy.compactMap(equation) where variables.contradiction(adding: equation) != nil { return nil }
        return variables
    }

    // MARK: What the others ask for

    /// What the other rows of a set leave to some constraints of it.
    func demands(on places: [Int], in rows: [LogRow]) -> [Int: ConstraintDemand] {
        let asked = Set(places.map(LogRow.constraint))
        var demands: [Int: ConstraintDemand] = [:]
        if let others = adding(rows.filter { !asked.contains($0) }) {
            collectDemands(on: places[...], beside: others, into: &demands)
        }
        return demands
    }

    /// All but one of the constraints stand beside each: what most of them share is added once, by halving.
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

    /// The values that rows leave to the left side of an equation.
    func demand(of equation: LoggedEquation, in rows: [LogRow]) -> ConstraintDemand? {
        adding(rows).flatMap { demand(of: equation, beside: $0) }
    }

    private func demand(of equation: LoggedEquation, beside others: LogVariables) -> ConstraintDemand? {
        // A value at which the constraint does not hold stands nearest to the one that it asks for.
        guard let nearest = others.value(of: equation, near: 0) else { return nil }
        let isAbove = nearest > equation.constant
        guard let farthest = others.value(of: equation, near: isAbove ? 1e6 : -1e6) else { return nil }
        let isExact = (farthest - nearest).magnitude < 1e-4
        return ConstraintDemand(value: nearest.rounded(toPlaces: 4), bound: isExact ? .exactly : isAbove ? .atLeast : .atMost)
    }

    /// The least values of sizes that the constraints at some places allow, where they allow any.
    func leastValues(of sizes: [LogRow], among places: [Int]) -> [(size: LoggedEquation, length: Double)] {
        guard let variables = adding(places.map(LogRow.constraint) + self.sizes(ofItemsIn: places)) else { return [] }
        return sizes.compactMap(equation).compactMap { size in variables.value(of: size, near: 0).map { (size, $0) } }
    }
}

/// The unknowns of items in a solver: an origin and a length on each axis, and baselines.
struct LogVariables {
    var solver = Solver(range: 1e9)
    /// Each by the attribute that it is.
    private var variables: [LoggedEquation.Anchor: Variable] = [:]
    private let isRightToLeft: Bool
    private let work: SolverWork

    init(isRightToLeft: Bool, work: SolverWork) {
        (self.isRightToLeft, self.work) = (isRightToLeft, work)
    }

    /// Adds what has to hold. One that no solver takes, such as a number that is too large, is left out.
    ///
    /// - Returns: The numbers of the equations with which it cannot hold, its own among them; `nil` where it can.
    mutating func contradiction(adding equation: LoggedEquation, number: Int? = nil) -> [Int]? {
        work.rows += 1
        do throws(Solver.Failure) {
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

    /// The value of an equation's left side, its constant aside, that comes nearest to the constant plus a distance.
    func value(of equation: LoggedEquation, near distance: Double) -> Double? {
        var trial = self
        work.rows += 1
        var wished = equation
        wished.relation = .equal
        wished.constant += distance
        let wish = trial.constraint(wished).with(.weak)
        guard (try? trial.solver.add(wish)) != nil else { return nil }
        // What is left of the wish is by how much the left side misses it.
        let sign = equation.isMirrored(isRightToLeft) ? -1.0 : 1
        return wished.constant + sign * trial.value(of: wish.expression)
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
        let isHorizontal = anchor.attribute.axis == .horizontal
        let (origin, length): (LayoutAttribute, LayoutAttribute) = isHorizontal ? (.left, .width) : (.top, .height)
        switch anchor.attribute {
        case .width, .height, .firstBaseline, .lastBaseline: return unknown(anchor.attribute, of: anchor.item)
        case .right, .bottom: return unknown(origin, of: anchor.item) + unknown(length, of: anchor.item)
        case .centerX, .centerY: return unknown(origin, of: anchor.item) + unknown(length, of: anchor.item) * 0.5
        // Margins are edges of guides here, and leading and trailing are left and right.
        default: return unknown(origin, of: anchor.item)
        }
    }

    /// The value of an expression in the present solution.
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
