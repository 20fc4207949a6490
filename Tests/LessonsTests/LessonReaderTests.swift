import HostileTexts
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import Testing

@testable import Lessons

struct LessonReaderTests {
    private static let playground = PlaygroundFile.read(
        bytes: Array(
            """
            devices = ["iphone-17"]
            [app]
            rootViewController = "home"
            [controllers.home]
            [controllers.home.views.words]
            kind = "label"
            text = "Hello"
            [[scenarios]]
            name = "It is there"
            events = ["rotate landscapeLeft"]
            expect = [{ onScreen = "home" }]
            """.utf8), fileName: "a.toml"
    ).playground

    private func read(_ text: String, pictures: [String: [UInt8]] = [:]) -> (lesson: Lesson?, diagnostics: [Diagnostic]) {
        LessonReader.read(SourceText(text, fileName: "a.md"), of: Self.playground) { pictures[$0] }
    }

    /// The codes of the findings with their lines.
    private func findings(_ text: String) -> [String] {
        read(text).diagnostics.map { "\($0.code) \($0.span.map { "\($0.start.line)" } ?? "file")" }
    }

    private static let whole = """
        # Sizes

        About **this**.

        ## Look

        Some *text* with `code`, [a link](https://example.com) and
        [a turn](#do=iphone-17:rotate+landscapeLeft).

        - one
        - two

          more

        ## Do

        ```toml expect
        [[scenarios]]
        name = "The words are new"
        expect = [{ view = "home.words", text = "New" }]
        ```

        > **Hint** Look at `text`.

        > **Hint** It is a key.

        > **Solution** Like this.
        >
        > ```toml
        > [controllers.home.views.words]
        > kind = "label"
        > text = "New"
        > ```
        >
        > ```swift
        > words.text = "New" // <b>
        > ```
        """

    @Test func lessonsHaveStepsWithTasksHintsAndSolutions() throws {
        let (read, diagnostics) = read(Self.whole)
        let lesson = try #require(read)
        #expect(diagnostics.isEmpty)
        #expect(lesson.title == "Sizes")
        #expect(lesson.introduction == "<p>About <strong>this</strong>.</p>\n")
        #expect(lesson.steps.map(\.title) == ["Look", "Do"])
        let look = lesson.steps[0].parts.map { if case .text(let html) = $0 { html } else { "" } }.joined()
        #expect(look.contains("Some <em>text</em> with <code>code</code>, <a href=\"https://example.com\" target=\"_blank\""))
        #expect(look.contains("<a class=\"lesson-link\" href=\"#do=iphone-17:rotate+landscapeLeft\">a turn</a>"))
        #expect(look.contains("<ul><li>one</li><li><p>two</p>\n<p>more</p>\n</li></ul>"))
        let task = lesson.steps[1]
        #expect(task.checks.map(\.names) == [["The words are new"]])
        let hints = task.parts.compactMap { if case .hint(let html) = $0 { html } else { nil } }
        #expect(hints == ["<p>Look at <code>text</code>.</p>\n", "<p>It is a key.</p>\n"])
        #expect(task.solution?.html == "<p>Like this.</p>\n")
        #expect(task.solution?.toml == "[controllers.home.views.words]\nkind = \"label\"\ntext = \"New\"\n")
        #expect(task.solution?.swift == "words.text = \"New\" // <b>\n")
    }

    @Test func solutionsAreAppliedInOrder() throws {
        let lesson = try #require(read(Self.whole).lesson)
        let start = "[controllers.home.views.words]\nkind = \"label\"\ntext = \"Old\"\n"
        #expect(lesson.text(start, before: 1) == start)
        #expect(lesson.text(start, before: 2).contains("text = \"New\""))
    }

    @Test func checksNameScenariosOfThePlayground() throws {
        let text = "# A\n## B\n```toml expect\nscenarios = [\"It is there\"]\n```\n> **Solution**\n> ```toml\n> a = 1\n> ```\n"
        let (lesson, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        #expect(lesson?.steps[0].checks.map(\.task) == [.named(["It is there"])])
    }

    @Test(arguments: [
        ("## A\n", ["lesson-title file"]),
        ("# A\n\nText.\n", ["lesson-steps file"]),
        ("# A\n# B\n## C\n", ["lesson-title 2"]),
        ("# A\n##\n", ["lesson-steps 2"]),
        ("# A\n> **Hint** early\n## B\n", ["lesson-steps 2"]),
        ("# A\n## B\n```toml expect\n```\n", ["lesson-check 3"]),
        ("# A\n## B\n```toml expect\na b\n```\n", ["lesson-check 4"]),
        ("# A\n## B\n```toml expect\nscenarios = [\"It is there\"]\n[[scenarios]]\nname = \"x\"\n```\n", ["lesson-check 5"]),
        ("# A\n## B\n```toml expect\ntitle = \"x\"\n```\n", ["lesson-check 3", "lesson-check 3"]),
        ("# A\n## B\n```toml expect\nscenarios = [\"It is here\"]\n```\n", ["lesson-solution 3", "lesson-check 3"]),
        ("# A\n## B\n> **Solution** without\n", ["lesson-solution 3"]),
        ("# A\n## B\n```swift\n", ["lesson-fence 3"]),
        ("# A\n## B\n<b onclick=x>bold</b>\n", ["lesson-html 3", "lesson-html 3"]),
        ("# A\n## B\n[x](other.html) [y](#top)\n", ["lesson-link 3", "lesson-link 3"]),
        ("# A\n## B\n[x](#do=iphone-18:back) [y](#do=iphone-17:fly) [z](#do=back)\n", ["lesson-link 3", "lesson-link 3", "lesson-link 3"]),
        ("# A\n## B\n[x](#scenario=It+is+there@2) [y](#scenario=It+was)\n", ["lesson-link 3", "lesson-check 3"]),
        (
            "# A\n## B\n```toml expect\n[[scenarios]]\nname = \"It turns\"\nevents = [\"rotate landscapeLeft\"]\nsteps = [{ events = [\"rotate portrait\"] }]\n"
                + "```\n> **Solution**\n> ```toml\n> a = 1\n> ```\n\n[x](#scenario=It+turns@2) [y](#scenario=It+turns@3)\n", ["lesson-link 14"]
        ),
        ("# A\n## B\n![x](a.png) ![y](../a.png) ![z](a.exe)\n", ["lesson-picture 3", "lesson-picture 3", "lesson-picture 3"]),
    ] as [(String, [String])])
    func mistakesAreReportedWithTheirLines(_ text: String, _ expected: [String]) {
        #expect(findings(text) == expected)
        #expect(read(text).diagnostics.allSatisfy { $0.severity != .error }, "The rest of the lesson works.")
    }

    /// A device has several ids. The page knows only one.
    @Test func deviceIDsInLinksBecomeThePagesIDs() throws {
        let text = "devices = [{ device = \"ipad-11\", orientation = \"landscape\" }]\n[app]\nrootViewController = \"a\"\n[controllers.a]\n"
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "a.toml")
        let device = try #require(reading.playground?.devices.first)
        let markdown = "# A\n[x](#do=ipad-11@landscape:split+1/3;*:rotate+portrait)\n## B\n"
        let (lesson, diagnostics) = LessonReader.read(SourceText(markdown, fileName: "a.md"), of: reading.playground) { _ in nil }
        #expect(diagnostics.isEmpty && device.id != "ipad-11@landscape")
        #expect(lesson?.introduction.contains("href=\"#do=\(device.id):split+1/3;*:rotate+portrait\"") == true, "\(device.id)")
    }

