import JSON
import Testing

/// `traitscope diff`.
@Suite struct DiffTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("old.toml", Self.old)
        try folder.write("new.toml", Self.new)
    }

    private static let old = """
        devices = ["iphone-se-1", "ipad-9-7"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["title.leading == leading + 20", "title.top == safeArea.top + 8"]
        views.title = { kind = "label", text = "Neko", font = { size = 17 } }

        """
    private static let new = old.replacing("safeArea.top + 8", with: "safeArea.top + 16")

    @Test func `a change is reported once for all devices`() throws {
        let result = try folder.run("diff", "old.toml", "new.toml")
        #expect(result.status == 1, "\(result.error)")
        #expect(
            result.output == "everywhere\n  home.title: 8 points down\n\nold.toml → new.toml: 1 change, in 48 of 48 environments.\n")
    }

    @Test func `equal playgrounds exit with 0`() throws {
        let result = try folder.run("diff", "old.toml", "old.toml", "--matrix", "listed")
        #expect((result.status, result.output) == (0, "old.toml and old.toml show the same.\n"))
    }

    @Test func `JSON has counts and changes`() throws {
        let record = try folder.run("diff", "old.toml", "new.toml", "--format", "json", "--matrix", "listed").json()
        #expect(record["environments"] == 2 && record["changed"] == 2)
        let changes = record.list("groups", 0, "changes")
        try #require(changes.count == 1)
        #expect(["kind", "subjects", "new"].map { changes[0][$0] } == ["frame", ["home.title"], "8 points down"])
    }

    @Test func `the GitHub format is Markdown`() throws {
        let output = try folder.run("diff", "old.toml", "new.toml", "--format", "github", "--matrix", "listed").output
        #expect(output.hasPrefix("### Changes in new.toml\n"))
        #expect(output.contains("**everywhere**\n\n- home.title: 8 points down\n"))
    }

    @Test func `a page with pictures is written`() throws {
        #expect(try folder.run("diff", "old.toml", "new.toml", "--html", "changes.html").status == 1)
        let page = try folder.text("changes.html")
        #expect(page.contains("home.title: 8 points down") && page.ranges(of: "data:image/svg+xml").count == 4)
    }

    @Test func `a page does not overwrite a compared file`() throws {
        #expect(try folder.run("diff", "old.toml", "new.toml", "--html", "new.toml", "--matrix", "listed").status == 2)
        #expect(try folder.text("new.toml") == Self.new)
    }

    @Test func `a revision is compared with the file`() throws {
        try folder.commit("old.toml")
        try folder.write("old.toml", Self.new)
        let result = try folder.run("diff", "--git", "HEAD", "old.toml", "--matrix", "listed")
        #expect(result.status == 1, "\(result.error)")
        #expect(result.output.contains("home.title: 8 points down"))
        // The command also works from another folder.
        let elsewhere = try TestFolder().run("diff", "--git", "HEAD", folder.path("old.toml"), "--matrix", "listed")
        #expect(elsewhere.output.contains("home.title: 8 points down"))
    }

    @Test func `a revision includes the files of that revision`() throws {
        let text = Self.old.replacing(#"text = "Neko""#, with: #"text = "Neko", textColor = "brand""#)
        try folder.write("whole.toml", "include = [\"part.toml\"]\n" + text)
        try folder.write("part.toml", "[colors]\nbrand = \"#123456\"\n")
        try folder.commit("whole.toml", "part.toml")
        let result = try folder.run("diff", "--git", "HEAD", "whole.toml", "--matrix", "listed")
        #expect((result.status, result.error) == (0, ""))
    }

    @Test(arguments: [
        (["--git", "no-such", "old.toml"], #"There is no revision "no-such""#),
        (["--git=--output=x", "old.toml"], "There is no revision"),
        (["--git", "HEAD", "new.toml"], #"There is no new.toml in "HEAD"."#),
        (["--git", "HEAD", "missing.toml"], "There is no file missing.toml."),
        (["old.toml", "missing.toml"], "There is no file missing.toml."),
        (["old.toml", "broken.toml"], "unknown-kind"),
        (["old.toml", "new.toml", "--html", "no/such/folder.html"], "no/such"),
    ])
    func `arguments that cannot be compared exit with 2`(arguments: [String], said: String) throws {
        if arguments.contains(where: { $0.hasPrefix("--git") }) { try folder.commit("old.toml") }
        try folder.write("broken.toml", Self.old.replacing(#""label""#, with: #""labl""#))
        let result = try folder.run(["diff", "--matrix", "listed"] + arguments)
        #expect(result.status == 2 && result.error.contains(said), "\(result.output)\(result.error)")
    }

    @Test func `a file outside a repository has no revisions`() throws {
        let result = try folder.run("diff", "--git", "HEAD", "old.toml")
        #expect(result.status == 2 && result.error.contains("is not in a Git repository"))
    }

    @Test(arguments: [["old.toml"], ["--git", "HEAD"], ["old.toml", "new.toml", "--vary", "style=purple"]])
    func `an invalid call exits with 64`(arguments: [String]) throws {
        #expect(try folder.run(["diff"] + arguments).status == 64)
    }
}
