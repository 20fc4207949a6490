#if canImport(Mustache)
import Mustache

struct TemplateSet: Sendable {
    private let library: MustacheLibrary
    /// The images with a drawing.
    let glyphs: Set<String>

    /// - Parameter files: File contents by path in the folder. Other files are ignored.
    init(files: [String: String]) throws(TemplateErrors) {
        let sources = TemplateFile.all(in: files)
        let known = sources.keys.sorted()
        var library = MustacheLibrary()
        var findings: [TemplateErrors.Finding] = []
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            do {
                library.register(try MustacheTemplate(string: MustacheHTML.pragma + source.text), named: name)
                findings += Self.unknownPartials(in: source.text, file: source.path, known: known)
            } catch {
                findings.append(Self.finding(for: error, file: source.path))
            }
        }
        findings += TemplateFile.missing(TemplateFile.ofUpdates + TemplateFile.ofPages, among: sources.keys)
        guard findings.isEmpty else { throw TemplateErrors(findings: findings) }
        self.library = library
        glyphs = TemplateFile.glyphs(among: sources.keys)
    }

    func render(_ context: TemplateValue, with template: String) -> String {
        library.render(context.mustache, withTemplate: template) ?? ""
    }

    private static func finding(for error: any Error, file: String) -> TemplateErrors.Finding {
        guard let error = error as? MustacheTemplate.ParserError else {
            return TemplateErrors.Finding(file: file, problem: .syntax(.unexpected))
        }
        return TemplateErrors.Finding(
            file: file, line: error.context.lineNumber - MustacheHTML.pragmaLineCount, column: error.context.columnNumber,
            problem: .syntax(TemplateProblem.SyntaxError(error.error))
        )
    }

    /// Mustache ignores missing partials. Names from a context (`{{>*template}}`) are among the required templates.
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
        // The parser's internal error has one case: reading past the end.
        case nil: .unexpectedEnd
        }
    }
}
#endif
