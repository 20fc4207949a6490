import Files
import Foundation
import PathKit

/// The recordings given to a command: files, and the files in folders, sorted by name.
struct RecordingFiles {
    private(set) var paths: [String] = []
    /// The paths found in folders, which may also contain other JSON.
    private(set) var found: Set<String> = []
    private(set) var failures: [String] = []

    init(_ arguments: [String]) {
        for argument in arguments {
            let path = Path(argument)
            guard path.isDirectory else {
                if let reason = path.reasonAgainstReading { failures.append(reason) } else { paths.append(argument) }
                continue
            }
            let inFolder = ((try? path.recursiveChildren()) ?? []).filter { $0.extension == "json" && $0.reasonAgainstReading == nil }.map(\.string).sorted()
            if inFolder.isEmpty { failures.append("There is no recording in \(argument): recordings end in .json.") }
            paths += inFolder
            found.formUnion(inFolder)
        }
    }
}
