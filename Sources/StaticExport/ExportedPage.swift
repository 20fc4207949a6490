import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Simulation
import SourceDiagnostics
import WireframeHTML
import Wireframes

/// A playground as one HTML file that needs no server and no other file.
public struct ExportedPage: Sendable {
    /// The file's text.
    public let html: String
    /// What it holds, in a sentence.
    public let summary: String
    /// What is not in it, a sentence each.
    public let omissions: [String]
    /// Whether it holds every state there is.
    public let isComplete: Bool

    /// The states of a device that an export holds unless it is told otherwise.
    public static let defaultStateLimit = 250

    /// Explores a playground and writes down what there is to see.
    ///
    /// - Parameters:
    ///   - reading: The playground.
    ///   - events: What happens on every device before the page begins.
    ///   - stateLimit: The most states to take of each device on the page.
    ///   - files: The templates, styles and browser modules.
    /// - Throws: `ExportFailure`.
    public init(
        _ reading: PlaygroundFile.ReadResult, after events: [Event] = [], stateLimit: Int = defaultStateLimit,
        files: PageFiles = .embedded
    ) throws(ExportFailure) {
        guard let playground = reading.playground else { throw .playgroundMistakes }
        let renderer = try Self.renderer(files)
        let starts = playground.devices.map { DeviceStart(playground, on: $0, after: events) }
        let explorations = DeviceExploration.all(from: starts, stateLimit: stateLimit)
        let problems = RecordedProblems(reading, in: explorations.flatMap { $0.graph.states.map(\.picture) })
        var builder = RecordingBuilder(renderer: renderer, problems: problems)
        for exploration in explorations { builder.add(exploration) }
        let note = ExportNote(explorations, of: reading.source.fileName)
        let page = PlaygroundPage(
            title: playground.title, devices: starts.map(\.wireframe),
            problems: reading.problems(in: starts.map { ($0.wireframe.id, $0.picture) }), revision: 0,
            assets: PageInliner.assets, socket: ""
        )
        html = try PageInliner(files: files).standalone(
            renderer.playground(page), note: renderer.export(note), recording: builder.recording().json
        )
        summary = note.summary
        omissions = note.omissions
        isComplete = explorations.allSatisfy { $0.graph.omitted == 0 }
    }

    private static func renderer(_ files: PageFiles) throws(ExportFailure) -> PageRenderer {
        do throws(TemplateErrors) {
            return try PageRenderer(templates: files.templates)
        } catch {
            throw .templateMistakes(error)
        }
    }
}

extension Recording {
    fileprivate var json: String {
        let encoder = JSONEncoder()
        // Sorted, so that the same playground makes the same file.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            // Numbers that JSON does not have are the only thing that could fail here.
            preconditionFailure("a frame of the recording is not finite: \(error)")
        }
    }
}
