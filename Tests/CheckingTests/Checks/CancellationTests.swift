import PlaygroundReader
import Synchronization
import Testing

@testable import Checking

/// A cancelled check ends soon, without its remaining work.
@Suite struct CancellationTests {
    /// A screen of ambiguous views, on all devices. Many constraints make each layout slow.
    private static func file(views: Int, constraints: Int) -> CheckedFile {
        let equations = (0..<constraints).map { place in
            let (view, other) = ("v\(place % views)", "v\((place * 7 + 1) % views)")
            return "\"\(view).width == \(other).height * \(place % 5 + 1)/3 + \(place % 97) @\(place * 620 % 1000 + 1)\""
        }
        let text = """
            devices = ["all"]
            app.rootViewController = "home"
            [controllers.home]
            constraints = [\(equations.joined(separator: ", "))]
            \((0..<views).map { "views.v\($0) = { kind = \"button\", title = \"Title\" }" }.joined(separator: "\n"))
            """
        return CheckedFile(path: "test.toml", reading: PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml"))
    }

    @Test(arguments: [
        // Cancelled in the first environments of the first piece.
        (views: 50, constraints: 3000, part: 0.0),
        // Cancelled after findings, whose descriptions take longer than the layouts.
        (views: 4, constraints: 0, part: 0.005),
    ]) func `a cancelled check ends without its remaining environments and report`(views: Int, constraints: Int, part: Double) throws {
        let file = Self.file(views: views, constraints: constraints)
        try #require(file.reading.playground != nil)
        let cancelled = Mutex<ContinuousClock.Instant?>(nil)
        let run = CheckRun([LintCheck(MatrixRequest(extent: .full))])
        let report = run.report(on: [file], isCancelled: { cancelled.withLock { $0 != nil } }, progress: { done, count in
            guard done > 0, Double(done) >= part * Double(count) else { return }
            cancelled.withLock { $0 = $0 ?? .now }
        })
        let moment = try #require(cancelled.withLock { $0 })
        // This takes half a second on an idle machine.
        #expect(moment.duration(to: .now) < .seconds(2))
        #expect(report.files[0].cases.isEmpty)
    }

    @Test func `progress counts environments and starts with their total`() {
        let told = Mutex<[[Int]]>([])
        _ = CheckRun([LintCheck(MatrixRequest(extent: .listed))]).report(on: [Self.file(views: 1, constraints: 0)], progress: { done, count in
            told.withLock { $0.append([done, count]) }
        })
        let (first, last) = told.withLock { ($0.first, $0.map { $0[0] }.max()) }
        #expect(first?[0] == 0 && first?[1] ?? 0 > 50 && last == first?[1])
    }
}
