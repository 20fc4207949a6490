import PlaygroundModel
import PlaygroundPipeline
import Testing
@testable import Exporting

@Suite struct PictureSetTests {
    private static let text = """
        title = "Hello"
        devices = ["iphone-x", { device = "ipad-pro-11", orientation = "landscape", split = "1/3" }]
        [app]
        rootViewController = "home"
        [controllers.home]
        """

    private func set(_ style: PictureStyle? = nil, isBoard: Bool = false, notes: String = "") throws -> [PictureSet.Picture] {
        let reading = Pipeline.read(Array((notes + Self.text).utf8), fileName: "hello.toml") { _ in nil }
        let playground = try #require(reading.playground)
        return PictureSet(
            of: playground, on: playground.devices + playground.devices, after: [], style: style, isBoard: isBoard, name: "hello",
            files: .embedded
        ).pictures
    }

    @Test func everyDeviceHasOnePictureWithAFileName() throws {
        let pictures = try set()
        #expect(pictures.map(\.name) == ["hello-iphone-x", "hello-ipad-pro-11-landscape-1-3"])
        #expect(pictures[0].words == "Hello on iPhone X")
        #expect(pictures.allSatisfy { $0.dark == nil })
    }

    @Test func bothStylesAreALightAndADarkPicture() throws {
        let both = try set(.both), light = try set(.light), dark = try set(.dark)
        #expect(both.map(\.darkName) == ["hello-iphone-x-dark", "hello-ipad-pro-11-landscape-1-3-dark"])
        #expect(both.map(\.drawing) == light.map(\.drawing))
        #expect(both.map(\.dark) == dark.map(\.drawing))
        #expect(dark[0].name == "hello-iphone-x-dark")
        #expect(light[0].drawing.text.contains("#f4f5f7") && dark[0].drawing.text.contains("#15171b"))
    }

    @Test func `the text of a note is below its device`() throws {
        let notes = "notes = [{ on = \"home\", text = \"All of it\" }, { on = \"home\", text = \"Here alone\", device = \"iphone-x\" }]\n"
        let (with, without) = (try set(notes: notes), try set())
        #expect(with[0].drawing.text.contains("All of it") && with[0].drawing.text.contains("Here alone"))
        #expect(with[1].drawing.text.contains("All of it") && !with[1].drawing.text.contains("Here alone"))
        #expect(with[0].drawing.size.height > with[1].drawing.size.height - without[1].drawing.size.height + without[0].drawing.size.height)
        #expect(try set(isBoard: true, notes: notes)[0].drawing.text.contains("Here alone"))
    }

    /// Regression: the second page of a PDF was cut to the clip of the first page, which had the same id.
    @Test func `pictures of one page do not share ids`() throws {
        let page = try set().map(\.drawing).page(.embedded)
        #expect(page.ranges(of: "id=\"clip-1\"").count == 2)
        #expect(page.ranges(of: "<template shadowrootmode=\"open\">").count == 2)
    }

    @Test func aBoardIsOnePicture() throws {
        #expect(try set(isBoard: true).map(\.name) == ["hello-board"])
        #expect(try set(.dark, isBoard: true).map(\.name) == ["hello-board-dark"])
    }
}

@Suite struct PictureFilesTests {
    @Test func theFontIsEmbedded() {
        #expect(PictureFiles.embedded.font.starts(with: Array("wOF2".utf8)))
    }
}

@Suite struct BrowserTests {
    @Test func aMissingBrowserIsReported() {
        #expect(throws: BrowserFailure.notFound) {
            #if os(macOS)
            throw BrowserFailure.notFound
            #else
            _ = try Browser(environment: ["PATH": "/nowhere"])
            #endif
        }
        #expect(throws: BrowserFailure.noProgram("/nowhere/chrome")) {
            _ = try Browser(environment: ["CHROMIUM": "/nowhere/chrome"])
        }
    }

    @Test func aBrowserThatEndsWithoutAPictureIsAFailure() throws {
        let browser = try Browser(environment: ["CHROMIUM": "/bin/sh"])
        #expect(throws: BrowserFailure.self) { try browser.run("", ending: "png") { _ in [] } }
    }
}
