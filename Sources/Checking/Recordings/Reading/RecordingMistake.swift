/// The reason why a recording, or part of it, cannot be read. `RecordingMistake+Prose.swift` contains the messages.
enum RecordingMistake: Equatable, Sendable {
    case empty
    case tooLarge(Int)
    case notText
    case json(JSONFaultKind)
    /// A JSON document that no recorder wrote.
    case noRecording
    case format(Double?)
    case missing(String, in: String)
    case wrongKind(expected: String, found: String)
    case unknownKey(String, known: [String])
    case unknownValue(String, known: [String])
    case noEvent(String, reason: String, hint: String?)
    case count(Int, expected: Int)
    case outOfRange(Double)
    case negativeSize
    case tooMany(Int, limit: Int, of: String)
    case noVersion(String)
    case elementWithoutController(String)
    case barName(String)
}
