import Checking
import PageAssets
import PlaygroundPipeline

/// Measures the scenarios of the samples: how many of them are run on a device in a second, on all cores.
enum CheckBenchmark {
    /// Scenarios on devices a second.
    private static let aim = 5_000

    static func run() {
        let files = SamplePlayground.all.map { sample in
            let attachments = Dictionary(sample.attachments.map { ($0.name, Array($0.bytes)) }) { first, _ in first }
            let reading = Pipeline.read(Array(sample.bytes), fileName: "\(sample.name).toml", attachment: { attachments[$0] })
            return CheckedFile(path: "\(sample.name).toml", reading: reading)
        }
        let run = CheckRun([ScenarioCheck()])
        let count = run.report(on: files).files.flatMap { $0.cases }.reduce(0) { $0 + $1.count }
        let samples = Samples.measure(count: 20, warmUp: 2) { run.report(on: files).files.count }
        var table = BenchmarkTable("Check: the scenarios of \(files.count) samples, \(count) times on a device")
        table.add("all of them", samples)
        for file in files {
            let runs = run.report(on: [file]).files.flatMap { $0.cases }.reduce(0) { $0 + $1.count }
            table.add("\(file.path), \(runs)", Samples.measure(count: 10, warmUp: 1) { run.report(on: [file]).files.count })
        }
        let second = Duration.seconds(1) / samples.median * Double(count)
        table.note("\(Int(second)) scenarios on a device a second. The aim is \(aim) on two cores.")
        table.print()
    }
}
