extension TOMLScanner {
    /// A header, `[a.b]` or `[[a.b]]`. The range includes the brackets.
    struct Header {
        var key: [KeyIndex.KeyPart]
        var isArray: Bool
        var range: Range<Int>
    }

    mutating func scanHeader() throws(TOMLProblem) -> Header {
        let start = offset
        offset += 1
        let isArray = peek == UInt8(ascii: "[")
        if isArray { offset += 1 }
        skipBlanks()
        if peek == UInt8(ascii: "]") { throw TOMLProblem(.headerEmpty, at: start..<(offset + 1)) }
        let key = try scanKey()
        for _ in 0..<(isArray ? 2 : 1) {
            guard peek == UInt8(ascii: "]") else {
                throw TOMLProblem(.headerEndExpected(bracket: isArray ? "]]" : "]", found: found), at: foundRange)
            }
            offset += 1
        }
        return Header(key: key, isArray: isArray, range: start..<offset)
    }

    mutating func scanKeyBeforeEquals() throws(TOMLProblem) -> [KeyIndex.KeyPart] {
        let start = offset
        let key = try scanKey()
        guard peek == UInt8(ascii: "=") else {
            let text = String(decoding: bytes[start..<(key.last?.range.upperBound ?? start)], as: UTF8.self)
            throw TOMLProblem(.equalsSignExpected(key: text, found: found), at: foundRange)
        }
        offset += 1
        skipBlanks()
        return key
    }

    private mutating func scanKey() throws(TOMLProblem) -> [KeyIndex.KeyPart] {
        var parts: [KeyIndex.KeyPart] = []
        while true {
            skipBlanks()
            parts.append(try scanKeyPart())
            skipBlanks()
            guard peek == UInt8(ascii: ".") else { return parts }
            offset += 1
        }
    }

    private mutating func scanKeyPart() throws(TOMLProblem) -> KeyIndex.KeyPart {
        let start = offset
        if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
            let literal = try StringLiteral(in: bytes, at: offset)
            guard !literal.isMultiline else { throw TOMLProblem(.keyOverManyLines, at: literal.range) }
            offset = literal.range.upperBound
            return KeyIndex.KeyPart(name: literal.text, range: literal.range)
        }
        while let byte = peek, Self.isBareKeyByte(byte) { offset += 1 }
        guard offset > start else { throw TOMLProblem(.keyExpected(found: found), at: foundRange) }
        return KeyIndex.KeyPart(name: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
    }

    private static func isBareKeyByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
