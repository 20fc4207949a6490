import Checking
import PageAssets

enum CheckBenchmark {
    static func run() {
        let files = SamplePlayground.all.map { $0.checked }
        let run = CheckRun([ScenarioCheck()])
        func runs(of files: [CheckedFile]) -> Int { run.report(on: files).files.flatMap { $0.cases }.reduce(0) { $0 + $1.count } }
        let count = runs(of: files)
        let samples = Samples.measure(count: 20, warmUp: 2) { run.report(on: files).files.count }
        var table = BenchmarkTable("Check: the scenarios of \(files.count) samples, \(count) times on a device")
        table.add("all of them", samples)
        for file in files {
            table.add("\(file.path), \(runs(of: [file]))", Samples.measure(count: 10, warmUp: 1) { run.report(on: [file]).files.count })
        }
        let second = Duration.seconds(1) / samples.median * Double(count)
        table.note("\(Int(second)) scenarios on a device a second. The aim is 5000 on two cores.")
        table.print()
    }
}
