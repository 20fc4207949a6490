import PlaygroundModel

/// Reads `[[controllers.home.adaptive]]`: elements that apply while their conditions hold.
struct AdaptiveReader {
    let vocabulary: Vocabulary
    let constraints: ConstraintReader
    let names: NameSet
    let kinds: [ViewID: ViewKind]

    func read(_ list: ValueCursor) -> [AdaptiveElement] {
        (list.elements() ?? []).compactMap { value in
            value.table("an adaptive element") { table in
                let condition = table.required("when", example: "when = { horizontalSizeClass = \"compact\" }")
                return AdaptiveElement(
                    path: value.path,
                    condition: condition.flatMap(ConditionReader(vocabulary: vocabulary).read) ?? .always,
                    constraints: table["constraints"].map(constraints.read) ?? [],
                    install: table["install"]?.views(among: names).map { $0.1 } ?? [],
                    set: table["set"].map(assignments) ?? [],
                    otherwise: table["otherwise"].map(assignments) ?? []
                )
            }
        }
    }

    /// Reads `{ next.backgroundColor = "systemBlue" }`.
    private func assignments(_ value: ValueCursor) -> [AdaptiveElement.Assignment] {
        (value.entries() ?? []).flatMap { name, properties -> [AdaptiveElement.Assignment] in
            guard names.contains(name) else {
                value.findings.report(ValidationMistake.unknownView(name, known: names.names), at: .key(properties.path))
                return []
            }
            return assignments(to: ViewID(name), properties)
        }
    }

    /// Reads assignments to a view. A component's table also contains properties of its views: `{ card.photo.isHidden = true }`.
    private func assignments(to view: ViewID, _ properties: ValueCursor) -> [AdaptiveElement.Assignment] {
        let kind = kinds[view]
        return properties.table("a view") { table in
            table.kind = kind?.rawValue
            table.forbid(ViewProperty.owners)
            let own = ViewProperty.properties(of: kind).compactMap { property in
                table[property.rawValue]?.property(property).map {
                    AdaptiveElement.Assignment(view: view, property: property, value: $0)
                }
            }
            let inner = table.remaining { names.contains(ViewID($0).named(in: view).name) }
            return own + inner.flatMap { assignments(to: ViewID($0).named(in: view), $1) }
        } ?? []
    }
}
