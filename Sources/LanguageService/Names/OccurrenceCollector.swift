import JSON
import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading

struct OccurrenceCollector {
    private let index: KeyIndex
    private let grammar: Grammar
    private let names: NameSpace
    private var sceneNames: SceneName { SceneName(names: names) }
    private(set) var occurrences: [Occurrence] = []
    private var keys: [KeyIndex.NodeID: [KeyName]] = [:]
    private var itemNames: [DocumentPath: ConstraintItems] = [:]
    private var parameterPlaces: [String: [String: GrammarPlace]] = [:]

    private struct KeyName {
        var thing: NamedThing
        /// The UTF-8 offsets within the key.
        var range: Range<Int>
        var isDefinition: Bool
    }

    private struct Here {
        var path: DocumentPath
        var place: GrammarPlace
        var scope: DocumentPath?
        /// The controllers that the surrounding tables name, the innermost last.
        var targets: [String] = []
        var subject: String?
    }

    static func occurrences(in index: KeyIndex, _ grammar: Grammar) -> [Occurrence] {
        var collector = OccurrenceCollector(index, grammar)
        collector.visit(.root, Here(path: DocumentPath(), place: .playground, scope: nil))
        collector.addKeys()
        return collector.occurrences
    }

    private init(_ index: KeyIndex, _ grammar: Grammar) {
        self.index = index
        self.grammar = grammar
        names = NameSpace(index: index)
    }

    // MARK: Walking

    private mutating func visit(_ node: KeyIndex.NodeID, _ here: Here) {
        switch index.shape(of: node) {
        case .string: visitString(node, here)
        case .scalar: break
        case .array, .tableArray:
            var inside = here
            inside.place = grammar.elements(of: here.place)
            for (position, element) in index.elements(of: node).enumerated() {
                inside.path = here.path.appending(position)
                visit(element, inside)
            }
        case .inlineTable, .headerTable, .passingTable: visitTable(node, here)
        }
    }

    private mutating func visitTable(_ table: KeyIndex.NodeID, _ here: Here) {
        let facts = TableFacts(table, in: index)
        var inside = here
        if grammar.hasViews(here.place) { inside.scope = here.path }
        for key in Self.targetKeys {
            if let name = facts.string(key) { inside.targets.append(name) }
        }
        if let view = facts.string("view") { inside.subject = view.split(separator: ".").first.map { String($0) } }
        let role = grammar.keyRole(in: here.place)
        let component = facts.string("kind").flatMap { names.node("components", $0) == nil ? nil : $0 }
        let outer = inside.path
        for (key, child) in index.entries(of: table) {
            inside.path = outer.appending(key)
            inside.place = grammar.place(of: key, in: here.place)
            if let component, isParameter(key, of: component) {
                let owner = DocumentPath().appending("components").appending(component)
                note(child, [KeyName(thing: NamedThing(.parameter, key, in: owner), range: 0..<key.utf8.count, isDefinition: false)])
                inside.place = place(ofParameter: key, of: component) ?? inside.place
            } else if let role, !grammar.declares(key, in: here.place) {
                noteKey(key, child, role, inside, ofTable: outer)
            }
            visit(child, inside)
        }
    }

    /// Keys whose string is a controller that takes arguments.
    static let targetKeys = ["show", "showDetail", "push", "present", "to", "preview"]

    private func isParameter(_ key: String, of component: String) -> Bool {
        key != "kind" && names.parameters(of: DocumentPath().appending("components").appending(component)).contains(key)
    }

    private mutating func place(ofParameter name: String, of component: String) -> GrammarPlace? {
        let places = parameterPlaces[component] ?? ParameterPlaces.places(of: component, in: index, grammar)
        parameterPlaces[component] = places
        return places[name]
    }

    // MARK: Keys

