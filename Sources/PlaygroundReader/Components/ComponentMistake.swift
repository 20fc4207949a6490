indirect enum ComponentMistake: Equatable, Sendable {
    enum Owner: Equatable, Sendable {
        case component(String)
        case controller(String)
        /// A controller with variables.
        case screen(String)
    }

    case unknownParameter(String, of: Owner, known: [String])
    case unknownPlaceholder(String, of: Owner, known: [String])
    case missingArgument(String, of: Owner)
    case cycle([String])
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case unused(String)
    case adaptiveInCell(String)
}
