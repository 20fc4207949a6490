import Checking
import Files
import Foundation
import JSON
import PathKit
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// The playground that a call refers to: a file in the folder, or a text.
struct PlaygroundArgument {
    let source: PlaygroundSource

    static let file = Parameter.text("file", "The playground's path within the folder. Optional if there is only one.")
    static let text = Parameter.text(
        "text", "The playground's TOML instead of the file's, to try something without writing it. It can name files of the folder.")

    static let parameters = [file.facts, text.facts]

    private static let textName = "text.toml"
    /// The maximum length of a name, in bytes.
    private static let longestName = 255

    /// - Throws: `UsageFailure` if the file does not exist, `WorkFolder.Refusal` if it may not be read.
    init(_ input: ToolInput, _ call: ToolCall) throws {
        if let text = input[Self.text] {
            let name = input[Self.file] ?? Self.textName
            let path = (try? call.folder.path(of: name)) ?? "\(call.folder.root)/\(Self.textName)"
            // Every finding repeats the name, which need not be a file's name.
            let fileName = name.utf8.count <= Self.longestName ? name : Self.textName
            let contents = BoundedFile(Array(text.utf8), limit: PlaygroundLimits.playgroundBytes)
            self.init(source: PlaygroundSource(contents, at: Path(path), fileName: fileName))
            return
        }
        try self.init(file: try input[Self.file] ?? Self.only(of: call.folder), call)
    }

    init(file: String, _ call: ToolCall) throws {
        guard file.hasSuffix(".toml") else {
            throw UsageFailure("\(file.quoted) is not a playground: playgrounds are TOML files that end in .toml.\(Self.list(of: call.folder))")
        }
        let (contents, path) = try call.folder.read(file, limit: PlaygroundLimits.playgroundBytes)
        self.init(source: PlaygroundSource(contents, at: Path(path), fileName: file))
    }

    private init(source: PlaygroundSource) { self.source = source }

    var reading: PlaygroundFile.ReadResult { source.reading }

    /// - Throws: `Mistakes` if the playground cannot run.
    func playground() throws -> Playground {
        guard let playground = reading.playground else { throw Mistakes(source.diagnostics) }
        return playground
    }

    struct Mistakes: Error, CustomStringConvertible {
        let description: String

        init(_ records: [DiagnosticRecord]) {
            let errors = records.filter { $0.severity == Diagnostic.Severity.error.rawValue }
            let shown = errors.prefix(Self.shown).map { TerminalRenderer().render($0) }
            let rest = errors.count > Self.shown ? ["… and \(errors.count - Self.shown) more mistakes.\n"] : []
            description = (["The playground has mistakes and cannot be run.\n"] + shown + rest).joined(separator: "\n")
        }

        private static let shown = 5
    }

    private static func only(of folder: WorkFolder) throws -> String {
        let names = folder.playgrounds()
        guard names.count == 1 else {
            throw UsageFailure(
                names.isEmpty ? "There is no playground in the folder: playgrounds are TOML files. Give its text with \"text\"."
                    : "Say which playground with \"file\".\(list(of: folder))")
        }
        return names[0]
    }

    private static func list(of folder: WorkFolder) -> String {
        let names = folder.playgrounds()
        return names.isEmpty ? "" : " There \(names.count == 1 ? "is" : "are") \(NameList(names, limit: 20).joined(by: .and))."
    }
}

/// The devices that a call refers to, and the events to play first.
struct DevicesArgument {
    static let device = Parameter.text(
        "device", """
            Only this device, by its id from "inspect" or "devices". It need not be in the file, and may have settings: \
            ipad-11@landscape,ios26,dark.
            """)
    static let orientation = Parameter.choice("orientation", InterfaceOrientation.words, "The device's orientation.")
    static let window = Parameter.text("window", "On an iPad: full, 1/3, 1/2, 2/3, slideOver, left, right, or a size such as 507x1024.")
    static let events = Parameter.texts(
        "events", "The events to play first, in order, such as [\"tap home.next\", \"rotate landscapeLeft\", \"userInterfaceStyle dark\"]. \"inspect\" lists the possible taps, and \"reference\" with \"events\" lists all events.")

    static let parameters = [device.facts, orientation.facts, window.facts, events.facts]

    let configurations: [DeviceConfiguration]
    let events: [Event]

    init(_ input: ToolInput, in playground: Playground) throws {
        events = try (input[Self.events] ?? []).map(Event.init(argument:))
        var window: WindowConfiguration?
        if let word = input[Self.window] {
            window = WindowConfiguration(word: word)
            guard window != nil else { throw UsageFailure("\"window\" cannot be \(word.quoted). \(Self.window.facts.summary)") }
        }
        let named = try input[Self.device].map { try DeviceChoice.exact($0, in: playground) }
        configurations = (named ?? playground.devices).map { configuration in
            var configuration = configuration
            configuration.orientation = input[Self.orientation].flatMap(InterfaceOrientation.init(word:)) ?? configuration.orientation
            configuration.window = window ?? configuration.window
            return configuration
        }.uniqued(by: \.id)
    }
}
