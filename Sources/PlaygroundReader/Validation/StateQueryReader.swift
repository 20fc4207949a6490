import PlaygroundLanguage
import PlaygroundModel

/// Reads conditions on a controller's state: `"company.isOn" = true`. ``StateCheck`` checks the views' names.
struct StateQueryReader {
    let variables: [ControllerVariable]

    private static let testKeys: Set<String> = ["isEmpty", "min", "max", "minLength", "maxLength", "contains", "matches", "isEmail"]
    private static let selectedRow = "indexPathForSelectedRow"
    private static let selectedItems = "indexPathsForSelectedItems"
    private static let isSelected = "isSelected"

    /// The queries for a key. `nil` if the key is not a condition on the state.
    func read(_ name: String, _ value: ValueCursor) -> [StateQuery]? {
        if variables.contains(where: { $0.name == name }) { return query(.variable(name), value) }
        if let dot = name.lastIndex(of: ".") {
            return query(String(name[name.index(after: dot)...]), of: ViewID(String(name[..<dot])), value)
        }
        guard case .table(let table) = value.value, table.keys.contains(where: { !Self.testKeys.contains($0) }) else { return nil }
        return (value.entries() ?? []).flatMap { query($0, of: ViewID(name), $1) }
    }

    private func query(_ property: String, of view: ViewID, _ value: ValueCursor) -> [StateQuery] {
        switch property {
        case Self.isSelected: return query(.isSelected(view), value)
        case Self.selectedRow, Self.selectedItems: return selection(in: view, value).map { [$0] } ?? []
        default:
            guard let property = ViewProperty(rawValue: property) else {
                let known = ViewProperty.allCases.map { $0.rawValue } + [Self.isSelected, Self.selectedRow, Self.selectedItems]
                value.reportKey(ShapeMistake.unknownKey(property, subject: "a view", known: known))
                return []
            }
            return query(.property(view, property), value)
        }
    }

    private func query(_ subject: StateSubject, _ value: ValueCursor) -> [StateQuery] {
        tests(value).map { StateQuery(subject, $0, path: value.path) }
    }

    /// Reads `"list.indexPathForSelectedRow" = [0, 2]`, or `{ isEmpty = false }` for any selection.
    private func selection(in list: ViewID, _ value: ValueCursor) -> StateQuery? {
        switch value.value {
        case .array(let elements):
            guard elements.count == 2 else {
                value.report(ShapeMistake.wrongLength(name: value.name, expected: 2, found: elements.count))
                return nil
            }
            let indices = (value.elements() ?? []).compactMap { $0.integer(in: 0...PlaygroundLimits.rows) }
            guard indices.count == 2 else { return nil }
            return StateQuery(.isSelected(ViewID("\(list).\(indices[0]).\(indices[1])")), .equals(.bool(true)), path: value.path)
        case .table:
            let isEmpty: Bool? = value.table("a selection") { $0.required("isEmpty", example: "isEmpty = false")?.bool() } ?? nil
            return isEmpty.map { StateQuery(.isSelected(list), .equals(.bool(!$0)), path: value.path) }
        case .string, .integer, .float, .boolean, .date: return value.mismatch(expected: .arrayOrTable)
        }
    }

