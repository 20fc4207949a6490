import PlaygroundModel
import TOMLReading

/// What `controller.view` is made of, as events and expectations have it: a view in a component, in a row (`list.0.2.title`), or in a
/// header or footer (`list.0.header.title`, `list.tableHeaderView.title`).
struct SceneName {
    let names: NameSpace
    private var index: KeyIndex { names.index }

    /// - Parameter start: Of the text, in UTF-8 offsets.
    func things(in text: String, startingAt start: Int) -> [(NamedThing, Range<Int>)] {
        var words = Self.words(of: text, startingAt: start)[...]
        guard let controller = words.popFirst(), names.node("controllers", controller.text) != nil else { return [] }
        let scope = DocumentPath().appending("controllers").appending(controller.text)
        let found = [(NamedThing(.controller, controller.text), controller.range)]
        if let item = words.first, index.node(at: scope.appending("views").appending(item.text)) == nil,
           names.barItems(of: controller.text).contains(where: { $0.name == item.text }) {
            return found + [(NamedThing(.barItem, item.text, in: scope), item.range)]
        }
        return found + views(words, in: scope)
    }

    /// The views of a path within a controller, component or cell.
    func views(_ words: ArraySlice<TextWord>, in scope: DocumentPath) -> [(NamedThing, Range<Int>)] {
        var words = words
        guard let word = words.popFirst() else { return [] }
        let found = [(NamedThing(.view, word.text, in: scope), word.range)]
        let view = scope.appending("views").appending(word.text)
        guard let node = index.node(at: view), let next = words.first else { return found }
        let kind = index.child("kind", of: node).flatMap { index.string(of: $0) }
        if let kind, names.node("components", kind) != nil {
            return found + views(words, in: DocumentPath().appending("components").appending(kind))
        }
        if ["tableHeaderView", "tableFooterView"].contains(next.text) { return found + views(words.dropFirst(), in: view.appending(next.text)) }
        guard let section = Int(next.text), let inner = words.dropFirst().first else { return found }
        let sections = view.appending("sections")
        let holder = index.node(at: sections) == nil ? view : sections.appending(section)
        if ["header", "footer"].contains(inner.text) { return found + views(words.dropFirst(2), in: holder.appending(inner.text)) }
        guard let row = Int(inner.text), let cell = cell(ofRow: row, in: holder, of: view) else { return found }
        return found + views(words.dropFirst(2), in: cell)
    }

    /// The nearest cell of a row: its own, its section's, or its list's.
    private func cell(ofRow row: Int, in section: DocumentPath, of list: DocumentPath) -> DocumentPath? {
        let rows = ["rows", "items"].map { section.appending($0) }
        let candidates = rows.map { $0.appending(row) } + rows + [section, list]
        return candidates.map { $0.appending("cell") }.first { index.node(at: $0) != nil }
    }

    /// The parts between dots, with their UTF-8 offsets.
    static func words(of text: String, startingAt start: Int) -> [TextWord] {
        var place = start
        return text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            defer { place += part.utf8.count + 1 }
            return TextWord(text: String(part), range: place..<(place + part.utf8.count))
        }
    }
}
