import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// What is said of the place at which somebody points, in Markdown.
public struct Hover: Hashable, Sendable {
    public var markdown: String
    /// In UTF-8 offsets.
    public var range: Range<Int>
}

extension LanguageDocument {
    /// - Parameters:
    ///   - offset: UTF-8.
    ///   - board: The playground's devices; without it nothing is said of them.
    public func hover(at offset: Int, on board: Board? = nil) -> Hover? {
        hover(at: offset) { board }
    }

    /// - Parameter board: Makes the playground's devices, when there is something to say of them.
    public func hover(at offset: Int, board: @escaping () -> Board?) -> Hover? {
        HoverWriter(self, cursor(at: offset), board).hover()
    }
}

private struct HoverWriter {
    private let document: LanguageDocument
    private let cursor: Cursor
    private let makeBoard: () -> Board?
    private let steps: [Grammar.Step]

    init(_ document: LanguageDocument, _ cursor: Cursor, _ makeBoard: @escaping () -> Board?) {
        self.document = document
        self.cursor = cursor
        self.makeBoard = makeBoard
        steps = document.steps(to: cursor)
    }

    private var board: Board? { makeBoard() }

    private var here: Grammar.Step { steps[steps.count - 1] }

    func hover() -> Hover? {
        switch cursor.spot {
        case .key(let range, _), .header(let range, _): return key(in: range)
        case .value(let range): return range.isEmpty ? nil : value(text: nil, in: range)
        case .string(let text, let range, _): return value(text: text, in: range)
        case .comment, .nowhere: return nil
        }
    }

    // MARK: Keys

    private func key(in range: Range<Int>) -> Hover? {
        guard !range.isEmpty else { return nil }
        var name = document.source.string(inUTF8Range: range)
        name.removeAll { $0 == "\"" || $0 == "'" }
        let path = cursor.path.appending(name)
        let isDeclared = document.grammar.declares(name, in: here.place)
        let prose = ValueProse.markdown(of: document.grammar.value(at: document.grammar.place(of: name, in: here.place)))
        var paragraphs = ["**\(name)**"]
        if isDeclared {
            paragraphs += [prose].compactMap { $0 }
            if path.components.contains(.key("when")) { paragraphs += conditionRows() }
        } else if let named = self.named(name, at: path) {
            return Hover(markdown: named.joined(separator: "\n\n"), range: range)
        } else {
            paragraphs += [prose].compactMap { $0 }
        }
        return paragraphs.count > 1 ? Hover(markdown: paragraphs.joined(separator: "\n\n"), range: range) : nil
    }

    /// A controller, view or other thing whose name a key is.
    private func named(_ name: String, at path: DocumentPath) -> [String]? {
        let keys = path.components
        if keys.count == 2, keys[0] == .key("controllers") { return controller(name) }
        if keys.count == 4, keys[0] == .key("controllers"), keys[2] == .key("views"), case .key(let controller) = keys[1] {
            return view(name, in: controller)
        }
        if keys.count == 2, keys[0] == .key("colors") { return ["**\(name)**"] + color(name) }
        guard let (role, _) = document.grammar.keyRole(in: here.place) else { return nil }
        switch role {
        case .controller: return controller(name)
        case .view: return controllerName.flatMap { view(name, in: $0) }
        default: return nil
        }
    }

    /// The controller around the cursor.
    private var controllerName: String? {
        guard cursor.path.components.count > 1, cursor.path.components[0] == .key("controllers"),
              case .key(let name) = cursor.path.components[1] else { return nil }
        return name
    }

    private func controller(_ name: String) -> [String]? {
        guard let node = document.names.node("controllers", name) else { return nil }
        let kind = text("kind", of: node) ?? "view"
        let title = text("title", of: node).map { " “\($0)”" } ?? ""
        return ["**\(name)**: controller of kind `\(kind)`\(title)"]
            + table(board?.frames(of: name), "frame in the window, (x, y, width, height)")
    }

