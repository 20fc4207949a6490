import PlaygroundModel

enum PropertyListFailure: Error, Equatable, Sendable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case declaresEntities
    case notText
    case neitherXMLNorBinary
    /// The file ends too early, contradicts itself, or is not actually a property list.
    case damaged
}

/// A property list, XML or binary.
///
/// Foundation's reader is not used. On Linux it crashes on damaged XML, follows bad offsets of a binary list out of
/// bounds, and copies for minutes if 169 bytes refer to one array many times.
enum PropertyListFile {
    static func read(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue {
        guard bytes.count <= PlaygroundLimits.attachmentBytes else {
            throw .tooLarge(limit: PlaygroundLimits.attachmentBytes)
        }
        if bytes.starts(with: BinaryPropertyList.magic) { return try BinaryPropertyList(bytes).value() }
        return try XMLPropertyList.read(bytes)
    }
}
