/// What can be wrong with a person's templates.
public enum TemplateProblem: Hashable, Sendable {
    case syntax(SyntaxError)
    case missing(template: String)
    case unknownPartial(name: String, known: [String])

    /// What a parser has against a template's text.
    public enum SyntaxError: Error, Hashable, Sendable {
        case sectionCloseNameIncorrect, unfinishedName, expectedSectionEnd, invalidSetDelimiter
        case misplacedInheritance, invalidConfigVariable, unexpectedEnd, unexpected
        /// What an exported page does not know: it would print a text of the playground as it is.
        case unescapedValue
    }
}
