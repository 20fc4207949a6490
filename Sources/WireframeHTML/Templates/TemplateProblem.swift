/// A problem of custom templates.
public enum TemplateProblem: Hashable, Sendable {
    case syntax(SyntaxError)
    case missing(template: String)
    case unknownPartial(name: String, known: [String])

    public enum SyntaxError: Error, Hashable, Sendable {
        case sectionCloseNameIncorrect, unfinishedName, expectedSectionEnd, invalidSetDelimiter
        case misplacedInheritance, invalidConfigVariable, unexpectedEnd, unexpected
        /// An unescaped value. Exported pages do not allow it, because it would print text of the playground unescaped.
        case unescapedValue
    }
}
