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

    /// A task that the playground has itself.
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

    /// A scenario of the playground that is a task is not a failure of the playground.
    @Test func aLessonThatIsRightHasNoFindings() {
        #expect(findings(Self.lesson()).isEmpty)
        #expect(findings(Self.lesson(check: Self.scenario("view = \"home.words\", text = \"New\""))).isEmpty)
    }

    @Test func aCheckThatPassesAlreadyIsFound() {
        let lesson = Self.lesson(check: Self.scenario("view = \"home.words\", visible = true"))
        #expect(findings(lesson) == ["lesson-check-passes Lessons/a.md:7"])
    }

    @Test func aCheckThatCannotFailIsFound() {
        let idle = Self.lesson(check: Self.scenario("when = { userInterfaceIdiom = \"pad\" }, top = \"home\""))
        #expect(findings(idle) == ["lesson-check-idle Lessons/a.md:7"])
    }

    @Test func aSolutionThatDoesNotPassSaysWhy() throws {
        let wrong = Self.lesson(solution: Self.solution.replacing("New", with: "Newer"))
        #expect(findings(wrong) == ["lesson-solution-fails Lessons/a.md:7"])
        let finding = try #require(report(wrong).findings.first)
        #expect(finding.diagnostic.headline == "the solution does not pass: expected \"home.words\" to show \"New\", found \"Newer\"")
        #expect(finding.diagnostic.severity == .error)
        #expect(finding.diagnostic.notes.contains { $0.contains("on iphone-17") })
    }

    @Test func aSolutionThatCannotBeReadIsFound() {
        let broken = Self.lesson(solution: Self.solution.replacing("label", with: "lable"))
        #expect(findings(broken) == ["lesson-solution-fails Lessons/a.md:11"])
    }

    @Test func aViewThatTheSolutionAddsNeedNotBeThereBefore() {
        let check = Self.scenario("view = \"home.more\", visible = true")
        let added = Self.solution + "\n[controllers.home.views.more]\nkind = \"label\"\ntext = \"M\"\n"
            + "[controllers.home]\nconstraints = [\"words.top == safeArea.top\", \"words.leading == superview.leading\", "
            + "\"more.top == words.bottom\", \"more.leading == superview.leading\"]"
        #expect(findings(Self.lesson(check: check, solution: added, text: "[more](#show=home.more)")).isEmpty)
    }

    @Test func `a check that a later step undoes is noted at the end, once`() {
        let second = Self.lesson(check: Self.scenario("view = \"home.words\", text = \"Newer\""), solution: Self.solution.replacing("New", with: "Newer"))
        let lesson = Self.lesson() + second.replacing("# A\n", with: "").replacing("Do it", with: "Do more")
        let found = report(lesson).findings
        #expect(found.map { $0.diagnostic.code } == ["lesson-finished-fails"])
        #expect(found.first?.diagnostic.span?.start.line == 7)
        #expect(found.first?.diagnostic.severity == .note)
    }

    @Test func anElementThatIsNeverThereIsFound() {
        #expect(findings(Self.lesson(text: "[x](#show=home.nothing)")) == ["lesson-link Lessons/a.md:5"])
        #expect(findings(Self.lesson(text: "[x](#do=iphone-17:tap+away.next)")) == ["lesson-link Lessons/a.md:5"])
    }
}
