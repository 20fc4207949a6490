import JSON
import Testing
@testable import PlaygroundSchema

@Suite struct LanguageDataTests {
    private static let value = JSONValue(reading: LanguageData.text)

    @Test func numbersInTheGrammarAreIndicesOfSchemas() throws {
        let nodes = try #require(Self.value?["grammar"]?.elements)
        var numbers: [JSONValue] = []
        for node in nodes {
            numbers += [node["others"], node["names"], node["items"]].compactMap(\.self) + (node["parts"]?.elements ?? [])
            numbers += node["keys"]?.members?.map(\.value) ?? []
        }
        #expect(numbers.count > 1_000)
        #expect(Set(numbers) == Set(nodes.indices.dropFirst().map { .number($0) }))
    }

    @Test func ownersAreKindsOfTheTable() throws {
        let tables = try #require(Self.value?["grammar"]?.elements).filter { $0["kinds"] != nil }
        #expect(tables.count >= 2)
        for table in tables {
            let kinds = try #require(table["kinds"]?.elements)
            // Numbers in a page have 32 bits.
            #expect(kinds.count < 31)
            for key in table["owners"]?.members ?? [] {
                #expect((1..<(1 << kinds.count)).contains(key.value.wholeNumber ?? 0), "\(key.name)")
            }
        }
    }

    @Test func languageDataIsLessThanATwelfthOfTheSchema() {
        #expect(LanguageData.text.utf8.count * 12 < PlaygroundSchema.text.utf8.count)
    }

    @Test func coloursHaveTheirValues() throws {
        #expect(try #require(Self.value?["colors"])["white"] == .strings(["#ffffff", "#ffffff"]))
    }
}
