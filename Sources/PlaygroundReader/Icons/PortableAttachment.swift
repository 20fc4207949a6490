#if canImport(Foundation)
import Foundation

/// Files that a playground names, in forms that can be read where there is no Foundation: in an exported page.
public enum PortableAttachment {
    /// The bytes of a file, or what says the same as they do: a property list in its binary form in place of XML and of an
    /// image set's JSON. What cannot be read stays as it is.
    ///
    /// - Parameter name: The file's path, which says what it has to be.
    public static func bytes(of name: String, _ bytes: [UInt8]) -> [UInt8] {
        let value = name.hasSuffix("Contents.json") ? ImageSet.propertyList(ofJSON: bytes) : xml(bytes)
        let list = value.flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
        return list.map { [UInt8]($0) } ?? bytes
    }

    private static func xml(_ bytes: [UInt8]) -> Any? {
        guard !bytes.starts(with: BinaryPropertyList.magic) else { return nil }
        return (try? XMLPropertyList.read(bytes))?.object
    }
}

extension PropertyListValue {
    /// The value as Foundation writes it. Of numbers, dates and data nothing but their type is ever read.
    fileprivate var object: Any {
        switch self {
        case .string(let text): text
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        case .other("a boolean", let text): text == "true"
        case .other("a date", _): Date(timeIntervalSinceReferenceDate: 0)
        case .other("data", _): Data()
        case .other(_, let text): Double(text) ?? 0
        }
    }
}
#endif
