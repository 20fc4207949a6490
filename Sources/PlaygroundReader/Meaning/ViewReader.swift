import PlaygroundModel

/// Reads `[controllers.home.views.NAME]`.
struct ViewReader {
    let vocabulary: Vocabulary
    /// The views of the controller.
    let names: NameSet

    func read(_ value: ValueCursor, id: String) -> ViewDefinition? {
        value.table("a view") { table in
            let kind = kind(table)
            var view = ViewDefinition(id: ViewID(id), path: value.path, kind: kind ?? .view)
            table.kind = kind?.rawValue
            if kind == nil { table.permitOtherKeys() }
            table.forbid(Self.owners)
            for property in ViewProperty.properties(of: kind) {
                view.properties[property] = table[property.rawValue]?.property(property)
            }
            let listKey = kind == .stack ? Self.arrangedKey : Self.subviewsKey
            view.subviews = table[listKey]?.views(among: names).map(\.1) ?? []
            if kind == .stack { view.customSpacing = customSpacing(table, of: view) }
            view.tap = table["tap"].flatMap(ActionReader(vocabulary: vocabulary).read)
            view.peek = table["peek"].flatMap(TouchReader(vocabulary: vocabulary).peek)
            view.traitOverrides = table["traitOverrides"].map(traitOverrides) ?? TraitCollection()
            return view
        }
    }

    /// UIView.traitOverrides, from iOS 17 on.
    private func traitOverrides(_ value: ValueCursor) -> TraitCollection {
        if !vocabulary.profile.hasTraitOverrides {
            let mistake = MeaningMistake.notYetThere("traitOverrides", introduced: 17, version: vocabulary.profile.version)
            value.findings.report(mistake, at: .key(value.path))
        }
        return value.table("a trait collection") { table in
            var traits = TraitCollection()
            for (trait, value) in TraitReader(vocabulary: vocabulary).read(table.remaining(), otherKeys: []) {
                traits[trait] = value
            }
            return traits
        } ?? TraitCollection()
    }

    static let arrangedKey = "arrangedSubviews"
    static let subviewsKey = "subviews"
    private static let spacingKey = "customSpacing"

    /// A view without a kind is a plain one; `nil` when the kind is not known.
    private func kind(_ table: TableCursor) -> ViewKind? {
        guard let value = table["kind"] else { return .view }
        guard let word = value.string() else { return nil }
        if let kind = ViewKind(rawValue: word) { return kind }
        let words = ViewKind.allCases.map(\.rawValue)
        value.report(MeaningMistake.unknownKind(word, subject: "view", known: words))
        return nil
    }

    /// The kinds that have a key, if any has it.
    private static func owners(of key: String) -> [String]? {
        switch key {
        case arrangedKey, spacingKey: [ViewKind.stack.rawValue]
        case subviewsKey: ViewKind.allCases.filter { $0 != .stack }.map(\.rawValue)
        default: ViewProperty.owners(of: key)
        }
    }

    private func customSpacing(_ table: TableCursor, of stack: ViewDefinition) -> [ViewID: Double] {
        var spacing: [ViewID: Double] = [:]
        for (name, value) in table[Self.spacingKey]?.entries() ?? [] {
            if stack.subviews.contains(ViewID(name)) {
                spacing[ViewID(name)] = value.number()
            } else {
                let mistake = MeaningMistake.notArranged(name, stack: stack.id.name, arranged: stack.subviews.map(\.name))
                value.findings.report(mistake, at: .key(value.path))
            }
        }
        return spacing
    }
}
