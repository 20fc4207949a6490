import PlaygroundPipeline
import Testing
@testable import Exporting

@Suite struct PictureDocumentTests {
    private static let text = """
        title = "Hello"
        devices = ["iphone-17"]
        [app]
        rootViewController = "home"
        [controllers.home]
        [[scenarios]]
        name = "On its side"
        events = ["rotate landscapeRight"]
        expect = [{ top = "home" }]
        """

    @Test func `slides have one size, which has room for each of them`() throws {
        let playground = try #require(Pipeline.read(Array(Self.text.utf8), fileName: "hello.toml") { _ in nil }.playground)
        let documents = PictureDocument.slides(
            of: playground.scenarios[0], in: playground, on: playground.devices, after: [], style: .both, name: "hello", files: .embedded)
        #expect(documents.map(\.name) == ["hello-slides"] && documents[0].darkName == "hello-slides-dark")
        let pages = documents[0].pages + documents[0].darkPages
        #expect(pages.count == 4 && Set(pages.map(\.size)).count == 1)
        #expect(pages[0].text.contains(">On its side<") && pages[1].text.contains(">rotate landscapeRight<"))
        let upright = PictureSet.wireframes(of: playground, on: playground.devices, after: [], style: nil)[0]
        let small = PictureSet.board(upright, title: "", files: .embedded).size
        #expect(pages[0].size.width > small.width && pages[0].size.height == small.height)
    }
}
