import ConstraintSolver
import PlaygroundModel
import SourceDiagnostics

/// A conflict as a playground: its views, its constraints, and weak constraints for everything that they leave undetermined. Guides become
/// views at the positions in the log. The broken constraint comes last and gives way.
struct ConflictPlayground {
    private let log: ConstraintLog
    private let conflict: LogConflict
    private let names: ItemNames
    private let headline: String
    /// The items of the conflict. Superviews come before their subviews.
    private let items: [LoggedItem.ID]

    /// The maximum of constraints. Larger playgrounds are unreadable, and the search for open lengths grows with the number of views.
    private static let constraintLimit = 60

    /// - Returns: `nil` for a conflict with too many constraints.
    init?(_ log: ConstraintLog, _ conflict: LogConflict, _ names: ItemNames, headline: String) {
        guard conflict.constraints.count <= Self.constraintLimit else { return nil }
        (self.log, self.conflict, self.names, self.headline) = (log, conflict, names, headline)
        var seen: Set<LoggedItem.ID> = []
        let named = LogSystem(log).items(in: conflict.constraints) + conflict.assumptions.flatMap { $0.equation.items }
        let used = named.filter { seen.insert($0).inserted }
        let depths = used.map { item in log.items.superviews(of: item).count { seen.contains($0) } }
        items = used.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { used[$0] }
    }

    var text: String {
        var lines = head + ["", "[controllers.main]", "constraints = [", "  # The conflict."]
        let last = log.givingWay(in: conflict)
        lines += conflict.constraints.filter { $0 != last }.compactMap(line) + (last.flatMap(line).map { [$0] } ?? [])
        lines += conflict.assumptions.map { "  \(text(of: $0.equation)),  # assumed: the log does not say it" }
        let pins = pins()
        if !pins.isEmpty { lines.append("  # Not determined by the log: a position for every view.") }
        lines += pins.map { "  \($0.tomlText)," } + ["]"]
        for (place, item) in items.enumerated() { lines += view(item, number: place) }
        for anchor in baselines { lines += ["", "[controllers.main.views.\(identifier(ofBaseline: anchor))]", "kind = \"view\""] }
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        [
            "# \(headline.commentText)",
            "# Made from a constraint log by `traitscope explain`. The last constraint of the conflict is broken. It is the one that",
            "# the system broke, if the log names that.",
            "title = \"Constraints that cannot all hold\"", "devices = [\"\(device)\"]", "", "[app]", "rootViewController = \"main\"",
        ]
    }

    /// The device: one with two pixels per point if the log has halves of points and no thirds.
    private var device: String {
        let fractions = log.equations.map { ($0.constant.magnitude.truncatingRemainder(dividingBy: 1) * 100).rounded() }
        return fractions.contains(50) && !fractions.contains { [33, 67].contains($0) } ? "iphone-se-3" : "iphone-17"
    }

    private func line(of place: Int) -> String? {
        guard let equation = log.equation(place) else { return nil }
        return "  \(text(of: equation)),  # \(place == log.brokenPlace ? "broken by the system" : log.owner(place).name)"
    }

    private func text(of equation: LoggedEquation) -> String {
        equations.text(log.isRightToLeft ? equation.absolute(isRightToLeft: true) : equation).tomlText
    }

    private var equations: EquationText {
        EquationText(isForPeople: false) { anchor in
            anchor.attribute.isBaseline
                ? "\(identifier(ofBaseline: anchor)).top" : "\(names.identifier(of: anchor.item)).\(anchor.attribute.rawValue)"
        }
    }

