/// What can be wrong with a person's templates.
public enum TemplateProblem: Hashable, Sendable {
    case syntax(SyntaxError)
    case missing(template: String)
    case unknownPartial(name: String, known: [String])

    /// What swift-mustache has against a template's text.
    public enum SyntaxError: Hashable, Sendable {
        case sectionCloseNameIncorrect, unfinishedName, expectedSectionEnd, invalidSetDelimiter
        case misplacedInheritance, invalidConfigVariable, unexpectedEnd, unexpected(String)
    }
}

/// Templates that cannot be used, and why.
public struct TemplateErrors: Error, Hashable, Sendable {
    /// A problem with the name of its file and, where it has one, its place: line and column from 1.
    public struct Finding: Hashable, Sendable {
        public var file: String
        public var line: Int?
        public var column: Int?
        public var problem: TemplateProblem
    }

    /// By file.
    public var findings: [Finding]
}
