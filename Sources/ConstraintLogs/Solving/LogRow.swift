import ConstraintSolver
import PlaygroundModel

/// What the solver is told of a log: its constraints, and what holds without a constraint.
enum LogRow: Hashable {
    /// The constraint at a place of the list.
    case constraint(Int)
    /// No view and no guide is smaller than nothing.
    case size(LoggedItem.ID, LayoutAttribute.Axis)
    /// What is taken to hold though the log does not say it.
    case assumption(LogAssumption)
}

/// Something that UIKit sees to itself, and that a log which is not whole leaves out.
public enum LogAssumption: Hashable, Sendable {
    /// A guide of a view's insets stands within the view: at least as far in as this edge.
    case guideInside(guide: LoggedItem.ID, view: LoggedItem.ID, edge: LayoutAttribute)
    /// A view stands in the only other that it is related to: the superview that the log does not name has the other's edge.
    case superview(of: LoggedItem.ID, implied: LoggedItem.ID, is: LoggedItem.ID, edge: LayoutAttribute)
    /// A baseline stands between the upper and the lower edge.
    case baselineInside(LoggedItem.ID, baseline: LayoutAttribute, edge: LayoutAttribute)
}

/// Numbers the unknowns of some items, and writes equations with them.
struct LogVariables {
    var solver = Solver(range: 1e9)
    private var variables: [Int: Variable] = [:]
    private let isRightToLeft: Bool

    init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// The value of an edge or a size, as an expression.
    mutating func expression(of anchor: LoggedEquation.Anchor) -> LinearExpression {
        let item = anchor.item
        switch anchor.attribute {
        // Margins are edges of a guide here.
        case .left, .leftMargin: return left(of: item)
        case .right, .rightMargin: return left(of: item) + width(of: item)
        case .leading, .leadingMargin: return isRightToLeft ? left(of: item) + width(of: item) : left(of: item)
        case .trailing, .trailingMargin: return isRightToLeft ? left(of: item) : left(of: item) + width(of: item)
        case .centerX, .centerXWithinMargins: return left(of: item) + width(of: item) * 0.5
        case .width: return width(of: item)
        case .top, .topMargin: return top(of: item)
        case .bottom, .bottomMargin: return top(of: item) + height(of: item)
        case .centerY, .centerYWithinMargins: return top(of: item) + height(of: item) * 0.5
        case .height: return height(of: item)
        case .firstBaseline: return unknown(.firstBaseline, of: item)
        case .lastBaseline: return unknown(.lastBaseline, of: item)
        }
    }

    /// What stands on the left of an equation when all but its constant is brought there.
    mutating func difference(_ equation: LoggedEquation) -> LinearExpression {
        guard let second = equation.second else { return expression(of: equation.first) }
        return expression(of: equation.first) - expression(of: second) * equation.multiplier
    }

    /// The constant, which in a layout from right to left counts the other way.
    func constant(_ equation: LoggedEquation) -> Double {
        isMirrored(equation) ? -equation.constant : equation.constant
    }

    func relation(_ equation: LoggedEquation) -> Relation {
        switch equation.relation {
        case .equal: .equal
        case .lessThanOrEqual: isMirrored(equation) ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isMirrored(equation) ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }

    func isMirrored(_ equation: LoggedEquation) -> Bool {
        isRightToLeft && (equation.first.attribute.isDirectional || equation.second?.attribute.isDirectional == true)
    }

    mutating func constraint(_ equation: LoggedEquation) -> Constraint {
        Constraint(difference(equation) - constant(equation), relation(equation))
    }

    mutating func constraint(_ assumption: LogAssumption) -> Constraint {
        switch assumption {
        case .guideInside(let guide, let view, let edge):
            let distance = expression(of: .init(item: guide, attribute: edge)) - expression(of: .init(item: view, attribute: edge))
            return Constraint(distance, edge == .left || edge == .top ? .greaterThanOrEqual : .lessThanOrEqual)
        case .superview(_, let implied, let other, let edge):
            let distance = expression(of: .init(item: implied, attribute: edge)) - expression(of: .init(item: other, attribute: edge))
            return Constraint(distance, .equal)
        case .baselineInside(let item, let baseline, let edge):
            let distance = expression(of: .init(item: item, attribute: baseline)) - expression(of: .init(item: item, attribute: edge))
            return Constraint(distance, edge == .top ? .greaterThanOrEqual : .lessThanOrEqual)
        }
    }

    mutating func size(_ item: LoggedItem.ID, _ axis: LayoutAttribute.Axis) -> LinearExpression {
        axis == .horizontal ? width(of: item) : height(of: item)
    }

    /// The constraint of a row; `nil` for one of the list that says nothing that is known, or need not hold.
    mutating func constraint(_ row: LogRow, of log: ConstraintLog) -> Constraint? {
        switch row {
        case .constraint(let place): log.constraints[place].equation.map { constraint($0) }
        case .size(let item, let axis): Constraint(size(item, axis), .greaterThanOrEqual)
        case .assumption(let assumption): constraint(assumption)
        }
    }

    // MARK: Unknowns

    private enum Unknown: Int {
        case left, width, top, height, firstBaseline, lastBaseline
    }

    private mutating func left(of item: LoggedItem.ID) -> LinearExpression { unknown(.left, of: item) }
    private mutating func width(of item: LoggedItem.ID) -> LinearExpression { unknown(.width, of: item) }
    private mutating func top(of item: LoggedItem.ID) -> LinearExpression { unknown(.top, of: item) }
    private mutating func height(of item: LoggedItem.ID) -> LinearExpression { unknown(.height, of: item) }

    private mutating func unknown(_ unknown: Unknown, of item: LoggedItem.ID) -> LinearExpression {
        let slot = item.rawValue * 6 + unknown.rawValue
        if let known = variables[slot] { return LinearExpression(known) }
        let made = solver.makeVariable()
        variables[slot] = made
        return LinearExpression(made)
    }
}
