import MarkedSource
import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct IncludesTests {
    /// Reads `main.toml`, given some files.
    private func read(_ main: String, _ files: [String: String] = [:], fileName: String = "main.toml") -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(
            bytes: Array(main.utf8), fileName: fileName, attachment: { files[$0].map { Array($0.utf8) } },
            neighbours: { folder in
                files.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }.filter { !$0.contains("/") }
            }
        )
    }

    private func report(_ result: PlaygroundFile.ReadResult) -> String {
        TerminalRenderer().render(result.diagnostics, in: result.sources)
    }

    private static let main = """
        include = ["detail.toml"]
        [app]
        rootViewController = "home"
        [controllers.home.views.next]
        kind = "button"
        tap = { show = "detail" }
        """

    // MARK: Included tables

    @Test func `controllers of an included file belong to the playground`() throws {
        let result = read(Self.main, ["detail.toml": "[controllers.detail]\ntitle = \"Detail\""])
        #expect(result.playground?.controllers.map(\.id.name) == ["home", "detail"], "\(report(result))")
        #expect(result.playground?.controller("detail")?.title == "Detail")
        #expect(result.diagnostics == [])
        #expect(result.attachments == ["detail.toml"] && result.includes == ["detail.toml"])
        #expect(result.includedSources.map(\.fileName) == ["detail.toml"])
    }

    @Test func `a value has a span in its own file`() throws {
        let result = read(Self.main, ["detail.toml": "\n[controllers.detail]\ntitle = \"Detail\""], fileName: "cats/main.toml")
        #expect(result.span(of: .make("controllers", "detail", "title"))?.description == "cats/detail.toml:3:9")
        #expect(result.span(of: .make("controllers", "home", "views", "next", "tap"))?.description == "cats/main.toml:6:7")
    }

    @Test func `a mistake is reported in its own file`() throws {
        let text = MarkedText("[controllers.detail]\nconstraints = [\"1️⃣phto2️⃣.top == top\"]\nviews.photo = {}")
        let result = read(Self.main, ["detail.toml": text.text])
        #expect(result.codes == ["unknown-view"], "\(report(result))")
        #expect(result.diagnostics.first?.span == text.span("1️⃣", "2️⃣", fileName: "detail.toml"))
        #expect(report(result).contains("2 | constraints = [\"phto.top == top\"]"))
        #expect(result.playground == nil)
    }

    @Test func `included files include others, from their own folder, and each file is read once`() {
        let files = [
            "detail.toml": "include = [\"parts/a.toml\"]\n[controllers.detail]",
            "parts/a.toml": "include = [\"b.toml\", \"../detail.toml\", \"../main.toml\", \"./a.toml\"]\n[controllers.a]",
            "parts/b.toml": "include = [\"a.toml\"]\n[controllers.b]",
        ]
        let result = read(Self.main, files)
        #expect(result.playground?.controllers.map(\.id.name) == ["home", "detail", "a", "b"], "\(report(result))")
        #expect(result.includes == ["detail.toml", "parts/a.toml", "parts/b.toml"])
    }

    @Test func `settings missing in the playground come from the nearest included file`() throws {
        let result = read("""
            include = ["near.toml", "other.toml"]
            app.rootViewController = "home"
            controllers.home = {}
            """, [
                "near.toml": "include = [\"far.toml\"]\ntitle = \"Near\"\nios = 9\napp = { name = \"N\", rootViewController = \"no\" }",
                "far.toml": "ios = 8\ndevices = [\"iphone-4s\"]\napp.name = \"F\"", "other.toml": "devices = [\"iphone-8\"]",
            ])
        let playground = try #require(result.playground, "\(report(result))")
        #expect(playground.title == "N" && playground.appName == "N")
        #expect(playground.profile.version == 9)
        #expect(playground.devices.map(\.id) == ["iphone-8"])
        #expect(playground.rootViewController == "home")
    }

    @Test func `traits and quick actions are included`() throws {
        let result = read("""
            include = ["more.toml"]
            app.rootViewController = "home"
            controllers.home = {}
            quickActions.static = [{ type = "one", title = "One" }]
            quickActions.routes = { one = { show = "home" } }
            """, ["more.toml": """
            [traits.density]
            values = ["cosy", "compact"]
            default = "cosy"
            [[quickActions.static]]
            type = "two"
            title = "Two"
            [quickActions.routes]
            two = { show = "home" }
            """])
        let playground = try #require(result.playground, "\(report(result))")
        #expect(playground.customTraits.map(\.name) == ["density"])
        #expect(playground.quickActions.static.map(\.type) == ["one", "two"])
        #expect(result.span(of: .make("quickActions", "static", 1, "title"))?.description == "more.toml:6:9")
    }

    @Test func `names of an included file are known in the playground, and the other way round`() {
        let result = read("""
            include = ["more.toml"]
            app.rootViewController = "home"
            colors.accent = "systemRed"
            controllers.home = { backgroundColor = "brand", constraints = ["a.height == gap"], views.a = { kind = "label", font = "heading" } }
            """, ["more.toml": """
            metrics.gap = 12
            colors.brand = "#0a7"
            fonts.heading = 22
            controllers.more = { backgroundColor = "accent" }
            """])
        #expect(result.diagnostics == [], "\(report(result))")
        #expect(result.playground?.controller("more")?.backgroundColor == .semantic(.systemRed))
    }

    @Test func `unused controllers of an included file are not reported`() {
        #expect(read(Self.main, ["detail.toml": "controllers.detail = {}\ncontrollers.other = {}"]).codes == [])
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("controllers.home = {}", "the controller \"home\""),
        ("quickActions.routes.one = {}", "the quick action \"one\""),
        ("colors.brand = \"#fff\"", "the colour \"brand\""),
        ("fonts.heading = 22", "the font \"heading\""),
        ("metrics.gap = 12", "the metric \"gap\""),
        ("strings.de.Cats = \"Kater\"", "the translation of \"Cats\""),
        ("traits.density = {}", "the trait \"density\""),
        ("controllers = 3", "the key \"controllers\""),
    ])
    func `a name in two files is an error with both positions`(line: String, subject: String) throws {
        let result = read("""
            include = ["more.toml"]
            app.rootViewController = "home"
            colors.brand = "#0a7"
            fonts.heading = { size = 22 }
            metrics.gap = 8
            strings.de.Cats = "Katzen"
            controllers.home = {}
            traits.density = { values = ["cosy", "compact"], default = "cosy" }
            quickActions.routes.one = { show = "home" }
            quickActions.static = [{ type = "one", title = "One" }]
            """, ["more.toml": "\n\(line)"])
        let clash = try #require(result.diagnostics.first { $0.code == "include-clash" }, "\(report(result))")
        #expect(clash.headline.hasPrefix(subject))
        #expect(clash.span?.description.hasPrefix("more.toml:2:") == true)
        #expect(clash.related.map(\.span.fileName) == ["main.toml"])
        #expect(result.playground == nil)
    }

    @Test func `a missing file is an error at its position, with the nearest name`() throws {
        let text = MarkedText("include = [1️⃣\"parts/detial.toml\"2️⃣]\n[app]\nrootViewController = \"home\"")
        let result = read(text.text, ["parts/detail.toml": "controllers.detail = {}"])
        #expect(result.codes == ["include-missing"])
        #expect(result.diagnostics.first?.span == text.span("1️⃣", "2️⃣", fileName: "main.toml"))
        #expect(result.diagnostics.first?.hint == "did you mean \"parts/detail.toml\"?")
        #expect(result.attachments == ["parts/detial.toml"])
        #expect(result.playground == nil)
    }

    @Test func `a file missing for an included file is reported in the included file`() {
        let result = read(Self.main, ["detail.toml": "include = [\n  \"none.toml\",\n]\n[controllers.detail]"])
        #expect(result.diagnostics.map(\.span?.description) == ["detail.toml:2:3"])
    }

    @Test(arguments: [
        "/etc/a.toml", "../a.toml", "a/../../b.toml", "a\\\\..\\\\b.toml",
    ])
    func `a path out of the folder is not read`(path: String) {
        var asked: [String] = []
        let text = "include = [\"\(path)\"]\n[app]\nrootViewController = \"home\"\n[controllers.home]"
        let result = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "sub/test.toml") { name in
            asked.append(name)
            return []
        }
        #expect(result.codes == ["path-leaves-folder"])
        #expect(asked == [])
    }

    @Test func `only TOML files are included`() {
        let result = read("include = [\"detail\"]\n[app]\nrootViewController = \"home\"", ["detail.toml": ""])
        #expect(result.codes == ["include-not-toml"])
        #expect(result.diagnostics.first?.hint == "did you mean \"detail.toml\"?")
    }

    @Test func `a list of anything but strings is refused`() {
        #expect(read("include = \"detail.toml\"\ncontrollers = {}").codes == ["wrong-type"])
        #expect(read("include = [3]\ncontrollers = {}").codes == ["wrong-type"])
    }

    @Test func `an included file that is not TOML is reported in that file`() {
        let result = read(Self.main, ["detail.toml": "[controllers.detail\n"])
        #expect(result.diagnostics.map(\.fileName) == ["detail.toml"])
        #expect(report(result).contains("1 | [controllers.detail"))
        #expect(result.includedSources.count == 1)
    }

    // MARK: Limits

    @Test func `the number of included files is limited`() {
        let limit = PlaygroundLimits.includedFiles
        let names = (0...limit).map { "f\($0).toml" }
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "controllers.\($0.dropLast(5)) = {}") })
        func result(_ names: some Collection<String>) -> PlaygroundFile.ReadResult {
            let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
            return read("include = [\(list)]\napp.rootViewController = \"home\"\ncontrollers.home = {}", files)
        }
        #expect(result(names.dropLast()).playground != nil)
        #expect(result(names).codes == ["too-many-includes"])
    }

    @Test func `the length of chains of includes is limited`() {
        let limit = PlaygroundLimits.includeDepth
        func result(_ count: Int) -> PlaygroundFile.ReadResult {
            var files: [String: String] = [:]
            for index in 1...count {
                files["f\(index).toml"] = (index < count ? "include = [\"f\(index + 1).toml\"]\n" : "") + "controllers.c\(index) = {}"
            }
            return read("include = [\"f1.toml\"]\napp.rootViewController = \"home\"\ncontrollers.home = {}", files)
        }
        #expect(result(limit).playground != nil)
        #expect(result(limit + 1).codes == ["include-too-deep"])
    }

    @Test func `the size of all files together is limited`() {
        let filler = "#" + String(repeating: "x", count: PlaygroundLimits.attachmentBytes - 30)
        let files = ["a.toml": filler + "\ncontrollers.a = {}", "b.toml": filler + "\ncontrollers.b = {}"]
        let rest = "\napp.rootViewController = \"home\"\ncontrollers.home = {}"
        #expect(read("include = [\"a.toml\"]" + rest, files).playground != nil)
        #expect(read("include = [\"a.toml\", \"b.toml\"]" + rest, files).codes == ["include-too-large"])
        let large = ["a.toml": filler + String(repeating: "x", count: 40)]
        #expect(read("include = [\"a.toml\"]" + rest, large).codes == ["include-too-large"])
    }

    // MARK: Parts

    @Test func `an included file without an app is a part`() {
        let part = read("[controllers.detail]")
        let app = read("app.rootViewController = \"a\"\ncontrollers.a = {}")
        let main = read(Self.main, ["detail.toml": "include = [\"app.toml\"]\n[controllers.detail]", "app.toml": "app = {}"])
        #expect(part.isFragment && !app.isFragment && !main.isFragment)
        let files = [("x/main.toml", main), ("x/detail.toml", part), ("detail.toml", part), ("x/app.toml", app)]
        #expect(PlaygroundFile.ReadResult.parts(among: files) == ["x/detail.toml"])
    }
}
