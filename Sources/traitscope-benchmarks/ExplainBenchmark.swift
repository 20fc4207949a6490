import ConstraintLogs
import Foundation
import PlaygroundModel
import PlaygroundPipeline

/// Measures a typical log, the corpus, a list of 5,000 constraints, 5,000 lines of logs, and reading a playground.
enum ExplainBenchmark {
    static func run() throws {
        var table = BenchmarkTable("Explaining constraint logs")
        let typical = Array(LogSource.whole.utf8)
        let explanation = try LogAnswer(typical)
        let toml = Array((explanation.explanations.first?.playground ?? "").utf8)
        let yardstick = Samples.measure(count: 40, warmUp: 4) {
            Pipeline.read(toml, fileName: "conflict.toml", attachment: { _ in nil }).diagnostics.count
        }
        let once = try Samples.measure(count: 40, warmUp: 4) { try LogAnswer(typical).explanations.count }
        table.add("its playground, read and laid out", yardstick)
        table.add("a log of \(explanation.explanations[0].log.listed) constraints", once)
        let corpus = try corpus()
        if !corpus.isEmpty {
            table.add("the \(corpus.count) logs of the corpus", try Samples.measure(count: 10, warmUp: 1) {
                try corpus.reduce(0) { try $0 + LogAnswer($1).explanations.count }
            })
        }
        let list = Array(LogSource.list(of: PlaygroundLimits.loggedConstraints).utf8)
        table.add("a list of 5,000 constraints, one conflict", try Samples.measure(count: 3) { try LogAnswer(list).explanations.count })
        let many = Array(LogSource.many(lines: 5_000).utf8)
        table.add("5,000 lines of many logs", try Samples.measure(count: 5) { try LogAnswer(many).explanations.count })
        table.note("A log takes \((once.median.nanoseconds / yardstick.median.nanoseconds).withDecimals(1)) times as long as its playground.")
        table.print()
    }

    private static func corpus() throws -> [[UInt8]] {
        let folder = ProcessInfo.processInfo.environment["TRAITSCOPE_LOG_CORPUS"] ?? "../shared/corpus/constraint-logs"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try names.filter { $0.hasSuffix(".txt") }.sorted().map { [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
            .filter { (try? LogAnswer($0)) != nil }
    }
}

private enum LogSource {
    /// A log of a form that is higher than its cell.
    static var whole: String {
        log((0..<5).flatMap { field in
            [
                "<NSLayoutConstraint:0x6\(field)0 UITextField:0x7\(field)0.height == 44   (active)>",
                field == 0
                    ? "<NSLayoutConstraint:0x6\(field)1 V:|-(8)-[UITextField:0x700]   (active, names: '|':UITableViewCellContentView:0x7f0 )>"
                    : "<NSLayoutConstraint:0x6\(field)1 V:[UITextField:0x7\(field - 1)0]-(8)-[UITextField:0x7\(field)0]   (active)>",
            ]
        } + [
            "<NSLayoutConstraint:0x6f0 V:[UITextField:0x740]-(8)-|   (active, names: '|':UITableViewCellContentView:0x7f0 )>",
            "<NSLayoutConstraint:0x6f1 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f0.height == 44   (active)>",
        ])
    }

    /// A log of rows with heights and distances. The last row has two heights.
    static func list(of count: Int) -> String {
        let rows = count / 2 - 1
        return log((0..<rows).flatMap { row in
            [
                "<NSLayoutConstraint:0x6\(row)0 UIView:0x7\(row)0.height == 44   (active)>",
                "<NSLayoutConstraint:0x6\(row)1 V:[UIView:0x7\(row)0]-(8)-[UIView:0x7\(row + 1)0]   (active)>",
            ]
        } + ["<NSLayoutConstraint:0x9 UIView:0x7\(rows - 1)0.height == 43   (active)>"])
    }

    /// Different logs with two constraints each.
    static func many(lines: Int) -> String {
        (0..<lines / 5).map { number in
            log(["<NSLayoutConstraint:0x61 V:[UIView:0x62(\(number + 100))]>", "<NSLayoutConstraint:0x63 V:[UIView:0x62(84)]>"])
        }.joined(separator: "\n")
    }

    private static func log(_ entries: [String]) -> String {
        "Unable to simultaneously satisfy constraints.\n(\n\(entries.map { "    \"\($0)\"" }.joined(separator: ",\n"))\n)\n"
    }
}
