import Files
import Foundation
import PathKit

/// The recordings that a command was given: files, and those of folders, by their names.
struct RecordingFiles {
    private(set) var paths: [String] = []
    /// Those of the paths that were found in folders, where other JSON may lie, too.
    private(set) var found: Set<String> = []
    /// What cannot be found, as sentences.
    private(set) var failures: [String] = []

    init(_ arguments: [String]) {
        for argument in arguments {
            let path = Path(argument)
            guard path.isDirectory else {
                if let reason = path.reasonAgainstReading { failures.append(reason) } else { paths.append(argument) }
                continue
            }
            let inFolder = ((try? path.recursiveChildren()) ?? []).filter { $0.extension == "json" && $0.reasonAgainstReading == nil }.map(\.string).sorted()
            if inFolder.isEmpty { failures.append("There is no recording in \(argument): they are files that end in .json.") }
            paths += inFolder
            found.formUnion(inFolder)
        }
    }
}
