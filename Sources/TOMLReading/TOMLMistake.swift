import SourceDiagnostics

/// What can be wrong with the text of a TOML document, as facts. The words are in `TOMLMistake+Prose.swift`.
enum TOMLMistake: Equatable, Sendable {
    case keyExpected(found: Found)
    case equalsSignExpected(key: String, found: Found)
    case valueExpected(found: Found)
    case lineEndExpected(found: Found)
    case headerEndExpected(bracket: String, found: Found)
    case headerEmpty

    /// A word stands where a value should: most often a string whose quotes were forgotten.
    case stringUnquoted(String)
    case numberMalformed(String)
    case stringUnterminated(delimiter: String)
    case escapeUnknown(String)
    case codePointMalformed(String)
    case controlCharacter(UInt32)
    case keyOverManyLines

    case arrayUnterminated
    case arrayCommaMissing(found: Found, opening: SourceSpan)
    case inlineTableCommaMissing(found: Found, opening: SourceSpan)
    case inlineTableOverManyLines(opening: SourceSpan)
    case inlineTableTrailingComma

    /// A key that is already there is set again, or is to be a table (`asTable`) and cannot.
    case duplicateKey(String, existing: KeyIndex.Node.Kind, first: SourceSpan, asTable: Bool)
    case nestingTooDeep(limit: Int)
    /// A mistake that only the TOML parser saw, in its own words.
    case refused(String)

    enum Found: Equatable, Sendable {
        case endOfFile, endOfLine
        case character(Character)
    }
}

struct TOMLProblem: Error, Equatable {
    var mistake: TOMLMistake
    var range: Range<Int>

    init(_ mistake: TOMLMistake, at range: Range<Int>) {
        self.mistake = mistake
        self.range = range
    }

    var isFatal: Bool {
        if case .nestingTooDeep = mistake { true } else { false }
    }
}
