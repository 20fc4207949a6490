import JSON
import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct ValueCompletion {
    private let document: LanguageDocument
    private let cursor: Cursor
    private let steps: [Grammar.Step]
    private let value: Grammar.Value
    private var grammar: Grammar { document.grammar }
    private var names: NameSpace { document.names }

    init(_ document: LanguageDocument, _ cursor: Cursor) {
        self.document = document
        self.cursor = cursor
        steps = document.steps(to: cursor)
        value = document.grammar.value(at: steps[steps.count - 1].place)
    }

    // MARK: Outside of strings

    func values(in range: Range<Int>) -> [Completion] {
        var found: [Completion] = []
        for choice in value.choices {
            let text = TOMLText.of(choice)
            found.append(Completion(choice.string ?? text, kind(of: choice), text: text, in: range, rank: 3))
        }
        if value.types.contains("boolean") {
            found += [true, false].map { bool in
                let isUsual = value.default?.isSame(as: .bool(bool)) ?? false
                return Completion("\(bool)", .choice, detail: isUsual ? "the default" : nil, in: range, rank: 2)
            }
        }
        found += named(in: range).map { completion in
            var quoted = completion
            quoted.text = completion.text.tomlText
            return quoted
        }
        return found + forms(in: range)
    }

    private func forms(in range: Range<Int>) -> [Completion] {
        var forms: [Completion] = []
        if value.types.contains("string"), !value.types.contains("boolean") {
            forms.append(Completion("\"\"", .sign, detail: TypeWords.of(value), text: "\"$0\"", isSnippet: true, in: range, rank: 7))
        }
        if value.types.contains("array") {
            forms.append(Completion("[ ]", .sign, detail: "list", text: "[$0]", isSnippet: true, in: range, rank: 8))
        }
        if value.types.contains("object") {
            forms.append(Completion("{ }", .sign, detail: "table", text: "{ $0 }", isSnippet: true, in: range, rank: 8))
        }
        if let usual = value.default, !value.types.contains("boolean"), value.choices.isEmpty {
            forms.append(Completion(TOMLText.of(usual), .choice, detail: "the default", in: range, rank: 1))
        }
        return forms
    }

    // MARK: In a string

    /// `text` is the string between the quotation marks, `range` its range.
    func strings(for text: String, in range: Range<Int>, isClosed: Bool) -> [Completion] {
        let before = document.source.string(inUTF8Range: range.lowerBound..<max(range.lowerBound, min(cursor.offset, range.upperBound)))
        // The rest of the line after an open string may belong to something else.
        let place = isClosed ? range : range.lowerBound..<max(range.lowerBound, cursor.offset)
        var found = placeholders(before, endingAt: cursor.offset)
        if value.has(.constraint) || value.has(.format), let scope = steps.scope(grammar) {
            // The index knows nothing of an unfinished line.
            let isOpen = !isClosed && names.index.node(at: scope) == nil
            let names = isOpen ? NameSpace(index: KeyIndex(outlining: document.source.closing(at: cursor.offset))) : names
            let completion = ConstraintCompletion(ConstraintItems(in: scope, names), formatOnly: !value.has(.constraint))
            return found + completion.completions(before: before, text: text, cursor: cursor.offset)
        }
        if value.has(.event) { return found + EventCompletion(names: names).completions(before: before, cursor: cursor.offset) }
        if value.has(.length) {
            return found + LengthCompletion(names: names, controller: subject).completions(before: before, cursor: cursor.offset)
        }
        for choice in value.choices {
            if let word = choice.string { found.append(Completion(word, kind(of: choice), in: place, rank: 3)) }
        }
        return found + named(in: place)
    }

    private var subject: String? {
        steps.reversed().lazy.compactMap { $0.facts.string("view") }.first.flatMap { $0.split(separator: ".").first.map { String($0) } }
    }

    /// Placeholders `{name}` for the parameters and values that this string can use.
    private func placeholders(_ before: String, endingAt end: Int) -> [Completion] {
        guard let brace = before.lastIndex(of: "{"), !before[brace...].contains("}"), cursor.path.components.count > 2 else { return [] }
        let owner = DocumentPath(Array(cursor.path.components.prefix(2)))
        var parameters = names.parameters(of: owner)
        let keys = cursor.path.components
        if keys.contains(.key("set")) { parameters.append("value") }
        if keys.contains(.key("rows")) || keys.contains(.key("items")) { parameters += ["n"] }
        parameters += rowValues
        let range = (end - before[before.index(after: brace)...].utf8.count)..<end
        return parameters.map { Completion($0, .parameter, text: "\($0)}", in: range, rank: 0) }
    }

    private var rowValues: [String] {
        var found: [String] = []
        for step in steps {
            guard let data = document.own.node(at: step.path.appending("data")) else { continue }
            for table in [data] + document.own.elements(of: data) {
                for (key, _) in document.own.entries(of: table) where !found.contains(key) { found.append(key) }
            }
        }
        return found
    }

    // MARK: Names

    private func named(in range: Range<Int>) -> [Completion] {
        value.roles.filter { !$0.isDefinition }.flatMap { completions(of: $0.role, in: range) } + valuesOfOwnTraits(in: range)
    }

    private func completions(of role: NameRole, in range: Range<Int>) -> [Completion] {
        func list(_ names: [String], _ kind: CompletionKind, rank: Int = 1, detail: String? = nil) -> [Completion] {
            names.map { Completion($0, kind, detail: detail, in: range, rank: rank) }
        }
        switch role {
        case .controller:
            return names.controllers.map { Completion($0, .controller, detail: word(ofController: $0), in: range, rank: 1) }
        case .view:
            guard let scope = steps.scope(grammar) else { return [] }
            return names.views(in: scope).filter { !$0.isLayoutGuide }.map { view in
                Completion(view.name, .view, detail: view.kind ?? "view", in: range, rank: view.name.contains(".") ? 2 : 1)
            }
        case .component: return list(names.components, .component, detail: "component")
        case .color: return names.colors.map { ColorValues(document: document).completion(of: $0, in: range) }
        case .font: return list(names.fonts, .font)
        case .trait: return list(names.traits, .trait)
        case .language: return list(names.languages, .language)
        case .segue: return list(segues, .segue)
        case .sceneView: return names.sceneNames(in: range)
        case .image, .symbol: return list(SymbolName.drawings.sorted(), .symbol, rank: 4) + filledSymbols(in: range)
        case .barItem:
            guard let scope = steps.scope(grammar), case .key(let controller)? = scope.components.dropFirst().first else { return [] }
            return list(names.barItems(of: controller).map { $0.name }, .view)
        case .file, .event, .constraint, .format, .length, .layoutGuide, .parameter, .metric: return []
        }
    }

    private func word(ofController name: String) -> String {
        let title = names.node("controllers", name, "title").flatMap { document.whole.string(of: $0) }
        let kind = names.node("controllers", name, "kind").flatMap { document.whole.string(of: $0) } ?? "view"
        return title.map { "\(kind), “\($0)”" } ?? kind
    }

    private var segues: [String] {
        steps.scope(grammar).map { names.segues(of: DocumentPath(Array($0.components.prefix(2)))) } ?? []
    }

    private func filledSymbols(in range: Range<Int>) -> [Completion] {
        let written = document.source.string(inUTF8Range: range)
        return SymbolName.drawings.sorted().filter { written.hasPrefix($0) }.map { Completion("\($0).fill", .symbol, in: range, rank: 4) }
    }

    private func valuesOfOwnTraits(in range: Range<Int>) -> [Completion] {
        guard case .key(let key)? = cursor.path.components.last else { return [] }
        let keys = cursor.path.components
        if keys.count == 3, keys[0] == .key("traits"), key == "default", case .key(let trait) = keys[1] {
            return names.values(ofTrait: trait).map { Completion($0, .choice, in: range, rank: 1) }
        }
        guard names.traits.contains(key), steps.count > 1,
              grammar.keyRole(in: steps[steps.count - 2].place)?.role == .trait else { return [] }
        return names.values(ofTrait: key).map { Completion($0, .choice, detail: key, in: range, rank: 1) }
    }

    private func kind(of choice: JSONValue) -> CompletionKind {
        guard let word = choice.string else { return .choice }
        if value.has(.color), SemanticColor(rawValue: word) != nil { return .color }
        return steps.contains { $0.path.components.last == .key("devices") } ? .device : .choice
    }
}
