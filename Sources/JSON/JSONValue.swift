/// A JSON value, as in messages of pages and language servers.
public enum JSONValue: Hashable, Sendable {
    /// Members keep their order.
    public struct Member: Hashable, Sendable {
        public let name: String
        public let value: JSONValue

        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    public static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

    public static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

    /// Omits members whose value is `nil`.
    public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    public var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }
}

extension JSONValue? {
    public var orNull: JSONValue { self ?? .null }
}

extension String {
    public var json: JSONValue { .string(self) }
}

private struct JSONWriter {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let values):
            writeList(of: values, between: "[", and: "]") { $0.write($1) }
        case .object(let members):
            writeList(of: members, between: "{", and: "}") { writer, member in
                writer.write(member.name)
                writer.bytes.append(UInt8(ascii: ":"))
                writer.write(member.value)
            }
        }
    }

    private mutating func writeList<Element>(
        of elements: [Element], between opening: Unicode.Scalar, and closing: Unicode.Scalar,
        write: (inout JSONWriter, Element) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(&self, element)
        }
        bytes.append(UInt8(ascii: closing))
    }

    /// Whole numbers have no fraction. Infinity and NaN become `null`: JSON has only finite numbers.
    private mutating func write(_ number: Double) {
        guard number.isFinite else { return write(.null) }
        if let whole = Int(exactly: number) {
            bytes += whole.description.utf8
        } else {
            bytes += number.description.utf8
        }
    }

    /// Copies sequences of bytes that need no escapes.
    private mutating func write(_ string: String) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { text in
            bytes.reserveCapacity(bytes.count + text.count)
            var start = 0
            for index in text.indices where Self.needsEscape(text[index]) {
                bytes.append(contentsOf: text[start..<index])
                escape(text[index])
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        default: bytes += "u00".utf8 + [Self.digit(byte >> 4), Self.digit(byte & 15)]
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
