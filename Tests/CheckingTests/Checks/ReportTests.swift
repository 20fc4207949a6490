import Foundation
import PlaygroundReader
import SourceDiagnostics
import Synchronization
import Testing

@testable import Checking

/// The findings in a playground with failing scenarios, and their reports.
@Suite struct ReportTests {
    private static let text = """
        devices = ["iphone-17", "iphone-se-1", { device = "ipad-11", orientation = "landscape" }]

        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["words.width == 100", "words.top == safeArea.top", "words.leading == superview.leading"]
        views.words = { kind = "label", text = "Words & <more>" }

        [[scenarios]]
        name = "The words are wide"
        expect = [{ view = "home.words", frame = { width = ">= 200" } }]

        [[scenarios]]
        name = "There are words"
        expect = [{ view = "home.words", visible = true }]

        [[scenarios]]
        name = "A phone's home is in front"
        events = ["rotate landscape"]
        expect = [{ when = { userInterfaceIdiom = "phone" }, traits.home = { verticalSizeClass = "regular" } }]

        [[scenarios]]
        name = "Only on a television"
        expect = [{ when = { userInterfaceIdiom = "phone", minWidth = 5000 }, top = "home" }]

        """

    private static func file(_ text: String = text, path: String = "Apps/words.toml") -> CheckedFile {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return CheckedFile(path: path, reading: PlaygroundFile.read(bytes: Array(text.utf8), fileName: name))
    }

    private static func report(_ text: String = text) -> CheckReport {
        CheckRun([FileCheck(), ScenarioCheck()]).report(on: [file(text)])
    }

    // MARK: The work

    /// A check whose pieces count themselves and record the order of folding.
    private struct Counting: PlaygroundCheck {
        final class Counts: Sendable {
            let surveys = Mutex(0)
            let pieces = Mutex(0)
        }

        final class Piece: Sendable {
            let index: Int
            private let counts: Counts

            init(_ index: Int, _ counts: Counts) {
                (self.index, self.counts) = (index, counts)
                counts.pieces.withLock { $0 += 1 }
            }

            deinit { counts.pieces.withLock { $0 -= 1 } }
        }

        struct Work: CheckWork {
            let counts: Counts
            var folded: [Int] = []
            let pieceCount = 200

            func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> Piece { Piece(index, counts) }
            mutating func fold(_ piece: Piece) { folded.append(piece.index) }

            func cases(unless isStopped: () -> Bool) -> [CheckCase] {
                [CheckCase(check: "counting", name: "\(folded)", count: counts.pieces.withLock { $0 }, findings: [])]
            }
        }

        let name = "counting"
        let counts = Counts()

        func work(on file: CheckedFile) -> Work {
            counts.surveys.withLock { $0 += 1 }
            return Work(counts: counts)
        }
    }

    @Test func `pieces are folded in order, and the survey is made once`() throws {
        let check = Counting()
        let report = CheckRun([check]).report(on: [Self.file()])
        let done = try #require(report.files.first?.cases.first)
        #expect(done.name == "\(Array(0..<200))")
        #expect(done.count == 0, "pieces are kept")
        #expect(check.counts.surveys.withLock { $0 } == 1)
    }

    /// The report of a check whose budget is used up after this number of pieces.
    private static func report(askedBefore limit: Int) -> CheckReport {
        let asked = Mutex(0)
        let budget = MemoryBudget(bytes: 512 << 20) {
            asked.withLock { asked in
                asked += 1
                return asked > limit ? 1 << 30 : 1 << 20
            }
        }
        return CheckRun([Counting()], budget: budget).report(on: [file()])
    }

    @Test(arguments: [0, 1, 100]) func `a check that exceeds its limit is ended and reported`(limit: Int) throws {
        let report = Self.report(askedBefore: limit)
        let shortfall = try #require(report.shortfall)
        #expect(shortfall.count == 200 && shortfall.doneCount <= limit && shortfall.megabytes == 512)
        #expect(shortfall.sentence.hasPrefix("The check is incomplete: it stopped after \(shortfall.doneCount) of 200 parts"))
        #expect(report.exitCode(failingOn: .error) == 2)
    }

    @Test func `a check within its budget does not mention it`() {
        let report = Self.report(askedBefore: .max)
        #expect(report.shortfall == nil && report.exitCode(failingOn: .error) == 0)
    }

    @Test func `a cancelled check is not reported as exceeding its limit`() {
        let report = CheckRun([Counting()]).report(on: [Self.file()], isCancelled: { true })
        #expect(report.shortfall == nil)
        #expect(report.files.first?.cases.isEmpty == true)
    }

    @Test func `the same failure on several devices is one finding`() throws {
        let findings = Self.report().findings
        #expect(findings.map(\.diagnostic.code) == ["expectation-failed", "expectation-failed", "scenario-without-claims"])
        #expect(findings[0].diagnostic.headline == #"expected width of "home.words" to be >= 200, found 100"#)
        #expect(findings[0].diagnostic.devices == ["iphone-17", "iphone-se-1", "ipad-11@landscape"])
        #expect(findings[0].environments == "on all 3 devices")
        #expect(findings[0].diagnostic.span?.description == "Apps/words.toml:12:52")
        #expect(findings[0].diagnostic.related.map(\.label) == ["words.width == 100: 100", "words.leading == superview.leading: 0 = 0"])
        #expect(findings[0].command == "traitscope inspect Apps/words.toml --device iphone-17")
        #expect(findings[1].environments == "on iphone-17, iphone-se-1")
        #expect(findings[1].command == "traitscope inspect Apps/words.toml --device iphone-17 --event 'rotate landscapeRight'")
        #expect(findings[1].address == "#do=iphone-17:rotate+landscapeRight")
        #expect(findings[2].diagnostic.severity == .warning)
    }

