import PlaygroundModel

// Adaptive elements. One method reads traits and state, and changes constraints, installed views and properties.
extension ClassWriter {
    private struct Step {
        var condition: Condition
        var constraints: String?
        var install: [ViewID]

        var changesHierarchy: Bool { constraints != nil || !install.isEmpty }
    }

    func writeAdaptation() {
        let elements = content.adaptive
        let isFollowed = showsVariables || elements.contains { $0.condition.queries.contains { $0.subject.view == nil } }
        writeVariables(isFollowed: isFollowed)
        guard !elements.isEmpty || isFollowed else { return }
        let steps = steps(elements)
        var body = SwiftLines()
        let isGuarded = elements.contains { $0.condition.asksForGeometry }
        if isGuarded { return writeGuardedAdaptation(steps, elements) }
        var statements = statements(steps, elements)
        writeStateTexts(in: &statements)
        for (flag, condition) in flags(elements) {
            guard let expression = asked(condition, flag, in: statements) else { continue }
            flagNames[condition] = expression
            var shorter = self.statements(steps, elements)
            writeStateTexts(in: &shorter)
            // Keep the local variable if its expression would need more lines when inlined.
            if shorter.lineCount(at: 2) > statements.lineCount(at: 2) { flagNames[condition] = flag } else { statements = shorter }
        }
        for (flag, condition) in flags(elements) where SwiftName.isName(flag) && statements.mentions(flag) {
            body.add(.condition(ConditionWriter(writer: self).expression(condition)), after: "let \(flag) = ")
        }
        body.add(statements)
        finishAdaptation(body, elements)
    }

    /// Writes adaptation that runs in each layout pass. It acts only if a condition changed, because its changes cause another pass.
    private func writeGuardedAdaptation(_ steps: [Step], _ elements: [AdaptiveElement]) {
        let statements = statements(steps, elements)
        let flags = flags(elements)
        let (local, known) = (scope.claim(own: "conditions"), scope.claim(own: "adaptedConditions"))
        properties.separate()
        properties.add("private var \(known): [Bool] = []")
        var body = SwiftLines()
        writeStateTexts(in: &body)
        for (flag, condition) in flags {
            body.add(.condition(ConditionWriter(writer: self).expression(condition)), after: "let \(flag) = ")
        }
        let list = SwiftExpression.array(flags.map { .word($0.0) })
        body.assign("let \(local)", list)
        body.add("guard \(local) != \(known) else { return }")
        body.add("\(known) = \(local)")
        body.add(statements)
        finishAdaptation(body, elements)
    }

    private func finishAdaptation(_ statements: SwiftLines, _ elements: [AdaptiveElement]) {
        var body = statements
        for list in content.views where list.kind == .table { writeRows(of: list, elements, in: &body) }
        methods.separate()
        for element in elements { methods.add(run.comments(at: element.path)) }
        methods.block("private func \(adaptMethod)()") { $0.add(body) }
        call(adaptMethod, by: elements.map(\.condition))
        followControls(askedBy: elements.map(\.condition), by: adaptMethod)
    }

    private func statements(_ steps: [Step], _ elements: [AdaptiveElement]) -> SwiftLines {
        var statements = SwiftLines()
        writeSets(steps, in: &statements)
        writeAssignments(elements, in: &statements)
        for element in elements {
            guard let item = element.enables.flatMap({ names[$0] }) else { continue }
            statements.assign("\(item).isEnabled", .word(flag(of: element.condition)))
        }
        return statements
    }

    /// The expression of a condition, to use instead of its local variable. `nil` if it is long or used several times.
    private func asked(_ condition: Condition, _ flag: String, in statements: SwiftLines) -> String? {
        let uses = statements.uses(of: flag)
        let expression = ConditionWriter(writer: self).expression(condition)
        let isOneTerm = !expression.contains(" && ") && !expression.contains(" || ") && !expression.contains(" ?? ")
        return uses.count == 1 && !uses.isNegated && isOneTerm && expression.count <= 60 ? expression : nil
    }

    /// Calls a method once, and again whenever the inputs of the conditions change.
    func call(_ method: String, by conditions: [Condition]) {
        let traits = conditions.flatMap(\.traits)
        if conditions.contains(where: \.asksForGeometry) {
            layoutCalls.append(method)
        } else {
            setUp.add("\(method)()")
        }
        register(method, for: traits)
    }

