import JSON

/// A container and its records on all environments.
struct RecordedContainer {
    var name: String
    var screens: [JSONValue?]

    /// The traits that code overrides for a controller, or for its child `child`, and the number of values that no condition explains.
    /// - Parameter containers: The enclosing containers, from the outermost on.
    static func overrides(
        of child: String?, _ screens: [JSONValue?], in containers: [RecordedContainer]
    ) -> (tables: [TOMLValue], unexplained: Int) {
        let known = Set((0..<RunEnvironment.traitCount).filter { screens.indices.contains($0) && screens[$0] != nil })
        let given = known.sorted().flatMap { place in
            (screens[place]?["overrides"]?.members ?? []).compactMap { member in
                member.value.string.map { (entry: TOMLValue.Entry(member.name, .string($0)), place: place) }
            }
        }
        func table(_ when: TOMLValue?, _ traits: [TOMLValue.Entry]) -> TOMLValue {
            .table([TOMLValue.Entry]([("child", child.map(TOMLValue.string)), ("when", when), ("traits", .table(traits))]))
        }
        let copied = containers.dropLast().last { container in
            known.allSatisfy { place in
                let traits = container.screens[place]?["traits"]?.members ?? []
                return !traits.isEmpty && traits.allSatisfy { screens[place]?["overrides"]?[$0.name] == $0.value }
            }
        }
        if let copied, !known.isEmpty { return ([table(nil, [TOMLValue.Entry("from", .string(copied.name))])], 0) }
        let condition = TraitCondition(containers.last?.screens ?? [])
        var tables: [(when: TOMLValue?, traits: [TOMLValue.Entry])] = []
        var unexplained = 0
        var seen: Set<TOMLValue.Entry> = []
        for (entry, _) in given.sorted(by: { $0.entry.key < $1.entry.key }) where seen.insert(entry).inserted {
            let holds = Set(given.filter { $0.entry == entry }.map(\.place))
            let when = holds == known ? nil : condition.value(holding: holds, among: known)
            guard holds == known || when != nil else {
                unexplained += 1
                continue
            }
            if let index = tables.firstIndex(where: { $0.when == when }) {
                tables[index].traits.append(entry)
            } else {
                tables.append((when, [entry]))
            }
        }
        return (tables.map { table($0.when, $0.traits) }, unexplained)
    }
}
