/// Mistakes in a scenario whose keys and values are valid.
indirect enum ScenarioMistake: Error, Equatable, Sendable {
    case noDevices
    case nothingExpected
    case emptyExpectation
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
