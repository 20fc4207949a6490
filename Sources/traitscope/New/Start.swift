import ArgumentParser
import Checking
import Files
import PageAssets
import PathKit
import SourceDiagnostics

/// `traitscope start`: creates a student's copy of a lesson.
struct Start: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copies a lesson for you to work on.",
        discussion: """
            It copies the playground, the text of the lesson, and their pictures. It overwrites nothing. The lessons \
            are: \(lessonNames.joined(separator: ", ")).
            """
    )

    private static let lessonNames = SamplePlayground.lessons.map(\.name)

    @Argument(help: "A bundled lesson by its name, or the playground of a lesson.", completion: .list(lessonNames))
    var lesson: String

    @Option(name: .shortAndLong, help: "The folder to copy it to. Default: here.", completion: .directory)
    var output: String?

    func run() throws {
        let folder = Path(output ?? ".")
        if folder.exists, !folder.isDirectory { throw CleanFailure("\(folder) is a file. Name a folder.") }
        let files = try asking { try contents() }
        try NewFiles.write(files.map { (folder + $0.name, $0.bytes) }, hint: "Name another folder with -o.")
        let playground = folder + (files.last?.name ?? "")
        try Console.current.print(
            """
            \(playground) is yours. Open its page with: \(ShellCommand.serve(playground.string))
            Each save in your editor is checked at once.
            """)
    }

    /// The files to write. The playground is last.
    private func contents() throws -> [(name: String, bytes: [UInt8])] {
        if let bundled = SamplePlayground.lessons.first(where: { $0.name == lesson }) {
            return bundled.attachments + [("\(bundled.name).toml", bundled.bytes)]
        }
        guard lesson.hasSuffix(".toml") else {
            let near = NameSuggestion(for: lesson, among: Self.lessonNames).map { "; \($0.question)" } ?? "."
            let names = Self.lessonNames.joined(separator: ", ")
            throw UsageFailure("There is no lesson \(lesson)\(near) The lessons are \(names). For a lesson of your own, name its playground, NAME.toml.")
        }
        let source = try PlaygroundSource(Path(lesson))
        guard let text = source.lesson else { throw CleanFailure("\(lesson) has no lesson: its key lesson names the Markdown file.") }
        let names = source.reading.attachments + text.files.filter { !source.reading.attachments.contains($0) }
        let others = names.compactMap { name in source.folder.bytes(of: name).map { (name: name, bytes: $0) } }
        return others + [(name: Path(lesson).lastComponent, bytes: source.reading.source.utf8)]
    }
}
