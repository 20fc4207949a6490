import PlaygroundModel

/// What can be wrong with components, with parameters, and with their uses. The words are in `ComponentMistake+Prose.swift`.
enum ComponentMistake: Equatable, Sendable {
    /// What has the parameters.
    enum Owner: Equatable, Sendable {
        case component(String)
        case controller(String)
    }

    /// An argument, or a placeholder, for which there is no parameter.
    case unknownParameter(String, of: Owner, known: [String])
    case unknownPlaceholder(String, of: Owner, known: [String])
    case missingArgument(String, of: Owner)
    case cycle([String])
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case unused(String)
    case adaptiveInCell(String)
}
