import PlaygroundModel

enum StringsFileFailure: Error, Equatable, Sendable {
    case propertyList(PropertyListFailure)
    case notADictionary
    /// A syntax error. Lines are counted from 1.
    case syntax(expected: String, line: Int)
}

/// Reads a strings file, such as `InfoPlist.strings`: the old-style format of pairs, or a property list made by Xcode.
///
/// ```
/// /* What the user reads */
/// "compose" = "Neue Nachricht";
/// CFBundleDisplayName = "Neko";
/// ```
enum StringsFile {
    static func read(_ bytes: [UInt8]) throws(StringsFileFailure) -> [String: String] {
        guard bytes.count <= PlaygroundLimits.attachmentBytes else {
            throw .propertyList(.tooLarge(limit: PlaygroundLimits.attachmentBytes))
        }
        if bytes.starts(with: BinaryPropertyList.magic) { return try table(bytes) }
        guard let text = TextEncoding.decode(bytes) else { throw .propertyList(.notText) }
        if text.drop(while: { $0.isWhitespace }).first == "<" { return try table(bytes) }
        var parser = StringsParser(text)
        return try parser.pairs()
    }

    private static func table(_ bytes: [UInt8]) throws(StringsFileFailure) -> [String: String] {
        let value: PropertyListValue
        do throws(PropertyListFailure) {
            value = try PropertyListFile.read(bytes)
        } catch {
            throw .propertyList(error)
        }
        guard case .dictionary(let table) = value else { throw .notADictionary }
        return table.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
    }
}

private struct StringsParser {
    private var rest: Substring.UnicodeScalarView
    private var line = 1

    init(_ text: String) {
        rest = text[...].unicodeScalars
    }

    /// The pairs of the file. Of several equal keys the last one is used, as in Foundation.
    mutating func pairs() throws(StringsFileFailure) -> [String: String] {
        var pairs: [String: String] = [:]
        try skipSpace()
        while !rest.isEmpty {
            let key = try word("a key")
            try skipSpace()
            if rest.first == "=" {
                advance()
                try skipSpace()
                pairs[key] = try word("a value")
                try skipSpace()
            } else {
                // In `"Compose";` the key is also the value.
                pairs[key] = key
            }
            guard rest.first == ";" else { throw .syntax(expected: "a semicolon", line: line) }
            advance()
            try skipSpace()
        }
        return pairs
    }

    private mutating func advance() {
        if rest.popFirst() == "\n" { line += 1 }
    }

    private mutating func skipSpace() throws(StringsFileFailure) {
        while let next = rest.first {
            if next.properties.isWhitespace {
                advance()
            } else if rest.starts(with: "//".unicodeScalars) {
                while let next = rest.first, next != "\n" { advance() }
            } else if rest.starts(with: "/*".unicodeScalars) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringsFileFailure) {
        let start = line
        while !rest.starts(with: "*/".unicodeScalars) {
            guard !rest.isEmpty else { throw .syntax(expected: "the end of the comment", line: start) }
            advance()
        }
        advance()
        advance()
    }

    private mutating func word(_ expected: String) throws(StringsFileFailure) -> String {
        if rest.first == "\"" { return try quoted() }
        var word = String.UnicodeScalarView()
        while let next = rest.first, Self.isBare(next) {
            word.append(next)
            advance()
        }
        guard !word.isEmpty else { throw .syntax(expected: expected, line: line) }
        return String(word)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "_$/:.-".unicodeScalars.contains(scalar)
    }

    private mutating func quoted() throws(StringsFileFailure) -> String {
        let start = line
        var units: [UInt16] = []
        advance()
        while let next = rest.first, next != "\"" {
            advance()
            if next == "\\" {
                units += try escape(from: start)
            } else {
                units += UTF16.encode(next)!
            }
        }
        guard rest.first == "\"" else { throw .syntax(expected: "the end of the string", line: start) }
        advance()
        return String(decoding: units, as: UTF16.self)
    }

    /// Reads an escape. `\U` and `\u` have up to four digits.
    private mutating func escape(from start: Int) throws(StringsFileFailure) -> [UInt16] {
        guard let next = rest.first else { throw .syntax(expected: "the end of the string", line: start) }
        advance()
        switch next {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "U", "u":
            var digits = ""
            while digits.count < 4, let digit = rest.first, digit.properties.isASCIIHexDigit {
                digits.unicodeScalars.append(digit)
                advance()
            }
            guard let unit = UInt16(digits, radix: 16) else { throw .syntax(expected: "hexadecimal digits", line: line) }
            return [unit]
        default: return Array(UTF16.encode(next)!)
        }
    }
}
