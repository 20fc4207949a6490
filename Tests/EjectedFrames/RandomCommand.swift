import Ejection
import Foundation
import PlaygroundReader
import RandomPlaygrounds

/// Ejects random playgrounds into a folder. `42.swiftpm` is the package of seed 42.
///
/// The reader rejects some random playgrounds. Their seeds have no package.
struct RandomCommand {
    private let folder: URL
    private let deployment: Int
    private let seeds: Range<Int>

    init(_ arguments: ArraySlice<String>) throws {
        let numbers = arguments.dropFirst().compactMap(Int.init)
        guard numbers.count == 3, let folder = arguments.first else { throw CommandFailure(description: "DEPLOYMENT, FIRST and COUNT are numbers") }
        self.folder = URL(fileURLWithPath: folder)
        deployment = numbers[0]
        seeds = numbers[1]..<numbers[1] + numbers[2]
    }

    func run() throws {
        for seed in seeds {
            let text = RandomPlayground(seed: seed).text
            let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "\(seed).toml")
            guard let playground = reading.playground, let index = reading.index else { continue }
            let package = folder.appendingPathComponent("\(seed).swiftpm")
            try Package.write(
                Ejection(playground, index: index, name: "App", options: EjectionOptions(deployment: deployment, recording: false)), to: package)
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(seed).toml"))
        }
    }
}
