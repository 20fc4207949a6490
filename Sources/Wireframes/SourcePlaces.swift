import PlaygroundModel

/// A line of the document: `neko.toml:107`.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public var fileName: String
    /// From 1.
    public var line: Int

    public init(fileName: String, line: Int) {
        self.fileName = fileName
        self.line = line
    }

    public var description: String { "\(fileName):\(line)" }

    /// On a live page: `/neko.toml#L107`.
    public var address: String { "/\(Self.escaped(fileName))#L\(line)" }

    /// Escapes everything except slashes and unreserved characters (RFC 3986, 2.3).
    private static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Finds lines of document values, because the model has only paths. Instances of two readings are never equal.
public final class SourcePlaces: Sendable, Equatable {
    private let find: @Sendable (DocumentPath) -> SourcePlace?

    public init(_ find: @escaping @Sendable (DocumentPath) -> SourcePlace?) {
        self.find = find
    }

    public static let unknown = SourcePlaces { _ in nil }

    public static func == (one: SourcePlaces, other: SourcePlaces) -> Bool { one === other }

    public subscript(path: DocumentPath?) -> SourcePlace? { path.flatMap(find) }
}
