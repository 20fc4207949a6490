import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics

/// Checks the state queries of a controller's conditions, once all its views are known.
struct StateCheck {
    let controller: ControllerDefinition
    let findings: Findings

    func run() {
        let conditions = controller.allConditions.map { $0.condition }
        check(conditions.flatMap { $0.queries })
        for condition in conditions { Self.checkContradictions(condition, findings) }
    }

    /// Checks names and types. No rule may set a queried property, because conditions do not depend on rules.
    func check(_ queries: [StateQuery]) {
        guard !queries.isEmpty else { return }
        var rules: [StateSubject: AdaptiveElement] = [:]
        for element in controller.adaptive {
            for assignment in element.set + element.otherwise { rules[.property(assignment.view, assignment.property)] = element }
        }
        for query in queries {
            check(query)
            guard let rule = rules[query.subject] else { continue }
            findings.report(
                ValidationMistake.conditionOnRule(query.path.lastKey), at: .key(query.path),
                related: [(.key(rule.path), "the rule that sets it")])
        }
    }

    private func check(_ query: StateQuery) {
        switch query.subject {
        case .variable(let name):
            if let variable = controller.variable(name) { checkType(query, of: variable.start) }
        case .isSelected(let id):
            guard let view = view(id, query), view.kind != .cell, !view.kind.isList else { return }
            report(ShapeMistake.keyOfOtherKind("isSelected", kind: view.kind.rawValue, kinds: ["rows", "items"]), query)
        case .property(let id, let property):
            guard let view = view(id, query) else { return }
            guard property.applies(to: view.kind) || view.kind.facts.control?.property == property else {
                let kinds = (property.kinds ?? []).map { $0.rawValue }.sorted()
                return report(ShapeMistake.keyOfOtherKind(property.rawValue, kind: view.kind.rawValue, kinds: kinds), query)
            }
            checkType(query, of: property, in: view)
        }
    }

    private func view(_ id: ViewID, _ query: StateQuery) -> ViewDefinition? {
        if let view = controller.view(id) { return view }
        report(ValidationMistake.unknownView(id.name, known: controller.views.map { $0.id.name }), query)
        return nil
    }

    private func report(_ mistake: some DiagnosticFacts, _ query: StateQuery) { findings.report(mistake, at: .key(query.path)) }

    private func checkType(_ query: StateQuery, of property: ViewProperty, in view: ViewDefinition) {
        switch property.valueType {
        case .bool: checkType(query, of: .bool(false))
        case .string: checkType(query, of: .string(""))
        case .number, .integer: checkRange(query, of: property, in: view)
        case .choice(let names):
            checkType(query, of: .string(""))
            guard case .equals(.string(let word)) = query.test, !names.contains(word) else { return }
            findings.report(
                ShapeMistake.badValue(name: query.path.lastKey, found: word, permitted: names), at: .value(query.path))
        default: report(ValidationMistake.noCondition(on: property.rawValue), query)
        }
    }

    private func checkRange(_ query: StateQuery, of property: ViewProperty, in view: ViewDefinition) {
        checkType(query, of: .number(0))
        let range: ClosedRange<Double> = switch (view.kind.facts.control, property.valueType) {
        case (.value, _) where property == .value: ControlValue.range(of: view.properties, in: view.kind)
        case (_, .number(let range)): range
        case (_, .integer(let range)) where property == .selectedSegmentIndex:
            Double(range.lowerBound)...Double(max(0, view.properties.strings(.segments).count - 1))
        case (_, .integer(let range)): Double(range.lowerBound)...Double(range.upperBound)
        default: ControllerVariable.range
        }
        guard case .equals(.number(let number)) = query.test, !range.contains(number) else { return }
        findings.report(
            ShapeMistake.outOfRange(name: query.path.lastKey, found: number, permitted: range), at: .value(query.path))
    }

    private func checkType(_ query: StateQuery, of value: PropertyValue) {
        let isRight: Bool = switch query.test {
        case .equals(let expected): expected.hasType(of: value)
        case .isEmpty, .length, .contains, .matches, .isEmail: value.hasType(of: .string(""))
        case .range: value.hasType(of: .number(0))
        }
        if !isRight {
            findings.report(ValidationMistake.otherType(query.path.lastKey, expected: value), at: .value(query.path))
        }
    }

    /// Reports queries of one subject that contradict each other.
    static func checkContradictions(_ condition: Condition, _ findings: Findings) {
        switch condition {
        case .any(let parts): for part in parts { checkContradictions(part, findings) }
        case .not(let part): checkContradictions(part, findings)
        case .all(let parts):
            var known: [StateSubject: StateQuery] = [:]
            for case .state(let query) in parts.flatMap({ $0.conjuncts }) {
                if let other = known[query.subject], query.excludes(other) {
                    findings.report(
                        ValidationMistake.contradiction(query.path.lastKey), at: .value(query.path),
                        related: [(.value(other.path), "the other value")])
                }
                known[query.subject] = query
            }
            for part in parts { checkContradictions(part, findings) }
        case .trait, .orientation, .aspect, .width, .height, .state: break
        }
    }
}

extension Condition {
    fileprivate var conjuncts: [Condition] {
        if case .all(let parts) = self { parts.flatMap { $0.conjuncts } } else { [self] }
    }
}

extension ControllerDefinition {
    /// Moves the rules of views before the adaptive elements, which override them. Queried rows become tappable.
    mutating func settleState() {
        var rules: [AdaptiveElement] = []
        for index in views.indices where !views[index].rules.isEmpty {
            let id = views[index].id
            rules += views[index].rules.map { rule in
                var own = rule
                own.set = rule.set.map { .init(view: id, property: $0.property, value: $0.value) }
                own.otherwise = rule.otherwise.map { .init(view: id, property: $0.property, value: $0.value) }
                return own
            }
            views[index].rules = []
        }
        if !rules.isEmpty { adaptive = rules + adaptive }
        var asked: Set<ViewID> = []
        for (condition, _) in allConditions {
            condition.forEachQuery { if case .isSelected(let id) = $0.subject { asked.insert(id) } }
        }
        guard !asked.isEmpty else { return }
        for list in views where list.kind.isList {
            for index in views.indices
            where views[index].kind == .cell && views[index].tap == nil && list.subviews.contains(views[index].id)
                && (asked.contains(list.id) || asked.contains(views[index].id)) {
                views[index].tap = .set([])
            }
        }
    }
}
