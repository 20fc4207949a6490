import PlaygroundModel

/// Reads `[[scenarios.expect]]`: what must hold, and under `not` what must not.
struct ExpectationReader {
    let vocabulary: Vocabulary
    let names: ScenarioNames

    /// The keys that speak of the view that `view` names.
    static let viewKeys = ["frame", "visible", "text", "truncated", "lines", "has"]

    func read(_ value: ValueCursor) -> Expectation? {
        value.table("an expectation") { table in
            let before = table.findings.reportCount
            let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read)
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

    // MARK: Controllers

    private func ofControllers(_ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        if let value = table["top"], let name = names.controller(value) { facts.append((.top(name), value.path)) }
        for value in table["onScreen"].map(oneOrMore) ?? [] {
            if let name = names.controller(value) { facts.append((.onScreen(name), value.path)) }
        }
        for (name, value) in table["traits"]?.entries() ?? [] {
            guard let controller = names.controller(name, at: value, isKey: true) else { continue }
            for (trait, traitValue, path) in traits(value) { facts.append((.trait(of: controller, trait, traitValue), path)) }
        }
        for (name, value) in table["presentation"]?.entries() ?? [] {
            guard let controller = names.controller(name, at: value, isKey: true) else { continue }
            facts += presentation(of: controller, value)
        }
        return facts
    }

    /// A trait can be expected to have no value.
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

    // MARK: Containers

    private func ofContainers(_ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        for (name, value) in table["stack"]?.entries() ?? [] {
            guard let container = names.controller(name, at: value, of: ["navigation"], isKey: true) else { continue }
            if let list = names.controllers(value) { facts.append((.stack(of: container, list), value.path)) }
        }
        for (name, value) in table["shows"]?.entries() ?? [] {
            let kinds = ["tabBar", "page", "split", "container", "arrangement"]
            guard let container = names.controller(name, at: value, of: kinds, isKey: true) else { continue }
            let list = oneOrMore(value).compactMap(names.controller)
            facts.append((.shows(container, list), value.path))
        }
        for (name, value) in table["split"]?.entries() ?? [] {
            guard let container = names.controller(name, at: value, of: ["split"], isKey: true) else { continue }
            let modes = SplitDefinition.DisplayMode.allCases.filter { $0 != .automatic }.map { $0.rawValue }
            guard let word = value.name(among: modes + [ExpectedWords.collapsed]) else { continue }
            facts.append((.split(container, SplitDefinition.DisplayMode(rawValue: word)), value.path))
        }
        for (name, value) in table["navigationBar"]?.entries() ?? [] {
            guard let container = names.controller(name, at: value, of: ["navigation"], isKey: true) else { continue }
            facts += value.table("a navigation bar") { bar(of: container, $0) } ?? []
        }
        return facts
    }

    private func bar(of container: String, _ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        if let value = table["title"], let text = value.string() { facts.append((.barTitle(of: container, text), value.path)) }
        if let value = table["backButtonTitle"] {
            if case .boolean(false) = value.value {
                facts.append((.backButtonTitle(of: container, nil), value.path))
            } else if let text = value.string() {
                facts.append((.backButtonTitle(of: container, text), value.path))
            }
        }
        return facts
    }

    // MARK: A view

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

    // MARK: The moment

    private func ofMoment(_ table: TableCursor) -> [Placed] {
        var facts: [Placed] = []
        if let value = table["log"] {
            let lines = oneOrMore(value).compactMap { $0.string() }.filter { !$0.isEmpty }
            if !lines.isEmpty { facts.append((.log(lines), value.path)) }
        }
        if let value = table["preview"] {
            if case .boolean(false) = value.value {
                facts.append((.preview(nil), value.path))
            } else if let name = names.controller(value) {
                facts.append((.preview(name), value.path))
            }
        }
        if let value = table["menu"], let titles = texts(value) { facts.append((.menu(titles), value.path)) }
        if let value = table["quickActions"], let titles = texts(value) { facts.append((.quickActions(titles), value.path)) }
        if let value = table["firstResponder"] {
            if case .boolean(false) = value.value {
                facts.append((.firstResponder(nil), value.path))
            } else if let text = value.string(), let element = names.element(text, at: value) {
                facts.append((.firstResponder(element), value.path))
            }
        }
        if let value = table["homeScreen"], let isInFront = value.bool() { facts.append((.homeScreen(isInFront), value.path)) }
        return facts
    }

    private func texts(_ value: ValueCursor) -> [String]? { value.elements()?.compactMap { $0.string() } }

    /// The elements of an array, or the one value that stands in its place.
    private func oneOrMore(_ value: ValueCursor) -> [ValueCursor] {
        guard case .array = value.value else { return [value] }
        return value.elements() ?? []
    }
}

/// Words that stand for the absence of something.
enum ExpectedWords {
    /// A controller that is not presented.
    static let none = "none"
    /// A split view with one column.
    static let collapsed = "collapsed"
}
