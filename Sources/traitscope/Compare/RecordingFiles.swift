import Answers
import Foundation
import PathKit

/// The recordings that a command was given: files, and those of folders, by their names.
struct RecordingFiles {
    private(set) var paths: [String] = []
    /// What cannot be found, as sentences.
    private(set) var failures: [String] = []

    init(_ arguments: [String]) {
        for argument in arguments {
            let path = Path(argument)
            guard path.isDirectory else {
                if let reason = path.reasonAgainstReading { failures.append(reason) } else { paths.append(argument) }
                continue
            }
            let found = ((try? path.recursiveChildren()) ?? []).filter { $0.extension == "json" && $0.reasonAgainstReading == nil }.map(\.string).sorted()
            if found.isEmpty { failures.append("There is no recording in \(argument): they are files that end in .json.") }
            paths += found
        }
    }
}
