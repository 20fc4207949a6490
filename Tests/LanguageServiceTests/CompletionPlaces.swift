import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading
@testable import LanguageService

/// The positions in a playground whose text completion can offer: keys, names, choices, and the words of constraints
/// and events. Titles, numbers and defined names are excluded.
struct CompletionPlaces {
    struct CompletionPlace: CustomStringConvertible {
        /// The text as shown in a list.
        var label: String
        /// The range of the text, in UTF-8 offsets.
        var range: Range<Int>

        var description: String { label }
    }

    private let document: LanguageDocument
    private var places: [CompletionPlace] = []

    static func places(in document: LanguageDocument) -> [CompletionPlace] {
        var collector = CompletionPlaces(document: document)
        collector.visit(.root, DocumentPath(), .playground, scope: nil)
        return collector.places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private init(document: LanguageDocument) {
        self.document = document
    }

    private var index: KeyIndex { document.whole }
    private var grammar: Grammar { document.grammar }

    private mutating func visit(_ node: KeyIndex.NodeID, _ path: DocumentPath, _ place: GrammarPlace, scope: DocumentPath?) {
        if let text = index.string(of: node) { return visit(text, node, path, place, scope: scope) }
        let facts = TableFacts(node, in: index)
        let scope = grammar.hasViews(place) ? path : scope
        let role = grammar.keyRole(in: place)
        let component = facts.string("kind").map { DocumentPath().appending("components").appending($0) }
        let parameters = component.map { document.names.parameters(of: $0) } ?? []
        for (key, child) in index.entries(of: node) {
            let isOffered = grammar.declares(key, in: place) || parameters.contains(key) || role.map { !$0.isDefinition } ?? false
            if isOffered, let range = index.keyRange(of: child) { places.append(CompletionPlace(label: key, range: range)) }
            visit(child, path.appending(key), grammar.place(of: key, in: place), scope: scope)
        }
        for (position, element) in index.elements(of: node).enumerated() {
            visit(element, path.appending(position), grammar.elements(of: place), scope: scope)
        }
    }

    private mutating func visit(
        _ text: String, _ node: KeyIndex.NodeID, _ path: DocumentPath, _ place: GrammarPlace, scope: DocumentPath?
    ) {
        let value = grammar.value(at: place)
        guard !text.isEmpty, !text.contains("{") else { return }
        if value.has(.constraint) || value.has(.format) {
            guard let scope else { return }
            let items = ConstraintItems(in: scope, document.names)
            for token in ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens {
                guard [.item, .guide, .attribute, .metric, .priority].contains(token.meaning) else { continue }
                add(token.word.text, node, token.word.range)
            }
        } else if value.has(.event) {
            var start = 0
            for word in text.split(separator: " ").prefix(2).map(String.init) {
                if Double(word) == nil, !word.contains("x") || !word.contains(where: \.isNumber) {
                    add(word, node, start..<(start + word.utf8.count))
                }
                start += word.utf8.count + 1
            }
        } else if value.choices.contains(.string(text)) || value.roles.contains(where: { !$0.isDefinition && Self.offered.contains($0.role) && text.first != "#" }) {
            add(text, node, 0..<text.utf8.count)
        }
    }

    /// Roles whose names a playground defines. Image files and included files are next to the playground.
    private static let offered: Set<NameRole> = [
        .controller, .view, .component, .color, .font, .trait, .language, .segue, .sceneView, .barItem,
    ]

    private mutating func add(_ label: String, _ node: KeyIndex.NodeID, _ range: Range<Int>) {
        if let place = index.sourceRange(in: node, ofDecoded: range) { places.append(CompletionPlace(label: label, range: place)) }
    }
}
