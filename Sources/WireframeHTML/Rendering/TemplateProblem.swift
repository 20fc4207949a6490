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
