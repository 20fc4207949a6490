import SourceDiagnostics

/// An error in a line of the user's code.
struct CodeError: Sendable {
    var source: SourceText
    var line: Int
    /// The column in bytes, counted from 1. `nil` if it is unknown.
    var column: Int?
    var text: String

    /// Whether the error is in the user's file and not in the additions to its copy.
    var isInSource: Bool { (1...source.lineCount).contains(line) }

    var diagnostic: Diagnostic {
        let code = CompilerMessage.isStop(text) ? "program-stops" : "compiler-error"
        guard isInSource else { return Diagnostic(code: code, headline: text, place: .file(source.fileName)) }
        let range = source.utf8Range(ofLine: line)
        let bytes = source.utf8[range]
        let indentation = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let start = min(range.lowerBound + (column.map { $0 - 1 } ?? indentation), range.upperBound)
        let word = source.utf8[start..<range.upperBound].prefix(while: \.isPartOfName)
        let end = column == nil ? range.upperBound : max(word.endIndex, min(start + 1, range.upperBound))
        return Diagnostic(code: code, headline: text, place: .span(source.span(ofUTF8Range: start..<end)))
    }
}

extension SourceCopy {
    var sourceText: SourceText { SourceText(utf8: bytes, fileName: name) }
}
