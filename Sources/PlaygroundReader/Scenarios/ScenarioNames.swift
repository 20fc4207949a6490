import PlaygroundModel

/// The controllers and views that scenarios can name.
struct ScenarioNames {
    private let controllers: [String: ControllerDefinition]
    private let names: [String]

    init(_ controllers: [ControllerDefinition]) {
        self.controllers = Dictionary(firstOf: controllers.map { ($0.id.name, $0) })
        names = controllers.map { $0.id.name }
    }

    /// The definition of a controller. The name can have the number of an instance: `letter#2`.
    func definition(_ name: String) -> ControllerDefinition? {
        let plain = name.firstIndex(of: "#").map { String(name[..<$0]) } ?? name
        let id = ControllerID(plain)
        return controllers[id.wrapped?.name ?? plain]
    }

    func controller(_ value: ValueCursor) -> String? {
        value.string().flatMap { controller($0, at: value) }
    }

    func controller(_ name: String, at value: ValueCursor, of kinds: [String] = [], isKey: Bool = false) -> String? {
        let place: Findings.DocumentPart = isKey ? .key(value.path) : .value(value.path)
        guard let definition = definition(name) else {
            value.findings.report(ValidationMistake.unknownController(name, known: names), at: place)
            return nil
        }
        let isWrapper = definition.id.name != name && ControllerID(name).wrapped != nil
        let kind = isWrapper ? "navigation" : definition.kind.word
        guard kinds.isEmpty || kinds.contains(kind) else {
            value.findings.report(ScenarioMistake.otherKind(name, kind: kind, wanted: kinds), at: place)
            return nil
        }
        return name
    }

    func controllers(_ value: ValueCursor) -> [String]? {
        guard let elements = value.elements() else { return nil }
        let names = elements.compactMap(controller)
        return names.count == elements.count ? names : nil
    }

    /// The element for `inbox.list`, or for a controller's name. `allowingItems` permits bar items, which have no frame.
    func element(_ text: String, at value: ValueCursor, allowingItems: Bool = false) -> ElementName? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard let controller = controller(parts[0], at: value) else { return nil }
        guard parts.count == 2 else { return ElementName(controller) }
        guard let definition = definition(controller) else { return nil }
        let view = ViewID(parts[1])
        let isItem = definition.item(view) != nil || definition.swipeAction(view) != nil
        guard definition.view(view) != nil || (isItem && allowingItems) else {
            let known = definition.views.map { $0.id.name } + (allowingItems ? definition.items.map { $0.id.name } : [])
            value.report(isItem ? ScenarioMistake.itemHasNoFrame(text) : ScenarioMistake.unknownElement(text, of: controller, known: known))
            return nil
        }
        return ElementName(controller, view)
    }

    func views(of controller: String) -> [ViewDefinition] { definition(controller)?.views ?? [] }
}
