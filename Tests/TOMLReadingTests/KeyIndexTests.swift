import MarkedSource
import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import TOMLReading

@Suite struct KeyIndexTests {
    private func index(_ marked: MarkedText) throws -> KeyIndex {
        let reading = TOMLDocument.read(marked.bytes, fileName: "test.toml")
        #expect(reading.diagnostics == [])
        return try #require(reading.document).index
    }

    @Test func bareAndQuotedKeysAndTheirValuesAreFound() throws {
        let text = MarkedText(#"""
            1️⃣title2️⃣ = 3️⃣"Neko"4️⃣ # a comment
            5️⃣"a \"b\""6️⃣=7️⃣12.58️⃣
            """#)
        let index = try index(text)
        #expect(index.keySpan(at: .make("title")) == text.span("1️⃣", "2️⃣"))
        #expect(index.valueSpan(at: .make("title")) == text.span("3️⃣", "4️⃣"))
        #expect(index.keySpan(at: .make("a \"b\"")) == text.span("5️⃣", "6️⃣"))
        #expect(index.valueSpan(at: .make("a \"b\"")) == text.span("7️⃣", "8️⃣"))
        #expect(index.keys(at: .make()) == ["title", "a \"b\""])
    }

    @Test func headersAreTheSpansOfTheirTablesAndImplicitTables() throws {
        let text = MarkedText("""
            1️⃣[3️⃣controllers4️⃣.5️⃣home6️⃣]2️⃣
            7️⃣title8️⃣ = "Home"
            """)
        let index = try index(text)
        #expect(index.keySpan(at: .make("controllers")) == text.span("3️⃣", "4️⃣"))
        #expect(index.valueSpan(at: .make("controllers")) == text.span("1️⃣", "2️⃣"))
        #expect(index.keySpan(at: .make("controllers", "home")) == text.span("5️⃣", "6️⃣"))
        #expect(index.valueSpan(at: .make("controllers", "home")) == text.span("1️⃣", "2️⃣"))
        #expect(index.keySpan(at: .make("controllers", "home", "title")) == text.span("7️⃣", "8️⃣"))
    }

    @Test func implicitTablesMoveToTheirOwnHeader() throws {
        let text = MarkedText("""
            [a.b]
            [1️⃣a2️⃣]
            c = 1
            """)
        let index = try index(text)
        #expect(index.keySpan(at: .make("a")) == text.span("1️⃣", "2️⃣"))
        #expect(index.keys(at: .make("a")) == ["b", "c"])
    }

    @Test func arraysOfTablesAreCountedByHeader() throws {
        let text = MarkedText("""
            [[a.rules]]
            when = 1
            1️⃣[[a.rules]]2️⃣
            when = 3️⃣24️⃣
            [a.rules.set]
            5️⃣deep6️⃣ = true
            """)
        let index = try index(text)
        #expect(index.valueSpan(at: .make("a", "rules", 1)) == text.span("1️⃣", "2️⃣"))
        #expect(index.keySpan(at: .make("a", "rules", 1)) == nil)
        #expect(index.valueSpan(at: .make("a", "rules", 1, "when")) == text.span("3️⃣", "4️⃣"))
        #expect(index.keySpan(at: .make("a", "rules", 1, "set", "deep")) == text.span("5️⃣", "6️⃣"))
        #expect(index.valueSpan(at: .make("a", "rules", 2)) == nil)
    }

    @Test func dottedKeysAndInlineTablesAreFound() throws {
        let text = MarkedText("""
            1️⃣when2️⃣ . 3️⃣width4️⃣ = 5️⃣{ 6️⃣size7️⃣.x = 8️⃣'big'9️⃣, y = [] }🔟
            """)
        let index = try index(text)
        #expect(index.keySpan(at: .make("when")) == text.span("1️⃣", "2️⃣"))
        #expect(index.valueSpan(at: .make("when")) == text.span("1️⃣", "🔟"))
        #expect(index.keySpan(at: .make("when", "width")) == text.span("3️⃣", "4️⃣"))
        #expect(index.valueSpan(at: .make("when", "width")) == text.span("5️⃣", "🔟"))
        #expect(index.keySpan(at: .make("when", "width", "size")) == text.span("6️⃣", "7️⃣"))
        #expect(index.valueSpan(at: .make("when", "width", "size", "x")) == text.span("8️⃣", "9️⃣"))
    }

    @Test func elementsOfNestedArraysOverManyLinesAreFound() throws {
        let text = MarkedText("""
            a = 1️⃣[ # first
              [1, 3️⃣0x24️⃣],
              5️⃣1979-05-27 07:32:006️⃣, # last
            ]2️⃣
            """)
        let index = try index(text)
        #expect(index.valueSpan(at: .make("a")) == text.span("1️⃣", "2️⃣"))
        #expect(index.valueSpan(at: .make("a", 0, 1)) == text.span("3️⃣", "4️⃣"))
        #expect(index.valueSpan(at: .make("a", 1)) == text.span("5️⃣", "6️⃣"))
    }

    @Test func aByteOrderMarkAndCarriageReturnsDoNotMoveColumns() throws {
        let reading = TOMLDocument.read(Array("\u{FEFF}a = 1\r\nb = \"\"\"\r\nx\"\"\"\r\nc = 3\r\n".utf8), fileName: "f")
        let document = try #require(reading.document)
        #expect(document.index.keySpan(at: .make("a"))?.start == SourcePosition(line: 1, column: 1))
        #expect(document.index.keySpan(at: .make("c"))?.start == SourcePosition(line: 4, column: 1))
        #expect(document.index.span(inStringAt: .make("b"), utf8Range: 0..<1)?.start == SourcePosition(line: 3, column: 1))
    }

    @Test func columnsCountCharactersNotBytes() throws {
        let index = try index(MarkedText("\"é👨‍👩‍👧\" = \"猫\" # ok"))
        #expect(index.valueSpan(at: .make("é👨‍👩‍👧"))?.start.column == 8)
        #expect(index.valueSpan(at: .make("é👨‍👩‍👧"))?.end.column == 11)
    }

    @Test func missingKeysHaveTheSpanOfTheirTable() throws {
        let text = MarkedText("""
            [controllers.1️⃣home2️⃣]
            rules = [3️⃣{ a = 1 }4️⃣]
            """)
        let index = try index(text)
        #expect(index.nearestSpan(to: .make("controllers", "home", "title", "x")) == text.span("1️⃣", "2️⃣"))
        #expect(index.nearestSpan(to: .make("controllers", "home", "rules", 0, "b")) == text.span("3️⃣", "4️⃣"))
        #expect(index.nearestSpan(to: .make("app")) == nil)
    }

    @Test func partsOfAStringAreFoundThroughEscapes() throws {
        let text = MarkedText(#"a = "x1️⃣\u00e92️⃣ 3️⃣top4️⃣ \"5️⃣""#)
        let index = try index(text)
        // The string is: x, é (two bytes), a space, top, a space and a quotation mark.
        #expect(index.span(inStringAt: .make("a"), utf8Range: 1..<3) == text.span("1️⃣", "2️⃣"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 4..<7) == text.span("3️⃣", "4️⃣"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 9..<9) == text.span("5️⃣", "5️⃣"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 90..<99) == text.span("5️⃣", "5️⃣"))
    }

    @Test func partsOfAMultilineStringAreFoundPastJoinedLines() throws {
        let text = MarkedText(#"""
            a = """
            1️⃣one2️⃣ \
                3️⃣two4️⃣
            5️⃣three6️⃣"""
            """#)
        let index = try index(text)
        // The string is "one two\nthree".
        #expect(index.span(inStringAt: .make("a"), utf8Range: 0..<3) == text.span("1️⃣", "2️⃣"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 4..<7) == text.span("3️⃣", "4️⃣"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 8..<13) == text.span("5️⃣", "6️⃣"))
    }

    @Test func onlyStringsHaveParts() throws {
        let index = try index(MarkedText("a = 12\nb = ''"))
        #expect(index.span(inStringAt: .make("a"), utf8Range: 0..<1) == nil)
        #expect(index.span(inStringAt: .make("b"), utf8Range: 0..<0)?.start == SourcePosition(line: 2, column: 6))
    }
}
