/// Defects of a file that are found before its text is scanned. Their messages are in `SourceDefect+Prose.swift`.
public enum SourceDefect: Equatable, Sendable {
    case fileTooLarge(bytes: Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case notUTF8(byte: UInt8)
    case nulCharacter
    case emptyFile
    /// The file is missing, but existed at the last reading.
    case fileMissing
    case fileOutside
    case fileUnreadable(String)
}

extension SourceDefect {
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
