import Foundation
import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundSchema
import SourceDiagnostics
import Testing
@testable import LanguageService

/// The answers to a page's editor.
@Suite struct EditorServiceTests {
    private static let language = LanguageKnowledge(json: LanguageData.text)

    private static let text = """
        devices = ["iphone-se-1"]
        [app]
        rootViewController = "home"
        [controllers.home]
        constraints = ["word.centerX == centerX", "word.centerY == centerY"]
        [controllers.home.views.word]
        kind = "label"
        text = "Grüße 🐈"
        textColor = "systemRed"

        """

    private func service() throws -> EditorService { EditorService(try #require(Self.language), fileName: "test.toml") }

    private func ask(_ service: inout EditorService, _ subject: EditorQuestion.Subject, _ text: String, line: Int = 0, _ character: Int = 0) -> JSONValue {
        service.answer(
            EditorQuestion(subject, of: text, at: TextPosition(line: line, character: character)), attachment: { _ in nil }, neighbours: { _ in [] })
    }

    private func range(_ numbers: Int...) -> JSONValue { .array(numbers.map { .number($0) }) }

    @Test func rangesOfCompletionsAreLinesAndCodeUnits() throws {
        var service = try service()
        let text = Self.text.replacing("systemRed", with: "systemR")
        let answer = ask(&service, .completions, text, line: 8, 20)
        let red = try #require(answer["completions"]?.elements?.first { $0["label"] == "systemRed".json })
        #expect(red["kind"] == "color".json && red["swatch"]?.string?.hasPrefix("#") == true)
        #expect(red["range"] == range(8, 13, 8, 20))
    }

    @Test func positionsAfterSurrogatePairsAreFound() throws {
        var service = try service()
        let text = Self.text.replacing("text = \"Grüße 🐈\"", with: "text = \"🐈🐈\" # \nk")
        let answer = ask(&service, .completions, text, line: 8, 1)
        #expect(answer["completions"]?.elements?.first?["range"] == range(8, 0, 8, 1))
    }

    @Test func hoverOnAnEquationHasItsValuesOnTheDevices() throws {
        var service = try service()
        let hover = ask(&service, .hover, Self.text, line: 4, 18)["hover"]
        #expect(hover?["markdown"]?.string?.contains("iphone-se-1 | 160") == true, "\(hover as Any)")
        #expect(hover?["range"]?.elements?.first == .number(4))
    }

    @Test(arguments: ["safeArea", "safeAreaLayoutGuide"])
    func `a guide has the same explanation under both names`(name: String) throws {
        var service = try service()
        let text = Self.text.replacing("word.centerX == centerX", with: "word.top == \(name).top")
        let hover = ask(&service, .hover, text, line: 4, 32)["hover"]?["markdown"]?.string
        #expect(hover?.hasPrefix("**safeArea**: UIKit's `safeAreaLayoutGuide`") == true, "\(hover as Any)")
    }

    @Test(arguments: [("textField", "borderStyle = \"line\"", "Default: `\"roundedRect\"` (UIKit: `\"none\"`)"), ("label", "alpha = 0.5", "Default: `1`")])
    func `the explanation of a key includes the default`(kind: String, line: String, expected: String) throws {
        var service = try service()
        let text = Self.text.replacing("kind = \"label\"", with: "kind = \"\(kind)\"\n\(line)")
        let hover = ask(&service, .hover, text, line: 7, 2)["hover"]?["markdown"]?.string
        #expect(hover?.components(separatedBy: "\n\n").contains(expected) == true, "\(hover as Any)")
    }

    /// While the text has mistakes, hover shows the frames of the last valid text.
    @Test func mistakesKeepTheFramesOfTheLastValidText() throws {
        var service = try service()
        let before = ask(&service, .hover, Self.text, line: 5, 25)["hover"]?["markdown"]
        let broken = ask(&service, .hover, Self.text + "oops", line: 5, 25)["hover"]?["markdown"]
        #expect(before != nil && before == broken)
        service.forget()
        let forgotten = ask(&service, .hover, Self.text + "oops", line: 5, 25)["hover"]?["markdown"]
        #expect(forgotten != nil && forgotten != before)
    }

    @Test func emptyLinesHaveNoHover() throws {
        var service = try service()
        #expect(ask(&service, .hover, Self.text, line: 9)["hover"] == .null)
    }

    @Test func findingsHaveEditsThatFixThem() throws {
        var service = try service()
        let findings = ask(&service, .findings, Self.text.replacing("kind", with: "knid"))["findings"]?.elements ?? []
        let unknown = try #require(findings.first { $0["range"] == range(6, 0, 6, 4) })
        #expect(unknown["severity"] == "error".json)
        let fix = try #require(unknown["fixes"]?.elements?.first)
        #expect(fix["title"] == "Change to \"kind\"".json, "\(fix)")
        #expect(fix["edits"] == .array([.object([
            "range": range(6, 0, 6, 4), "text": "kind".json, "lines": .strings(["knid = \"label\"", "text = \"Grüße 🐈\""]),
        ])]))
    }

    /// Layout warnings are findings, too.
    @Test func missingConstraintsAreFoundWithFixes() throws {
        var service = try service()
        let text = Self.text.replacing(", \"word.centerY == centerY\"", with: "")
        let findings = ask(&service, .findings, text)["findings"]?.elements ?? []
        #expect(findings.contains { $0["severity"] == "warning".json && $0["fixes"]?.elements?.isEmpty == false }, "\(findings)")
        #expect(ask(&service, .findings, Self.text)["findings"] == .array([]))
    }

    @Test func tokensOfEquationsHaveKinds() throws {
        var service = try service()
        let tokens = ask(&service, .tokens, Self.text)["tokens"]?.elements ?? []
        #expect(tokens.prefix(3).map { $0["kind"]?.string } == ["item", "attribute", "sign"])
        #expect(tokens.first?["range"] == range(4, 16, 4, 20))
    }

    @Test func tasksOfLessonsAreChecked() throws {
        var service = try service()
        let checks: [TaskCheck] = [
            .scenarios(toml: "[[scenarios]]\nname = \"It is there\"\nexpect = [{ view = \"home.word\", visible = true }]\n"),
            .scenarios(toml: "[[scenarios]]\nname = \"It is wide\"\nexpect = [{ view = \"home.word\", frame = { width = \">= 9000\" } }]\n"),
            .scenarios(toml: "[[scenarios]]\nname = \"It is new\"\nexpect = [{ view = \"home.new\", visible = true }]\n"),
            .named(["Nobody wrote it"]),
        ]
        let question = EditorQuestion(.checks, of: Self.text, checks: checks)
        let answer = service.answer(question, attachment: { _ in nil }, neighbours: { _ in [] })
        let results = answer["checks"]?.elements ?? []
        #expect(results.map { $0["scenarios"]?.elements?.map { $0["failures"]?.elements?.count } } == [[0], [1], [], []])
        #expect(results.map { $0["mistakes"]?.elements?.count } == [0, 0, 1, 1])
        let failure = results[1]["scenarios"]?.elements?.first?["failures"]?.elements?.first
        #expect(failure?["headline"]?.string?.hasPrefix("expected width of \"home.word\" to be >= 9000") == true)
        let broken = EditorQuestion(.checks, of: "devices = [", checks: checks)
        #expect(service.answer(broken, attachment: { _ in nil }, neighbours: { _ in [] }) == .object(["errors": .number(1)]))
    }

    @Test func questionsWithChecksAreRead() {
        let question = EditorQuestion(json: #"{"ask":"checks","text":"a = 1","checks":["b = 2",["c"]]}"#)
        #expect(question == EditorQuestion(.checks, of: "a = 1", checks: [.scenarios(toml: "b = 2"), .named(["c"])]))
        let many = Array(repeating: "\"\"", count: PlaygroundLimits.lessonChecks + 1).joined(separator: ",")
        #expect(EditorQuestion(json: "{\"ask\":\"checks\",\"text\":\"\",\"checks\":[\(many)]}") == nil)
    }

    @Test(arguments: [
        "", "null", "[]", #"{"ask":"hover"}"#, #"{"ask":"everything","text":""}"#, #"{"ask":"hover","text":1}"#,
        #"{"ask":"hover","text":"","line":-1,"character":0}"#, #"{"ask":"hover","text":"","line":0,"character":-4}"#,
        #"{"ask":"hover","text":[[[[[[]]]]]]}"#,
    ])
    func invalidQuestionsAreRefused(json: String) {
        #expect(EditorQuestion(json: json) == nil)
    }

    @Test func questionsAreReadWithTheirPosition() {
        let question = EditorQuestion(json: #"{"ask":"hover","text":"a = 1","line":3,"character":8}"#)
        #expect(question == EditorQuestion(.hover, of: "a = 1", at: TextPosition(line: 3, character: 8)))
    }

    /// Positions outside the text are moved to the nearest position inside.
    @Test(arguments: EditorQuestion.Subject.allCases)
    func questionsAtAnyPositionAreAnswered(subject: EditorQuestion.Subject) throws {
        var service = try service()
        for text in ["", "\n\n", "🐈", "[controllers.", "\u{0}", Self.text] {
            for (line, character) in [(0, 0), (0, 1), (7, 14), (1_000, 1_000)] {
                #expect(ask(&service, subject, text, line: line, character).members?.count == 1)
            }
        }
    }
}
