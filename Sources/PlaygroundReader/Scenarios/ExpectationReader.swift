import PlaygroundModel

/// Reads `[[scenarios.expect]]`.
struct ExpectationReader {
    let vocabulary: Vocabulary
    let names: ScenarioNames

    /// The keys that describe the view named by the key `view`.
    static let viewKeys = ["frame", "visible", "text", "truncated", "lines", "has"]

    func read(_ value: ValueCursor) -> Expectation? {
        value.table("an expectation") { table in
            let before = table.findings.reportCount
            let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary, names: names).read)
            if let condition { StateCheck.checkContradictions(condition, table.findings) }
            var claims = claims(table, isNegated: false)
            let not = table["not"]
            if let not { claims += not.table("an expectation") { self.claims($0, isNegated: true) } ?? [] }
            if claims.isEmpty, table.findings.reportCount == before, !table.hasUnknownKeys {
                table.findings.report(ScenarioMistake.emptyExpectation, at: .key(table.path))
            }
            return Expectation(path: value.path, condition: condition, claims: claims)
        }
    }

    private func claims(_ table: TableCursor, isNegated: Bool) -> [Claim] {
        let facts = ofControllers(table) + ofContainers(table) + ofView(table) + ofMoment(table)
        return facts.map { Claim($0.fact, path: $0.path, isNegated: isNegated) }
    }

    typealias Placed = (fact: ExpectedFact, path: DocumentPath)

    private func ofControllers(_ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        if let value = table["top"], let name = names.controller(value) { facts.append((.top(name), value.path)) }
        for value in table["onScreen"]?.oneOrMore() ?? [] {
            if let name = names.controller(value) { facts.append((.onScreen(name), value.path)) }
        }
        for (controller, value) in controllers(table["traits"]) {
            for (trait, traitValue, path) in traits(value) { facts.append((.trait(of: controller, trait, traitValue), path)) }
        }
        for (controller, value) in controllers(table["presentation"]) {
            facts += presentation(of: controller, value)
        }
        return facts
    }

    private func controllers(_ value: ValueCursor?, of kinds: [String] = []) -> [(key: String, value: ValueCursor)] {
        (value?.entries() ?? []).filter { names.controller($0.key, at: $0.value, of: kinds, isKey: true) != nil }
    }

    /// The expected traits. A trait can be expected to be unspecified.
    private func traits(_ value: ValueCursor) -> [(Trait, TraitValue?, DocumentPath)] {
        (value.entries() ?? []).compactMap { name, value in
            if case .string("unspecified") = value.value, let trait = Trait.system(named: name) { return (trait, nil, value.path) }
            return TraitReader(vocabulary: vocabulary).read([(name, value)], otherKeys: []).first.map { ($0.trait, $0.value, value.path) }
        }
    }

    private func presentation(of controller: String, _ value: ValueCursor) -> [Placed] {
        guard case .table = value.value else {
            return form(of: controller, value).map { [$0] } ?? []
        }
        return value.table("a presentation") { table in
            var facts: [Placed] = []
            if let form = table["form"].flatMap({ form(of: controller, $0) }) { facts.append(form) }
            if let value = table["detent"], let detent = PresentationReader.detent(value) {
                facts.append((.detent(of: controller, detent), value.path))
            }
            if let value = table["arrow"], let arrow = value.choice(PopoverArrowDirection.self) {
                facts.append((.arrow(of: controller, arrow), value.path))
            }
            return facts
        } ?? []
    }

    private func form(of controller: String, _ value: ValueCursor) -> Placed? {
        let words = PresentedForm.allCases.map { $0.rawValue } + [ExpectedWords.none]
        return value.name(among: words).map { (.presentation(controller, PresentedForm(rawValue: $0)), value.path) }
    }

    private func ofContainers(_ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        for (container, value) in controllers(table["stack"], of: ["navigation"]) {
            if let list = names.controllers(value) { facts.append((.stack(of: container, list), value.path)) }
        }
        for (container, value) in controllers(table["shows"], of: Self.containers) {
            facts.append((.shows(container, value.oneOrMore().compactMap(names.controller)), value.path))
        }
        for (container, value) in controllers(table["split"], of: ["split"]) {
            let modes = SplitDefinition.DisplayMode.allCases.filter { $0 != .automatic }.map { $0.rawValue }
            guard let word = value.name(among: modes + [ExpectedWords.collapsed]) else { continue }
            facts.append((.split(container, SplitDefinition.DisplayMode(rawValue: word)), value.path))
        }
        for (container, value) in controllers(table["navigationBar"], of: ["navigation"]) {
            facts += value.table("a navigation bar") { bar(of: container, $0) } ?? []
        }
        return facts
    }

    /// The kinds of containers except navigation controllers, whose children are a stack.
    private static let containers = ControllerKind.words.filter { !["view", "navigation", "alert"].contains($0) }

    private func bar(of container: String, _ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        if let value = table["title"], let text = value.string() { facts.append((.barTitle(of: container, text), value.path)) }
        return facts + oneOrNone(table["backButtonTitle"], { $0.string() }) { .backButtonTitle(of: container, $0) }
    }

    private func ofView(_ table: TableCursor) -> [Placed] {
        let named = table["view"]
        let values = Self.viewKeys.compactMap { key in table[key].map { (key: key, value: $0) } }
        guard let named else {
            if let first = values.first {
                first.value.findings.report(ScenarioMistake.noView(first.key), at: .key(first.value.path))
            }
            return []
        }
        guard let text = named.string(), let element = names.element(text, at: named) else { return [] }
        if values.isEmpty { return [(.visible(element, true), named.path)] }
        let reader = ViewClaimReader(element: element, names: names)
        return values.flatMap { reader.read($0.key, $0.value) }
    }

    private func ofMoment(_ table: TableCursor) -> [Placed] {
        var facts = table["state"].map(ScenarioStateReader(names: names).claims) ?? []
        if let value = table["log"] {
            let lines = value.oneOrMore().compactMap { $0.string() }.filter { !$0.isEmpty }
            if !lines.isEmpty { facts.append((.log(lines), value.path)) }
        }
        facts += oneOrNone(table["preview"], names.controller) { .preview($0) }
        if let value = table["menu"], let titles = texts(value) { facts.append((.menu(titles), value.path)) }
        if let value = table["quickActions"], let titles = texts(value) { facts.append((.quickActions(titles), value.path)) }
        facts += oneOrNone(table["firstResponder"], { value in value.string().flatMap { names.element($0, at: value) } }) {
            .firstResponder($0)
        }
        if let value = table["homeScreen"], let isInFront = value.bool() { facts.append((.homeScreen(isInFront), value.path)) }
        return facts
    }

    private func texts(_ value: ValueCursor) -> [String]? { value.elements()?.compactMap { $0.string() } }

    /// The expected value. `false` means that no value is expected.
    private func oneOrNone<Value>(
        _ value: ValueCursor?, _ read: (ValueCursor) -> Value?, _ fact: (Value?) -> ExpectedFact
    ) -> [Placed] {
        guard let value else { return [] }
        if case .boolean(false) = value.value { return [(fact(nil), value.path)] }
        return read(value).map { [(fact($0), value.path)] } ?? []
    }
}

enum ExpectedWords {
    static let none = "none"
    static let collapsed = "collapsed"
}
