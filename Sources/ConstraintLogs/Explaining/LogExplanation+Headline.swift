import PlaygroundModel

extension LogExplanation {
    var equations: EquationText { EquationText { "\(names[$0.item]).\($0.attribute.rawValue)" } }

    var keyEquation: LoggedEquation? { classified?.equation ?? log.zeroSize }
    var keyName: String { keyEquation.map { names[$0.first.item] } ?? "a view" }
    var keyDimension: String { keyEquation?.dimension ?? "height" }

    public var headline: String {
        guard let classified else { return headlineWithoutConflict }
        let (equation, others) = (classified.equation, classified.conflict.constraints.count - 1)
        if others == 0 {
            return "\(keyName) should have a \(keyDimension) of \(equation.constant.signedText), but no view is smaller than 0."
        }
        if others == 1, let twice = twiceHeadline(classified) { return twice }
        guard let demand = classified.demand else { return "\(equations.text(equation)) cannot hold together with the \(others) others." }
        let rest = others == 1 ? "the other constraint" : "the \(others) others"
        let asked = bound(equation.relation)
        if equation.isFixedSize {
            return "\(keyName) should be \(asked)\(equation.constant.points) \(equation.extent), "
                + "and \(rest) \(others == 1 ? "makes" : "make") it \(text(demand))."
        }
        return "\(equations.text(equation)) cannot hold: \(rest) \(others == 1 ? "leaves" : "leave") a distance of \(text(demand)) where "
            + "\(asked)\(equation.constant.signedText) is requested."
    }

    private func twiceHeadline(_ classified: ClassifiedConflict) -> String? {
        let equations = log.equations(at: classified.conflict.constraints)
        guard let one = equations.first, let other = equations.last, one.hasSameSides(as: other) else { return nil }
        let numbers = [one, other].map { bound($0.relation) + $0.constant.signedText }.joined(separator: " and ")
        guard let second = one.second else { return "\(names[one.first.item]) should be \(numbers) points \(one.extent) at the same time." }
        return "The distance between \(self.equations.name(one.first)) and \(self.equations.name(second)) should be \(numbers) at the same "
            + "time."
    }

    private var headlineWithoutConflict: String {
        switch pattern {
        case .unread: log.constraints.isEmpty ? "The list has lost its constraints." : "None of these constraints can be read."
        case .onlyBroken: "The system broke this constraint. The contradicting constraints are not in the paste."
        case .privateViewAtZero, .sizeZero, .measuredSize, .hiddenArrangedView, .collapsedView:
            "\(keyName) is 0 points \(keyEquation?.extent ?? "high"), and the list ends before the constraint that contradicts it."
        case .uikitInternal: "All of these constraints are UIKit's own. The list ends before the one that contradicts them."
        default:
            log.isIncomplete
                ? "The remaining constraints can all hold: the constraint that contradicts it is not in the paste."
                : "All constraints of the list can hold together, as far as their numbers are printed."
        }
    }

    func bound(_ relation: LayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    func text(_ demand: ConstraintDemand) -> String { bound(demand.relation) + demand.value.signedText }

    /// The constraint, with its position in the app's code if known.
    func name(of place: Int) -> String {
        guard let equation = log.equation(place) else { return "constraint \(place + 1)" }
        return equations.text(equation) + (log.constraints[place].place.map { " (\($0))" } ?? "")
    }
}

extension ConstraintLog {
    fileprivate var zeroSize: LoggedEquation? { equations.first { $0.isEmptySize } }

    /// The pattern of a list without a conflict, which may be incomplete.
    var pattern: ConflictPattern {
        if readCount == 0 { return .unread }
        if listed == 0 { return .onlyBroken }
        if let zero = zeroSize, let constraint = constraints.first(where: { $0.equation == zero }) {
            if area(of: zero.first.item)?.isPrivate == true { return .privateViewAtZero }
            switch constraint.owner {
            case _ where !isIncomplete: break
            case .temporarySize: return .measuredSize
            case .hiddenArrangedView: return .hiddenArrangedView
            case .app: return .collapsedView
            default: return .sizeZero
            }
        }
        let all = constraints.map { $0.owner }
        let isPrivate = all.contains { $0.isPrivate } && all.allSatisfy { $0.isSystem || $0 == .autoresizing || $0 == .contentSize }
        return isPrivate && isIncomplete ? .uikitInternal : .noConflict
    }
}

extension LoggedEquation {
    var dimension: String { first.attribute == .width ? "width" : "height" }
    var extent: String { first.attribute == .width ? "wide" : "high" }
}
