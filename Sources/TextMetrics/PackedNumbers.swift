/// Numbers below 4096 as pairs of base64 digits, the form of ``FaceData``.
struct PackedNumbers {
    let values: [Int]

    init(_ text: StaticString) {
        self = text.withUTF8Buffer { PackedNumbers(Array($0)) }
    }

    init(_ bytes: [UInt8]) {
        values = stride(from: 0, to: bytes.count - 1, by: 2).map { position in
            Self.digit(bytes[position]) << 6 | Self.digit(bytes[position + 1])
        }
    }

    /// The numbers, read as pairs of a value and its count.
    var unrolled: [Int] {
        var result: [Int] = []
        for position in stride(from: 0, to: values.count - 1, by: 2) {
            result.append(contentsOf: repeatElement(values[position], count: values[position + 1]))
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: preconditionFailure("FaceData holds base64 digits only")
        }
    }
}

/// The lists of numbers in a file: `NAME = """`, digits on any number of lines, and `"""`.
struct PackedLists: Sendable {
    private var lists: [(name: String, digits: [UInt8])] = []

    init(_ file: [UInt8]) {
        for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            if line.contains(UInt8(ascii: "=")) {
                lists.append((String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self), []))
            } else if line.first != UInt8(ascii: "\""), !lists.isEmpty {
                lists[lists.count - 1].digits += line
            }
        }
    }

    subscript(_ name: String) -> PackedNumbers { PackedNumbers(lists.first { $0.name == name }?.digits ?? []) }
}
