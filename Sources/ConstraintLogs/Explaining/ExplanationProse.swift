import PlaygroundModel

/// The sentences about one log. What they rest on is found elsewhere: the conflicts by the solver, whose constraints are whose by
/// `LogOwners`, and the kind of trouble by `ClassifiedConflict`.
struct ExplanationProse {
    let log: ConstraintLog
    let names: ItemNames
    let conflicts: [LogConflict]
    let classified: ClassifiedConflict?

    var owners: LogOwners { LogOwners(log: log) }
    var equations: EquationText { EquationText(log: log, names: names) }

    /// What is left of a list is known by what stands in it, even where its end is missing.
    var pattern: ConflictPattern {
        if let classified { return classified.pattern }
        if log.readCount == 0 { return .unread }
        if log.listed == 0 { return .onlyBroken }
        let all = log.constraints.indices.map { owners.owner(of: $0) }
        let isPrivate = all.contains { $0.isPrivate } && all.allSatisfy { $0.isSystem || $0 == .autoresizing || $0 == .contentSize }
        if let zero = zeroSize, let likely = zeroPattern(zero) { return likely }
        return isPrivate && log.isIncomplete ? .uikitInternal : .noConflict
    }

    /// What a size of 0 most likely means in a list that has no whole conflict.
    private func zeroPattern(_ zero: LoggedEquation) -> ConflictPattern? {
        if owners.area(of: zero.first.item)?.isPrivate == true { return .privateViewAtZero }
        guard log.isIncomplete, let constraint = log.constraints.first(where: { $0.equation == zero }) else { return nil }
        switch owners.owner(of: constraint) {
        case .temporarySize: return .measuredSize
        case .hiddenArrangedView: return .hiddenArrangedView
        case .app: return .collapsedView
        default: return .sizeZero
        }
    }

    /// A size of 0 in the list.
    var zeroSize: LoggedEquation? {
        log.constraints.compactMap { $0.equation }.first { $0.isEmptySize }
    }

    // MARK: The headline

    var headline: String {
        guard let classified, let equation = classified.equation else { return headlineWithoutConflict }
        let others = classified.conflict.constraints.count - 1
        if others == 0 {
            return "\(names[equation.first.item]) is to have a \(equation.dimension) of \(equation.constant.signedText), "
                + "and no view is smaller than 0."
        }
        if others == 1, let twice = twiceHeadline(classified) { return twice }
        guard let demand = classified.demand else { return "\(equations.text(equation)) cannot hold beside the \(others) others." }
        let rest = others == 1 ? "the other constraint" : "the \(others) others"
        if equation.isFixedSize {
            return "\(names[equation.first.item]) is to be \(bound(equation.relation))\(equation.constant.points) \(equation.extent), "
                + "and \(rest) \(others == 1 ? "makes" : "make") it \(text(demand))."
        }
        return "\(equations.text(equation)) cannot hold: \(rest) \(others == 1 ? "leaves" : "leave") a distance of \(text(demand)) where "
            + "\(bound(equation.relation))\(equation.constant.signedText) is asked for."
    }

    private func twiceHeadline(_ classified: ClassifiedConflict) -> String? {
        let set = classified.conflict.constraints
        guard let one = log.constraints[set[0]].equation, let other = log.constraints[set[1]].equation, one.hasSameSides(as: other)
        else { return nil }
        let numbers = "\(bound(one.relation))\(one.constant.signedText) and \(bound(other.relation))\(other.constant.signedText)"
        guard let second = one.second else { return "\(names[one.first.item]) is to be \(numbers) points \(one.extent) at once." }
        return "The distance between \(equations.text(one.first)) and \(equations.text(second)) is to be \(numbers) at once."
    }

    private var headlineWithoutConflict: String {
        switch pattern {
        case .unread: return log.constraints.isEmpty ? "The list holds no constraint any more." : "None of these constraints can be read."
        case .onlyBroken: return "The system broke this constraint; what it contradicts is not in the paste."
        case .privateViewAtZero, .sizeZero, .measuredSize, .hiddenArrangedView, .collapsedView:
            guard let zero = zeroSize else { return "" }
            return "\(names[zero.first.item]) is 0 points \(zero.extent), and the list ends before what does not fit into that."
        case .uikitInternal: return "All of these constraints are UIKit's own; the list ends before the one that contradicts them."
        default:
            return log.isIncomplete
                ? "What is left of the list can all hold: the constraint that contradicts it is not in the paste."
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

    func text(_ demand: ConstraintDemand) -> String {
        switch demand.bound {
        case .exactly: demand.value.signedText
        case .atLeast: "at least \(demand.value.signedText)"
        case .atMost: "at most \(demand.value.signedText)"
        }
    }

    // MARK: Lines

    var lines: [LogExplanation.Line] {
        log.constraints.indices.map { place in
            let constraint = log.constraints[place]
            let isBroken = place == log.brokenPlace
            return LogExplanation.Line(
                number: place < log.listed ? place + 1 : nil, line: constraint.line, equation: constraint.equation.map(equations.text),
                source: constraint.text, owner: owners.owner(of: constraint), belongsTo: belongsTo(constraint),
                remark: remark(of: place), isBroken: isBroken,
                conflicts: conflicts.indices.filter { conflicts[$0].constraints.contains(place) })
        }
    }

    private func belongsTo(_ constraint: LoggedConstraint) -> String {
        let owner = owners.owner(of: constraint)
        if let problem = constraint.problem { return text(problem) }
        if let place = constraint.place { return "your app, \(place)" }
        if let meaning = owners.meaning(of: constraint) { return "\(owner.name): \(meaning)" }
        if let identifier = constraint.identifier { return "\(owner.name), “\(identifier)”" }
        return constraint.className.hasPrefix("MAS") ? "your app, by Masonry" : owner.name
    }

    private func text(_ problem: LoggedConstraint.Problem) -> String {
        switch problem {
        case .cutOff: "cut off in the paste"
        case .noAddress(let text): "\(text) is no address: it has a letter that no number of base 16 has"
        case .unknownForm: "in a form that is not known here"
        case .meaningless: "it relates what cannot be related"
        }
    }

    private func remark(of place: Int) -> String? {
        let demands = conflicts.compactMap { $0.demands[place] }
        guard let demand = demands.first, let equation = log.constraints[place].equation, conflicts[0].constraints.count > 1 else { return nil }
        return "the others leave it \(text(demand)), not \(equation.constant.signedText)"
    }
}

extension LoggedEquation {
    /// What a size is called.
    var dimension: String { first.attribute == .width ? "width" : "height" }
    /// What a view of a size is.
    var extent: String { first.attribute == .width ? "wide" : "high" }
}
