import Mustache

/// A folder of templates, checked as a whole.
///
/// `board.mustache` goes by the name `board`, and a drawing `images/cat.svg` is a template too, by the name
/// `images/cat`: what is added to the folder can be used without more ado.
struct TemplateSet: Sendable {
    let library: MustacheLibrary
    /// The images that have a drawing.
    let glyphs: Set<String>

    /// What the renderer asks for by name.
    static let required = [
        "board", "content/activity", "content/back", "content/button", "content/calendar", "content/capsules", "content/cell",
        "content/image", "content/input", "content/map", "content/none", "content/other-app", "content/pages",
        "content/progress", "content/segments", "content/slider", "content/status", "content/stepper", "content/switch",
        "content/text", "content/web", "content/wheels", "device", "export", "images/any", "index", "inspection", "log", "marks",
        "node", "playground", "playgrounds", "problems", "sheet", "source",
    ]

    /// - Parameter files: Texts by their paths below the folder; other files than templates are left alone.
    init(files: [String: String]) throws(TemplateErrors) {
        let sources = Dictionary(
            files.compactMap { path, text in
                Self.name(ofFile: path).map { ($0, (path: path, text: Self.withoutLastLineBreak(text))) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        var library = MustacheLibrary()
        var findings: [TemplateErrors.Finding] = []
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            do {
                library.register(try MustacheTemplate(string: HTMLEscaping.pragma + source.text), named: name)
                findings += Self.unknownPartials(in: source.text, file: source.path, known: sources.keys.sorted())
            } catch {
                findings.append(Self.finding(for: error, file: source.path))
            }
        }
        findings += Self.required.filter { sources[$0] == nil }.map { name in
            let file = name.hasPrefix("images/") ? name + ".svg" : name + ".mustache"
            return TemplateErrors.Finding(file: file, problem: .missing(template: name))
        }
        guard findings.isEmpty else { throw TemplateErrors(findings: findings) }
        self.library = library
        glyphs = Set(sources.keys.filter { $0.hasPrefix("images/") }.map { String($0.dropFirst("images/".count)) })
    }

    static func name(ofFile path: String) -> String? {
        if path.hasSuffix(".mustache") { return String(path.dropLast(".mustache".count)) }
        let isDrawing = path.hasSuffix(".svg") && (path.hasPrefix("images/") || path.hasPrefix("icons/"))
        return isDrawing ? String(path.dropLast(".svg".count)) : nil
    }

    /// The line break at the end of a file is the editor's, not the page's.
    private static func withoutLastLineBreak(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    private static func finding(for error: any Error, file: String) -> TemplateErrors.Finding {
        guard let error = error as? MustacheTemplate.ParserError else {
            return TemplateErrors.Finding(file: file, problem: .syntax(.unexpected("\(error)")))
        }
        return TemplateErrors.Finding(
            file: file, line: error.context.lineNumber - HTMLEscaping.pragmaLineCount, column: error.context.columnNumber,
            problem: .syntax(TemplateProblem.SyntaxError(error.error))
        )
    }

    /// Partials that are no template, which Mustache would leave out without a word. Names that a context gives
    /// (`{{>*template}}`) are among those required.
    private static func unknownPartials(in text: String, file: String, known: [String]) -> [TemplateErrors.Finding] {
        TemplateTag.tags(in: text).compactMap { tag in
            let namesTemplate = tag.kind == .partial || tag.kind == .parent
            guard namesTemplate, !tag.name.hasPrefix("*"), !known.contains(tag.name) else { return nil }
            return TemplateErrors.Finding(
                file: file, line: tag.line, column: tag.column, problem: .unknownPartial(name: tag.name, known: known)
            )
        }
    }
}

extension TemplateProblem.SyntaxError {
    init(_ error: any Error) {
        self = switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: .sectionCloseNameIncorrect
        case .unfinishedName: .unfinishedName
        case .expectedSectionEnd: .expectedSectionEnd
        case .invalidSetDelimiter: .invalidSetDelimiter
        case .transformAppliedToInheritanceSection, .illegalTokenInsideInheritSection, .textInsideInheritSection:
            .misplacedInheritance
        case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: .invalidConfigVariable
        // The parser's own error, which it keeps to itself, has one case: reading past the end.
        case nil: .unexpectedEnd
        }
    }
}
