import PlaygroundModel

/// The bytes of a property list, XML or binary.
///
/// Foundation's reader of property lists is not used: on Linux it ends the process for damaged XML, follows bad offsets of a
/// binary list out of its memory, and of 169 bytes that refer to one array many times over it makes copies for minutes.
enum PropertyListFile {
    /// Why bytes are not read.
    enum Failure: Error, Equatable, Sendable {
        case tooLarge(limit: Int)
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
        case declaresEntities
        case notText
        case neitherXMLNorBinary
        /// It ends too early, contradicts itself, or is no property list though it looks like one.
        case damaged
    }

    /// - Throws: `Failure`.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyListValue {
        guard bytes.count <= PlaygroundLimits.attachmentBytes else {
            throw .tooLarge(limit: PlaygroundLimits.attachmentBytes)
        }
        if bytes.starts(with: BinaryPropertyList.magic) { return try BinaryPropertyList(bytes).value() }
        return try XMLPropertyList.read(bytes)
    }
}
