import SourceDiagnostics

extension TOMLMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .duplicateKey: "duplicate-key"
        case .nestingTooDeep: "nesting-too-deep"
        case .controlCharacter(0): "nul-character"
        default: "toml-syntax"
        }
    }

    var headline: String {
        switch self {
        case .keyExpected(let found):
            "expected a key or a [table] header, found \(found.text)"
        case .equalsSignExpected(let key, let found):
            "expected \"=\" after the key \(key.quoted), found \(found.text)"
        case .valueExpected(let found):
            "expected a value, found \(found.text)"
        case .lineEndExpected(let found):
            "expected the line to end here, found \(found.text)"
        case .headerEndExpected(let bracket, let found):
            "expected \"\(bracket)\" to close the table header, found \(found.text)"
        case .headerEmpty:
            "a table header needs a name between its brackets"
        case .stringUnquoted(let word):
            "expected a value, found the bare word \(word.quoted)"
        case .numberMalformed(let text):
            "\(text.quoted) is not a number, a date or a time"
        case .stringUnterminated(let delimiter):
            delimiter.count == 3
                ? "the string that begins with \(delimiter) is never closed by another \(delimiter)"
                : "the string that begins here is not closed on its line"
        case .escapeUnknown(let escape):
            "TOML has no escape sequence \(escape.quoted)"
        case .codePointMalformed(let escape):
            "\(escape.quoted) is not the number of a Unicode character"
        case .controlCharacter(let value):
            "the control character \(Self.codePoint(value)) is not allowed here"
        case .keyOverManyLines:
            "a key cannot be a multi-line string"
        case .arrayUnterminated:
            "the array that begins here is never closed by \"]\""
        case .arrayCommaMissing(let found, _):
            "expected \",\" or \"]\" after an array's element, found \(found.text)"
        case .inlineTableCommaMissing(let found, _):
            "expected \",\" or \"}\" after an inline table's value, found \(found.text)"
        case .inlineTableOverManyLines:
            "an inline table must be on one line"
        case .inlineTableTrailingComma:
            "an inline table cannot end with a comma"
        case .duplicateKey(let key, let existing, _, let asTable):
            Self.duplicateHeadline(key.quoted, existing, asTable: asTable)
        case .nestingTooDeep(let limit):
            "values are nested more than \(limit) levels deep"
        case .refused(let message):
            message
        }
    }

    var related: [Diagnostic.Related] {
        switch self {
        case .arrayCommaMissing(_, let opening): [.init(opening, label: "the array begins here")]
        case .inlineTableCommaMissing(_, let opening), .inlineTableOverManyLines(let opening):
            [.init(opening, label: "the inline table begins here")]
        case .duplicateKey(_, _, let first, _): [.init(first, label: "first defined here")]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .keyExpected(.character("]")), .keyExpected(.character("}")):
            "an array or table before it may have been closed too early"
        case .keyExpected(.character(let character)), .equalsSignExpected(_, .character(let character)):
            Self.hint(forKeyWith: character)
        case .stringUnterminated("\"\"\""), .stringUnterminated("'''"): nil
        case .stringUnterminated: "close it on this line, or write text over several lines between \"\"\" and \"\"\""
        case .valueExpected(.character("=")): "comparisons belong inside a string: \"photo.top == safeArea.top\""
        case .lineEndExpected: "put each key on its own line, and close every string and bracket"
        case .stringUnquoted(let word): Self.hint(forBareWord: word)
        case .numberMalformed(let text): "write text in quotes: \(text.quoted)"
        case .escapeUnknown: #"write a backslash as \\, or put the string between single quotes"#
        case .codePointMalformed: #"write \u and four hexadecimal digits, or \U and eight"#
        case .inlineTableOverManyLines, .inlineTableTrailingComma:
            "close it with \"}\" on the same line, or use a [table] header instead"
        case .duplicateKey(_, .tableArray, _, _): "write another element of the array as [[…]], with two brackets"
        default: nil
        }
    }

    var fixes: [Fix] {
        switch self {
        case .equalsSignExpected(_, .character(":")): [.replace("=")]
        case .stringUnquoted(let word): Self.values(for: word).map { .replace($0) }
        case .numberMalformed(let text): [.replace(text.tomlText)]
        case .inlineTableTrailingComma: [Fix("Remove the comma", .replace(""))]
        default: []
        }
    }

    private static func values(for word: String) -> [String] {
        let text = word.filter { !"“”„‘’‚«»".contains($0) }
        return switch word.lowercased() {
        case "true", "yes", "on": ["true"]
        case "false", "no", "off": ["false"]
        case "nil", "null", "none": []
        default: [text.tomlText]
        }
    }

    private static func hint(forKeyWith character: Character) -> String? {
        if character == ":" { return "TOML writes key = value" }
        return character.isLetter && !character.isASCII ? "write keys with letters other than a to z in quotes" : nil
    }

    private static func hint(forBareWord word: String) -> String {
        if let first = word.first, "“”„‘’‚«»".contains(first) {
            return "write strings in straight quotation marks: \(word.filter { !"“”„‘’‚«»".contains($0) }.quoted)"
        }
        return switch word.lowercased() {
        case "true", "yes", "on": "write true, in lower case"
        case "false", "no", "off": "write false, in lower case"
        case "nil", "null", "none": "TOML has no empty value: remove the key"
        default: "write strings in quotes: \(word.quoted)"
        }
    }

    private static func duplicateHeadline(_ key: String, _ existing: KeyIndexNodeKind, asTable: Bool) -> String {
        switch existing {
        case .string where asTable, .scalar where asTable: "\(key) is already defined as a value and cannot also be a table"
        case .string, .scalar: "\(key) is defined more than once"
        case .array: "\(key) is already defined as an array"
        case .inlineTable: "\(key) is already defined as an inline table and cannot be extended"
        case .headerTable, .implicitTable, .dottedTable: "the table \(key) is defined more than once"
        case .tableArray: "\(key) is already defined as an array of tables"
        }
    }

    /// The code point, such as `U+001B`.
    static func codePoint(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension TOMLMistake.Found {
    fileprivate var text: String {
        switch self {
        case .endOfFile: "the end of the file"
        case .endOfLine: "the end of the line"
        case .character(let character):
            if let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .control {
                "the control character \(TOMLMistake.codePoint(scalar.value))"
            } else {
                character == "\"" ? "a quotation mark" : String(character).quoted
            }
        }
    }
}
