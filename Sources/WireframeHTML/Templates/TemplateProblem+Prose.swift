import SourceDiagnostics

extension TemplateProblem: DiagnosticFacts {
    public var code: String {
        switch self {
        case .syntax: "template-syntax"
        case .missing: "template-missing"
        case .unknownPartial: "template-unknown"
        }
    }

    public var headline: String {
        switch self {
        case .syntax(let error): error.headline
        case .missing(let template): "there is no template \(template.quoted)"
        case .unknownPartial(let name, _): "no template is called \(name.quoted)"
        }
    }

    public var hint: String? {
        switch self {
        case .syntax: nil
        case .missing: "Copy the file of that name from the templates that come with Traitscope."
        case .unknownPartial(let name, let known): NameSuggestion(for: name, among: known)?.question
        }
    }
}

extension TemplateProblem.SyntaxError {
    fileprivate var headline: String {
        switch self {
        case .sectionCloseNameIncorrect: "a section is closed under another name than it was opened with"
        case .unfinishedName: "a tag is not closed, or has a character that is not allowed in names"
        case .expectedSectionEnd: "a section is not closed"
        case .invalidSetDelimiter: "a tag that sets the delimiters is not of the form {{=<% %>=}}"
        case .misplacedInheritance: "a template that inherits another can contain only blocks"
        case .invalidConfigVariable: "a pragma is not of the form {{% CONTENT_TYPE: HTML}}"
        case .unexpectedEnd: "the template ends inside a tag"
        case .unescapedValue: "an exported page cannot have a tag that does not escape its value"
        case .unexpected: "the template cannot be read"
        }
    }
}

extension TemplateErrors {
    public var diagnostics: [Diagnostic] {
        findings.map { finding in
            guard let line = finding.line, let column = finding.column else {
                return Diagnostic(finding.problem, at: .file(finding.file))
            }
            let position = SourcePosition(line: line, column: column)
            return Diagnostic(finding.problem, at: SourceSpan(fileName: finding.file, start: position, end: position))
        }
    }
}
