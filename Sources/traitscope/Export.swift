import ArgumentParser
import Checking
import Exporting
import Files
import PathKit
import PlaygroundModel

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a playground as one HTML file with the features of the live page, or as pictures. Writes a folder as a site.",
        discussion: """
            For a folder it writes a site: a page for each playground, a list of them, and the engine they share. With --still it writes \
            pages that show the state after the events, in light and dark style, with notes, traits and problems. They run no script and need no engine, \
            so they are written immediately. Playgrounds with mistakes are not exported: the mistakes are listed, nothing is written, and \
            the exit status is 1.
            """
    )

    @Argument(help: "The playground file, - for standard input, or a folder of playgrounds.", completion: .file(extensions: ["toml"]))
    var path: String

    @Option(
        name: .shortAndLong,
        help: """
            The file to write, or - for standard output. For a site or several pictures, a folder. Default: here, with the \
            playground's name.
            """,
        completion: .file(extensions: ["html", "svg", "png", "pdf"])
    )
    var output: String?

    @Option(help: "A folder of templates and browser files to use instead of the built-in ones.", completion: .directory)
    var templates: String?

    @Flag(help: "Write a small page that shows the playground after the events, without scripts and without an engine.")
    var still = false

    @Option(help: "An event to play first on every device, such as \"tap home.next\". Can be repeated.")
    var event: [String] = []

    @OptionGroup var terminal: TerminalOptions
    @OptionGroup(title: "Pictures") var pictures: PictureOptions

    func validate() throws {
        if still, try pictures.pictureFormat(for: nil) != nil { throw ValidationError("A picture is not a page: give --still or --format, not both.") }
    }

    func run() throws {
        let events = try asking { try event.map(Event.init(argument:)) }
        do {
            if let format = try pictures.pictureFormat(for: still ? nil : output) {
                try exportPictures(format, after: events)
            } else if Path(path).isDirectory {
                try exportSite(after: events)
            } else {
                try exportPage(after: events)
            }
        } catch ExportFailure.playgroundMistakes {
            throw ExitCode.failure
        } catch let failure as UsageFailure {
            throw ValidationError(failure.description)
        } catch let failure as any CustomStringConvertible & Error where !(failure is ValidationError) {
            throw CleanFailure(failure)
        }
    }

    func pageFiles() throws -> PageFiles {
        guard let templates else { return .embedded }
        return try PageFiles(folder: TemplatesFolder.path(templates))
    }

    /// The files from which pages are made. They must not be overwritten.
    var templateFiles: [String] {
        ((try? templates.map { try Path($0).recursiveChildren() }) ?? []).map(\.string)
    }
}
