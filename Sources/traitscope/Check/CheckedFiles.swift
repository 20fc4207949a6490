import Checking
import Files
import Lessons
import PathKit
import PlaygroundModel
import PlaygroundReader

struct CheckedFiles {
    /// The files without duplicates, with paths relative to the current folder.
    private(set) var files: [CheckedFile] = []
    /// The reasons why some files could not be read, as sentences. The other files are still checked.
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
        let lessons = Set(read.compactMap { $0.file.reading.lesson?.fileName })
        failures += Self.strayLessons(in: location.folder, named: lessons)
        let course = location.listing(Course.fileName).flatMap(Course.init)
        failures += (course?.lessons ?? []).filter { !lessons.contains($0) }.map {
            "\(Course.fileName) lists \($0), but no playground in its folder has lesson = \"\($0)\"."
        }
        // Included files are checked together with the files that include them.
        let parts = PlaygroundFile.ReadResult.parts(among: read.map { ($0.name, $0.file.reading) })
        return read.filter { !parts.contains($0.name) }.map(\.file)
    }

    /// Lessons in a folder that none of its playgrounds references, as sentences. A translation is named after its lesson.
    private static func strayLessons(in folder: String, named: Set<String>) -> [String] {
        FileStatus.names(inFolder: folder).filter { name in
            guard name.hasSuffix(".md"), !named.contains(String(name.prefix { $0 != "." }) + ".md") else { return false }
            let bytes = BoundedFile.bytes(of: folder.path(to: name), limit: PlaygroundLimits.lessonBytes) ?? []
            return String(decoding: bytes, as: UTF8.self).contains(Lesson.checkFence)
        }.map { "\($0) is a lesson without a playground: none in its folder has lesson = \"\($0)\"." }
    }

    private mutating func file(_ path: String) throws -> CheckedFile {
        filesRead.append(path)
        let source = try PlaygroundSource(Path(path))
        filesRead += source.filesRead
        return CheckedFile(path: path, reading: source.reading, attachment: source.folder.bytes)
    }
}
