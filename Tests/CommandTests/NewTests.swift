import Foundation
import Testing

/// `traitscope new` and `traitscope editor`, which create files.
@Suite struct NewTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `a new playground has no diagnostics`() throws {
        let result = try folder.run("new", "my-cats.toml")
        #expect(result.status == 0 && result.output.contains("traitscope serve my-cats.toml"))
        #expect(try folder.text("my-cats.toml").contains(#"title   = "My Cats""#))
        let inspected = try folder.run("inspect", "my-cats.toml")
        #expect((inspected.status, inspected.error) == (0, ""))
    }

    @Test(arguments: ["$(touch PWN).toml", "two words.toml", "it's.toml"])
    func `the printed serve command is quoted for any name`(name: String) throws {
        let output = try folder.run("new", name).output
        let command = try #require(output.firstMatch(of: /See it with: (.*)/)).1
        #expect(try shellWords(String(command)) == ["traitscope", "serve", name])
    }

    @Test(arguments: [("my-mail", "mail", "My Mail"), ("neko", "neko", "Neko"), ("mine", "neko", "Mine")])
    func `the title of a copied sample follows from its new name`(name: String, sample: String, title: String) throws {
        #expect(try folder.run("new", name, "--from", sample).status == 0)
        let text = try folder.text("\(name).toml")
        #expect(text.contains("\ntitle   = \"\(title)\"\n"))
        try folder.write("original.toml", try folder.run("new", "-", "--from", sample).output)
        // Only the title differs.
        let (lines, original) = (text.split(separator: "\n"), try folder.text("original.toml").split(separator: "\n"))
        #expect(zip(lines, original).count { $0 != $1 } <= 1 && lines.count == original.count)
    }

    @Test func `a new playground can go to standard output`() throws {
        let start = try folder.run("new", "-").output
        #expect(start.hasPrefix("# Playground"))
        #expect(try folder.run("inspect", "-", "--json", input: start).json()["devices", 0] != nil)
        #expect(try folder.names().isEmpty)
    }

    @Test func `an existing file is not overwritten`() throws {
        try folder.write("cats.toml", "mine")
        #expect(try folder.runRefused("new", "cats").contains("already exists"))
    }

    @Test(arguments: ["", ".", "..", "a/", "/", "a/..", ".toml", "a/.hidden.toml"])
    func `an invalid file name is refused`(name: String) throws {
        for arguments in [["new", name], ["new", "--lesson", name]] {
            #expect(try folder.runRefused(arguments, status: 64).contains("is not a name for a playground"))
        }
    }

    /// A killed program may have written only some of several files.
    @Test(arguments: [["start", "size-classes"], ["new", "--lesson", "cats"], ["new", "cats", "--from", "quick-actions"]])
    func `an unfinished copy is completed, and the user's files are kept`(arguments: [String]) throws {
        #expect(try folder.run(arguments).status == 0)
        let whole = try folder.contents()
        let names = whole.filter { $0.value != nil }.keys.sorted()
        for name in names {
            try FileManager.default.removeItem(atPath: folder.path(name))
            #expect(try folder.run(arguments).status == 0, "\(name)")
            #expect(try folder.contents() == whole)
        }
        #expect(try folder.runRefused(arguments).contains("already exists"))
        try FileManager.default.removeItem(atPath: folder.path(names[0]))
        try folder.write(names[1], "mine")
        #expect(try folder.runRefused(arguments).contains("\(names[1]) already exists"))
    }

    @Test(arguments: ["neko", "quick-actions"])
    func `a sample is copied with the files that it names`(sample: String) throws {
        let result = try folder.run("new", "mine.toml", "--from", sample)
        #expect(result.status == 0, "\(result.error)")
        #expect(try folder.text("mine.toml") == Samples.text(sample).replacing(/\ntitle   = ".*"/, with: "\ntitle   = \"Mine\"", maxReplacements: 1))
        let inspected = try folder.run("inspect", "mine.toml")
        #expect((inspected.status, inspected.error) == (0, ""))
    }

    @Test func `an unknown sample is refused with the known ones`() throws {
        #expect(try folder.runRefused("new", "mine", "--from", "nekko", status: 64).contains(#"nekko; did you mean "neko"? The"#))
    }

    @Test func `a new lesson has two files that pass check`() throws {
        #expect(try folder.run("new", "--lesson", "my-cats").status == 0)
        #expect(try folder.names() == ["my-cats.md", "my-cats.toml"])
        let checked = try folder.run("check", "my-cats.toml")
        #expect(checked.status == 0, "\(checked.output)\(checked.error)")
        try folder.write("stray.md", "# Stray\n\n```toml expect\n```\n")
        let withStray = try folder.run("check", ".")
        #expect(withStray.status == 2 && withStray.error.contains("stray.md is a lesson without a playground"))
        try folder.write("course.md", "# Course\n\n1. [Cats](my-cats.md)\n2. [Dogs](my-dogs.md)\n")
        #expect(try folder.run("check", ".").error.contains("course.md lists my-dogs.md, but no playground"))
        #expect(try folder.runRefused("new", "--lesson", "my-cats").contains("already exists"))
        #expect(try folder.runRefused("new", "--lesson", "-", status: 64).contains("two files"))
    }

    @Test func `a lesson is copied for a student`() throws {
        let result = try folder.run("start", "size-classes")
        #expect(result.status == 0 && result.output.contains("traitscope serve size-classes.toml"), "\(result.output)\(result.error)")
        #expect(try folder.names() == ["size-classes.md", "size-classes.ru.md", "size-classes.toml"])
        #expect(try folder.runRefused("start", "size-classes").contains("already exists. Name another folder with -o."))
        #expect(try folder.run("start", "size-classes.toml", "-o", "copy").status == 0)
        #expect(try folder.text("copy/size-classes.md") == folder.text("size-classes.md"))
        #expect(try folder.runRefused("start", "size-clases", status: 64).contains(#"did you mean "size-classes"?"#))
        try folder.write("none.toml", Samples.text("neko"))
        #expect(try folder.runRefused("start", "none.toml").contains("has no lesson"))
    }

    @Test func `a changed file of the extension is not overwritten`() throws {
        let arguments = ["editor", "vscode", "-o", "own"]
        for _ in 0..<2 { #expect(try folder.run(arguments).status == 0) }
        try folder.write("own/board.js", "// mine\n")
        #expect(try folder.runRefused(arguments).contains("own/board.js exists and differs"))
        #expect(try folder.run(arguments + ["--force"]).status == 0)
        #expect(try folder.text("own/board.js") != "// mine\n")
    }
}
