import PlaygroundLanguage
import PlaygroundModel

struct ViewReader {
    let vocabulary: Vocabulary
    let budget: ContentBudget
    let names: NameSet
    var isInCell = false

    /// The view, followed by the views in its rows.
    func read(_ value: ValueCursor, id: String) -> [ViewDefinition] {
        value.table("a view") { table in
            let kind = kind(table)
            var view = ViewDefinition(id: ViewID(id), path: value.path, kind: kind ?? .view)
            table.kind = kind?.rawValue
            if kind == nil { table.permitOtherKeys() } else { table.forbid(Self.owners) }
            readProperties(table, of: kind, into: &view)
            if kind?.isList == true { view.backgroundView = table["backgroundView"]?.view(among: names) }
            if kind?.isList == true { return ListReader(vocabulary: vocabulary, budget: budget, list: view).read(table) }
            let listKey = kind == .stack ? Self.arrangedKey : Self.subviewsKey
            view.subviews = table[listKey]?.views(among: names).map { $0.1 } ?? []
            if kind == .stack { view.customSpacing = customSpacing(table, of: view) }
            return [view]
        } ?? []
    }

    func readPlain(_ table: TableCursor, into view: inout ViewDefinition) {
        readProperties(table, of: .view, into: &view)
    }

    private func readProperties(_ table: TableCursor, of kind: ViewKind?, into view: inout ViewDefinition) {
        for property in ViewProperty.properties(of: kind) {
            table[property.rawValue]?.read(property, vocabulary, into: &view)
        }
        readOtherNames(table, of: kind, into: &view)
        if let key = kind?.returnActionKey { view.returnAction = table[key].flatMap(ActionReader(vocabulary: vocabulary).read) }
        checkDismissMode(table, of: view)
        checkRange(table, of: view)
        checkTexts(table, of: kind)
        checkGround(table, of: kind)
        readActions(table, into: &view)
    }

    /// Reads alternative names of keys. A layer's `masksToBounds` is its view's `clipsToBounds`.
    private func readOtherNames(_ table: TableCursor, of kind: ViewKind?, into view: inout ViewDefinition) {
        for other in ViewKeys.otherNames where other.kind == nil || kind == nil || other.kind == kind {
            guard let value = table.value(of: other.name, insteadOf: other.property.rawValue) else { continue }
            value.read(other.property, vocabulary, into: &view)
        }
    }

    /// Reports modes for an accessory view, which are newer, in versions without them.
    private func checkDismissMode(_ table: TableCursor, of view: ViewDefinition) {
        let mode: KeyboardDismissMode? = view.properties.choice(.keyboardDismissMode)
        guard let mode, let feature = mode.feature, !vocabulary.profile.has(feature) else { return }
        let mistake = ValidationMistake.notYetThere(mode.rawValue, feature, vocabulary.profile)
        table[ViewProperty.keyboardDismissMode.rawValue]?.report(mistake)
    }

    /// Reports a view with both a plain and an attributed string, which replace each other.
    private func checkTexts(_ table: TableCursor, of kind: ViewKind?) {
        for (plain, attributed) in ViewProperty.textPairs {
            guard let kind, attributed.applies(to: kind), let text = table[plain.rawValue], let other = table[attributed.rawValue] else { continue }
            text.exclude(other, in: "a \(kind.rawValue)", because: "the same without attributes")
        }
    }

    /// Reports a view with both a gradient and an effect. A layer has only one of them.
    private func checkGround(_ table: TableCursor, of kind: ViewKind?) {
        guard kind == .view, let gradient = table[ViewProperty.gradient.rawValue], let effect = table[ViewProperty.effect.rawValue] else { return }
        gradient.exclude(effect, in: "a view", because: "the gradient covers the effect")
    }

    /// Reports a range that ends before it begins, and a value outside the range.
    private func checkRange(_ table: TableCursor, of view: ViewDefinition) {
        guard view.kind.properties.contains(.value) else { return }
        let range = ControlValue.range(of: view.properties, in: view.kind)
        for (property, permitted) in [(ViewProperty.maximumValue, range.lowerBound...ControlValue.numbers.upperBound), (.value, range)] {
            guard let number = view.properties.number(property), !permitted.contains(number) else { continue }
            table[property.rawValue]?.report(ShapeMistake.outOfRange(name: property.rawValue, found: number, permitted: permitted))
        }
    }

    func readActions(_ table: TableCursor, into view: inout ViewDefinition) {
        let changed = view.kind.facts.control == nil ? nil : table[Self.valueKey]
        if changed != nil { view.tapKey = Self.valueKey }
        let tap = table["tap"]
        if let changed { tap?.exclude(changed, in: "a \(view.kind.rawValue)", because: "another name of the same key") }
        view.tap = (changed ?? tap).flatMap(ActionReader(vocabulary: vocabulary).read)
        view.peek = table["peek"].flatMap(TouchReader(vocabulary: vocabulary).peek)
        if view.kind == .button { view.menu = TouchReader(vocabulary: vocabulary).menu(of: table) }
        if view.isPopUp, let selected = view.menu.selected { view.properties[.title] = .string(selected.title) }
        view.traitOverrides = table["traitOverrides"].map(TraitReader(vocabulary: vocabulary).traitOverrides) ?? TraitCollection()
    }

    private static let valueKey = "valueChanged"
    static let arrangedKey = "arrangedSubviews"
    static let subviewsKey = "subviews"
    private static let spacingKey = "customSpacing"

    /// The kind. The default is a plain view. `nil` for an unknown kind.
    private func kind(_ table: TableCursor) -> ViewKind? {
        guard let value = table["kind"] else { return .view }
        guard let word = value.string() else { return nil }
        guard let kind = ViewKind(rawValue: word), !kind.isImplied else {
            let words = ViewKind.written.map { $0.rawValue } + vocabulary.components.names
            value.reportUnknownKind(word, subject: "view", known: words)
            return nil
        }
        guard !isInCell || !kind.isList else {
            value.report(ValidationMistake.listInCell(kind))
            return nil
        }
        return kind
    }

    static func owners(of key: String) -> [String]? { ViewKeys.kinds[key] ?? ViewProperty.owners(of: key) }

    private func customSpacing(_ table: TableCursor, of stack: ViewDefinition) -> [ViewID: Double] {
        var spacing: [ViewID: Double] = [:]
        for (name, value) in table[Self.spacingKey]?.entries() ?? [] {
            if stack.subviews.contains(ViewID(name)) {
                spacing[ViewID(name)] = value.number()
            } else {
                value.reportKey(ValidationMistake.notArranged(name, stack: stack.id.name, arranged: stack.subviews.map { $0.name }))
            }
        }
        return spacing
    }
}