    /// Constraints of the lowest priority, one for each length that nothing else determines.
    private func pins() -> [String] {
        guard var variables = outcome else { return [] }
        var pins: [String] = []
        for (place, item) in items.enumerated() {
            let superview = log.items[item].superview.flatMap { items.contains($0) ? $0 : nil }
            let outer: [(LayoutAttribute, Double)] = [(.width, 280), (.height, 200), (.left, 20), (.top, 80 + Double(place) * 24)]
            let inner: [(LayoutAttribute, Double)] = [(.width, 120), (.height, 44), (.left, 20), (.top, 20)]
            for (attribute, length) in superview == nil ? outer : inner {
                let other = attribute.isDimension ? nil : superview.map { LoggedEquation.Anchor(item: $0, attribute: attribute) }
                pins += pin(.init(item: item, attribute: attribute), to: other, near: length, &variables)
            }
        }
        for anchor in baselines {
            let id = identifier(ofBaseline: anchor)
            pins += pin(anchor, to: nil, near: 40, &variables)
            pins += ["\(id).left == superview.left @1", "\(id).width == 20 @1", "\(id).height == 0 @1"]
        }
        return pins
    }

    private var outcome: LogVariables? {
        let system = LogSystem(log)
        let last = log.givingWay(in: conflict).map(LogRow.constraint)
        let rows = Set(conflict.rows)
        let others = conflict.rows.filter { $0 != last } + system.sizes(of: items).filter { !rows.contains($0) }
        guard var variables = system.adding(others) else { return nil }
        if let wish = last.flatMap(system.equation) { _ = try? variables.solver.add(variables.constraint(wish) | .strong) }
        return variables
    }

    /// Fixes a length near a number, unless it is already determined. Positions default to the root view.
    private func pin(
        _ anchor: LoggedEquation.Anchor, to other: LoggedEquation.Anchor?, near number: Double, _ variables: inout LogVariables
    ) -> [String] {
        var length = variables.expression(of: anchor)
        guard !variables.solver.undeterminedVariables(among: length.terms.map { $0.variable }).isEmpty else { return [] }
        if let other { length = length - variables.expression(of: other) }
        guard let wish = try? variables.solver.add(Constraint(length - number, .equal, strength: .weak)) else { return [] }
        let value = (variables.value(of: length) * 2).rounded() / 2
        try? variables.solver.remove(wish)
        _ = try? variables.solver.add(Constraint(length - value, .equal, strength: .weak))
        let left = "\(equations.name(anchor)) == "
        if anchor.attribute.isDimension { return ["\(left)\(value.decimalText) @1"] }
        let right = other.map(equations.name) ?? (anchor.attribute.axis == .horizontal ? "superview.left" : "superview.top")
        return ["\(left)\(right)\(equations.summand(value)) @1"]
    }

    private var baselines: [LoggedEquation.Anchor] {
        let equations = conflict.assumptions.map { $0.equation } + log.equations(at: conflict.constraints)
        var seen: Set<LoggedEquation.Anchor> = []
        return equations.flatMap { $0.anchors }.filter { $0.attribute.isBaseline && seen.insert($0).inserted }
    }

    private func identifier(ofBaseline anchor: LoggedEquation.Anchor) -> String {
        names.identifier(of: anchor.item) + (anchor.attribute == .firstBaseline ? "-first-baseline" : "-last-baseline")
    }

    private static let colors = ["systemGray5", "systemBlue", "systemGreen", "systemOrange", "systemPurple", "systemTeal", "systemPink"]

    private func view(_ item: LoggedItem.ID, number: Int) -> [String] {
        let inner = items.filter { log.items[$0].superview == item }.map { names.identifier(of: $0).tomlText }
        let color = Self.colors[number % Self.colors.count]
        var lines = ["", "[controllers.main.views.\(names.identifier(of: item))]  # \(names[item].commentText)", "kind = \"view\""]
        if !log.items[item].isGuide { lines.append("backgroundColor = \"\(color)\"") }
        if !inner.isEmpty { lines.append("subviews = [\(inner.joined(separator: ", "))]") }
        return lines
    }
}

extension String {
    /// The string on one line and without invisible characters, for a comment.
    fileprivate var commentText: String { split { $0.isNewline }.joined(separator: " ").terminalText }
}