    private mutating func noteKey(
        _ key: String, _ node: KeyIndex.NodeID, _ role: (role: NameRole, isDefinition: Bool), _ here: Here, ofTable table: DocumentPath
    ) {
        let whole = 0..<key.utf8.count
        if role.isDefinition {
            let owner = DocumentPath(Array(table.components.dropLast()))
            return note(node, [KeyName(thing: thing(role.role, key, definedIn: owner), range: whole, isDefinition: true)])
        }
        switch role.role {
        case .view:
            note(node, viewNames(key, in: here.scope).map { KeyName(thing: $0.0, range: $0.1, isDefinition: false) })
        case .parameter:
            guard let target = here.targets.last(where: { names.controllers.contains($0) }) else { return }
            let thing = NamedThing(.parameter, key, in: names.parameterOwner(of: target))
            note(node, [KeyName(thing: thing, range: whole, isDefinition: false)])
        case .controller, .trait, .language:
            note(node, [KeyName(thing: NamedThing(role.role, key), range: whole, isDefinition: false)])
        default: break
        }
    }

    private mutating func note(_ node: KeyIndex.NodeID, _ names: [KeyName]) {
        if !names.isEmpty { keys[node] = names }
    }

    private func thing(_ role: NameRole, _ name: String, definedIn owner: DocumentPath) -> NamedThing {
        switch role {
        case .controller, .component, .color, .font, .trait, .language: NamedThing(role, name)
        case .metric: NamedThing(role, name, in: owner.components.isEmpty ? nil : owner)
        case .layoutGuide, .view: NamedThing(.view, name, in: owner)
        case .barItem:
            // Events name a bar item like a view of the controller, whichever bar contains it.
            NamedThing(.barItem, name, in: DocumentPath(Array(owner.components.prefix(2))))
        default: NamedThing(role, name, in: owner)
        }
    }

    private mutating func addKeys() {
        for mention in index.mentions {
            guard let names = keys[mention.node] else { continue }
            let source = index.sources[mention.file].utf8
            let isQuoted = source[mention.range.lowerBound] == UInt8(ascii: "\"") || source[mention.range.lowerBound] == UInt8(ascii: "'")
            let start = mention.range.lowerBound + (isQuoted ? 1 : 0)
            let written = mention.range.count - (isQuoted ? 2 : 0)
            for name in names where name.range.upperBound <= written {
                let isWhole = name.range.count == written
                let range = isWhole ? mention.range : (start + name.range.lowerBound)..<(start + name.range.upperBound)
                occurrences.append(Occurrence(
                    thing: name.thing, file: mention.file, range: range, isDefinition: name.isDefinition, isKey: isWhole))
            }
        }
    }

    // MARK: Strings

    private mutating func visitString(_ node: KeyIndex.NodeID, _ here: Here) {
        guard let text = index.string(of: node) else { return }
        addPlaceholders(in: text, node, here)
        guard here.place.isKnown else { return }
        let value = grammar.value(at: here.place)
        for (role, isDefinition) in value.roles where !value.choices.contains(where: { $0.string == text }) {
            if isDefinition {
                let owner = DocumentPath(Array(here.path.components.dropLast(2)))
                add(thing(role, text, definedIn: owner), node, 0..<text.utf8.count, isDefinition: true)
            } else {
                addReference(role, text, node, here)
            }
        }
    }

    private mutating func addReference(_ role: NameRole, _ text: String, _ node: KeyIndex.NodeID, _ here: Here) {
        let whole = 0..<text.utf8.count
        switch role {
        case .controller, .component, .trait, .language: add(NamedThing(role, text), node, whole)
        case .color where !text.hasPrefix("#"), .font: add(NamedThing(role, text), node, whole)
        case .view: for (thing, range) in viewNames(text, in: here.scope) { add(thing, node, range) }
        case .segue, .barItem:
            if let scope = here.scope { add(NamedThing(role, text, in: DocumentPath(Array(scope.components.prefix(2)))), node, whole) }
        case .sceneView: for (thing, range) in sceneNames.things(in: text, startingAt: 0) { add(thing, node, range) }
        case .length: addLength(text, node, here)
        case .event: addEvent(text, node)
        case .constraint, .format: addConstraint(text, node, here)
        case .color, .layoutGuide, .parameter, .metric, .image, .symbol, .file: break
        }
    }

