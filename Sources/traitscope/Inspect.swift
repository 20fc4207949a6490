import ArgumentParser
import Checking
import Files
import PathKit
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the traits, the frames and the log of a playground on its devices.",
        discussion: "Exits with 1 when the playground has mistakes, or no screen has the target of an event."
    )

    @Argument(help: "The playground file, or - for standard input.", completion: .file(extensions: ["toml"]))
    var file: String

    @Option(help: "Inspect only this device. It need not be in the playground, such as ipad-11@landscape,ios26,dark.")
    var device: String?

    @Option(help: "portrait, landscape, portraitUpsideDown, landscapeLeft or landscapeRight.")
    var orientation: InterfaceOrientation?

    @Option(help: "full, 1/3, 1/2, 2/3, slideOver, left, right, or the size of a window such as 507x1024.")
    var split: WindowConfiguration?

    @Option(help: "An event to play, such as \"tap home.next\". Can be repeated.")
    var event: [String] = []

    @Option(help: "Explain a controller or view on the screen, such as home.next: its constraints with their values, or its traits with their sources.")
    var why: String?

    @Flag(help: "Also log the traits that the screen, the window, presentation controllers and views receive. With --why, all traits.")
    var verbose = false

    @Flag(help: "Print JSON, which `traitscope schema --explain inspect` describes.")
    var json = false

    @OptionGroup var terminal: TerminalOptions

    func run() throws {
        try asking(report)
    }

    private func report() throws {
        let reading = try PlaygroundSource(Path(file)).reading
        let events = try event.map(Event.init(argument:))
        let chosen = try configurations(for: reading.playground)
        let report = InspectionReport(reading, on: chosen, after: events, isVerbose: verbose, tellsReasons: json)
        let console = Console.current
        if json {
            try console.write(try JSONText.of(report))
        } else if let why, let playground = reading.playground {
            let details = NodeDetails(why, in: reading, tellsAllTraits: verbose, more: "see them with --verbose")
            for line in try details.lines(playground, on: chosen ?? playground.devices, after: events) { try console.print(line) }
        } else {
            for device in report.devices { try console.print(device.table) }
        }
        terminal.diagnostics.show(report.diagnostics)
        guard let playground = reading.playground else { throw ExitCode.failure }
        let missed = MissedTargets(of: events, in: playground, on: chosen ?? playground.devices).sentences
        for sentence in missed { terminal.diagnostics.write("error: \(sentence)") }
        if !missed.isEmpty { throw ExitCode.failure }
    }

    /// The devices selected by the options, without duplicates. `nil` if there are no such options.
    private func configurations(for playground: Playground?) throws -> [DeviceConfiguration]? {
        guard device != nil || orientation != nil || split != nil, let playground else { return nil }
        let chosen = try device.map { try DeviceChoice.configurations(of: $0, in: playground) } ?? playground.devices
        return chosen.map { configuration in
            var configuration = configuration
            configuration.orientation = orientation ?? configuration.orientation
            configuration.window = split ?? configuration.window
            return configuration
        }.uniqued(by: \.id)
    }
}
