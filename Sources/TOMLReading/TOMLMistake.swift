import SourceDiagnostics

indirect enum TOMLMistake: Equatable, Sendable {
    case keyExpected(found: Found)
    case equalsSignExpected(key: String, found: Found)
    case valueExpected(found: Found)
    case lineEndExpected(found: Found)
    case headerEndExpected(bracket: String, found: Found)
    case headerEmpty

    /// A word instead of a value, usually a string without quotes.
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

    /// An existing key is set again or, if `asTable`, cannot become a table.
    case duplicateKey(String, existing: KeyIndexNodeKind, first: SourceSpan, asTable: Bool)
    case nestingTooDeep(limit: Int)
    /// A mistake that only the TOML parser found, with the parser's message.
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
