#if canImport(Foundation)
import Foundation

/// Converts attachments to forms that exported pages read without Foundation.
public enum PortableAttachment {
    /// Converts XML and an image set's JSON to a binary property list. The path `name` determines the format.
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
    /// The value for Foundation. Only the type of numbers, dates and data is preserved.
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
