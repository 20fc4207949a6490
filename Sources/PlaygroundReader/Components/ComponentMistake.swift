import PlaygroundModel

/// What can be wrong with components and their uses. The words are in `ComponentMistake+Prose.swift`.
enum ComponentMistake: Equatable, Sendable {
    case unknownParameter(String, component: String, known: [String])
    case missingArgument(String, component: String)
    /// - Parameter owner: What has the parameters.
    case unknownPlaceholder(String, owner: String, known: [String])
    case cycle([String])
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case unused(String)
    case adaptiveInCell(String)
}
