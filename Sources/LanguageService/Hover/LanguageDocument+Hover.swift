import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The text shown for a position, in Markdown.
public struct Hover: Hashable, Sendable {
    public var markdown: String
    /// The range that the text describes, in UTF-8 offsets.
    public var range: Range<Int>
}

extension LanguageDocument {
    /// `offset` is in UTF-8. `board` lays out the playground's devices if the text needs them, or returns `nil` if there are none.
    public func hover(at offset: Int, board: @escaping () -> Board? = { nil }) -> Hover? {
        HoverWriter(self, cursor(at: offset), board).hover()
    }
}

private struct HoverWriter {
    private let document: LanguageDocument
    private let cursor: Cursor
    private let board: () -> Board?
    private let steps: [Grammar.Step]

    init(_ document: LanguageDocument, _ cursor: Cursor, _ board: @escaping () -> Board?) {
        (self.document, self.cursor, self.board) = (document, cursor, board)
        steps = document.steps(to: cursor)
    }

    private var here: Grammar.Step { steps[steps.count - 1] }

    func hover() -> Hover? {
        switch cursor.spot {
        case .key(let range, _), .header(let range, _): return key(in: range)
        case .value(let range): return range.isEmpty ? nil : value(text: nil, in: range)
        case .string(let text, let range, _): return value(text: text, in: range)
        case .comment, .nowhere: return nil
        }
    }

    private func key(in range: Range<Int>) -> Hover? {
        guard !range.isEmpty else { return nil }
        var name = document.source.string(inUTF8Range: range)
        name.removeAll { $0 == "\"" || $0 == "'" }
        let path = cursor.path.appending(name)
        let isDeclared = document.grammar.declares(name, in: here.place)
        let prose = ValueProse.markdown(
            of: document.grammar.value(at: document.grammar.place(of: name, in: here.place)), example: document.grammar.example(of: name, in: here.place))
        var paragraphs = ["**\(name)**"]
        if isDeclared {
            paragraphs += [prose].compactMap { $0 }
            paragraphs += conditionRows(at: path)
        } else if let named = self.named(name) {
            return Hover(markdown: named.joined(separator: "\n\n"), range: range)
        } else {
            paragraphs += [prose ?? unsupported(name)].compactMap { $0 }
        }
        return paragraphs.count > 1 ? Hover(markdown: paragraphs.joined(separator: "\n\n"), range: range) : nil
    }

    private func unsupported(_ name: String) -> String? {
        let tables: [DocumentPath.Component] = [.key("controllers"), .key("components")]
        guard let table = cursor.path.components.first, tables.contains(table) else { return nil }
        return KnownNames.entry(for: name)?.advice
    }

    private func named(_ name: String) -> [String]? {
        switch document.grammar.keyRole(in: here.place)?.role {
        case .controller: controller(name)
        case .view: controllerName.flatMap { view(name, in: $0) }
        case .color: ["**\(name)**"] + color(name)
        default: nil
        }
    }

    private var controllerName: String? {
        guard cursor.path.components.count > 1, cursor.path.components[0] == .key("controllers"),
              case .key(let name) = cursor.path.components[1] else { return nil }
        return name
    }

    private func controller(_ name: String) -> [String]? {
        guard let node = document.names.node("controllers", name) else { return nil }
        let kind = document.whole.string("kind", of: node) ?? "view"
        let title = document.whole.string("title", of: node).map { " “\($0)”" } ?? ""
        return ["**\(name)**: controller of kind `\(kind)`\(title)"]
            + table(board()?.frames(of: name), "frame in the window, (x, y, width, height)")
    }

    private func view(_ name: String, in controller: String) -> [String]? {
        let scope = DocumentPath().appending("controllers").appending(controller)
        guard let view = document.names.views(in: scope).first(where: { $0.name == name }) else { return nil }
        return ["**\(name)**: \(view.isLayoutGuide ? "layout guide" : "`\(view.kind ?? "view")`") of \(controller)"]
            + table(board()?.frames(of: name, in: controller), "frame, (x, y, width, height)")
    }

    private func value(text: String?, in range: Range<Int>) -> Hover? {
        let value = document.grammar.value(at: here.place)
        var paragraphs: [String] = []
        if let text {
            if value.has(.constraint) || value.has(.format) {
                paragraphs += constraint(text, in: range)
            } else if value.has(.color), let colors = ColorValues(document: document).values(of: text) {
                paragraphs += ["**\(text)**", "light `\(colors.light)`, dark `\(colors.dark)`"]
            } else if value.has(.controller), let controller = controller(text) {
                paragraphs += controller
            } else if value.has(.view), let name = controllerName, let view = view(text, in: name) {
                paragraphs += view
            }
        }
        paragraphs += conditionRows(at: cursor.path)
        if paragraphs.isEmpty, let prose = ValueProse.markdown(of: value), value.descriptions.first != nil {
            guard case .key(let key)? = cursor.path.components.last else { return nil }
            paragraphs += ["**\(key)**", prose]
        }
        return paragraphs.isEmpty ? nil : Hover(markdown: paragraphs.joined(separator: "\n\n"), range: range)
    }

    private func color(_ name: String) -> [String] {
        ColorValues(document: document).values(of: name).map { ["light `\($0.light)`, dark `\($0.dark)`"] } ?? []
    }

    private func constraint(_ text: String, in range: Range<Int>) -> [String] {
        guard let controller = controllerName, let scope = steps.scope(document.grammar) else { return [] }
        let items = ConstraintItems(in: scope, document.names)
        let place = cursor.offset - range.lowerBound
        let token = ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens
            .first { $0.word.range.lowerBound <= place && place <= $0.word.range.upperBound && [.item, .guide].contains($0.meaning) }
        var paragraphs: [String] = []
        if let token, items.view(token.itemName) != nil {
            if scope.components.count == 2 { paragraphs += view(token.itemName, in: controller) ?? [] }
        } else if let token, let guide = LayoutGuide(named: token.word.text) {
            paragraphs.append("**\(guide.rawValue)**: UIKit's `\(guide.member)`")
        }
        let readings = table(board()?.readings(ofConstraintAt: cursor.path, in: controller), "`\(text)`")
        return paragraphs + readings
    }

    private func conditionRows(at path: DocumentPath) -> [String] {
        let keys = path.components
        guard let controller = controllerName, keys.contains(.key("when")), let place = keys.lastIndex(of: .key("adaptive")),
              place + 1 < keys.count
        else { return [] }
        return table(board()?.conditions(at: DocumentPath(Array(keys[...(place + 1)])), in: controller), "the condition")
    }

    private func table(_ facts: Board.Facts?, _ title: String) -> [String] {
        guard let facts, !facts.rows.isEmpty else { return [] }
        let rows = facts.rows.map { "| \($0.device) | \($0.words) |" }
        let table = (["| device | \(title) |", "|---|---|"] + rows).joined(separator: "\n")
        return [table] + (facts.isAlone ? ["No screen shows the controller at first. It is laid out alone, without bars."] : [])
    }
}
