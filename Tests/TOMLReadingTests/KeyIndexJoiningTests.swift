import PlaygroundModel
import Testing

@testable import TOMLReading

@Suite struct KeyIndexJoiningTests {
    private func document(_ text: String, _ name: String) throws -> TOMLDocument {
        try #require(TOMLDocument.read(Array(text.utf8), fileName: name).document)
    }

    private func joined(_ first: String, _ others: String..., by rule: (DocumentPath) -> KeyJoining) throws -> (whole: TOMLDocument, clashes: [KeyClash]) {
        let documents = try others.enumerated().map { try document($1, "\($0 + 2).toml") }
        return try document(first, "1.toml").joined(with: documents, by: rule)
    }

    @Test func joinedValuesKeepTheOrderOfDocumentsAndTheirOwnSpans() throws {
        let whole = try joined("a = 1\n", "b = \"x\\u00e4y\"", "c = [1]\na = 3") { _ in .added }.whole
        #expect(whole.root.keys == ["a", "b", "c"])
        #expect(whole.root["a"] == .integer(1) && whole.root["b"] == .string("xäy") && whole.root["c"] == .array([.integer(1)]))
        #expect(whole.index.keySpan(at: DocumentPath([.key("c")]))?.description == "3.toml:1:1")
        #expect(whole.index.valueSpan(at: DocumentPath([.key("c"), .index(0)]))?.description == "3.toml:1:6")
        let part = whole.index.span(inStringAt: DocumentPath([.key("b")]), utf8Range: 3..<4)
        #expect(part?.description == "2.toml:1:13")
        #expect(whole.index.sources.map(\.fileName) == ["1.toml", "2.toml", "3.toml"])
    }

    @Test func theRuleSelectsHowTablesAndArraysAreJoined() throws {
        let whole = try joined("[t]\na = 1\n[[l]]\nn = 1", "t.b = 2\nl = [{ n = 2 }]") { path in
            path.components == [.key("l")] ? .elements : .keys
        }.whole
        #expect(whole.root["t"] == .table(DocumentTable([.init(key: "a", value: .integer(1)), .init(key: "b", value: .integer(2))])))
        guard case .array(let elements)? = whole.root["l"] else { Issue.record("no list"); return }
        #expect(elements.count == 2)
        #expect(whole.index.valueSpan(at: DocumentPath([.key("l"), .index(1), .key("n")]))?.description == "2.toml:2:12")
    }

    @Test func uniqueKeysInTwoDocumentsClash() throws {
        let (whole, clashes) = try joined("a = 1\nt = 2", "a = 2\nt.x = 1\nb = 3", "b = 4") { path in
            path.components == [.key("t")] ? .keys : .unique
        }
        #expect(clashes.map(\.path.description) == ["a", "t", "b"])
        #expect(clashes.map(\.first.description) == ["1.toml:1:1", "1.toml:2:1", "2.toml:3:1"])
        #expect(clashes.map(\.second.description) == ["2.toml:1:1", "2.toml:2:1", "3.toml:1:1"])
        #expect(whole.root["a"] == .integer(1) && whole.root["b"] == .integer(3))
    }

    @Test func valuesThatTheRuleLeavesAreNotJoined() throws {
        #expect(try joined("a = 1", "b = 2") { _ in .left }.whole.root.keys == ["a"])
    }
}
