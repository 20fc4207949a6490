import JSON
import SourceDiagnostics

/// Reads JSON (RFC 8259) with the ranges of its values, within the limits of a recording. Ends at the first mistake.
struct JSONDocumentParser {
    private var scanner: JSONScanner
    private var depth = 0
    private var valueCount = 0

    init(_ bytes: [UInt8]) {
        scanner = JSONScanner(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }

    mutating func document() throws(JSONFault) -> JSONNode {
        let node = try value()
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw fault(.textAfterEnd) }
        return node
    }

    private mutating func value() throws(JSONFault) -> JSONNode {
        scanner.skipSpace()
        valueCount += 1
        guard valueCount <= RecordingLimits.values else { throw fault(.tooManyValues) }
        let start = scanner.position
        let value: JSONNode.Value = switch scanner.next {
        case UInt8(ascii: "{"): try nested { parser throws(JSONFault) in .object(try parser.members()) }
        case UInt8(ascii: "["): try nested { parser throws(JSONFault) in .array(try parser.elements()) }
        case UInt8(ascii: "\""): .string(try string())
        default: try literal()
        }
        return JSONNode(value: value, range: start..<scanner.position)
    }

    private mutating func nested(
        _ read: (inout JSONDocumentParser) throws(JSONFault) -> JSONNode.Value
    ) throws(JSONFault) -> JSONNode.Value {
        guard depth < RecordingLimits.depth else { throw fault(.tooDeep) }
        scanner.position += 1
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var names: Set<String> = []
        if scanner.take("}", afterSpace: true) { return [] }
        repeat {
            scanner.skipSpace()
            let start = scanner.position
            guard scanner.next == UInt8(ascii: "\"") else { throw fault(.nameExpected) }
            let name = try string()
            let range = start..<scanner.position
            guard names.insert(name).inserted else { throw JSONFault(.duplicate(name), at: range) }
            guard scanner.take(":", afterSpace: true) else { throw fault(.colonExpected) }
            members.append(JSONNode.Member(name: name, nameRange: range, node: try value()))
        } while scanner.take(",", afterSpace: true)
        guard scanner.take("}", afterSpace: true) else { throw fault(.unclosed("}")) }
        return members
    }

    private mutating func elements() throws(JSONFault) -> [JSONNode] {
        var elements: [JSONNode] = []
        if scanner.take("]", afterSpace: true) { return [] }
        repeat { elements.append(try value()) } while scanner.take(",", afterSpace: true)
        guard scanner.take("]", afterSpace: true) else { throw fault(.unclosed("]")) }
        return elements
    }

    private mutating func literal() throws(JSONFault) -> JSONNode.Value {
        let start = scanner.position
        while let byte = scanner.next, Self.isOfWord(byte) { scanner.position += 1 }
        let word = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "": throw fault(scanner.next == nil ? .endOfText : .valueExpected)
        default: break
        }
        let range = start..<scanner.position
        var number = JSONScanner(scanner.bytes, from: start)
        guard number.takeNumber(), number.position == range.upperBound else {
            throw JSONFault(Self.isNotFinite(word) ? .notFinite(word) : .unknownWord(word), at: range)
        }
        guard let value = Double(word), value.isFinite else { throw JSONFault(.notFinite(word), at: range) }
        return .number(value)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
             UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Whether the word is a notation for a number that JSON does not support.
    private static func isNotFinite(_ word: String) -> Bool {
        ["nan", "inf", "infinity"].contains(word.lowercased().drop { $0 == "-" || $0 == "+" })
    }

    private mutating func string() throws(JSONFault) -> String {
        let start = scanner.position
        scanner.position += 1
        var text: [UInt8] = []
        while let byte = scanner.next {
            switch byte {
            case UInt8(ascii: "\""):
                scanner.position += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw JSONFault(.notUTF8, at: start..<scanner.position) }
                return string
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20: throw fault(.lineBreakInString)
            default:
                text.append(byte)
                scanner.position += 1
            }
        }
        throw JSONFault(.unclosed("\""), at: start..<start + 1)
    }

    private mutating func escape() throws(JSONFault) -> [UInt8] {
        let start = scanner.position
        scanner.position += 1
        guard let escaped = scanner.takeEscape() else { throw JSONFault(.badEscape, at: start..<scanner.position) }
        return escaped
    }

    private func fault(_ kind: JSONFaultKind) -> JSONFault {
        JSONFault(kind, at: scanner.position..<min(scanner.position + 1, scanner.bytes.count))
    }
}

enum JSONFaultKind: Equatable, Sendable {
    case endOfText, valueExpected, nameExpected, colonExpected, textAfterEnd
    case unclosed(String)
    case unknownWord(String)
    /// A NaN, an infinity, or a number that exceeds the range of `Double`.
    case notFinite(String)
    case duplicate(String)
    case notUTF8, lineBreakInString, badEscape, tooDeep, tooManyValues
}

struct JSONFault: Error {
    var kind: JSONFaultKind
    /// The range in the document, in bytes.
    var range: Range<Int>

    init(_ kind: JSONFaultKind, at range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