    private func register(_ method: String, for traits: [Trait]) {
        let types = TraitWriter(run: run).types(traits)
        guard case .array(let list) = types, !list.isEmpty else { return }
        if run.deployment >= 17 {
            let head = SwiftExpression.call("registerForTraitChanges", [.init(nil, types)])
            setUp.block(head, parameters: "(self: Self, _) in") { $0.add("self.\(method)()") }
        } else {
            traitCalls.append((method, traits))
        }
    }

    private func steps(_ elements: [AdaptiveElement]) -> [Step] {
        let conditional = withSubviews(content.conditional)
        var steps: [Step] = []
        var known: Set<Condition> = []
        for condition in elements.map(\.condition) where known.insert(condition).inserted {
            let same = elements.filter { $0.condition == condition }
            let installed = same.flatMap(\.install)
            // Constraints of conditional views are active only while the views are installed.
            let own = withSubviews(Set(installed))
            let waiting = installed.isEmpty ? [] : content.constraints.filter { constraint in
                let views = constraint.views.intersection(conditional)
                return !views.isEmpty && views.isSubset(of: own)
            }
            let groups = groups(waiting + same.flatMap(\.constraints), isWhileLoose: !installed.isEmpty)
            var step = Step(condition: condition, install: installed)
            if !groups.isEmpty {
                let words = ConditionWriter(writer: self).words(condition)
                let name = scope.claim(own: words.prefix(1).lowercased() + words.dropFirst() + "Constraints")
                step.constraints = name
                properties.separate()
                properties.add(groups.whole, after: "private lazy var \(name): [NSLayoutConstraint] = ")
            }
            steps.append(step)
        }
        let placed = elements.map { withSubviews(Set($0.install)) }
        for constraint in content.constraints {
            let views = constraint.views.intersection(conditional)
            if !views.isEmpty, !placed.contains(where: { views.isSubset(of: $0) }) {
                remark("the constraint \"\(constraint.source)\" is between views that are installed independently", at: constraint.id.path)
            }
        }
        return steps
    }

    private func flag(of condition: Condition) -> String {
        if let known = flagNames[condition] { return known }
        let name = scope.claim(own: "is" + ConditionWriter(writer: self).words(condition))
        flagNames[condition] = name
        return name
    }

    private func flags(_ elements: [AdaptiveElement]) -> [(String, Condition)] {
        var known: Set<Condition> = []
        return elements.filter { known.insert($0.condition).inserted }.map { (flag(of: $0.condition), $0.condition) }
    }

    private func writeSets(_ steps: [Step], in body: inout SwiftLines) {
        let changing = steps.filter(\.changesHierarchy)
        if changing.count == 1 {
            body.block("if \(flag(of: changing[0].condition))") { apply(changing[0], in: &$0) }
            body.reopen("} else {") { undo(changing[0], in: &$0) }
            return
        }
        var (pairs, rest): ([(Step, Step)], [Step]) = ([], [])
        for step in changing {
            if let index = rest.firstIndex(where: { Self.areOpposite($0.condition, step.condition) }) {
                pairs.append(Self.positiveFirst(rest.remove(at: index), step))
            } else {
                rest.append(step)
            }
        }
        if pairs.count == 1, rest.isEmpty, pairs[0].0.constraints == nil || pairs[0].1.constraints == nil
            || !pairs[0].0.install.isEmpty || !pairs[0].1.install.isEmpty {
            return writeChoice(pairs[0], in: &body) { yes, no, lines in
                undo(no, in: &lines)
                apply(yes, in: &lines)
            }
        }
        for pair in pairs { writeChoice(pair, "deactivate", in: &body) { undo($1, in: &$2) } }
        for step in rest { body.block("if !\(flag(of: step.condition))") { undo(step, in: &$0) } }
        for pair in pairs { writeChoice(pair, "activate", in: &body) { yes, _, lines in apply(yes, in: &lines) } }
        for step in rest { body.block("if \(flag(of: step.condition))") { apply(step, in: &$0) } }
    }

