import Foundation
import Testing
#if canImport(FoundationXML)
import FoundationXML
#endif

/// `traitscope export` as `svg`, `png` and `pdf`, without a browser.
@Suite struct PictureTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("neko.toml", Samples.cats)
        try folder.makeFolder("pictures")
    }

    @Test func `every device becomes a file and a line of Markdown`() throws {
        let result = try folder.run("export", "neko.toml", "--format", "svg", "-o", "pictures")
        #expect(result.status == 0, "\(result.error)")
        let names = try folder.names(in: "pictures")
        #expect(names.count == 6 && names.contains("neko-iphone-se-1-landscape.svg"))
        try #require(result.lines.count == 6)
        #expect(result.lines[0] == "![Neko on iPhone SE 1, portrait](pictures/neko-iphone-se-1.svg)")
        for name in names { #expect(try XMLDocument(xmlString: folder.text("pictures/\(name)")).rootElement()?.name == "svg") }
    }

    @Test func `without -o pictures are written to the working folder`() throws {
        let result = try folder.run("export", "neko.toml", "--format", "svg", "--device", "ipad-9-7")
        #expect(result.lines.first?.hasSuffix("(neko-ipad-9-7.svg)") == true)
        #expect(try folder.names() == ["neko-ipad-9-7.svg", "neko.toml", "pictures"])
    }

    @Test func `a single picture has the given name`() throws {
        let result = try folder.run("export", "neko.toml", "--format", "svg", "--device", "iphone-x", "-o", "pictures/one.svg")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.names(in: "pictures") == ["one.svg"])
        let again = try folder.run("export", "neko.toml", "--format", "svg", "--device", "iphone-x", "-o", "-")
        #expect(try again.output == folder.text("pictures/one.svg"))
    }

    @Test func `both styles make one picture element that follows the reader's style`() throws {
        let result = try folder.run("export", "neko.toml", "--format", "svg", "--board", "--style", "both", "-o", "pictures/new")
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.names(in: "pictures/new") == ["neko-board-dark.svg", "neko-board.svg"])
        #expect(result.output.contains("prefers-color-scheme: dark") && result.lines.count == 1)
    }

    @Test func `a path with the format's extension is a file`() throws {
        let arguments = ["export", "neko.toml", "--format", "svg", "--style", "both", "-o", "pictures/board.svg"]
        #expect(try folder.run(arguments + ["--board"]).status == 0)
        #expect(try folder.names(in: "pictures") == ["board-dark.svg", "board.svg"])
        let many = try folder.run(["export", "neko.toml", "--format", "svg", "-o", "pictures/many.svg"])
        #expect(many.status == 1 && many.error.contains("many.svg is one file, but there are 6 pictures"))
    }

    @Test func `events are applied before the picture`() throws {
        let arguments = ["export", "neko.toml", "--format", "svg", "--device", "iphone-8-plus", "-o", "-"]
        let tapped = try folder.run(arguments + ["--event", "tap home.next"])
        #expect(tapped.status == 0)
        #expect(try folder.run(arguments).output != tapped.output)
    }

    @Test(arguments: [
        (["--format", "svg", "--device", "iphone-xx"], 64, "did you mean"),
        (["--board"], 64, "--board is for pictures"),
        (["--device", "iphone-x"], 64, "--device is for pictures"),
        (["--format", "svg", "-o", "-"], 1, "cannot go to standard output"),
        (["--format", "svg", "-o", "no/such/folder"], 1, "cannot be created"),
        (["--format", "gif"], 64, "gif"),
    ] as [([String], Int32, String)])
    func `a picture that cannot be drawn is refused in one sentence`(arguments: [String], status: Int32, words: String) throws {
        #expect(try folder.runRefused(["export", "neko.toml"] + arguments, status: status).contains(words))
    }

    @Test func `a picture is not written over its playground`() throws {
        _ = try folder.runRefused("export", "neko.toml", "--format", "svg", "--board", "-o", "neko.toml")
    }

    @Test(arguments: ["png", "pdf"])
    func `without a browser nothing is written`(format: String) throws {
        let result = try folder.run(
            "export", "neko.toml", "--format", format, "-o", "pictures/new", environment: ["PATH": "/nowhere"])
        #expect(result.status == 1 && result.output == "")
        #expect(result.error.count { $0 == "\n" } == 1 && result.error.contains("Chrome or Chromium"))
        #expect(try folder.names(in: "pictures").isEmpty)
    }
}
