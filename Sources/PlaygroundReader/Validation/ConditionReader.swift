import PlaygroundModel

/// Reads `when = { … }`: traits, orientation, size limits, the controller's state, and `any`, `all`, `not`.
struct ConditionReader {
    let vocabulary: Vocabulary
    /// The controllers whose state can be queried. `nil` outside scenarios.
    var names: ScenarioNames?

    static let keys = ["orientation", "aspect", "minWidth", "maxWidth", "minHeight", "maxHeight", "any", "all", "not"]

    /// Reads a table whose keys must all hold.
    func read(_ value: ValueCursor) -> Condition? {
        value.table("a condition") { table in
            var conditions: [Condition] = []
            if let orientation = table["orientation"]?.choice(Condition.OrientationClass.self) {
                conditions.append(.orientation(orientation))
            }
            if let aspect = table["aspect"]?.choice(Condition.Aspect.self) { conditions.append(.aspect(aspect)) }
            if let (least, most) = bounds(table, "minWidth", "maxWidth") {
                conditions.append(.width(atLeast: least, atMost: most))
            }
            if let (least, most) = bounds(table, "minHeight", "maxHeight") {
                conditions.append(.height(atLeast: least, atMost: most))
            }
            if let any = table["any"]?.elements() { conditions.append(.any(any.compactMap(read))) }
            if let all = table["all"]?.elements() { conditions.append(.all(all.compactMap(read))) }
            if let not = table["not"].flatMap(read) { conditions.append(.not(not)) }
            let others = table.remaining().filter { name, value in
                guard let queries = queries(name, value) else { return true }
                conditions += queries.map { .state($0) }
                return false
            }
            let known = Self.keys + (vocabulary.ownVariables ?? []).map { $0.name }
            conditions += TraitReader(vocabulary: vocabulary).read(others, otherKeys: known).map { .trait($0, $1) }
            return conditions.count == 1 ? conditions[0] : .all(conditions)
        }
    }

    /// The queries for a key. `nil` if the key is not a condition on the state.
    private func queries(_ name: String, _ value: ValueCursor) -> [StateQuery]? {
        if vocabulary.traitNames.contains(name) { return nil }
        if let names { return ScenarioStateReader(names: names).read(name, value) }
        return vocabulary.ownVariables.flatMap { StateQueryReader(variables: $0).read(name, value) }
    }

    private func bounds(_ table: TableCursor, _ lower: String, _ upper: String) -> (Double?, Double?)? {
        let (least, most) = (table[lower]?.number(in: 0...100_000), table[upper])
        let greatest = most?.number(in: 0...100_000)
        if least == nil, greatest == nil { return nil }
        if let least, let greatest, least > greatest {
            most?.report(ValidationMistake.conditionNeverHolds(lower: lower, upper: upper))
        }
        return (least, greatest)
    }
}
