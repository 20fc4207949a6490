import PlaygroundModel
import TOMLReading

/// The parts of a name in events and expectations: `controller.view`, a view in a component, in a row
/// (`list.0.2.title`), or in a header or footer (`list.0.header.title`, `list.tableHeaderView.title`).
struct SceneName {
    let names: NameSpace
    private var index: KeyIndex { names.index }

    func things(in text: String, startingAt start: Int) -> [(NamedThing, Range<Int>)] {
        var words = TextWord.parts(of: text, separatedBy: ".", startingAt: start)[...]
        guard let controller = words.popFirst(), names.node("controllers", controller.text) != nil else { return [] }
        let scope = DocumentPath().appending("controllers").appending(controller.text)
        let found = [(NamedThing(.controller, controller.text), controller.range)]
        if let item = words.first, index.node(at: scope.appending("views").appending(item.text)) == nil,
           names.barItems(of: controller.text).contains(where: { $0.name == item.text }) {
            return found + [(NamedThing(.barItem, item.text, in: scope), item.range)]
        }
        return found + views(words, in: scope)
    }

    func views(_ words: ArraySlice<TextWord>, in scope: DocumentPath) -> [(NamedThing, Range<Int>)] {
        var words = words
        guard let word = words.popFirst() else { return [] }
        let found = [(NamedThing(.view, word.text, in: scope), word.range)]
        let view = scope.appending("views").appending(word.text)
        guard let node = index.node(at: view), let next = words.first else { return found }
        let kind = index.string("kind", of: node)
        if let kind, names.node("components", kind) != nil {
            return found + views(words, in: DocumentPath().appending("components").appending(kind))
        }
        if ["tableHeaderView", "tableFooterView"].contains(next.text) {
            return found + views(words.dropFirst(), in: view.appending(next.text))
        }
        guard let section = Int(next.text), let inner = words.dropFirst().first else { return found }
        let sections = view.appending("sections")
        let holder = index.node(at: sections) == nil ? view : sections.appending(section)
        if ["header", "footer"].contains(inner.text) { return found + views(words.dropFirst(2), in: holder.appending(inner.text)) }
        guard let row = Int(inner.text), let cell = cell(ofRow: row, in: holder, of: view) else { return found }
        return found + views(words.dropFirst(2), in: cell)
    }

    private func cell(ofRow row: Int, in section: DocumentPath, of list: DocumentPath) -> DocumentPath? {
        let rows = ["rows", "items"].map { section.appending($0) }
        let candidates = rows.map { $0.appending(row) } + rows + [section, list]
        return candidates.map { $0.appending("cell") }.first { index.node(at: $0) != nil }
    }
}
