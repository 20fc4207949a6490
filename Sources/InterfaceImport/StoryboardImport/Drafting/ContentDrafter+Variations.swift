import PlaygroundLanguage
import PlaygroundModel

extension ContentDrafter {
    private static func standard(_ key: String, in kind: ViewKind) -> TOMLValue? {
        switch ViewProperty(rawValue: key) {
        case .backgroundColor: .string("clear")
        case .font where kind != .label: nil
        case let property: property?.default(in: kind)?.toml
        }
    }

    mutating func addVariations(of view: Element, _ name: String, _ kind: ViewKind) {
        if view.hasOtherVariations {
            context.change(view, "variations by traits other than size classes are ignored")
        }
        let alternatives = view.alternatives
        guard !alternatives.isEmpty else { return }
        if isAtBase { context.change(view, "a cell's size-class variations are ignored") }
        guard combination == nil else { return }
        let base = entries(of: view.base, kind)
        let variants = alternatives.map { (cases: $0.cases, entries: entries(of: $0.element, kind)) }
        var keys = base.map(\.key)
        for key in variants.flatMap({ $0.entries.map(\.key) }) where !keys.contains(key) { keys.append(key) }
        for key in keys { addVariation(of: key, base, variants, name, kind, view) }
    }

    private mutating func addVariation(
        of key: String, _ base: [TOMLValue.Entry], _ variants: [(cases: SizeClassCases, entries: [TOMLValue.Entry])],
        _ name: String, _ kind: ViewKind, _ view: Element
    ) {
        func value(_ entries: [TOMLValue.Entry]) -> TOMLValue? {
            entries.first { $0.key == key }?.value ?? Self.standard(key, in: kind)
        }
        let usual = value(base)
        var groups: [(value: TOMLValue?, cases: SizeClassCases)] = []
        for variant in variants where value(variant.entries) != usual {
            if let index = groups.firstIndex(where: { $0.value == value(variant.entries) }) {
                groups[index].cases = groups[index].cases.union(variant.cases)
            } else {
                groups.append((value(variant.entries), variant.cases))
            }
        }
        guard !groups.isEmpty else { return }
        if let index = content.views.firstIndex(where: { $0.name == name }), let value = groups[0].value, groups[0].cases.areAll {
            content.views[index].set(TOMLValue.Entry(key, value))
            return
        }
        guard let usual, !groups.contains(where: { $0.value == nil }) else {
            return context.change(view, "a size-class variation of \(key) is ignored")
        }
        var rest = SizeClassCases.all
        for (value, cases) in groups {
            rest = rest.intersection(cases.complement)
            guard let value else { continue }
            adaptive.change(cases) { element in
                element.set.append(.init(view: name, entry: TOMLValue.Entry(key, value)))
                if groups.count == 1 { element.otherwise.append(.init(view: name, entry: TOMLValue.Entry(key, usual))) }
            }
        }
        guard groups.count > 1 else { return }
        adaptive.change(rest) { $0.set.append(.init(view: name, entry: TOMLValue.Entry(key, usual))) }
    }

    private func entries(of view: Element, _ kind: ViewKind) -> [TOMLValue.Entry] {
        ViewEntries(document: context.document, element: view, kind: kind).all
    }
}
