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
        for item in conflict.assumptions.flatMap({ $0.equation.items }) where !used.contains(item) { used.append(item) }
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
        lines += conflict.assumptions.map { "  \(quoted(text(of: $0.equation))),  # taken to hold: the log does not say it" }
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
        let last = log.givingWay(in: conflict)
        return conflict.constraints.filter { $0 != last } + [last].compactMap { $0 }
    }

    private func line(of place: Int) -> String {
        guard let equation = log.constraints[place].equation else { return "" }
        let owners = LogOwners(log: log)
        let remark = place == log.brokenPlace ? "broken by the system" : owners.owner(of: place).name
        return "  \(quoted(text(of: equation))),  # \(remark.commentText)"
    }

    private func text(of equation: LoggedEquation) -> String {
        // Where leading is right, the playground, which knows no such language, has left and right.
        let shown = log.isRightToLeft ? equation.absolute(isRightToLeft: true) : equation
        let left = "\(text(of: shown.first)) \(shown.relation.rawValue)"
        guard let second = shown.second else { return "\(left) \(shown.constant.shortText)" }
        let factor = shown.multiplier == 1 ? "" : "\(shown.multiplier.shortText) * "
        return "\(left) \(factor)\(text(of: second))\(Self.signed(shown.constant))"
    }

    private func text(of anchor: LoggedEquation.Anchor) -> String {
        anchor.attribute.isBaseline
            ? "\(identifier(ofBaseline: anchor)).top" : "\(names.identifier(of: anchor.item)).\(anchor.attribute.rawValue)"
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

    /// The conflict as it ends: all but one hold, and that one as nearly as it can.
    private func prepare(_ variables: inout LogVariables) -> Bool {
        let system = LogSystem(log)
        let last = log.givingWay(in: conflict).map(LogRow.constraint)
        let sizes = items.flatMap { [LogRow.size($0, .horizontal), .size($0, .vertical)] }
        for row in conflict.rows + sizes.filter({ !conflict.rows.contains($0) }) {
            guard let equation = system.equation(row) else { continue }
            let constraint = variables.constraint(equation)
            guard (try? variables.solver.add(row == last ? constraint | .strong : constraint)) != nil else { return false }
        }
        return true
    }

    /// Holds a length near a number, if nothing else determines it. A position without another is one in the root view.
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
        let left = text(of: anchor)
        if anchor.attribute.isDimension { return ["\(left) == \(value.shortText) @1"] }
        let right = other.map { text(of: $0) } ?? "superview.\(anchor.attribute == .left ? "left" : "top")"
        return ["\(left) == \(right)\(Self.signed(value)) @1"]
    }

    // MARK: Views

    /// The baselines that the conflict speaks of: each is a line of its own.
    private var baselines: [LoggedEquation.Anchor] {
        let equations = conflict.assumptions.map { $0.equation } + conflict.constraints.compactMap { log.constraints[$0].equation }
        var seen: Set<LoggedEquation.Anchor> = []
        return equations.flatMap { $0.anchors }.filter { $0.attribute.isBaseline && seen.insert($0).inserted }
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

extension String {
    /// Without what a comment of TOML may not have.
    fileprivate var commentText: String {
        String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
    }
}
