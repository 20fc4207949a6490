import Ejection
import Foundation
import PlaygroundReader
import PlaygroundSchema

/// Ejects every n-th example of the reference into a folder. `view.alpha.swiftpm` is the example for `view.alpha`.
struct ExamplesCommand {
    private let folder: URL
    private let deployment: Int
    private let step: Int

    init(_ arguments: ArraySlice<String>) throws {
        let arguments = Array(arguments)
        guard let deployment = Int(arguments[1]) else { throw CommandFailure(description: "\(arguments[1]) is not a version of iOS") }
        guard let step = Int(arguments[2]), step > 0 else { throw CommandFailure(description: "\(arguments[2]) is not a step") }
        folder = URL(fileURLWithPath: arguments[0])
        self.deployment = deployment
        self.step = step
    }

    func run() throws {
        for (place, key) in Reference.sections.flatMap(\.keys).enumerated() where place.isMultiple(of: step) {
            let reading = PlaygroundFile.read(bytes: Array(key.playground.utf8), fileName: "example.toml", attachment: { Reference.files[$0] })
            guard let playground = reading.playground, let index = reading.index else {
                throw CommandFailure(description: "the example of \(key.id) has mistakes")
            }
            try Package.write(
                Ejection(playground, index: index, name: playground.title, options: EjectionOptions(deployment: deployment, recording: false)),
                to: folder.appendingPathComponent("\(key.id).swiftpm"))
        }
    }
}

enum Package {
    /// Writes an ejected package into a new folder.
    static func write(_ ejection: Ejection, to folder: URL) throws {
        for file in ejection.files {
            let url = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
    }
}
