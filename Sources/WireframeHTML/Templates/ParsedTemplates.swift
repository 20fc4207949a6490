import SourceDiagnostics

/// A folder's templates without Mustache, for the engine in a page. The output equals Mustache's.
struct ParsedTemplates: Sendable {
    private let templates: [String: ParsedTemplate]
    let glyphs: Set<String>

    /// - Throws: The first unreadable template by name.
    init(files: [String: String]) throws(TemplateErrors) {
        let sources = TemplateFile.all(in: files)
        var templates: [String: ParsedTemplate] = [:]
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            do throws(TemplateProblem.SyntaxError) {
                templates[name] = try ParsedTemplate(source.text)
            } catch {
                throw TemplateErrors(findings: [TemplateErrors.Finding(file: source.path, problem: .syntax(error))])
            }
        }
        if let missing = TemplateFile.missing(TemplateFile.ofUpdates, among: templates.keys).first { throw TemplateErrors(findings: [missing]) }
        self.templates = templates
        glyphs = TemplateFile.glyphs(among: templates.keys)
    }

    func render(_ context: TemplateValue, with template: String) -> String {
        guard let parsed = templates[template] else { return "" }
        var rendering = TemplateRendering(templates: templates, stack: [context])
        rendering.render(parsed.tokens, with: [:], indentation: "")
        return rendering.text
    }
}

private struct TemplateRendering {
    typealias Token = ParsedTemplate.Token

    let templates: [String: ParsedTemplate]
    /// The contexts, innermost last.
    var stack: [TemplateValue]
    var text = ""

    /// `overrides` replace blocks of inherited templates. `indentation` begins the lines of a partial.
    mutating func render(_ tokens: [Token], with overrides: [String: [Token]], indentation: String) {
        guard !indentation.isEmpty else {
            for token in tokens { render(token, with: overrides, indentation: indentation) }
            return
        }
        let before = text
        var whole = ""
        for token in tokens {
            text = ""
            render(token, with: overrides, indentation: indentation)
            if !text.isEmpty, whole.utf8.last == UInt8(ascii: "\n") { whole += indentation }
            whole += text
        }
        text = before + whole
    }

    private mutating func render(_ token: Token, with overrides: [String: [Token]], indentation: String) {
        switch token {
        case .text(let words):
            text += words
        case .variable(let path):
            if let value = value(at: path) { text += HTMLText.escaped(Self.words(of: value)) }
        case .section(let path, let inner):
            renderSection(value(at: path), inner, with: overrides, indentation: indentation)
        case .inverted(let path, let inner):
            if Self.isFalsy(value(at: path)) { render(inner, with: overrides, indentation: indentation) }
        case .partial(let name, let isDynamic, let ownIndentation, let ownOverrides):
            guard let parsed = template(named: name, isDynamic: isDynamic) else { return }
            // The outermost override wins.
            var all = ownOverrides
            for (name, tokens) in overrides { all[name] = tokens }
            render(parsed.tokens, with: all, indentation: indentation + ownIndentation)
        case .block(let name, let inner, let ownIndentation):
            render(overrides[name] ?? inner, with: overrides, indentation: indentation + ownIndentation)
        case .override:
            break
        }
    }

    private mutating func renderSection(
        _ value: TemplateValue?, _ inner: [Token], with overrides: [String: [Token]], indentation: String
    ) {
        switch value {
        case nil, .absent, .flag(false): break
        case .flag(true): render(inner, with: overrides, indentation: indentation)
        case .list(let values):
            for value in values { render(inner, inside: value, with: overrides, indentation: indentation) }
        case .text, .context:
            if let value { render(inner, inside: value, with: overrides, indentation: indentation) }
        }
    }

    private mutating func render(
        _ tokens: [Token], inside value: TemplateValue, with overrides: [String: [Token]], indentation: String
    ) {
        stack.append(value)
        render(tokens, with: overrides, indentation: indentation)
        stack.removeLast()
    }

    private func template(named name: String, isDynamic: Bool) -> ParsedTemplate? {
        guard isDynamic else { return templates[name] }
        guard case .text(let dynamic) = value(at: [name]) else { return nil }
        return templates[dynamic]
    }

    private func value(at path: [String]) -> TemplateValue? {
        guard let first = path.first else { return stack.last }
        for context in stack.reversed() {
            guard var value = Self.child(of: context, named: first) else { continue }
            for name in path.dropFirst() {
                guard let child = Self.child(of: value, named: name) else { return nil }
                value = child
            }
            return value
        }
        return nil
    }

    private static func child(of value: TemplateValue, named name: String) -> TemplateValue? {
        guard case .context(let child) = value else { return nil }
        return child(name)
    }

    private static func isFalsy(_ value: TemplateValue?) -> Bool {
        switch value {
        case nil, .absent, .flag(false): true
        case .list(let values): values.isEmpty
        case .text, .flag(true), .context: false
        }
    }

    private static func words(of value: TemplateValue) -> String {
        switch value {
        case .text(let text): text
        case .flag(let isTrue): isTrue ? "true" : "false"
        case .absent, .list, .context: ""
        }
    }
}
