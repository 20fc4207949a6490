import Foundation

/// The bytes of a property list, XML or binary.
///
/// XML is read by Foundation, once it has been looked over: it bounds neither size nor nesting, and a document can name
/// another encoding to hide what it declares. Binary lists are read by our own reader. Foundation's on Linux follows bad
/// offsets out of its memory, and of 169 bytes that refer to one array many times over it makes copies for minutes.
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

    static let sizeLimit = 1 << 20
    /// An Info.plist nests half a dozen deep.
    static let depthLimit = 40
    static let valueLimit = 100_000

    /// - Throws: `Failure`.
    static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyListValue {
        guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
        if bytes.starts(with: BinaryPropertyList.magic) { return try BinaryPropertyList(bytes).value() }
        let text = try XMLPropertyListGuard.checked(bytes)
        guard let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil) else {
            throw .damaged
        }
        return PropertyListValue(value)
    }
}

extension PropertyListValue {
    fileprivate init(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let elements as [Any]: self = .array(elements.map(PropertyListValue.init))
        case let table as [String: Any]: self = .dictionary(table.mapValues(PropertyListValue.init))
        case is Data: self = .other(type: "data", text: "data")
        case is Date: self = .other(type: "a date", text: "a date")
        case let bool as Bool: self = .other(type: "a boolean", text: "\(bool)")
        case let number as NSNumber: self = .other(type: "a number", text: "\(number)")
        default: self = .other(type: "something else", text: "something else")
        }
    }
}
