import Foundation
import JSON
import Testing
#if canImport(FoundationXML)
import FoundationXML
#endif

/// `traitscope check` of scenarios.
@Suite struct CheckTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("apps/words.toml", Self.text)
    }

    private static let text = """
        devices = ["iphone-17", "ipad-10"]

        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["words.width == 100", "words.top == safeArea.top", "words.leading == layoutMargins.leading"]
        views.words = { kind = "label", text = "Words & <more>", numberOfLines = 0 }

        [[scenarios]]
        name = "The words are wide"
        expect = [{ view = "home.words", frame = { width = ">= 200" } }]

        [[scenarios]]
        name = "There are words"
        expect = [{ view = "home.words" }]

        """

    /// Checks the devices that the files list.
    private func check(_ arguments: String...) throws -> CommandResult { try check(arguments) }

    private func check(_ arguments: [String]) throws -> CommandResult { try folder.run(["check", "--matrix", "listed"] + arguments) }

    @Test func `a failure is reported with its lines and the command that shows it`() throws {
        let result = try check("apps")
        #expect(result.status == 1 && result.error == "")
        #expect(result.output.contains(
            #"apps/words.toml:12:52: error[expectation-failed]: expected width of "home.words" to be >= 200, found 100"#))
        #expect(result.output.contains("words.width == 100: 100") && result.output.contains("on all 2 devices"))
        let command = try #require(result.output.firstMatch(of: /see it with: (.*)/)).1
        let shown = try folder.run(commandLine: String(command))
        #expect(shown.status == 0 && shown.output.contains("home.words"))
    }

    @Test func `passed scenarios are counted`() throws {
        try folder.write("apps/words.toml", Self.text.replacing(">= 200", with: ">= 20"))
        let result = try check("apps/words.toml")
        #expect(result.status == 0 && result.output.hasPrefix("1 file, ") && !result.output.contains("with findings"))
    }

    @Test func `mistakes exit with 2 and the rest is checked`() throws {
        try folder.write("apps/broken.toml", "x = 1\n")
        let result = try check("apps", "nowhere.toml")
        #expect(result.status == 2)
        #expect(result.output.contains("broken.toml") && result.output.contains("expectation-failed"))
        #expect(result.error == "There is no file or folder nowhere.toml.\n")
    }

    @Test func `mistakes beyond the shown ones are counted`() throws {
        try folder.write("apps/broken.toml", (1...93).map { "x\($0) = 1" }.joined(separator: "\n"))
        #expect(try check("apps").output.contains("50 of 95 mistakes shown"))
    }

    @Test func `a pipe among the playgrounds is reported at once`() throws {
        try folder.makePipe("apps/pipe.toml")
        let result = try check("apps")
        #expect(result.status == 2 && result.output.contains("expectation-failed"))
        #expect(result.error == "apps/pipe.toml is a pipe or a device, not a file.\n")
    }

    @Test(arguments: [
        ([], "<paths>"), (["apps", "--format", "html"], "html"), (["apps", "--write-baseline"], "--baseline"),
        (["apps", "--watch", "--format", "json"], "--watch"), (["apps", "--fail-on", "note"], "note"),
    ] as [([String], String)])
    func `an invalid call exits with 64`(arguments: [String], words: String) throws {
        let result = try check(arguments)
        #expect(result.status == 64 && result.error.contains(words))
    }

    @Test func `findings in a written baseline are known`() throws {
        #expect(try check("apps", "--baseline", "known.json").status == 2)
        #expect(try check("apps", "--baseline", "known.json", "--write-baseline").status == 0)
        let known = try check("apps", "--baseline", "known.json")
        #expect(known.status == 0 && known.output.contains("1 finding known from the baseline"))
        try folder.write("known.json", "[]")
        let damaged = try check("apps", "--baseline", "known.json")
        #expect(damaged.status == 2 && damaged.error.contains("is not a baseline"))
    }

    /// A source is recognized under any name, including the files that it includes.
    @Test(arguments: ["apps/words.toml", "apps/../apps/words.toml", "link.toml", "apps/part.toml"])
    func `a baseline does not overwrite a source`(name: String) throws {
        try folder.write("apps/part.toml", "")
        try folder.write("apps/words.toml", "include = [\"part.toml\"]\n" + Self.text)
        try folder.link("link.toml", to: folder.path("apps/words.toml"))
        let message = try folder.runRefused(["check", "apps", "--baseline", name, "--write-baseline"], status: 2)
        #expect(message.contains("\(name) is not written: it is apps/"))
    }

    @Test(arguments: ["notes.txt"])
    func `files other than baselines are not overwritten`(name: String) throws {
        try folder.write("notes.txt", "mine")
        let before = try folder.text(name)
        let result = try folder.run("check", "apps", "--baseline", name, "--write-baseline")
        #expect(result.status == 2 && result.error.contains(name) && result.error.contains("already exists and is not a baseline"))
        #expect(try folder.text(name) == before)
    }

    @Test func `a baseline that is a pipe is refused at once`() throws {
        try folder.makePipe("pipe")
        let result = try folder.run("check", "apps", "--baseline", "pipe")
        #expect(result.status == 2 && result.error.contains("pipe"))
    }

    @Test func `JSON has the documented format`() throws {
        let report = try check("apps", "--format", "json").json()
        try #require(report.list("files").count == 1)
        let checks = report.list("files", 0, "checks")
        let scenarios = checks.filter { $0["check"] != "lints" }.map { check in ["check", "name", "count", "passed"].map { check[$0] } }
        #expect(scenarios == [
            ["file", "The file", 1, true], ["scenarios", "The words are wide", 2, false], ["scenarios", "There are words", 2, true],
        ])
        let findings = checks.dropFirst().first?.list("findings") ?? []
        try #require(findings.count == 1)
        #expect(findings[0]["line"] == 12 && findings[0]["devices"] == ["iphone-17", "ipad-10"])
        #expect(findings[0]["related", 0, "line"] == 7)
    }

    /// Rules of the standard that a schema cannot express: the index of a rule in the list of rules, and an end not before its start.
    @Test func `SARIF follows rules that its schema cannot express`() throws {
        let log = try check("apps", "--format", "sarif").json()
        try #require(log.list("runs").count == 1)
        let run = try #require(log["runs", 0])
        let results = run.list("results")
        #expect(!results.isEmpty)
        for result in results {
            let index = try #require(result["ruleIndex"]?.wholeNumber)
            #expect(run["tool", "driver", "rules", index, "id"] == result["ruleId"])
            for location in result.list("locations") + result.list("relatedLocations") {
                #expect(location["physicalLocation", "artifactLocation", "uri"] == "apps/words.toml")
                let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map {
                    try #require(location["physicalLocation", "region", $0]?.wholeNumber)
                }
                #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
            }
        }
        #expect(run["invocations", 0, "executionSuccessful"] == true)
    }

    @Test func `JUnit counts its test cases`() throws {
        try folder.write("apps/broken.toml", "x = 1\n")
        let result = try check("apps", "--format", "junit")
        let root = try #require(try XMLDocument(xmlString: result.output).rootElement())
        func number(_ name: String, of element: XMLElement) -> Int? { element.attribute(forName: name)?.stringValue.flatMap { Int($0) } }
        #expect((number("failures", of: root), number("errors", of: root)) == (1, 1))
        let suites = (root.children ?? []).compactMap { $0 as? XMLElement }
        for suite in suites {
            let cases = (suite.children ?? []).compactMap { $0 as? XMLElement }
            #expect(number("tests", of: suite) == cases.count)
            #expect(number("failures", of: suite) == cases.count { !$0.elements(forName: "failure").isEmpty })
        }
        #expect(number("tests", of: root) == suites.reduce(0) { $0 + $1.elements(forName: "testcase").count })
        let failures = suites.flatMap { $0.elements(forName: "testcase") }.flatMap { $0.elements(forName: "failure") }
        #expect(failures.first?.stringValue?.contains("words.width == 100") == true)
    }
}
