import Testing

/// `traitscope export` of a folder.
@Suite struct SiteTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("cats/cats.toml", Samples.cat)
        try folder.write("cats/more.toml", Samples.cat.replacing("Cat", with: "More"))
    }

    @Test func `export of a folder needs -o`() throws {
        #expect(try folder.runRefused("export", "cats", status: 64).contains("-o"))
    }

    @Test(arguments: ["site", "site/below", "/proc/site"])
    func `a site is written only to a folder`(target: String) throws {
        try folder.write("site", "a file")
        #expect(try folder.runRefused("export", "cats", "--still", "-o", target).contains("site"))
    }

    @Test func `a site is not written if one playground has mistakes`() throws {
        try folder.write("cats/cats.toml", Samples.brokenCat)
        try folder.write("cats/more.toml", Samples.brokenCat)
        let said = try folder.runRefused("export", "cats", "-o", "site")
        #expect(said.contains("cats.toml:") && said.contains("more.toml:"))
        #expect(!folder.exists("site"))
    }

    @Test func `an older site stays when a playground has mistakes`() throws {
        #expect(try folder.run("export", "cats", "--still", "-o", "site").status == 0)
        try folder.write("cats/cats.toml", Samples.brokenCat)
        _ = try folder.runRefused("export", "cats", "--still", "-o", "site")
        #expect(try folder.names(in: "site") == [".traitscope-export", "cats.html", "index.html", "more.html"])
    }

    @Test func `a site can be written to the parent folder of its playgrounds`() throws {
        for _ in 0..<2 { #expect(try folder.run("export", "cats", "--still", "-o", ".").status == 0) }
        #expect(try folder.names() == [".traitscope-export", "cats", "cats.html", "index.html", "more.html"])
    }

    @Test func `a folder without playgrounds makes no site`() throws {
        try folder.makeFolder("empty")
        #expect(try folder.runRefused("export", "empty", "-o", "site").contains("no playground"))
        #expect(!folder.exists("site"))
    }

    @Test func `a page of a site does not overwrite its sources`() throws {
        try folder.makeFolder("site")
        try folder.link("site/cats.html", to: folder.path("cats/cats.toml"))
        #expect(try folder.runRefused("export", "cats", "--still", "-o", "site").contains(", which is an input."))
    }

    @Test func `only unchanged files of a site are overwritten`() throws {
        for text in ["Neko", "Cats"] {
            try folder.write("cats/cats.toml", Samples.cats.replacing("title = \"Neko\"", with: "title = \"\(text)\""))
            #expect(try folder.run("export", "cats", "--still", "-o", "site").status == 0)
        }
        for name in ["index.html", "cats.html", ".traitscope-export"] {
            let written = try folder.text("site/\(name)")
            try folder.write("site/\(name)", written + "<!-- mine -->\n")
            #expect(try folder.runRefused("export", "cats", "--still", "-o", "site").contains(name))
            try folder.write("site/\(name)", written)
        }
    }

    @Test func `existing files are not overwritten by a site`() throws {
        try folder.write("site/index.html", "<!doctype html>mine")
        #expect(try folder.runRefused("export", "cats", "--still", "-o", "site").contains("index.html"))
    }

    @Test func `a site in its own folder can be written again`() throws {
        for _ in 0..<2 {
            let result = try folder.run("export", "cats", "--still", "-o", "cats/site")
            #expect((result.status, result.error) == (0, ""))
            #expect(result.output.contains("2 playgrounds"))
        }
        #expect(try folder.names(in: "cats/site") == [".traitscope-export", "cats.html", "index.html", "more.html"])
    }
}
