import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import TOMLReading

@Suite struct KeyIndexLinesTests {
    private let index: KeyIndex

    init() throws {
        let reading = TOMLDocument.read(Array(#"""
            title = "Neko"

            [controllers.home]
            # what holds
            constraints = [
              "a.top == top", "a.left == left",
              "b.top == top",
            ]
            views.a = { kind = "label", text = "A" }
            text = """
            one
            two"""
            [[controllers.home.adaptive]]
            when = { width = 3 }
            """#.utf8), fileName: "test.toml")
        index = try #require(reading.document).index
    }

    private func paths(_ line: Int) -> [String] { index.paths(onLine: line, of: "test.toml").map(\.description) }

    @Test func linesLeadToTheirInnermostValues() {
        #expect(paths(1) == ["title"])
        #expect(paths(6) == ["controllers.home.constraints[0]", "controllers.home.constraints[1]"])
        #expect(paths(7) == ["controllers.home.constraints[2]"])
        #expect(paths(9) == ["controllers.home.views.a.kind", "controllers.home.views.a.text"])
        #expect(paths(14) == ["controllers.home.adaptive[0].when.width"])
    }

    @Test func headersLeadToTheirTable() {
        #expect(paths(3) == ["controllers.home"])
        #expect(paths(13) == ["controllers.home.adaptive[0]"])
    }

    @Test func bracketsOfAnArrayLeadToTheArray() {
        #expect(paths(5) == ["controllers.home.constraints"])
        #expect(paths(8) == ["controllers.home.constraints"])
    }

    @Test func everyLineOfAMultilineStringLeadsToTheString() {
        #expect(paths(11) == ["controllers.home.text"])
    }

    @Test func otherLinesHaveNoValues() {
        #expect(paths(2).isEmpty && paths(4).isEmpty && paths(0).isEmpty && paths(99).isEmpty)
        #expect(index.paths(onLine: 1, of: "other.toml").isEmpty)
    }
}
