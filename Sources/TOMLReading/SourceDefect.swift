/// What can be wrong with a file before its text is even looked at, as facts.
/// The words are in `SourceDefect+Prose.swift`.
public enum SourceDefect: Equatable, Sendable {
    case fileTooLarge(bytes: Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case notUTF8(byte: UInt8)
    case nulCharacter
    case emptyFile
    /// It was there when it was read last.
    case fileMissing
    /// It is a link out of the folder.
    case fileOutside
    /// The system says why.
    case fileUnreadable(String)
}

extension SourceDefect {
    /// The offset of the first byte that is not part of a well-formed UTF-8 sequence.
    static func firstMalformedByte(in bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += Unicode.UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