    @Test func `a report is the same each time, in any order of work`() throws {
        let reports = try (0..<8).map { _ in
            String(decoding: try JSONEncoder.stable.encode(ReportRecord(Self.report())), as: UTF8.self)
        }
        #expect(Set(reports).count == 1)
    }

    @Test(arguments: [
        (text, FailureSeverity.warning, Int32(1)), (text, .error, 1),
        (text.replacing(">= 200", with: ">= 20").replacing(#"verticalSizeClass = "regular""#, with: #"verticalSizeClass = "compact""#), .warning, 1),
        (text.replacing(">= 200", with: ">= 20").replacing(#"verticalSizeClass = "regular""#, with: #"verticalSizeClass = "compact""#), .error, 0),
        (text.replacing("\"home.words\", visible", with: "\"home.wrds\", visible"), .error, 2),
        ("x = 1", .error, 2),
    ])
    func `the exit code follows from the findings`(text: String, severity: FailureSeverity, code: Int32) {
        #expect(Self.report(text).exitCode(failingOn: severity) == code)
    }

    @Test func `a scenario with a mistake does not stop the other scenarios`() {
        let report = Self.report(Self.text.replacing("\"home.words\", visible", with: "\"home.wrds\", visible"))
        #expect(report.files[0].mistakes.map(\.code) == ["unknown-view"])
        #expect(report.files[0].cases.map(\.name) == ["The file", "The words are wide", "A phone's home is in front", "Only on a television"])
        // The mistake is reported once, and not also as a warning of the reader.
        #expect(report.files[0].cases[0].findings.isEmpty)
    }

    @Test func `a baseline hides findings on any line until they occur in more environments`() throws {
        let report = Self.report()
        let data = try JSONEncoder().encode(Baseline(report))
        let baseline = try JSONDecoder().decode(Baseline.self, from: data)
        #expect(report.without(baseline).findings.isEmpty)
        #expect(report.without(baseline).knownCount == 3)
        #expect(report.without(baseline).exitCode(failingOn: .warning) == 0)
        #expect(Self.report("# moved\n\n" + Self.text).without(baseline).findings.isEmpty)
        let more = Self.report(Self.text.replacing("\"iphone-se-1\", {", with: "\"iphone-se-1\", \"iphone-8\", {"))
        #expect(more.without(baseline).findings.map(\.diagnostic.code) == ["expectation-failed", "expectation-failed"])
        let other = Self.report(Self.text.replacing(">= 200", with: ">= 300"))
        #expect(other.without(baseline).findings.map(\.diagnostic.headline) == [#"expected width of "home.words" to be >= 300, found 100"#])
    }

    @Test func `text quotes the lines of expectation and cause, and ends with a sum`() {
        let text = ReportText(Self.report(), usesColor: false).text
        #expect(text.contains("Apps/words.toml:12:52: error[expectation-failed]: expected width of \"home.words\" to be >= 200, found 100"))
        #expect(text.contains("words.width == 100: 100"))
        #expect(text.contains("= note: in the scenario \"The words are wide\""))
        #expect(text.contains("= note: see it with: traitscope inspect Apps/words.toml --device iphone-17"))
        #expect(text.hasSuffix("1 file, 5 checks: 2 passed, 3 with findings. 2 errors, 1 warning.\n"))
    }

    @Test func `limits of the walk are reported, in text and in JSON`() throws {
        let chain = (0..<5).map { index in
            """
            [controllers.c\(index)]
            views.next = { kind = "button", title = "Next", tap = { show = "c\(index + 1)" } }
            constraints = ["next.centerX == centerX", "next.centerY == centerY"]
            """
        }.joined(separator: "\n")
        let text = """
            devices = ["iphone-17"]
            app.rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "c0"
            \(chain)
            [controllers.c5]
            """
        let checks = CheckRun([FileCheck(), LintCheck(MatrixRequest(extent: .listed))])
        let report = checks.report(on: [Self.file(text)])
        #expect(ReportText(report, usesColor: false).text.contains("Not checked: screens more than 3 events from the launch.\n1 file, "))
        #expect(ReportRecord(report).files.map(\.notChecked) == [["screens more than 3 events from the launch"]])
        let both = checks.report(on: [Self.file(text), Self.file(text, path: "Apps/other.toml"), Self.file(path: "Apps/short.toml")])
        #expect(both.notChecked == ["Not checked in 2 files: screens more than 3 events from the launch."])
        #expect(Self.report().notChecked == [])
    }

    @Test func `annotations escape characters that end a property or a line`() {
        let lines = GitHubAnnotations.text(of: Self.report()).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("::error file=Apps/words.toml,line=12,endLine=12,col=52,title=expectation-failed::expected width of"))
        #expect(lines[0].contains("%0Aon all 3 devices%0Ain the scenario "))
        #expect(lines[2].hasPrefix("::warning file=Apps/words.toml,line=23"))
        let odd = CheckRun([ScenarioCheck()]).report(on: [Self.file(path: "a,b:c%/words.toml")])
        #expect(GitHubAnnotations.text(of: odd).hasPrefix("::error file=a%2Cb%3Ac%25/words.toml,"))
    }
}

extension JSONEncoder {
    static var stable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return encoder
    }
}
