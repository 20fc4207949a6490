import Answers
import Checks
import PathKit
import PlaygroundModel
import PlaygroundReader
import PlaygroundServer

/// The playgrounds that a check was given, read.
struct CheckedFiles {
    /// Each once, by their paths from here.
    private(set) var files: [CheckedFile] = []
    /// Why some could not be read, a sentence each: the others are checked all the same.
    private(set) var failures: [String] = []

    init(_ paths: [String]) {
        var known: Set<String> = []
        for path in paths {
            do {
                for file in try Self.files(of: path) where known.insert(Path(file.path).absolute().string).inserted { files.append(file) }
            } catch {
                failures.append("\(error)")
            }
        }
    }

    private static func files(of path: String) throws -> [CheckedFile] {
        let location = try PlaygroundLocation(path)
        guard location.file == nil else { return [try file(path)] }
        let names = location.files()
        if names.isEmpty { throw CleanFailure("There is no playground in \(path): those are TOML files.") }
        if names.count > PlaygroundLimits.files {
            throw CleanFailure("There are more than \(PlaygroundLimits.files) playgrounds in \(path).")
        }
        let folder = path.hasSuffix("/") ? path : path + "/"
        let read = try names.map { try file((folder == "./" ? "" : folder) + $0) }
        // What others include is checked with them.
        let parts = PlaygroundFile.ReadResult.parts(among: zip(names, read).map { ($0, $1.reading) })
        return zip(names, read).filter { !parts.contains($0.0) }.map { $0.1 }
    }

    private static func file(_ path: String) throws -> CheckedFile {
        CheckedFile(path: path, reading: try PlaygroundSource(Path(path)).reading)
    }
}
