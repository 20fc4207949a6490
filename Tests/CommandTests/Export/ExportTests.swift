import Foundation
import Testing

/// `traitscope export` with impossible arguments. The reason is printed, and existing files stay unchanged.
@Suite struct ExportTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("cats.toml", Samples.cat)
    }

    @Test(arguments: [
        "quick-actions.toml", "./quick-actions.toml", "quick-actions/Info.plist", "quick-actions/paw.svg",
        "quick-actions/en.lproj/InfoPlist.strings", "link.html",
    ])
    func `the sources of a page are not overwritten`(target: String) throws {
        try folder.add("quick-actions")
        try folder.link("link.html", to: "quick-actions.toml")
        #expect(try folder.runRefused("export", "quick-actions.toml", "--still", "-o", target).contains(", which is an input."))
    }

    @Test func `a page does not replace a folder`() throws {
        try folder.makeFolder("out")
        #expect(try folder.runRefused("export", "cats.toml", "--still", "-o", "out").contains("out"))
    }

    @Test(arguments: ["missing/neko.html", "/proc/neko.html", "file/neko.html", "/dev/full"])
    func `an unwritable path is reported`(target: String) throws {
        try folder.write("file", "a file")
        #expect(try folder.runRefused("export", "cats.toml", "--still", "-o", target).contains(target))
    }

    @Test(arguments: ["notes of mine", #"title = "Another playground""#, "<plist></plist>", "<!DOCTYPE html>\n<html><body>Mine</body></html>\n"])
    func `the user's files are not overwritten with a page`(text: String) throws {
        try folder.write("mine", text)
        let said = try folder.runRefused("export", "cats.toml", "--still", "-o", "mine")
        #expect(said.contains("mine already exists and is not a page that Traitscope wrote, or was changed since. Name another file"))
    }

    @Test(arguments: ["notes of mine", "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>Mine</text></svg>\n"])
    func `the user's files are not overwritten with a picture`(text: String) throws {
        try folder.write("mine.svg", text)
        let said = try folder.runRefused("export", "cats.toml", "-o", "mine.svg", "--format", "svg", "--device", "iphone-8-plus")
        #expect(said.contains("mine.svg already exists and is not a picture that Traitscope wrote"))
    }

    @Test(arguments: [["--still", "-o", "cats.html"], ["-o", "cats.svg", "--device", "iphone-8-plus"]])
    func `an export is replaced until it is changed`(arguments: [String]) throws {
        for _ in 0..<2 { #expect(try folder.run(["export", "cats.toml"] + arguments).status == 0) }
        let name = try #require(arguments.first { $0.hasPrefix("cats") })
        try folder.write(name, folder.text(name).replacing("Cat", with: "Dog"))
        #expect(try folder.runRefused(["export", "cats.toml"] + arguments).contains("was changed since"))
    }

    @Test(arguments: [[], ["--still"]])
    func `a playground with mistakes leaves the file unchanged`(arguments: [String]) throws {
        try folder.write("cats.html", "an older export")
        try folder.write("cats.toml", Samples.brokenCat)
        let said = try folder.runRefused(["export", "cats.toml", "-o", "cats.html"] + arguments)
        #expect(said.contains("cats.toml:") && said.contains("unknown-kind"))
    }

    @Test func `a missing playground is reported`() throws {
        #expect(try folder.runRefused("export", "nothing.toml", "--still", "-o", "nothing.html", status: 64).contains("nothing.toml"))
    }

    @Test func `an invalid event is explained`() throws {
        let said = try folder.runRefused("export", "cats.toml", "--still", "-o", "cats.html", "--event", "tpa home.next", status: 64)
        #expect(said.contains(#"did you mean "tap"?"#))
    }

    @Test func `a still is named after its playground and deterministic`() throws {
        let result = try folder.run("export", "cats.toml", "--still")
        #expect((result.status, result.error) == (0, ""))
        #expect(result.output.hasPrefix("cats.html has ") && result.output.hasSuffix(" KB and needs no other file and no script.\n"))
        #expect(try folder.run("export", "cats.toml", "--still", "-o", "-").output == folder.text("cats.html"))
    }

    @Test func `the extension of the output selects the format`() throws {
        let result = try folder.run("export", "cats.toml", "-o", "cats.svg", "--device", "iphone-8-plus")
        #expect((result.status, result.error) == (0, ""))
        #expect(try folder.text("cats.svg").hasPrefix("<svg"))
    }

    @Test func `a still cannot have a picture format`() throws {
        let said = try folder.runRefused("export", "cats.toml", "-o", "cats.svg", "--still", "--format", "svg", status: 64)
        #expect(said.contains("--format"))
    }

    @Test func `the help describes stills`() throws {
        let words = try folder.run("export", "--help").output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("--still") && words.contains("without an engine"))
    }
}
