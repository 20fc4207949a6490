import ConstraintSolver
import PlaygroundModel

/// A conflict as a playground: the views it names, its constraints, and for what they leave open one place for every view.
///
/// Guides stand in it as views, because the log says what UIKit gave them. The constraint that the system broke comes last, which is the one
/// that gives way here, too.
struct ConflictPlayground {
    private let log: ConstraintLog
    private let conflict: LogConflict
    private let names: ItemNames
    private let headline: String
    /// The items with the outer ones before those that stand in them.
    private let items: [LoggedItem.ID]

    /// A set that is larger is no longer looked at by anybody, and each of its views is placed by itself.
    static let constraintLimit = 60

    init(_ log: ConstraintLog, _ conflict: LogConflict, _ names: ItemNames, headline: String) {
        self.log = log
        self.conflict = conflict
        self.names = names
        self.headline = headline
        let system = LogSystem(log)
        var used = system.items(in: conflict.constraints)
        for assumption in conflict.assumptions {
            let assumed: [LoggedItem.ID] = switch assumption {
            case .guideInside(let guide, let view, _), .standardMargin(let guide, let view, _): [guide, view]
            case .superview(_, let implied, let other, _): [implied, other]
            case .baselineInside(let item, _, _): [item]
            }
            used += assumed.filter { !used.contains($0) }
        }
        items = Self.outerFirst(used, in: log.items)
    }

    private static func outerFirst(_ used: [LoggedItem.ID], in items: LoggedItems) -> [LoggedItem.ID] {
        var ordered: [LoggedItem.ID] = []
        var rest = used
        while !rest.isEmpty {
            // Superviews have no cycles, so something stands in nothing else that is left.
            let outer = rest.filter { view in !rest.contains { items.isInside(view, $0) } }
            ordered += outer
            rest.removeAll { outer.contains($0) }
            if outer.isEmpty { break }
        }
        return ordered
    }

    /// The text; `nil` for a conflict of too many constraints.
    var text: String? {
        guard conflict.constraints.count <= Self.constraintLimit else { return nil }
        var lines = head + ["", "[controllers.main]", "constraints = [", "  # The conflict."]
        for place in order { lines.append(line(of: place)) }
        for assumption in conflict.assumptions { lines.append("  \(quoted(text(of: assumption))),  # taken to hold: the log does not say it") }
        let pins = pins()
        if !pins.isEmpty {
            lines.append("  # What it leaves open: one place for every view.")
            lines += pins.map { "  \(quoted($0))," }
        }
        lines.append("]")
        for (place, item) in items.enumerated() { lines += view(item, number: place) }
        for anchor in baselines { lines += ["", "[controllers.main.views.\(identifier(ofBaseline: anchor))]", "kind = \"view\""] }
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        [
            "# \(headline.commentText)",
            "# Made of a constraint log by `traitscope explain`. Of the conflict the last constraint gives way,",
            "# which is the one that the system broke, where the log says so.",
            "title = \"Constraints that cannot all hold\"", "devices = [\"iphone-17\"]", "", "[app]", "rootViewController = \"main\"",
        ]
    }

    // MARK: Constraints

    /// The one that gives way last.
    private var order: [Int] {
        let last = yielding
        return conflict.constraints.filter { $0 != last } + [last].compactMap { $0 }
    }

    private var yielding: Int? {
        log.brokenPlace.flatMap { conflict.constraints.contains($0) ? $0 : nil } ?? conflict.constraints.last
    }

    private func line(of place: Int) -> String {
        guard let equation = log.constraints[place].equation else { return "" }
        let owners = LogOwners(log: log)
        let remark = place == log.brokenPlace ? "broken by the system" : owners.owner(of: place).name
        return "  \(quoted(text(of: equation))),  # \(remark.commentText)"
    }

    private func text(of equation: LoggedEquation) -> String {
        let isMirrored = log.isRightToLeft && (equation.first.attribute.isDirectional || equation.second?.attribute.isDirectional == true)
        let relation = isMirrored ? equation.relation.negated : equation.relation
        let constant = isMirrored ? -equation.constant : equation.constant
        var text = "\(text(of: equation.first, isMirrored)) \(relation.rawValue) "
        guard let second = equation.second else { return text + constant.shortText }
        if equation.multiplier != 1 { text += "\(equation.multiplier.shortText) * " }
        return text + self.text(of: second, isMirrored) + Self.signed(constant)
    }

    private func text(of anchor: LoggedEquation.Anchor, _ isMirrored: Bool) -> String {
        switch anchor.attribute {
        case .firstBaseline, .lastBaseline: "\(identifier(ofBaseline: anchor)).top"
        case .leading where isMirrored: "\(names.identifier(of: anchor.item)).right"
        case .trailing where isMirrored: "\(names.identifier(of: anchor.item)).left"
        default: "\(names.identifier(of: anchor.item)).\(anchor.attribute.rawValue)"
        }
    }

    private func text(of assumption: LogAssumption) -> String {
        switch assumption {
        case .guideInside(let guide, let view, let edge):
            let relation = edge == .left || edge == .top ? ">=" : "<="
            return "\(names.identifier(of: guide)).\(edge.rawValue) \(relation) \(names.identifier(of: view)).\(edge.rawValue)"
        case .standardMargin(let guide, let view, let edge):
            let distance = Self.signed(LogAssumption.inset(edge))
            return "\(names.identifier(of: guide)).\(edge.rawValue) == \(names.identifier(of: view)).\(edge.rawValue)\(distance)"
        case .superview(_, let implied, let other, let edge):
            return "\(names.identifier(of: implied)).\(edge.rawValue) == \(names.identifier(of: other)).\(edge.rawValue)"
        case .baselineInside(let item, let baseline, let edge):
            let relation = edge == .top ? ">=" : "<="
            let line = identifier(ofBaseline: .init(item: item, attribute: baseline))
            return "\(line).top \(relation) \(names.identifier(of: item)).\(edge.rawValue)"
        }
    }

