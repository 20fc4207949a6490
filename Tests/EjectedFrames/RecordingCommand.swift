import Checking
import Foundation
import PlaygroundModel
import PlaygroundReader

/// Prints the recording that the engine expects of an iPhone 17 Pro, for a test without UIKit's numbers.
struct RecordingCommand {
    private let file: URL
    private let events: [Event]

    init(_ arguments: ArraySlice<String>) throws {
        file = URL(fileURLWithPath: arguments.first ?? "")
        events = try arguments.dropFirst().map { try Event(line: $0) }
    }

    func run() throws {
        let folder = file.deletingLastPathComponent()
        let reading = PlaygroundFile.read(bytes: Array(try Data(contentsOf: file)), fileName: file.lastPathComponent) { name in
            (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
        }
        guard let playground = reading.playground else { throw CommandFailure(description: "\(file.path) has mistakes") }
        let recording = Prediction.recording(
            of: playground, Recording.Device(name: "iPhone 17 Pro"), Recording.System(version: "26.0"),
            Recording.Screen(size: Size(width: 402, height: 874), scale: 3), runs: [(nil, events)])
        guard let recording else { throw CommandFailure(description: "the catalogue has no iPhone 17 Pro") }
        print(recording.text)
    }
}
