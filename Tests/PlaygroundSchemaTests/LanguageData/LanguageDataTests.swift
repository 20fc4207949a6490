import Foundation
import JSON
import LanguageService
import SourceDiagnostics
import Testing
@testable import PlaygroundSchema

@Suite struct LanguageDataTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Playgrounds")

    @Test(arguments: ["neko.toml", "tab-bar-and-sidebar.toml"])
    func theShortFormSaysWhatTheSchemaSays(sample: String) throws {
        let short = try #require(JSONValue(reading: LanguageData.text, depth: 16)?["schema"])
        let source = SourceText(utf8: try Data(contentsOf: Self.folder.appendingPathComponent(sample)), fileName: sample)
        let long = LanguageDocument(source, grammar: Grammar(schema: PlaygroundSchema.document))
        let brief = LanguageDocument(source, grammar: Grammar(schema: short))
        var offers = 0
        for line in stride(from: 1, through: source.lineCount, by: 5) {
            let range = source.utf8Range(ofLine: line)
            for offset in [range.lowerBound, (range.lowerBound + range.upperBound) / 2] {
                let completions = long.completions(at: offset)
                offers += completions.count
                #expect(brief.completions(at: offset) == completions, "line \(line)")
                #expect(brief.hover(at: offset) == long.hover(at: offset), "line \(line)")
            }
        }
        #expect(offers > 1_000)
        #expect(brief.occurrences() == long.occurrences())
    }

    @Test func itIsMuchShorterThanTheSchema() {
        #expect(LanguageData.text.utf8.count * 8 < PlaygroundSchema.text.utf8.count)
    }

    @Test func coloursHaveTheirValues() throws {
        let colors = try #require(JSONValue(reading: LanguageData.text, depth: 16)?["colors"])
        #expect(colors["white"] == .strings(["#ffffff", "#ffffff"]) || colors["white"] == .strings(["#FFFFFF", "#FFFFFF"]))
    }
}
