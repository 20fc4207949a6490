import SeededRandom
import SourceDiagnostics
import Testing
@testable import LanguageService

/// Damaged text and any position in it never stop the service.
@Suite struct UnfinishedTextTests {
    @Test(arguments: 0..<24)
    func everyFeatureAnswersInDamagedSamples(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let source = try Samples.source(Samples.names[seed % Samples.names.count])
        var bytes = Array(source.utf8.prefix(4000))
        let pieces = ["\"", "[", "]", "{", "}", "=", "\n", "[[", "'''", "\"\"\"", ".", ",", "#", "\\", "é", "😺", "", "", ""]
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
            bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
        }
        let damaged = SourceText(String(decoding: bytes, as: UTF8.self), fileName: "test.toml")
        let document = LanguageDocument(damaged, language: Samples.language)
        for _ in 0..<12 {
            // Editors send no positions inside a character.
            var offset = Int.random(in: 0...damaged.utf8.count, using: &random)
            while offset < damaged.utf8.count, UTF8.isContinuation(damaged.utf8[offset]) { offset -= 1 }
            let stray = document.completions(at: offset).first { !($0.range.lowerBound...$0.range.upperBound).contains(offset) }
            #expect(stray == nil, "at \(damaged.position(atUTF8Offset: offset))")
            _ = document.hover(at: offset)
            _ = document.references(at: offset)
        }
        for token in document.tokens() { #expect(!token.range.isEmpty && token.range.upperBound <= damaged.utf8.count) }
        for fold in document.foldings() { #expect(fold.first < fold.last && fold.last < damaged.lineCount) }
        for symbol in document.symbols() { #expect(symbol.range.contains(symbol.selection.lowerBound) && symbol.range.upperBound >= symbol.selection.upperBound) }
        _ = document.formatting()
    }

    @Test func deeplyNestedTextIsAccepted() {
        let text = "a = " + String(repeating: "[", count: 50_000)
        #expect(LanguageDocument(text).completions(at: text.utf8.count).isEmpty)
        let tables = "a = " + String(repeating: "{ a = ", count: 20_000)
        #expect(LanguageDocument(tables).completions(at: tables.utf8.count).isEmpty)
    }
}