    private static func signed(_ constant: Double) -> String {
        constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    }

    // MARK: What is left open

    /// Constraints of the lowest priority, each for a length that nothing else determines.
    private func pins() -> [String] {
        var variables = LogVariables(isRightToLeft: log.isRightToLeft)
        guard prepare(&variables) else { return [] }
        var pins: [String] = []
        for (place, item) in items.enumerated() {
            let superview = log.items.superviews[item].flatMap { items.contains($0) ? $0 : nil }
            let isOuter = superview == nil
            let id = names.identifier(of: item)
            for (size, length) in [(LayoutAttribute.width, isOuter ? 280.0 : 120), (.height, isOuter ? 200 : 44)] {
                pin(.init(item: item, attribute: size), to: nil, near: length, "\(id).\(size.rawValue)", nil, &variables, &pins)
            }
            let outer = superview.map { names.identifier(of: $0) } ?? "superview"
            for (edge, distance) in [(LayoutAttribute.left, 20.0), (.top, isOuter ? 80 + Double(place) * 24 : 20)] {
                let anchor = superview.map { LoggedEquation.Anchor(item: $0, attribute: edge) }
                pin(.init(item: item, attribute: edge), to: anchor, near: distance, "\(id).\(edge.rawValue)", "\(outer).\(edge.rawValue)", &variables, &pins)
            }
        }
        for anchor in baselines {
            let id = identifier(ofBaseline: anchor)
            pin(anchor, to: nil, near: 40, "\(id).top", "superview.top", &variables, &pins)
            pins += ["\(id).left == superview.left @1", "\(id).width == 20 @1", "\(id).height == 0 @1"]
        }
        return pins
    }

    /// The conflict as it ends: all but one hold, and that one as nearly as it can.
    private func prepare(_ variables: inout LogVariables) -> Bool {
        let system = LogSystem(log)
        let last = yielding.map(LogRow.constraint)
        let rows = conflict.rows + system.sizes(ofItemsIn: conflict.constraints) + items.flatMap { [LogRow.size($0, .horizontal), .size($0, .vertical)] }
        var seen: Set<LogRow> = []
        for row in rows where seen.insert(row).inserted {
            guard let constraint = variables.constraint(row, of: log) else { continue }
            let added = row == last ? constraint | .strong : constraint
            guard (try? variables.solver.add(added)) != nil else { return false }
        }
        return true
    }

    /// Holds a length near a number, if nothing else determines it.
    private func pin(
        _ anchor: LoggedEquation.Anchor, to other: LoggedEquation.Anchor?, near number: Double, _ name: String, _ otherName: String?,
        _ variables: inout LogVariables, _ pins: inout [String]
    ) {
        var length = variables.expression(of: anchor)
        guard !variables.solver.undeterminedVariables(among: length.terms.map { $0.variable }).isEmpty else { return }
        if let other { length = length - variables.expression(of: other) }
        guard let wish = try? variables.solver.add(Constraint(length - number, .equal, strength: .weak)) else { return }
        var value = length.constant
        for term in length.terms { value += term.coefficient * variables.solver.value(of: term.variable) }
        try? variables.solver.remove(wish)
        let rounded = (value * 2).rounded() / 2
        _ = try? variables.solver.add(Constraint(length - rounded, .equal, strength: .weak))
        pins.append(otherName.map { "\(name) == \($0)\(Self.signed(rounded)) @1" } ?? "\(name) == \(rounded.shortText) @1")
    }

    // MARK: Views

    /// The baselines that the conflict speaks of: each is a line of its own.
    private var baselines: [LoggedEquation.Anchor] {
        var found: [LoggedEquation.Anchor] = conflict.assumptions.compactMap { assumption in
            if case .baselineInside(let item, let baseline, _) = assumption { .init(item: item, attribute: baseline) } else { nil }
        }
        for place in conflict.constraints {
            guard let equation = log.constraints[place].equation else { continue }
            for anchor in [equation.first, equation.second].compactMap({ $0 })
            where (anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline) && !found.contains(anchor) {
                found.append(anchor)
            }
        }
        return found
    }

    private func identifier(ofBaseline anchor: LoggedEquation.Anchor) -> String {
        names.identifier(of: anchor.item) + (anchor.attribute == .firstBaseline ? "-first-baseline" : "-last-baseline")
    }

    private static let colors = ["systemGray5", "systemBlue", "systemGreen", "systemOrange", "systemPurple", "systemTeal", "systemPink"]

    private func view(_ item: LoggedItem.ID, number: Int) -> [String] {
        let inner = items.filter { log.items.superviews[$0] == item }.map { quoted(names.identifier(of: $0)) }
        let color = Self.colors[number % Self.colors.count]
        var lines = ["", "[controllers.main.views.\(names.identifier(of: item))]  # \(names[item].commentText)", "kind = \"view\""]
        if !log.items[item].isGuide { lines.append("backgroundColor = \"\(color)\"") }
        if !inner.isEmpty { lines.append("subviews = [\(inner.joined(separator: ", "))]") }
        return lines
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension LayoutConstraint.Relation {
    /// What it is when both sides change their sign.
    fileprivate var negated: Self {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension String {
    /// Without what a comment of TOML may not have.
    fileprivate var commentText: String {
        String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
    }
}
