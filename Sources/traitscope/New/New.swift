import ArgumentParser
import Checking
import Files
import Foundation
import PageAssets
import PathKit
import SourceDiagnostics

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a new playground, from a template or a sample.",
        discussion: "Existing files are not overwritten. The samples are: \(SamplePlayground.names.joined(separator: ", "))."
    )

    @Argument(help: "The playground's name. The file is NAME.toml. - writes to standard output.")
    var name: String

    @Option(help: "A sample to start from, with the files that it names.", completion: .list(SamplePlayground.names))
    var from: String?

    @Flag(help: "Write a lesson to begin with: a playground, and the Markdown of its steps in NAME.md.")
    var lesson = false

    func validate() throws {
        if lesson, from != nil { throw ValidationError("A lesson begins with a playground of its own: give --lesson or --from, not both.") }
        if lesson, name == "-" { throw ValidationError("A lesson is two files: give it a name.") }
        // Hidden files are not listed in folders.
        if name != "-", path.lastComponent.hasPrefix(".") {
            throw ValidationError("\(name.quoted) is not a name for a playground. Give a name that does not begin with a dot, such as my-app.")
        }
    }

    private var path: Path { Path(name.hasSuffix(".toml") ? name : "\(name).toml") }

    func run() throws {
        guard name != "-" else { return try printText() }
        let files = try contents(for: path)
        try NewFiles.write(files)
        try Console.current.print("\(path) is written. See it with: \(ShellCommand.serve(path.string))")
    }

    private func printText() throws {
        let playground = try contents(for: Path("\(from ?? "playground").toml")).last
        try Console.current.write(String(decoding: playground?.bytes ?? [], as: UTF8.self))
    }

    private func contents(for path: Path) throws -> [(path: Path, bytes: [UInt8])] {
        if lesson {
            let text = path.parent() + "\(path.lastComponentWithoutExtension).md"
            return [(text, Array(StartText.lesson(for: path).utf8)), (path, Array(StartText.lessonPlayground(for: path).utf8))]
        }
        guard let from else { return [(path, Array(StartText.text(for: path).utf8))] }
        guard let sample = SamplePlayground.named(from) else {
            let names = SamplePlayground.names
            let near = NameSuggestion(for: from, among: names).map { "; \($0.question)" } ?? "."
            throw ValidationError("There is no sample \(from)\(near) The samples are \(names.joined(separator: ", ")).")
        }
        return sample.attachments.map { (path.parent() + $0.name, $0.bytes) } + [(path, StartText.retitled(sample, for: path))]
    }

}

/// Writes files for a command that never overwrites any.
enum NewFiles {
    /// Writes all files or none. If the program is killed meanwhile, some of them exist. The next call writes the others.
    ///
    /// - Parameter hint: The advice if one of the files exists.
    static func write(_ files: [(path: Path, bytes: [UInt8])], hint: String = "Choose another name.") throws {
        let existing = files.filter { $0.path.exists || $0.path.isSymlink }
        let isUnfinished = existing.count < files.count
        if let obstacle = existing.first(where: { !isUnfinished || BoundedFile.bytes(of: $0.path.string, limit: $0.bytes.count) != $0.bytes }) {
            throw CleanFailure("\(obstacle.path) already exists. \(hint)")
        }
        let missing = files.filter { file in !existing.contains { $0.path == file.path } }
        var folders: [MadeFolder] = []
        do {
            for file in missing { folders.append(try MadeFolder(file.path.parent())) }
            try OutputFile.write(missing.map { (try OutputFile($0.path.string), $0.bytes) })
        } catch {
            for folder in folders.reversed() { folder.remove() }
            guard let refusal = error as? OutputFile.Refusal else { throw error }
            throw CleanFailure(refusal)
        }
    }
}

enum StartText {
    static func text(for path: Path) -> String { filled(PackageResources.start_toml, for: path) }

    static func lessonPlayground(for path: Path) -> String { filled(PackageResources.lesson_toml, for: path) }

    static func lesson(for path: Path) -> String { filled(PackageResources.lesson_md, for: path) }

    /// The sample's contents, with a title made from the file's name unless that is the sample's name.
    static func retitled(_ sample: SamplePlayground, for path: Path) -> [UInt8] {
        guard path.lastComponentWithoutExtension != sample.name else { return sample.bytes }
        var isDone = false
        let lines = String(decoding: sample.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard !isDone, let value = line.prefixMatch(of: /title\s*=\s*/) else { return line }
            isDone = true
            return Substring(value.output + title(for: path).tomlText)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func title(for path: Path) -> String {
        let words = path.lastComponentWithoutExtension.split { $0 == "-" || $0 == "_" || $0 == " " }
        let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
        // The title is inserted into a TOML string and into a comment.
        let plain = title.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        return plain.isEmpty ? "Playground" : plain
    }

    private static func filled(_ text: [UInt8], for path: Path) -> String {
        FilledTemplate.fill(String(decoding: text, as: UTF8.self), with: [
            "{title}": title(for: path), "{file}": path.string.filter { !$0.isNewline },
            "{lesson}": "\(path.lastComponentWithoutExtension).md".tomlText,
        ])
    }
}
