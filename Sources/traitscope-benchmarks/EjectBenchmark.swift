import Ejection
import InterfaceBuilder
import PlaygroundModel
import PlaygroundReader
import StoryboardImport

/// Measures the ejection of an app as large as the largest storyboard that published apps have, as it is imported.
enum EjectBenchmark {
    static func run() throws {
        var table = BenchmarkTable("Ejection of an imported storyboard of 88 scenes")
        let document = try InterfaceBuilderDocument(Array(StoryboardSource.make(scenes: 88).utf8))
        let text = ImportedPlayground(document, name: "Main.storyboard").text
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "main.toml")
        guard let playground = reading.playground, let index = reading.index else { throw Failure.mistakes(reading.diagnostics.map(\.headline)) }
        table.add("\(playground.controllers.count) controllers as Swift", Samples.measure(count: 10, warmUp: 1) {
            Ejection(playground, index: index, name: "Main").files.reduce(0) { $0 + $1.bytes.count }
        })
        table.print()
    }

    private enum Failure: Error {
        case mistakes([String])
    }
}
