extension Element {
    private var variations: [(key: SizeClassCases.Combination, element: Element)] {
        all("variation").compactMap { variation in
            variation["key"].flatMap(SizeClassCases.Combination.init).map { ($0, variation) }
        }.sorted { $0.key.rank < $1.key.rank }
    }

    var hasOtherVariations: Bool {
        all("variation").contains { $0["key"].flatMap(SizeClassCases.Combination.init) == nil }
    }

    func effective(in combination: SizeClassCases.Combination) -> Element {
        var element = self
        for (key, variation) in variations where key.holds(in: combination) {
            for (name, value) in variation.attributes where name != "key" { element.attributes[name] = value }
            for child in variation.children where child.name != "mask" {
                element.children.removeAll { $0["key"] != nil && $0["key"] == child["key"] }
                element.children.append(child)
            }
        }
        return element
    }

    /// The combinations in which the objects of a list (`subviews` or `constraints`) are installed.
    func installation(of list: String) -> Installation {
        var changes: [String: [(key: SizeClassCases.Combination, isInstalled: Bool)]] = [:]
        for (key, variation) in variations {
            for entry in variation.children.first(where: { $0.name == "mask" && $0["key"] == list })?.children ?? [] {
                if let id = entry["reference"] { changes[id, default: []].append((key, entry.name == "include")) }
            }
        }
        return Installation(changes: changes)
    }

    struct Installation {
        fileprivate let changes: [String: [(key: SizeClassCases.Combination, isInstalled: Bool)]]

        func cases(of object: Element) -> SizeClassCases {
            guard let changes = object.id.flatMap({ changes[$0] }) else { return .all }
            return SizeClassCases(SizeClassCases.Combination.all.filter { combination in
                changes.last { $0.key.holds(in: combination) }?.isInstalled ?? true
            })
        }
    }

    /// The combinations in which attributes and values differ from the base, each with the element to use.
    var alternatives: [(cases: SizeClassCases, element: Element)] {
        let keys = Set(variations.filter { $0.key.rank > 0 && !$0.element.attributes.filter { $0.key != "key" }.isEmpty
            || $0.element.children.contains { $0.name != "mask" } }.map(\.key))
        guard !keys.isEmpty else { return [] }
        var groups: [(active: [SizeClassCases.Combination], combinations: [SizeClassCases.Combination])] = []
        let ordered = variations.map(\.key).filter(keys.contains)
        for combination in SizeClassCases.Combination.all {
            let active = ordered.filter { $0.holds(in: combination) }
            guard !active.isEmpty else { continue }
            if let index = groups.firstIndex(where: { $0.active == active }) {
                groups[index].combinations.append(combination)
            } else {
                groups.append((active, [combination]))
            }
        }
        return groups.map { (SizeClassCases($0.combinations), effective(in: $0.combinations[0])) }
    }

    var base: Element { effective(in: .base) }
}
