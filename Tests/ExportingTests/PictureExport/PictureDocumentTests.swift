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

    @Test func `a PDF of several devices has the title of the playground as its description`() throws {
        let text = Self.text.replacing("[\"iphone-17\"]", with: "[\"iphone-17\", \"ipad-pro-11\"]")
        let playground = try #require(Pipeline.read(Array(text.utf8), fileName: "hello.toml") { _ in nil }.playground)
        let set = PictureSet(
            of: playground, on: playground.devices, after: [], style: .both, isBoard: false, name: "hello", files: .embedded)
        let documents = PictureDocument.documents(set, format: .pdf, name: "hello")
        #expect(documents.map(\.words) == ["Hello"] && documents.map(\.darkName) == ["hello-dark"])
        #expect(documents.map(\.pages.count) == [2] && documents.map(\.darkPages.count) == [2])
    }

    @Test func `all slides have one size that fits each of them`() throws {
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
