import PlaygroundModel

/// A line of the document, as a person is told of it: `neko.toml:107`.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    public var fileName: String
    /// From 1.
    public var line: Int

    public init(fileName: String, line: Int) {
        self.fileName = fileName
        self.line = line
    }

    public var description: String { "\(fileName):\(line)" }

    /// Where a live page shows the line: `/neko.toml#L107`.
    public var address: String { "/\(Self.escaped(fileName))#L\(line)" }

    /// All but what needs no escape anywhere in an address (RFC 3986, 2.3), and slashes.
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

/// Where the values of a document stand in its text.
///
/// The model knows paths alone; the reader's key index finds their lines. Each reading has places of its own, which equal no
/// others.
public final class SourcePlaces: Sendable, Equatable {
    private let find: @Sendable (DocumentPath) -> SourcePlace?

    public init(_ find: @escaping @Sendable (DocumentPath) -> SourcePlace?) {
        self.find = find
    }

    /// For documents whose text is not at hand.
    public static let unknown = SourcePlaces { _ in nil }

    public static func == (one: SourcePlaces, other: SourcePlaces) -> Bool { one === other }

    /// The line that a value stands on; `nil` for no path and for an unknown one.
    public subscript(path: DocumentPath?) -> SourcePlace? { path.flatMap(find) }
}