    private func view(_ name: String, in controller: String) -> [String]? {
        let scope = DocumentPath().appending("controllers").appending(controller)
        guard let view = document.names.views(in: scope).first(where: { $0.name == name }) else { return nil }
        return ["**\(name)**: \(view.isLayoutGuide ? "layout guide" : "`\(view.kind ?? "view")`") of \(controller)"]
            + table(board?.frames(of: name, in: controller), "frame, (x, y, width, height)")
    }

    private func text(_ key: String, of node: KeyIndex.NodeID) -> String? {
        document.whole.child(key, of: node).flatMap { document.whole.string(of: $0) }
    }

    // MARK: Values

    private func value(text: String?, in range: Range<Int>) -> Hover? {
        let value = document.grammar.value(at: here.place)
        var paragraphs: [String] = []
        if let text {
            if value.has(.constraint) || value.has(.format) {
                paragraphs += constraint(text, in: range)
            } else if value.has(.color), let colors = ColorValues(document).values(of: text) {
                paragraphs += ["**\(text)**", "light `\(colors.light)`, dark `\(colors.dark)`"]
            } else if value.has(.controller), let controller = controller(text) {
                paragraphs += controller
            } else if value.has(.view), let name = controllerName, let view = view(text, in: name) {
                paragraphs += view
            }
        }
        if let adaptive = adaptivePath, cursor.path.components.contains(.key("when")) { paragraphs += conditionRows(at: adaptive) }
        if paragraphs.isEmpty, let prose = ValueProse.markdown(of: value), value.descriptions.first != nil {
            guard case .key(let key)? = cursor.path.components.last else { return nil }
            paragraphs += ["**\(key)**", prose]
        }
        return paragraphs.isEmpty ? nil : Hover(markdown: paragraphs.joined(separator: "\n\n"), range: range)
    }

    private func color(_ name: String) -> [String] {
        ColorValues(document).values(of: name).map { ["light `\($0.light)`, dark `\($0.dark)`"] } ?? []
    }

    /// The view that the cursor is on, and what the constraint comes to.
    private func constraint(_ text: String, in range: Range<Int>) -> [String] {
        guard let controller = controllerName, let scope = steps.scope(document.grammar) else { return [] }
        let items = ConstraintItems(in: scope, document.names)
        let place = cursor.offset - range.lowerBound
        let token = ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens
            .first { $0.word.range.lowerBound <= place && place <= $0.word.range.upperBound && $0.meaning == .item }
        var paragraphs: [String] = []
        if let token, items.view(token.itemName) != nil, scope.components.count == 2 {
            paragraphs += view(token.itemName, in: controller) ?? []
        }
        let readings = table(board?.readings(ofConstraintAt: cursor.path, in: controller), "`\(text)`")
        return paragraphs + readings
    }

    // MARK: Conditions

    /// The path of the adaptive element around the cursor.
    private var adaptivePath: DocumentPath? {
        let components = cursor.path.components
        guard let place = components.lastIndex(of: .key("adaptive")), place + 1 < components.count else { return nil }
        return DocumentPath(Array(components[...(place + 1)]))
    }

    private func conditionRows() -> [String] { adaptivePath.map { conditionRows(at: $0) } ?? [] }

    private func conditionRows(at path: DocumentPath) -> [String] {
        controllerName.map { table(board?.conditions(at: path, in: $0), "the condition") } ?? []
    }

    // MARK: Tables

    private func table(_ facts: Board.Facts?, _ title: String) -> [String] {
        guard let facts, !facts.rows.isEmpty else { return [] }
        let rows = facts.rows.map { "| \($0.device) | \($0.words) |" }
        let table = (["| device | \(title) |", "|---|---|"] + rows).joined(separator: "\n")
        return [table] + (facts.isAlone ? ["The controller is on no screen at first: it is looked at alone, without bars."] : [])
    }
}