    /// The tests in a value. All tests of a table must hold.
    private func tests(_ value: ValueCursor) -> [StateQuery.Test] {
        guard case .table(let written) = value.value else { return value.variableValue().map { [.equals($0)] } ?? [] }
        return value.table("a comparison") { table -> [StateQuery.Test] in
            var tests: [StateQuery.Test] = []
            if let isEmpty = table["isEmpty"]?.bool() { tests.append(.isEmpty(isEmpty)) }
            let (least, most) = (table["min"]?.number(), table["max"]?.number())
            if least != nil || most != nil { tests.append(.range(atLeast: least, atMost: most)) }
            let lengths = 0...PlaygroundLimits.textBytes
            let (shortest, longest) = (table["minLength"]?.integer(in: lengths), table["maxLength"]?.integer(in: lengths))
            if shortest != nil || longest != nil { tests.append(.length(atLeast: shortest, atMost: longest)) }
            if let part = table["contains"]?.string() { tests.append(.contains(part)) }
            if let pattern = table["matches"]?.pattern() { tests.append(.matches(pattern)) }
            if let isEmail = table["isEmail"]?.bool() { tests.append(.isEmail(isEmail)) }
            if written.keys.isEmpty { value.report(ShapeMistake.missingKey("isEmpty", subject: "a comparison", example: "isEmpty = false, or min = 1")) }
            if let least, let most, least > most { value.report(ValidationMistake.conditionNeverHolds(lower: "min", upper: "max")) }
            if let shortest, let longest, shortest > longest {
                value.report(ValidationMistake.conditionNeverHolds(lower: "minLength", upper: "maxLength"))
            }
            return tests
        } ?? []
    }
}

extension ValueCursor {
    fileprivate func pattern() -> TextPattern? {
        guard let text = string() else { return nil }
        do throws(TextPattern.Mistake) {
            return try TextPattern(text)
        } catch {
            report(ValidationMistake.badPattern(error))
            return nil
        }
    }

    func variableValue() -> PropertyValue? {
        switch value {
        case .string: string().map(PropertyValue.string)
        case .boolean: bool().map(PropertyValue.bool)
        case .integer, .float: number(in: ControllerVariable.range).map(PropertyValue.number)
        case .date, .array, .table: mismatch(expected: .variable)
        }
    }

    /// Whether the value is a property with a condition: `isHidden = { when = { … } }`.
    var isConditional: Bool {
        if case .table(let table) = value { table["when"] != nil } else { false }
    }

    /// Reads a property, or its rule: `{ when = { … }, value = …, otherwise = … }`. A Boolean property is true while the rule holds.
    func read(_ property: ViewProperty, _ vocabulary: Vocabulary, into view: inout ViewDefinition) {
        guard isConditional else { return view.properties[property] = self.property(property) }
        let id = view.id
        let rule = table("a property with a condition") { table in
            let condition = table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read)
            let isBoolean = property.valueType == .bool
            let (value, otherwise) = (table["value"], table["otherwise"])
            if value == nil, !isBoolean {
                _ = table.required("value", example: "value = …, which the view has while the condition holds")
            }
            func assignments(_ value: PropertyValue?) -> [AdaptiveElement.Assignment] {
                value.map { [.init(view: id, property: property, value: $0)] } ?? []
            }
            return AdaptiveElement(
                path: path, condition: condition ?? .always,
                set: assignments(value.map { $0.property(property) } ?? (isBoolean ? .bool(true) : nil)),
                otherwise: assignments(otherwise.map { $0.property(property) } ?? (isBoolean && value == nil ? .bool(false) : nil)))
        }
        if let rule { view.rules.append(rule) }
    }
}

extension TableCursor {
    /// Reads `variables = { count = 0, name = "" }`. Strings may also contain the parameters `taken` as placeholders.
    func variables(besides taken: [ControllerParameter], _ vocabulary: Vocabulary) -> [ControllerVariable] {
        guard let list = self["variables"] else { return [] }
        return (list.entries(limit: PlaygroundLimits.variables) ?? []).compactMap { name, value in
            value.checkName(name, of: "a variable", allowingHyphens: false)
            let parameter = taken.first { $0.name == name }
            let meaning: String? = if name == ControllerVariable.reservedName {
                "the value of a control in what it does"
            } else if parameter != nil {
                "a parameter of this controller"
            } else if vocabulary.traitNames.contains(name) || ConditionReader.keys.contains(name) {
                "a key of conditions"
            } else {
                nil
            }
            if let meaning {
                let mistake = ShapeMistake.reservedName(name, subject: "a variable", meaning: meaning)
                findings.report(mistake, at: .key(value.path), related: parameter.map { [(.value($0.path), "the parameter")] } ?? [])
            }
            return value.variableValue().map { ControllerVariable(name: name, start: $0, path: value.path) }
        }
    }
}
