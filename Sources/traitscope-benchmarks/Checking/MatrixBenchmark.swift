import Checking
import PageAssets
import PlaygroundPipeline

/// Measures the lints of a sample in its usual and in its full matrix, on all cores.
enum MatrixBenchmark {
    /// For the full matrix of `mail` on two cores.
    private static let aim = Duration.seconds(10)

    static func run() throws {
        guard let sample = SamplePlayground.all.first(where: { $0.name == "mail" }) else { return }
        let attachments = Dictionary(sample.attachments.map { ($0.name, Array($0.bytes)) }) { first, _ in first }
        let reading = Pipeline.read(Array(sample.bytes), fileName: "mail.toml", attachment: { attachments[$0] })
        let file = CheckedFile(path: "mail.toml", reading: reading)
        var table = BenchmarkTable("Lints of mail, by their matrix")
        for extent in MatrixRequest.Extent.allCases {
            let run = CheckRun([LintCheck(MatrixRequest(extent: extent))])
            let count = run.report(on: [file]).files.flatMap { $0.cases }.map { $0.count }.max() ?? 0
            table.add("\(extent.rawValue), \(count) environments", Samples.measure(count: extent == .full ? 3 : 10, warmUp: 0) {
                run.report(on: [file]).files.count
            })
        }
        table.note("The aim for the full matrix is \(aim) on two cores.")
        table.print()
    }
}
