import Checking
import PageAssets

/// Measures the lints of a sample in the standard and the full matrix, on all cores.
enum MatrixBenchmark {
    static func run() throws {
        guard let file = SamplePlayground.all.first(where: { $0.name == "mail" })?.checked else { return }
        var table = BenchmarkTable("Lints of mail, by their matrix")
        for extent in MatrixRequest.Extent.allCases {
            let run = CheckRun([LintCheck(MatrixRequest(extent: extent))])
            let count = run.report(on: [file]).files.flatMap { $0.cases }.map { $0.count }.max() ?? 0
            table.add("\(extent.rawValue), \(count) environments", Samples.measure(count: extent == .full ? 3 : 10, warmUp: 0) {
                run.report(on: [file]).files.count
            })
        }
        table.note("The aim for the full matrix is 10.0 seconds on two cores.")
        table.print()
    }
}