    /// Writes the effects of two steps with opposite conditions. `write` receives the step whose condition is true, and the other step.
    /// `method` is a method of `NSLayoutConstraint`, if such a method can choose between two sets of constraints.
    private func writeChoice(
        _ pair: (Step, Step), _ method: String? = nil, in body: inout SwiftLines, _ write: (Step, Step, inout SwiftLines) -> Void
    ) {
        let (first, second) = pair
        let flag = flag(of: first.condition)
        if let method, let one = first.constraints, let other = second.constraints, first.install.isEmpty, second.install.isEmpty {
            let (yes, no) = method == "activate" ? (one, other) : (other, one)
            return body.add("NSLayoutConstraint.\(method)(\(flag) ? \(yes) : \(no))")
        }
        body.block("if \(flag)") { write(first, second, &$0) }
        body.reopen("} else {") { write(second, first, &$0) }
    }

    private static func areOpposite(_ one: Condition, _ other: Condition) -> Bool {
        if one == .not(other) || other == .not(one) { return true }
        guard case .trait(let trait, let value) = one, case .trait(trait, let otherValue) = other, value != otherValue else { return false }
        switch trait {
        case .horizontalSizeClass, .verticalSizeClass, .userInterfaceStyle, .layoutDirection: return true
        default: return false
        }
    }

    private static func positiveFirst(_ one: Step, _ other: Step) -> (Step, Step) {
        if case .not = one.condition { (other, one) } else { (one, other) }
    }

    private func apply(_ step: Step, in lines: inout SwiftLines) {
        for view in installed(step) { install(view, with: step, in: &lines) }
        if let constraints = step.constraints { lines.add("NSLayoutConstraint.activate(\(constraints))") }
    }

    private func undo(_ step: Step, in lines: inout SwiftLines) {
        if let constraints = step.constraints { lines.add("NSLayoutConstraint.deactivate(\(constraints))") }
        for view in step.install {
            if view == controller?.viewInBar { removeFromBar(in: &lines) } else { lines.add("\(name(view)).removeFromSuperview()") }
        }
    }

    func showInBar(_ view: ViewID, in lines: inout SwiftLines) {
        guard case .tabBar? = controller?.kind else { return lines.add("navigationItem.titleView = \(name(view))") }
        lines.addAvailable(since: 26, run.deployment) { $0.add("bottomAccessory = UITabAccessory(contentView: \(name(view)))") }
    }

    private func removeFromBar(in lines: inout SwiftLines) {
        guard case .tabBar? = controller?.kind else { return lines.add("navigationItem.titleView = nil") }
        lines.addAvailable(since: 26, run.deployment) { $0.add("bottomAccessory = nil") }
    }

