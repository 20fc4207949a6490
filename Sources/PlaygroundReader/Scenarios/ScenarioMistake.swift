import PlaygroundModel

/// What can be wrong with a scenario whose keys and values are well-formed. The words are in `ScenarioMistake+Prose.swift`.
enum ScenarioMistake: Error, Equatable, Sendable {
    case noDevices
    /// A scenario without any expectation.
    case nothingExpected
    /// An expectation that expects nothing.
    case emptyExpectation
    /// A key that speaks of a view, without one.
    case noView(String)
    case unknownElement(String, of: String, known: [String])
    /// A bar's item.
    case itemHasNoFrame(String)
    case otherKind(String, kind: String, wanted: [String])
    case frameLength(Int)
    case badLength(String)
    case unknownAttribute(String, known: [String])
    case unknownItem(String, known: [String])
    case contradiction
}
