import Foundation
import SourceDiagnostics
import Testing
import TOMLReading
@testable import LanguageService

@Suite struct FormattingTests {
    private func formatted(_ text: String) -> String {
        let document = LanguageDocument(text)
        let source = document.source.applying(document.formatting())
        return source.string(inUTF8Range: source.utf8.indices)
    }

    @Test(arguments: [
        ("a=1   \n", "a = 1\n"), ("a   = 1", "a   = 1\n"), ("\n\n\n\na = 1\n\n\n\n\nb = 2\n\n", "a = 1\n\n\nb = 2\n"),
        ("a = [ 1,2 ,3 ]", "a = [1, 2, 3]\n"), ("a = {b=1,c = {}}", "a = { b = 1, c = {} }\n"),
        ("a = [\n1, # one\n    2,\n  ]", "a = [\n  1, # one\n  2,\n]\n"), ("a = 1# one", "a = 1 # one\n"), ("[ a . b ]\nc = 1", "[a . b]\nc = 1\n"),
        ("a = [{ b = [\n1,\n], c = 2 }]", "a = [{ b = [\n  1,\n], c = 2 }]\n"), ("  a = \"x  =  y\"", "a = \"x  =  y\"\n"),
        ("a = \"\"\"\n  x  \n  y\"\"\"\"\nb = 1", "a = \"\"\"\n  x  \n  y\"\"\"\"\nb = 1\n"), ("  # indented\na = 1", "  # indented\na = 1\n"),
        ("a = 'c:\\'\nb=1", "a = 'c:\\'\nb = 1\n"), ("a = \"\\\"\"\nb=1", "a = \"\\\"\"\nb = 1\n"),
    ])
    func spacesAndLineBreaksAreNormalized(_ text: String, _ expected: String) {
        #expect(formatted(text) == expected)
        #expect(formatted(expected) == expected)
    }

    @Test func invalidTOMLStaysUnchanged() {
        #expect(LanguageDocument("a = [1,\nb=2").formatting().isEmpty)
    }

    @Test func windowsLineBreaksAreKept() {
        #expect(formatted("a=1\r\nb  =2\r\n") == "a = 1\r\nb  = 2\r\n")
    }

    @Test(arguments: Samples.names)
    func samplesKeepTheirValuesAndComments(_ name: String) throws {
        let source = try Samples.source(name)
        let document = LanguageDocument(source, language: Samples.language)
        let formatted = source.applying(document.formatting())
        #expect(TOMLDocument.read(formatted.utf8, fileName: name).document?.root == TOMLDocument.read(source.utf8, fileName: name).document?.root)
        #expect(Self.comments(of: formatted) == Self.comments(of: source))
        #expect(LanguageDocument(formatted, language: Samples.language).formatting().isEmpty)
        // Samples are already formatted, except for some lines.
        let lines = Set((1...formatted.lineCount).map(formatted.line(at:)))
        let changed = (1...source.lineCount).count { !lines.contains(source.line(at: $0)) }
        #expect(changed * 20 <= source.lineCount, "\(changed) of \(source.lineCount) lines")
    }

    private static func comments(of source: SourceText) -> [Substring] {
        (1...source.lineCount).compactMap { number in
            let line = source.line(at: number)
            return line.range(of: "# ").map { line[$0.lowerBound...] }
        }
    }
}
