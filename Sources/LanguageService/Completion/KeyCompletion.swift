import JSON
import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct KeyCompletion {
    private let document: LanguageDocument
    private let cursor: Cursor
    private let steps: [Grammar.Step]
    private var grammar: Grammar { document.grammar }
    private var names: NameSpace { document.names }

    init(_ document: LanguageDocument, _ cursor: Cursor) {
        self.document = document
        self.cursor = cursor
        steps = document.steps(to: cursor)
    }

    private var here: Grammar.Step { steps[steps.count - 1] }

    private func written(in range: Range<Int>) -> String {
        var text = document.source.string(inUTF8Range: range)
        text.removeAll { $0 == "\"" || $0 == "'" }
        return text
    }

    // MARK: Keys

    func completions(in range: Range<Int>, hasValue: Bool) -> [Completion] {
        let present = here.facts
        let written = written(in: range)
        let required = Set(grammar.required(in: here.place))
        var found = grammar.keys(of: here.place, ofKind: kind).filter {
            !present.has($0.name) || $0.name == written || isOpen($0.name)
        }.map { key in
            completion(key, in: range, hasValue: hasValue, isRequired: required.contains(key.name))
        }
        if let kind = assignedKind { found.removeAll { ViewProperty(rawValue: $0.label)?.applies(to: kind) == false } }
        found += chosenNames(in: range, hasValue: hasValue).filter { !present.has($0.label) || $0.label == written }
        return found
    }

    /// Whether a key's table is written with dotted keys, so that more dotted keys can follow.
    private func isOpen(_ key: String) -> Bool {
        document.own.node(at: cursor.path.appending(key)).map { document.own.shape(of: $0) == .passingTable } ?? false
    }

    /// The kind of the table, or of the table around it. The grammar has no kinds for components.
    private var kind: String? {
        let own = here.facts.string("kind").flatMap { names.node("components", $0) == nil ? $0 : nil }
        return own ?? steps.dropLast().last?.facts.string("kind")
    }

    /// The kind of the view whose properties this table sets: `set = { photo.alpha = 0.5 }`.
    private var assignedKind: ViewKind? {
        guard steps.count > 1, case .key(let name)? = cursor.path.components.last, let scope = steps.scope(grammar),
              let (role, isDefinition) = grammar.keyRole(in: steps[steps.count - 2].place), role == .view, !isDefinition
        else { return nil }
        let view = names.views(in: scope).first { $0.name == name }
        return view.map { $0.kind.flatMap { ViewKind(rawValue: $0) } ?? .view }
    }

    private func completion(
        _ key: (name: String, place: GrammarPlace), in range: Range<Int>, hasValue: Bool, isRequired: Bool
    ) -> Completion {
        let value = grammar.value(at: key.place)
        let order = Self.firstKeys.firstIndex(of: key.name).map { 1 + $0 } ?? 9
        return Completion(
            key.name, .key, detail: TypeWords.of(value), documentation: ValueProse.markdown(of: value, example: grammar.example(of: key.name, in: here.place)),
            text: hasValue ? key.name : Skeleton.text(for: key.name, value), isSnippet: !hasValue, in: range, rank: isRequired ? 0 : order)
    }

    private static let firstKeys = ["kind", "title", "text", "rootViewController"]

    private func chosenNames(in range: Range<Int>, hasValue: Bool) -> [Completion] {
        func entries(
            _ names: [String], _ kind: CompletionKind, rank: Int = 2, _ value: String = "$0", detail: String? = nil
        ) -> [Completion] {
            names.map { name in
                let key = name.tomlKey
                return Completion(
                    name, kind, detail: detail, text: hasValue ? key : "\(KeyText.escaped(key)) = \(value)", isSnippet: !hasValue,
                    in: range,
                    rank: rank)
            }
        }
        var stateEntries: [Completion] { stateKeys.flatMap { entries([$0.name], $0.kind, rank: 3, $0.value, detail: $0.detail) } }
        if let component = here.facts.string("kind"), names.node("components", component) != nil {
            let owner = DocumentPath().appending("components").appending(component)
            return entries(names.parameters(of: owner), .parameter, rank: 1, "\"$0\"", detail: "parameter of \(component)")
        }
        guard let (role, isDefinition) = grammar.keyRole(in: here.place), !isDefinition else {
            return isTranslation ? entries(untranslated, .choice, "\"$0\"") : stateEntries
        }
        switch role {
        case .controller: return entries(names.controllers, .controller, "[$0]")
        case .trait:
            return stateEntries + entries(names.traits, .trait, rank: 4, "\"$0\"")
        case .parameter: return entries(arguments, .parameter, "\"$0\"")
        case .view:
            guard let scope = steps.scope(grammar) else { return [] }
            let views = names.views(in: scope).filter { !$0.isLayoutGuide }.map { $0.name }
            return entries(views, .view, "{ $0 }")
        default: return []
        }
    }

    private struct StateKey {
        var name: String
        var kind: CompletionKind
        /// The value as a snippet.
        var value: String
        var detail: String
    }

    /// The state that a condition can test: its controller's state or, in scenarios, every controller's, with the name in front.
    private var stateKeys: [StateKey] {
        let isScenario = cursor.path.components.first == .key("scenarios")
        let isExpected = isScenario && cursor.path.components.last == .key("state")
        guard isExpected || cursor.path.components.contains(.key("when")) else { return [] }
        guard isScenario else { return steps.scope(grammar).map { stateKeys(of: $0) } ?? [] }
        return names.controllers.flatMap { controller in
            stateKeys(of: DocumentPath().appending("controllers").appending(controller)).map { key in
                var key = key
                key.name = "\(controller).\(key.name)"
                return key
            }
        }
    }

    private func stateKeys(of scope: DocumentPath) -> [StateKey] {
        let variables = document.whole.keys(at: scope.appending("variables"))
        let values = names.views(in: scope).compactMap { view -> StateKey? in
            guard let control = view.kind.flatMap({ ViewKind(rawValue: $0) })?.facts.control else { return nil }
            let value = switch control {
            case .isOn: "true"
            case .text: "{ isEmpty = false }"
            case .value, .selectedSegmentIndex: "$0"
            }
            return StateKey(name: "\(view.name).\(control.property.rawValue)", kind: .view, value: value, detail: view.kind ?? "")
        }
        return variables.map { StateKey(name: $0, kind: .parameter, value: "$0", detail: "variable") } + values
    }

    private var arguments: [String] {
        for step in steps.reversed() {
            for key in OccurrenceCollector.targetKeys {
                guard let target = step.facts.string(key) else { continue }
                return names.parameters(of: names.parameterOwner(of: target))
            }
        }
        return []
    }

    // MARK: Translations

    private var isTranslation: Bool { cursor.path.components.count == 2 && cursor.path.components.first == .key("strings") }

    private var untranslated: [String] { TextCollector.texts(in: document.whole).filter { !here.facts.has($0) } }

    // MARK: Headers

    func headers(in range: Range<Int>, isArray: Bool) -> [Completion] {
        var found = grammar.keys(of: here.place, ofKind: here.facts.string("kind")).filter { key in
            let types = grammar.value(at: key.place).types
            return types.contains("object") || isListOfTables(key.place)
        }.map { key in
            let value = grammar.value(at: key.place)
            let text = !isArray && cursor.path.components.isEmpty && !value.types.contains("object") ? "[\(key.name)" : key.name
            return Completion(
                key.name, .key, detail: TypeWords.of(value), documentation: ValueProse.markdown(of: value), text: text, in: range, rank: 3)
        }
        if let (role, _) = grammar.keyRole(in: here.place) { found += tables(of: role, in: range) }
        return found
    }

    private func viewsInConstraints(of scope: DocumentPath) -> [String] {
        let items = ConstraintItems(in: scope, names)
        var found: [String] = []
        for entry in ConstraintStrings.all(in: document.own) where entry.scope == scope {
            let text = document.own.string(of: entry.node) ?? ""
            for token in ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens
            where token.meaning == .unknown && token.itemName == token.word.text {
                found.append(token.itemName)
            }
        }
        return found
    }

    private func isListOfTables(_ place: GrammarPlace) -> Bool {
        let value = grammar.value(at: place)
        return value.types.contains("array") && grammar.value(at: grammar.elements(of: place)).types.contains("object")
    }

    private static let kinds: [NameRole: CompletionKind] = [.controller: .controller, .view: .view, .component: .component]

    /// The tables that are defined, and tables that so far are only referred to.
    private func tables(of role: NameRole, in range: Range<Int>) -> [Completion] {
        let there = here.facts.keys
        let kind = Self.kinds[role] ?? .key
        let owner = DocumentPath(Array(cursor.path.components.dropLast()))
        let references = kind == .key ? [] : document.occurrences().filter { occurrence in
            occurrence.thing.role == role && !occurrence.isDefinition && (role != .view || occurrence.thing.scope == owner)
        }
        var known = Set(there)
        let named = references.map { $0.thing.name } + (role == .view ? viewsInConstraints(of: owner) : [])
        let missing = named.filter { known.insert($0).inserted }
        return missing.map { Completion($0, kind, detail: "used, but not defined yet", text: $0.tomlKey, in: range, rank: 1) }
            + there.map { Completion($0, kind, text: $0.tomlKey, in: range, rank: 2) }
    }
}
