/// Mistakes in a scenario with valid keys and values. The text is in `ScenarioMistake+Prose.swift`.
enum ScenarioMistake: Error, Equatable, Sendable {
    case noDevices
    /// A scenario without expectations.
    case nothingExpected
    case emptyExpectation
    /// A key about a view, without one.
    case noView(String)
    case unknownElement(String, of: String, known: [String])
    case itemHasNoFrame(String)
    case otherKind(String, kind: String, wanted: [String])
    case frameLength(Int)
    case badLength(String)
    case unknownAttribute(String, known: [String])
    case unknownItem(String, known: [String])
    case contradiction
}
