#if canImport(TOMLKit)
import SourceDiagnostics
import TOMLKit

/// TOMLKit checks whether a text is TOML. The values are read from the text itself.
/// TOMLKit never frees a table or its values, so the table is emptied at once.
enum TOMLValidator {
    /// The reason why a document without scanner problems is not TOML. `nil` if it is TOML.
    static func problem(in index: KeyIndex) -> TOMLProblem? {
        let source = index.source
        do {
            try TOMLTable(string: source.string(inUTF8Range: source.utf8.indices)).clear()
            return nil
        } catch let error as TOMLParseError {
            return problem(error, in: source)
        } catch {
            return TOMLProblem(.refused("the file is not TOML: \(error)"), at: 0..<0)
        }
    }
}

extension TOMLValidator {
    /// toml++'s message without its preamble, at the word that toml++ was reading.
    private static func problem(_ error: TOMLParseError, in source: SourceText) -> TOMLProblem {
        let start = offset(of: error.source.begin, in: source)
        return TOMLProblem(.refused(headline(from: error.description)), at: word(at: start, in: source))
    }

    /// toml++ counts columns in Unicode scalars.
    private static func offset(of position: TOMLSourcePosition, in source: SourceText) -> Int {
        let range = source.utf8Range(ofLine: max(1, min(position.line, source.lineCount)))
        let before = source.string(inUTF8Range: range).unicodeScalars.prefix(max(0, position.column - 1))
        return range.lowerBound + before.reduce(0) { $0 + Unicode.UTF8.width($1) }
    }

    /// The value around an offset. toml++ points to the character at which it stopped, often one after the mistake.
    private static func word(at offset: Int, in source: SourceText) -> Range<Int> {
        let isPartOfWord: (UInt8) -> Bool = { byte in
            byte > 0x7F || Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte) || "+-._:".utf8.contains(byte)
        }
        let line = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: offset))
        var range = offset..<offset
        while range.lowerBound > line.lowerBound, isPartOfWord(source.utf8[range.lowerBound - 1]) {
            range = (range.lowerBound - 1)..<range.upperBound
        }
        while range.upperBound < line.upperBound, isPartOfWord(source.utf8[range.upperBound]) {
            range = range.lowerBound..<(range.upperBound + 1)
        }
        return range
    }

    /// `Error while parsing date: expected month between 1 and 12 (inclusive), saw 13` becomes
    /// `this date cannot be read: expected month between 1 and 12, found 13`.
    private static func headline(from description: String) -> String {
        let preamble = "Error while parsing "
        guard description.hasPrefix(preamble), let colon = description.firstRange(of: ": ") else { return description }
        let scope = description[..<colon.lowerBound].dropFirst(preamble.count)
        let reason = rewordings.reduce(String(description[colon.upperBound...])) { $0.replacing($1.said, with: $1.meant) }
        return "this \(scope == "floating-point" ? "number" : scope) cannot be read: \(reason)"
    }

    private static let rewordings: [(said: String, meant: String)] = [
        ("'", "\""), (", saw ", ", found "), (" (inclusive)", ""), ("zeroes", "zeros"),
        ("encountered end-of-file", "the file ends too early"),
        // toml++ checks against 23 but says 59.
        ("expected hour between 0 to 59", "expected hour between 0 and 23"),
    ]
}
#else

/// The engine has no TOMLKit, so this checks the rules that the scanner does not. Tests compare both.
enum TOMLValidator {
    static func problem(in index: KeyIndex) -> TOMLProblem? { index.scalarProblem }
}
#endif
