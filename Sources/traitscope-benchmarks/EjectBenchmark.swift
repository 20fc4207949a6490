import Ejection
import Foundation
import InterfaceImport
import PlaygroundModel
import PlaygroundReader

/// The reference is reading the same playground. The benchmark uses the largest storyboard in `TRAITSCOPE_CORPUS` or in
/// `shared/corpus/storyboards` next to the package, otherwise a storyboard with 88 scenes.
enum EjectBenchmark {
    static func run() throws {
        let (name, bytes) = try source()
        let text = ImportedPlayground(try InterfaceBuilderDocument(bytes), name: "Main.storyboard").text
        let file = Array(text.utf8)
        let reading = PlaygroundFile.read(bytes: file, fileName: "main.toml")
        guard let playground = reading.playground, let index = reading.index else {
            throw BenchmarkFailure(description: "\(reading.diagnostics.map(\.headline))")
        }
        var table = BenchmarkTable("Ejection of \(name): \(bytes.count / 1000) KB, \(playground.controllers.count) controllers")
        let read = Samples.measure(count: 20, warmUp: 2) { PlaygroundFile.read(bytes: file, fileName: "main.toml").diagnostics.count }
        let ejected = Samples.measure(count: 20, warmUp: 2) {
            Ejection(playground, index: index, name: "Main").files.reduce(0) { $0 + $1.bytes.count }
        }
        table.add("the playground read", read)
        table.add("ejected as Swift", ejected)
        let times = (ejected.median / read.median * 10).rounded() / 10
        table.note("Ejecting takes \(times) times as long as reading.")
        table.print()
    }

    private static func source() throws -> (name: String, bytes: [UInt8]) {
        let folder = ProcessInfo.processInfo.environment["TRAITSCOPE_CORPUS"] ?? "../shared/corpus/storyboards"
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".storyboard") }
        let sizes = try files.map { ($0, try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
        guard let largest = sizes.max(by: { ($0.1.count, $1.0) < ($1.1.count, $0.0) }) else {
            return ("a storyboard of 88 scenes", Array(StoryboardSource.make(scenes: 88).utf8))
        }
        return (largest.0, Array(largest.1))
    }
}
