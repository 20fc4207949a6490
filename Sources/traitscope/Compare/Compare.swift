import ArgumentParser
import Checking
import Files
import Foundation
import PathKit
import PlaygroundModel
import SourceDiagnostics

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists differences between the engine and UIKit, as the ejected app recorded it.",
        discussion: """
            The app of `traitscope eject --record` records on simulators, with Record.sh in its folder or with its workflow on a hosted Mac. Exits \
            with 1 if a length differs by more than the tolerance or anything else differs, and with 2 if the playground or a recording cannot be \
            read or played.
            """
    )

    @Argument(help: "The playground from which the app was ejected.", completion: .file(extensions: ["toml"]))
    var file: String

    @Argument(help: "The recordings: record.json of each device, or folders of them.", completion: .file(extensions: ["json"]))
    var records: [String]

    @Option(help: ArgumentHelp(
        "The permitted difference of lengths, in points. Edges are rounded to pixels: half a point at two pixels per point.", valueName: "points"))
    var tolerance = RecordingComparison.defaultTolerance

    @Option(help: "Compare only recordings of this device, named as in `traitscope devices` or by Apple.")
    var device: String?

    @Flag(help: "List all differences, not the first 20 of each recording.")
    var all = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var terminal: TerminalOptions

    private static let differs = ExitCode(1)
    private static let unreadable = ExitCode(2)

    func validate() throws {
        if records.isEmpty { throw ValidationError("Name the recordings: record.json, or a folder of such files.") }
        guard (0...RecordingLimits.coordinate).contains(tolerance) else { throw ValidationError("--tolerance is a length in points, 0 or more.") }
    }

    func run() throws {
        let reading = try PlaygroundSource(Path(file)).reading
        terminal.diagnostics.show(reading.diagnostics.filter { $0.severity == .error }.map { DiagnosticRecord($0, in: reading.sources) })
        guard let playground = reading.playground else { throw Self.unreadable }
        let files = RecordingFiles(records)
        for failure in files.failures { terminal.diagnostics.write(failure) }
        var isReadable = files.failures.isEmpty
        var comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)] = []
        var foreign = 0
        for path in files.paths {
            guard let file = file(at: path) else {
                isReadable = false
                continue
            }
            if file.isForeign, files.found.contains(path) {
                foreign += 1
                continue
            }
            terminal.diagnostics.show(file.diagnostics.map { DiagnosticRecord($0, in: [file.source]) })
            guard let recording = file.recording else {
                isReadable = false
                continue
            }
            let comparison = RecordingComparison(recording, playground, tolerance: tolerance)
            guard isAsked(recording, comparison) else { continue }
            if !comparison.isPlayed { isReadable = false }
            comparisons.append((path, recording, comparison))
        }
        if foreign > 0 {
            terminal.diagnostics.write("\(foreign) JSON \(foreign == 1 ? "file is" : "files are") not a recording, because it has no \"format\".")
        }
        if foreign > 0, foreign == files.paths.count { throw Self.unreadable }
        if comparisons.isEmpty, isReadable { throw ValidationError("No recording is from \(device?.quoted ?? "a device").") }
        try show(comparisons)
        if !isReadable { throw Self.unreadable }
        if comparisons.contains(where: { $0.comparison.differing > 0 || $0.comparison.compared == 0 }) { throw Self.differs }
    }

    private func show(_ comparisons: [(file: String, recording: Recording, comparison: RecordingComparison)]) throws {
        if json { return try Console.current.write(try JSONText.of(ComparisonReport.json(of: comparisons, tolerance: tolerance))) }
        let text = all ? ComparisonText.text(of: comparisons, limit: .max) : ComparisonText.text(of: comparisons)
        try Console.current.print(text, terminator: "")
    }

    /// Reads a file. If this fails, the reason is printed and the result is `nil`.
    private func file(at path: String) -> RecordingFile? {
        do throws(SystemError) {
            let contents = try BoundedFile(path, limit: RecordingLimits.bytes)
            return RecordingFile(contents.bytes, size: contents.size, fileName: path)
        } catch {
            terminal.diagnostics.write("\(path) cannot be read: \(error.reason)")
            return nil
        }
    }

    private func isAsked(_ recording: Recording, _ comparison: RecordingComparison) -> Bool {
        guard let device else { return true }
        return [recording.device.id, recording.device.name, comparison.device].contains(device)
    }
}
