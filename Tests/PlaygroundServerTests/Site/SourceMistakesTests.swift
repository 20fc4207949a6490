import Files
import SourceDiagnostics
import TemporaryFolders
import Testing
@testable import PlaygroundServer

struct SourceMistakesTests {
    private let mistakes: SourceMistakes = {
        let source = SourceText("let a =\n", fileName: "Home.swift")
        let diagnostic = Diagnostic(code: "compiler-error", headline: "expected a value", place: .span(source.span(ofUTF8Range: 6..<7)))
        return SourceMistakes([diagnostic], in: [source], folder: "/code")
    }()

    @Test func mistakesKeepTheLastValidStateOfThePlayground() async throws {
        let folder = try TemporaryFolder()
        let site = try PlaygroundFolderSite.make(in: folder)
        await site.show(["test.toml": mistakes])
        var item = try #require(await site.store.items["test.toml"])
        #expect(item.reading.playground == nil && item.lastGood?.playground?.title == "Test")
        #expect(item.reading.diagnostics.map(\.code) == ["compiler-error"])
        #expect(await site.path(of: "Home.swift") == "/code/Home.swift")

        // The file itself may change at the same time.
        try folder.write(PlaygroundText.make(title: "Other"), to: "test.toml")
        await site.read(["test.toml"])
        item = try #require(await site.store.items["test.toml"])
        #expect(item.reading.playground == nil && item.lastGood?.playground?.title == "Other")

        await site.show([:])
        item = try #require(await site.store.items["test.toml"])
        #expect(item.reading.playground?.title == "Other" && item.reading.diagnostics.isEmpty)
    }
}
