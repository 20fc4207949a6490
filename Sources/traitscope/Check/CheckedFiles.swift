import Checking
import Files
import PathKit
import PlaygroundModel
import PlaygroundReader

struct CheckedFiles {
    /// Each once, by paths relative to here.
    private(set) var files: [CheckedFile] = []
    /// Why some files could not be read, as sentences. The others are still checked.
    private(set) var failures: [String] = []
    /// The files and their attachments, which must not be overwritten.
    private(set) var filesRead: [String] = []

    init(_ paths: [String]) {
        var known: Set<String> = []
        for path in paths {
            do {
                for file in try read(path) where known.insert(Path(file.path).absolute().string).inserted { files.append(file) }
            } catch {
                failures.append("\(error)")
            }
        }
    }

    private mutating func read(_ path: String) throws -> [CheckedFile] {
        let location = try PlaygroundLocation(path)
        guard location.file == nil else { return [try file(path)] }
        let names = location.files()
        if names.isEmpty { throw CleanFailure("There is no playground in \(path): playgrounds are TOML files.") }
        if names.count > PlaygroundLimits.files {
            throw CleanFailure("There are more than \(PlaygroundLimits.files) playgrounds in \(path).")
        }
        let folder = path.path(to: "")
        var read: [(name: String, file: CheckedFile)] = []
        for name in names {
            do {
                read.append((name, try file((folder == "./" ? "" : folder) + name)))
            } catch {
                failures.append("\(error)")
            }
        }
        // Included files are checked as part of the files that include them.
        let parts = PlaygroundFile.ReadResult.parts(among: read.map { ($0.name, $0.file.reading) })
        return read.filter { !parts.contains($0.name) }.map(\.file)
    }

    private mutating func file(_ path: String) throws -> CheckedFile {
        filesRead.append(path)
        let source = try PlaygroundSource(Path(path))
        filesRead += source.filesRead
        return CheckedFile(path: path, reading: source.reading)
    }
}
