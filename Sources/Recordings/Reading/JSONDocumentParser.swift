import SourceDiagnostics

/// Reads JSON (RFC 8259) with the places of its values, within the limits of a recording.
///
/// It ends at the first mistake: what follows one that breaks the form of the document means nothing.
struct JSONDocumentParser {
    let bytes: [UInt8]
    private(set) var position = 0
    private var depth = 0
    private var valueCount = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no value.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func document() throws(JSONFault) -> JSONNode {
        let node = try value()
        skipSpace()
        guard position == bytes.count else { throw fault(.textAfterEnd) }
        return node
    }

    private mutating func value() throws(JSONFault) -> JSONNode {
        skipSpace()
        valueCount += 1
        guard valueCount <= RecordingLimits.values else { throw fault(.tooManyValues) }
        let start = position
        let value: JSONNode.Value = switch next {
        case UInt8(ascii: "{"): try nested { parser throws(JSONFault) in .object(try parser.members()) }
        case UInt8(ascii: "["): try nested { parser throws(JSONFault) in .array(try parser.elements()) }
        case UInt8(ascii: "\""): .string(try string())
        default: try literal()
        }
        return JSONNode(value: value, range: start..<position)
    }

    private mutating func nested(
        _ read: (inout JSONDocumentParser) throws(JSONFault) -> JSONNode.Value
    ) throws(JSONFault) -> JSONNode.Value {
        guard depth < RecordingLimits.depth else { throw fault(.tooDeep) }
        position += 1
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var names: Set<String> = []
        if takeAfterSpace(UInt8(ascii: "}")) { return [] }
        repeat {
            skipSpace()
            let start = position
            guard next == UInt8(ascii: "\"") else { throw fault(.nameExpected) }
            let name = try string()
            let range = start..<position
            guard names.insert(name).inserted else { throw JSONFault(.duplicate(name), at: range) }
            guard takeAfterSpace(UInt8(ascii: ":")) else { throw fault(.colonExpected) }
            members.append(JSONNode.Member(name: name, nameRange: range, node: try value()))
        } while takeAfterSpace(UInt8(ascii: ","))
        guard takeAfterSpace(UInt8(ascii: "}")) else { throw fault(.unclosed("}")) }
        return members
    }

    private mutating func elements() throws(JSONFault) -> [JSONNode] {
        var elements: [JSONNode] = []
        if takeAfterSpace(UInt8(ascii: "]")) { return [] }
        repeat { elements.append(try value()) } while takeAfterSpace(UInt8(ascii: ","))
        guard takeAfterSpace(UInt8(ascii: "]")) else { throw fault(.unclosed("]")) }
        return elements
    }

    // MARK: Words and numbers

    /// A number, `true`, `false` or `null`.
    private mutating func literal() throws(JSONFault) -> JSONNode.Value {
        let start = position
        while let byte = next, Self.isOfWord(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "": throw fault(next == nil ? .endOfText : .valueExpected)
        default: break
        }
        let range = start..<position
        guard Self.isNumber(word) else { throw JSONFault(Self.isNotFinite(word) ? .notFinite(word) : .unknownWord(word), at: range) }
        guard let number = Double(word), number.isFinite else { throw JSONFault(.notFinite(word), at: range) }
        return .number(number)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
             UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// What programs write in place of a number that JSON has not.
    private static func isNotFinite(_ word: String) -> Bool {
        ["nan", "inf", "infinity"].contains(word.lowercased().drop { $0 == "-" || $0 == "+" })
    }

    /// `-`, digits without a leading zero, a fraction, an exponent.
    private static func isNumber(_ word: String) -> Bool {
        var rest = word.utf8[...]
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func take(_ byte: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("-")
        if !take("0"), digits() == 0 { return false }
        if take("."), digits() == 0 { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }

    // MARK: Strings

    private mutating func string() throws(JSONFault) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw JSONFault(.notUTF8, at: start..<position) }
                return string
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20: throw fault(.lineBreakInString)
            default:
                text.append(byte)
                position += 1
            }
        }
        throw JSONFault(.unclosed("\""), at: start..<start + 1)
    }

    /// What a backslash and what is behind it stand for, as UTF-8.
    private mutating func escape() throws(JSONFault) -> [UInt8] {
        let start = position
        position += 1
        let byte = next
        position = min(position + 1, bytes.count)
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte ?? 0]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"):
            guard let scalar = scalar() else { throw JSONFault(.badEscape, at: start..<position) }
            return Array(String(Character(scalar)).utf8)
        default: throw JSONFault(.badEscape, at: start..<position)
        }
    }

    /// The scalar of one escape, or of two that are a surrogate pair. Half a pair is replaced.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let unit = codeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let behind = position
        guard bytes[behind...].starts(with: Array("\\u".utf8)) else { return "\u{FFFD}" }
        position += 2
        guard let low = codeUnit(), (0xDC00..<0xE000).contains(low) else {
            position = behind
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func takeAfterSpace(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// A fault at the next byte.
    private func fault(_ kind: JSONFault.Kind) -> JSONFault {
        JSONFault(kind, at: position..<min(position + 1, bytes.count))
    }
}

/// Why a text is no JSON document that can be read, and where.
struct JSONFault: Error {
    enum Kind: Equatable, Sendable {
        case endOfText, valueExpected, nameExpected, colonExpected, textAfterEnd
        /// Without the sign that closes what was opened.
        case unclosed(String)
        case unknownWord(String)
        /// NaN or an infinity, or a number greater than there are.
        case notFinite(String)
        case duplicate(String)
        case notUTF8, lineBreakInString, badEscape, tooDeep, tooManyValues
    }

    var kind: Kind
    /// In bytes.
    var range: Range<Int>

    init(_ kind: Kind, at range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