    @Test func diagnosticsPointToTheColumnsOfALink() throws {
        let span = try #require(read("# A\n## B\n- one [x](nowhere)\n").diagnostics.first?.span)
        #expect((span.start.column, span.end.column) == (7, 19))
    }

    @Test func picturesAreEmbeddedInTheHTML() throws {
        let html = try #require(read("# A\n![x](b/a.png)\n## B\n", pictures: ["b/a.png": [1, 2, 3]]).lesson)
        #expect(html.introduction == "<p><img src=\"data:image/png;base64,AQID\" alt=\"x\"></p>\n")
        #expect(html.files == ["b/a.png"])
    }

    @Test(arguments: HostileTexts.all)
    func hostileStringsAreEscaped(_ hostile: String) throws {
        let text = hostile.replacing("\n", with: " ")
        let lesson = try #require(read("# \(text)\n\n\(text)\n\n## B\n\n[\(text)](https://example.com/\(text))\n\n![\(text)](x)\n").lesson)
        let html = lesson.introduction + lesson.steps.flatMap(\.parts).map { if case .text(let html) = $0 { html } else { "" } }.joined()
        let tags = html.matches(of: /<\/?([a-z0-9]+)/).map { String($0.1) }
        #expect(Set(tags).isSubset(of: ["p", "a", "em", "strong", "code", "br", "ul", "ol", "li", "blockquote", "pre", "hr", "h3", "h4"]))
        #expect(!html.contains("<script") && !html.contains("javascript:"))
    }

    @Test func hugeAndInvalidFilesAreReported() {
        let huge = String(repeating: "x", count: PlaygroundLimits.lessonBytes + 1)
        #expect(findings(huge) == ["lesson-too-large file"])
        let broken = LessonReader.read(SourceText(utf8: [0x23, 0xFF], fileName: "a.md"), of: nil) { _ in nil }
        #expect(broken.diagnostics.map(\.code) == ["lesson-not-utf8"])
    }

    /// Markdown constructs that nest or stay open throughout a file.
    @Test(arguments: ["*", "`", "[", "> ", "- ", "\n", "![", "**a ", "[a](", "<a ", "_a ", "1. \n\n", "# \n", "\\"])
    func repeatedMarkupIsReadQuickly(_ sign: String) throws {
        let text = "# A\n## B\n" + String(repeating: sign, count: PlaygroundLimits.lessonBytes / 16 / sign.utf8.count)
        let elapsed = ContinuousClock().measure { _ = read(text) }
        #expect(elapsed < .seconds(10))
    }

    @Test func stepsAndHintsBeyondTheLimitsAreReported() {
        let steps = "# A\n" + String(repeating: "## B\n", count: PlaygroundLimits.lessonSteps + 1)
        #expect(findings(steps) == ["lesson-steps \(PlaygroundLimits.lessonSteps + 2)"])
        let hints = "# A\n## B\n" + String(repeating: "> **Hint** h\n\n", count: PlaygroundLimits.lessonHints + 1)
        #expect(findings(hints).map { $0.prefix(12) } == ["lesson-hints"])
    }

    @Test func `a wrong answer belongs to its step, and is not shown`() throws {
        let wrong = "> **Wrong** The old words.\n>\n> ```toml\n> [controllers.home.views.words]\n> text = \"Old\"\n> ```\n"
        let lesson = try #require(read("# A\n\n## Do\n\n\(wrong)").lesson)
        #expect(lesson.steps[0].wrongAnswers.map(\.toml) == ["[controllers.home.views.words]\ntext = \"Old\"\n"])
        #expect(lesson.steps[0].parts.isEmpty && !lesson.json().text.contains("Old"))
        #expect(findings("# A\n\n\(wrong)\n## Do\n\nText.\n") == ["lesson-steps 3"])
        #expect(findings("# A\n\n## Do\n\n> **Wrong** Without tables.\n") == ["lesson-solution 5"])
    }
}
