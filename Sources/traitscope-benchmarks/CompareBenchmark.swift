import Checking
import Foundation
import PlaygroundModel
import PlaygroundReader

/// Measures reading and comparing ten thousand frames, first all equal, then all different. The reference is playing the steps.
enum CompareBenchmark {
    private static let rows = 200
    private static let steps = 25

    static func run() throws {
        var table = BenchmarkTable("A recording of 10,000 frames")
        let playground = try playground()
        let made = try recording(of: playground)
        let text = Array(made.text.utf8)
        let frames = made.runs.flatMap { $0.steps }.reduce(0) { $0 + $1.views.count }
        table.add("the engine plays it", try Samples.measure(count: 5, warmUp: 1) { try recording(of: playground).runs.count })
        table.add("\(text.count / 1000) KB, read", Samples.measure(count: 5, warmUp: 1) { RecordingFile(text, fileName: "record.json").diagnostics.count })
        table.add("compared, equal", Samples.measure(count: 5, warmUp: 1) { RecordingComparison(made, playground).differing })
        let moved = moved(made)
        let comparison = RecordingComparison(moved, playground)
        table.add("compared, \(comparison.differing) values differing", Samples.measure(count: 5, warmUp: 1) {
            ComparisonText.text(of: [("record.json", moved, RecordingComparison(moved, playground))]).utf8.count
        })
        table.note("\(frames) frames of views, \(comparison.compared) values.")
        table.print()
    }

    /// A screen with four hundred views, in pairs one below the other.
    private static func playground() throws -> Playground {
        var text = "[app]\nrootViewController = \"home\"\n\n[controllers.home]\nconstraints = [\n"
        for row in 0..<rows {
            text += "  \"a\(row).top == \(row == 0 ? "safeArea.top" : "b\(row - 1).bottom") + 4\", \"a\(row).leading == safeArea.leading + 8\",\n"
            text += "  \"b\(row).top == a\(row).bottom + 4\", \"b\(row).leading == a\(row).leading\",\n"
        }
        text += "]\n"
        for row in 0..<rows {
            text += "[controllers.home.views.a\(row)]\nkind = \"label\"\ntext = \"Row \(row)\"\n[controllers.home.views.b\(row)]\nkind = \"switch\"\n"
        }
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "rows.toml", attachment: { _ in nil })
        guard let playground = reading.playground else { throw BenchmarkFailure(description: "\(reading.diagnostics)") }
        return playground
    }

    private static func recording(of playground: Playground) throws -> Recording {
        let events = (1..<steps).map { Event.rotate($0.isMultiple(of: 2) ? .portrait : .landscapeRight) }
        let made = Prediction.recording(
            of: playground, Recording.Device(name: "iPhone 17 Pro"), Recording.System(version: "26.5"),
            Recording.Screen(size: Size(width: 402, height: 874), scale: 3), runs: [("Rotations", events)])
        guard let made else { throw BenchmarkFailure(description: "there is no such device") }
        return made
    }

    private static func moved(_ recording: Recording) -> Recording {
        var recording = recording
        for run in recording.runs.indices {
            for step in recording.runs[run].steps.indices {
                for row in 0..<rows {
                    recording.runs[run].steps[step].views["home.b\(row)"]?.surface.frame?.size.height += 3
                    for name in ["home.a\(row)", "home.b\(row)"] {
                        recording.runs[run].steps[step].views[name]?.surface.frame?.origin.y += Double(row) * 3
                    }
                }
            }
        }
        return recording
    }
}
