import PlaygroundReader
import SourceDiagnostics
import Testing

@testable import Checking

/// The checks of a lesson fail before a step's solution, and pass after it.
@Suite struct LessonCheckTests {
    private static let playground = """
        lesson = "a.md"
        devices = ["iphone-17"]

        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["words.top == safeArea.top", "words.leading == superview.leading"]

        [controllers.home.views.words]
        kind = "label"
        text = "Old"

        """

    /// The task as a scenario of the playground itself.
    private static let task = "[[scenarios]]\nname = \"The words are new\"\nexpect = [{ view = \"home.words\", text = \"New\" }]\n"

    private static func lesson(
        check: String = "scenarios = [\"The words are new\"]", solution: String = Self.solution, text: String = ""
    ) -> String {
        """
        # A

        ## Do it

        \(text)

        ```toml expect
        \(check)
        ```

        > **Solution**
        >
        > ```toml
        \(solution.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n"))
        > ```
        """
    }

    private static let solution = "[controllers.home.views.words]\nkind = \"label\"\ntext = \"New\""

    private static func scenario(_ expectation: String) -> String {
        "[[scenarios]]\nname = \"It holds\"\nexpect = [{ \(expectation) }]"
    }

    private func report(_ lesson: String) -> CheckReport {
        let attachment: @Sendable (String) -> [UInt8]? = { $0 == "a.md" ? Array(lesson.utf8) : nil }
        let text = Self.playground + (lesson.contains("scenarios = [") ? Self.task : "")
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "a.toml", attachment: attachment)
        let file = CheckedFile(path: "Lessons/a.toml", reading: reading, attachment: attachment)
        return CheckRun([FileCheck(), ScenarioCheck(), LessonCheck()]).report(on: [file])
    }

    private func findings(_ lesson: String) -> [String] {
        report(lesson).findings.map { "\($0.diagnostic.code) \($0.diagnostic.fileName):\($0.diagnostic.span?.start.line ?? 0)" }
    }

    /// A failing scenario that is a lesson's task is not a failure of the playground.
    @Test func correctLessonsHaveNoFindings() {
        #expect(findings(Self.lesson()).isEmpty)
        #expect(findings(Self.lesson(check: Self.scenario("view = \"home.words\", text = \"New\""))).isEmpty)
    }

    // MARK: Wrong answers

    private static func wrong(_ text: String) -> String {
        "\n\n> **Wrong** Not this.\n>\n> ```toml\n" + text.split(separator: "\n").map { "> \($0)\n" }.joined() + "> ```\n"
    }

    @Test func `wrong answers that the checks reject are counted`() {
        let lesson = Self.lesson() + Self.wrong(Self.solution.replacing("New", with: "Newer"))
        #expect(findings(lesson).isEmpty)
        #expect(report(lesson).wrongAnswers == ["Lessons: 1 wrong answer tried on 1 task."])
        #expect(report(Self.lesson()).wrongAnswers == [
            "Lessons: 0 wrong answers tried on 1 task.", "Lessons: no wrong answer tried on \"Do it\" of Lessons/a.toml.",
        ])
        #expect(report("# A\n\n## Read this\n\nText.\n").wrongAnswers.isEmpty, "a step without a check is no task")
    }

    @Test func `wrong answers that the checks accept, and unreadable ones, are reported`() {
        #expect(findings(Self.lesson() + Self.wrong(Self.solution + "\ntextColor = \"systemRed\"")) == [
            "lesson-wrong-answer-passes Lessons/a.md:19",
        ])
        #expect(findings(Self.lesson() + Self.wrong(Self.solution.replacing("label", with: "lable"))) == ["lesson-wrong-answer Lessons/a.md:19"])
    }

    private static let rule = """
        [[controllers.home.adaptive]]
        when = { verticalSizeClass = "compact" }
        set = { words.text = "Low" }
        otherwise = { words.text = "Old" }
        """

    private static func low(_ devices: String) -> String {
        """
        [[scenarios]]
        name = "It is low"
        devices = [{ device = "iphone-17", orientation = "landscape" }]
        expect = [{ view = "home.words", text = "Low" }]
        [[scenarios]]
        name = "It is not"
        devices = [\(devices)]
        expect = [{ view = "home.words", text = "Old" }]
        """
    }

    /// On a phone alone, landscape and a large width coincide with compact height.
    @Test(arguments: [
        (#""iphone-17""#, ["orientation", "width"]), (#"{ device = "ipad-11", orientation = "landscape" }"#, ["idiom"]),
        (#""iphone-17", { device = "ipad-11", orientation = "landscape" }"#, []),
    ])
    func `the usual mistakes for a size class are tried`(devices: String, accepted: [String]) {
        let report = report(Self.lesson(check: Self.low(devices), solution: Self.rule))
        #expect(report.findings.map { $0.diagnostic.headline } == accepted.map {
            "the checks of this step accept a wrong answer: \($0) instead of verticalSizeClass"
        })
        #expect(report.wrongAnswers == ["Lessons: 3 wrong answers tried on 1 task."])
    }

    @Test func `a condition that a later solution repeats is not tried again`() {
        let first = Self.lesson(check: Self.low(#""iphone-17", { device = "ipad-11", orientation = "landscape" }"#), solution: Self.rule)
        let repeated = "[controllers.home.views.words]\nkind = \"label\"\ntext = \"Old\"\ntextColor = \"systemRed\"\n" + Self.rule
        let second = Self.lesson(check: Self.scenario(#"view = "home.words", has = { textColor = "systemRed" }"#), solution: repeated)
        let lesson = first + second.replacing("# A\n", with: "").replacing("Do it", with: "Do more")
        #expect(findings(lesson).isEmpty)
        #expect(report(lesson).wrongAnswers.first == "Lessons: 3 wrong answers tried on 2 tasks.")
    }

    @Test func checksThatPassBeforeTheSolutionAreReported() {
        let lesson = Self.lesson(check: Self.scenario("view = \"home.words\", visible = true"))
        #expect(findings(lesson) == ["lesson-check-passes Lessons/a.md:7"])
    }

    @Test func checksThatCannotFailAreReported() {
        let idle = Self.lesson(check: Self.scenario("when = { userInterfaceIdiom = \"pad\" }, top = \"home\""))
        #expect(findings(idle) == ["lesson-check-idle Lessons/a.md:7"])
    }

    @Test func failingSolutionsAreReportedWithTheReason() throws {
        let wrong = Self.lesson(solution: Self.solution.replacing("New", with: "Newer"))
        #expect(findings(wrong) == ["lesson-solution-fails Lessons/a.md:7"])
        let finding = try #require(report(wrong).findings.first)
        #expect(finding.diagnostic.headline == "the solution does not pass: expected \"home.words\" to show \"New\", found \"Newer\"")
        #expect(finding.diagnostic.severity == .error)
        #expect(finding.diagnostic.notes.contains { $0.contains("on iphone-17") })
    }

    @Test func unreadableSolutionsAreReported() {
        let broken = Self.lesson(solution: Self.solution.replacing("label", with: "lable"))
        #expect(findings(broken) == ["lesson-solution-fails Lessons/a.md:11"])
    }

    @Test func linksToViewsThatASolutionAddsAreAccepted() {
        let check = Self.scenario("view = \"home.more\", visible = true")
        let added = Self.solution + "\n[controllers.home.views.more]\nkind = \"label\"\ntext = \"M\"\n"
            + "[controllers.home]\nconstraints = [\"words.top == safeArea.top\", \"words.leading == superview.leading\", "
            + "\"more.top == words.bottom\", \"more.leading == superview.leading\"]"
        #expect(findings(Self.lesson(check: check, solution: added, text: "[more](#show=home.more)")).isEmpty)
    }

    @Test func `a check that fails after a later step is noted once`() {
        let second = Self.lesson(check: Self.scenario("view = \"home.words\", text = \"Newer\""), solution: Self.solution.replacing("New", with: "Newer"))
        let lesson = Self.lesson() + second.replacing("# A\n", with: "").replacing("Do it", with: "Do more")
        let found = report(lesson).findings
        #expect(found.map { $0.diagnostic.code } == ["lesson-finished-fails"])
        #expect(found.first?.diagnostic.span?.start.line == 7)
        #expect(found.first?.diagnostic.severity == .note)
    }

    @Test func linksToMissingElementsAreReported() {
        #expect(findings(Self.lesson(text: "[x](#show=home.nothing)")) == ["lesson-link Lessons/a.md:5"])
        #expect(findings(Self.lesson(text: "[x](#do=iphone-17:tap+away.next)")) == ["lesson-link Lessons/a.md:5"])
    }
}