    private mutating func add(_ thing: NamedThing, _ node: KeyIndex.NodeID, _ range: Range<Int>, isDefinition: Bool = false) {
        guard let place = index.sourceRange(in: node, ofDecoded: range) else { return }
        let occurrence = Occurrence(thing: thing, file: index.file(of: node), range: place, isDefinition: isDefinition, isKey: false)
        // Several alternatives of a place may find the same name.
        if !occurrences.suffix(4).contains(occurrence) { occurrences.append(occurrence) }
    }

    private func viewNames(_ text: String, in scope: DocumentPath?) -> [(NamedThing, Range<Int>)] {
        guard let scope else { return [] }
        var scanner = WordScanner(text)
        return sceneNames.views(scanner.dottedName()[...], in: scope)
    }

    private mutating func addEvent(_ text: String, _ node: KeyIndex.NodeID) {
        for (position, word) in TextWord.parts(of: text, separatedBy: " ").enumerated() {
            // A word without a dot is a controller only after certain verbs.
            let isLone = !word.text.contains(".")
            guard position > 0, !isLone || EventVerbs.takesController(text) && position == 1 else { continue }
            for (thing, range) in sceneNames.things(in: word.text, startingAt: word.range.lowerBound) { add(thing, node, range) }
        }
    }

    private mutating func addLength(_ text: String, _ node: KeyIndex.NodeID, _ here: Here) {
        for word in TextWord.parts(of: text, separatedBy: " ") {
            let name = word.text.drop { "<>=".contains($0) }
            let words = TextWord.parts(of: String(name), separatedBy: ".", startingAt: word.range.upperBound - name.utf8.count).dropLast()
            guard let first = words.first else { continue }
            let scope = here.subject.map { DocumentPath().appending("controllers").appending($0) }
            if let scope, names.views(in: scope).contains(where: { $0.name == first.text }) {
                for (thing, range) in sceneNames.views(words, in: scope) { add(thing, node, range) }
            } else {
                let path = words.map { $0.text }.joined(separator: ".")
                for (thing, range) in sceneNames.things(in: path, startingAt: first.range.lowerBound) { add(thing, node, range) }
            }
        }
    }

    private mutating func addConstraint(_ text: String, _ node: KeyIndex.NodeID, _ here: Here) {
        guard let scope = here.scope else { return }
        let items = itemNames[scope] ?? ConstraintItems(in: scope, names)
        itemNames[scope] = items
        var words: [TextWord] = []
        for token in ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens {
            switch token.meaning {
            case .item:
                // A dot separates the parts of one item.
                if let last = words.last, last.range.upperBound + 1 == token.word.range.lowerBound, token.itemName.contains(".") {
                    words.append(token.word)
                } else {
                    words = [token.word]
                }
                addItem(token, words, node, scope, items)
            case .metric:
                let isOwn = index.node(at: scope.appending("metrics").appending(token.word.text)) != nil
                add(NamedThing(.metric, token.word.text, in: isOwn ? scope : nil), node, token.word.range)
            default: break
            }
        }
    }

    private mutating func addItem(
        _ token: ConstraintText.Token, _ words: [TextWord], _ node: KeyIndex.NodeID, _ scope: DocumentPath, _ items: ConstraintItems
    ) {
        if items.view(token.itemName) != nil {
            if let (thing, range) = sceneNames.views(words[...], in: scope).last { add(thing, node, range) }
        } else if items.children.contains(token.itemName) {
            add(NamedThing(.controller, token.itemName), node, token.word.range)
        }
    }

    /// Adds the `{name}` placeholders of a string. Each names a parameter of the component or controller around the string.
    private mutating func addPlaceholders(in text: String, _ node: KeyIndex.NodeID, _ here: Here) {
        guard text.contains("{"), here.path.components.count > 2 else { return }
        let owner = DocumentPath(Array(here.path.components.prefix(2)))
        let parameters = names.parameters(of: owner)
        guard !parameters.isEmpty else { return }
        let bytes = Array(text.utf8)
        for start in bytes.indices where bytes[start] == UInt8(ascii: "{") {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return }
            let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            if parameters.contains(name) { add(NamedThing(.parameter, name, in: owner), node, (start + 1)..<end) }
        }
    }
}