    private func installed(_ step: Step) -> [ViewID] {
        let places = Dictionary(content.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return step.install.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
    }

    private func install(_ id: ViewID, with step: Step, in lines: inout SwiftLines) {
        guard content.view(id) != nil else { return }
        if id == controller?.viewInBar { return showInBar(id, in: &lines) }
        if let list = content.views.first(where: { $0.backgroundView == id }) {
            return lines.add("\(name(list.id)).backgroundView = \(name(id))")
        }
        let parent = content.views.first { $0.subviews.contains(id) }
        let siblings = parent.map { $0.subviews } ?? content.topLevel
        guard let index = siblings.firstIndex(of: id) else { return }
        // Views that may or may not be installed now, depending on their own conditions.
        let others = content.conditional.subtracting(step.install)
        let receiver = parent.map { name($0.id) + "." } ?? content.receiver
        if let parent, parent.kind == .stack {
            let isLast = siblings[(index + 1)...].allSatisfy { step.install.contains($0) }
            let place = isLast ? nil : ("at", self.index(after: siblings[..<index], others))
            return insert(id, "\(receiver)\(place == nil ? "add" : "insert")ArrangedSubview", place, in: &lines)
        }
        lines.add("\(name(id)).translatesAutoresizingMaskIntoConstraints = false")
        let isFront = index == siblings.count - 1 && (parent != nil || content.children.isEmpty)
        var place: (String, String)?
        if isFront {
            place = nil
        } else if index > 0, !others.contains(siblings[index - 1]) {
            place = ("aboveSubview", name(siblings[index - 1]))
        } else if index < siblings.count - 1, !content.conditional.contains(siblings[index + 1]) {
            place = ("belowSubview", name(siblings[index + 1]))
        } else {
            place = ("at", self.index(after: siblings[..<index], others))
        }
        insert(id, "\(receiver)\(place == nil ? "add" : "insert")Subview", place, in: &lines)
    }

    private func insert(_ id: ViewID, _ method: String, _ place: (String, String)?, in lines: inout SwiftLines) {
        let place = place.map { [SwiftExpression.Argument($0.0, word: $0.1)] } ?? []
        lines.add(.call(method, [.init(nil, word: name(id))] + place))
    }

    /// An expression for the number of installed siblings.
    private func index(after siblings: ArraySlice<ViewID>, _ others: Set<ViewID>) -> String {
        let sure = siblings.filter { !others.contains($0) }.count
        let maybe = siblings.filter { others.contains($0) }.map { name($0) }
        switch maybe.count {
        case 0: return "\(sure)"
        case 1: return "\(maybe[0]).superview == nil ? \(sure) : \(sure + 1)"
        default:
            let count = "[\(maybe.joined(separator: ", "))].count { $0.superview != nil }"
            return sure == 0 ? count : "\(sure) + \(count)"
        }
    }

    /// A property of a view, with the values that conditions give it. The last condition comes first.
    private struct Change: Hashable {
        var view: ViewID
        var property: ViewProperty
        /// The conditions' flags. `!` marks the value of `otherwise`.
        var cases: [String]
        var values: [PropertyValue]
    }

    private func writeAssignments(_ elements: [AdaptiveElement], in body: inout SwiftLines) {
        let tables = content.views.filter { $0.kind == .table }
        write(changes(elements) { view, property in !tables.contains { isRow(view, property, of: $0) } }, in: &body)
    }

    private func changes(_ elements: [AdaptiveElement], where isTaken: (ViewID, ViewProperty) -> Bool) -> [Change] {
        var order: [Change] = []
        for element in elements {
            for assignment in element.set + element.otherwise
            where isTaken(assignment.view, assignment.property)
                && !order.contains(where: { $0.view == assignment.view && $0.property == assignment.property }) {
                order.append(change(assignment.view, assignment.property, elements))
            }
        }
        return order
    }

    private func write(_ order: [Change], in body: inout SwiftLines) {
        var groups: [(cases: [String], changes: [Change])] = []
        for change in order {
            if let index = groups.firstIndex(where: { $0.cases == change.cases }) {
                groups[index].changes.append(change)
            } else {
                groups.append((change.cases, [change]))
            }
        }
        for group in groups { write(group.changes, group.cases, in: &body) }
    }

    private func isRow(_ view: ViewID, _ property: ViewProperty, of table: ViewDefinition) -> Bool {
        let ofCells: Set<ViewProperty> = [.accessoryType, .backgroundColor, .separatorInset, .alpha, .isHidden]
        return ofCells.contains(property) && Self.place(of: view, in: table) != nil
    }

    /// Writes a method that applies rules to a cell. It is called by the data source and, for visible cells, by `adapt()`.
    private func writeRows(of table: ViewDefinition, _ elements: [AdaptiveElement], in body: inout SwiftLines) {
        guard elements.contains(where: { ($0.set + $0.otherwise).contains { isRow($0.view, $0.property, of: table) } }) else { return }
        let method = scope.claim(own: "adapt\(SwiftName.capitalized(word(table.id)))Cell")
        rowMethods[table.id] = method
        body.block("for indexPath in \(name(table.id)).indexPathsForVisibleRows ?? []") { lines in
            lines.block("if let cell = \(name(table.id)).cellForRow(at: indexPath)") { $0.add("\(method)(cell, at: indexPath)") }
        }
        // The local variables of the other method are out of scope here.
        let flags = flagNames
        for element in elements {
            let expression = ConditionWriter(writer: self).expression(element.condition)
            flagNames[element.condition] = Self.isMember(expression) ? expression : "(\(expression))"
        }
        let ofRows = changes(elements) { isRow($0, $1, of: table) }
        var cases: [SwiftLines.Case] = []
        var known: Set<ViewID> = []
        for row in ofRows.map(\.view) where known.insert(row).inserted {
            guard let place = Self.place(of: row, in: table) else { continue }
            var statements = SwiftLines()
            names[row] = "cell"
            write(ofRows.filter { $0.view == row }, in: &statements)
            names[row] = nil
            cases.append(("(\(place.section), \(place.row))", statements))
        }
        flagNames = flags
        methods.declaration("private func \(method)(_ cell: UITableViewCell, at indexPath: IndexPath)") { lines in
            lines.choose("(indexPath.section, indexPath.row)", cases, otherwise: "break")
        }
    }

    private static func isMember(_ expression: String) -> Bool {
        expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    /// The expression without its parentheses, for positions where they are not needed.
    private static func alone(_ flag: String) -> String { flag.hasPrefix("(") ? String(flag.dropFirst().dropLast()) : flag }

    private func change(_ view: ViewID, _ property: ViewProperty, _ elements: [AdaptiveElement]) -> Change {
        var change = Change(view: view, property: property, cases: [], values: [])
        func last(_ list: [AdaptiveElement.Assignment]) -> PropertyValue? {
            list.last { $0.view == view && $0.property == property }?.value
        }
        for element in elements.reversed() {
            guard let value = last(element.set) else { continue }
            change.cases.append(flag(of: element.condition))
            change.values.append(value)
        }
        for element in elements.reversed() {
            guard let value = last(element.otherwise) else { continue }
            change.cases.append("!" + flag(of: element.condition))
            change.values.append(value)
            // Earlier elements have no effect, because this element sets the property in both cases.
            if last(element.set) != nil { break }
        }
        return change
    }

    private func write(_ changes: [Change], _ cases: [String], in body: inout SwiftLines) {
        // If the cases contain a flag and its opposite, the last case becomes `else`.
        let isComplete = cases.count > 1 && cases.dropLast().contains { areOpposite($0, cases[cases.count - 1]) }
        let asked = isComplete ? Array(cases.dropLast()) : cases
        if changes.count == 1, asked.count == 1, let choice = choice(changes[0], asked[0]) { return body.add(choice) }
        body.branch(asked.enumerated().map { index, flag -> SwiftLines.Branch in
            (Self.alone(flag), { lines in for change in changes { self.assign(change, change.values[index], in: &lines) } })
        })
        body.reopen("} else {") { lines in
            for change in changes { self.assign(change, isComplete ? change.values[cases.count - 1] : self.base(change), in: &lines) }
        }
    }

    private func areOpposite(_ flag: String, _ other: String) -> Bool {
        if "!\(flag)" == other { return true }
        guard let one = flagNames.first(where: { $0.value == flag })?.key, let another = flagNames.first(where: { $0.value == other })?.key
        else { return false }
        return Self.areOpposite(one, another)
    }

    private func choice(_ change: Change, _ flag: String) -> SwiftLines? {
        var (first, second) = (SwiftLines(), SwiftLines())
        assign(change, change.values[0], in: &first)
        assign(change, change.values.count > 1 ? change.values[1] : base(change), in: &second)
        guard let both = SwiftLines.assignments(first, second), both.values.0 != "nil", both.values.1 != "nil" else { return nil }
        var lines = SwiftLines()
        let isNegated = flag.hasPrefix("!")
        let positive = isNegated ? String(flag.dropFirst()) : flag
        let (yes, no) = isNegated ? (both.values.1, both.values.0) : both.values
        switch (yes, no) {
        case ("true", "false"): lines.assign(both.target, .word(positive))
        case ("false", "true"): lines.assign(both.target, .word("!\(positive)"))
        default: lines.assign(both.target, .choice(positive, yes, no))
        }
        return lines
    }

    private func base(_ change: Change) -> PropertyValue? { view(change.view)?.properties[change.property] }

    private func view(_ id: ViewID) -> ViewDefinition? { content.view(id) ?? controller?.view(id) }

    func assign(_ view: ViewID, _ property: ViewProperty, _ value: PropertyValue?, at path: DocumentPath, in lines: inout SwiftLines) {
        guard let definition = self.view(view), let target = expression(view) else {
            return comment("\(view).\(property.rawValue) is not set: the class has no such view", at: path, in: &lines)
        }
        set(property, of: definition, to: value, on: target, in: &lines)
    }

    private func assign(_ change: Change, _ value: PropertyValue?, in lines: inout SwiftLines) {
        assign(change.view, change.property, value, at: controller?.path ?? DocumentPath(), in: &lines)
    }
}
