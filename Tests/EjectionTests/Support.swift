import Foundation
import PlaygroundModel
import PlaygroundReader
import Synchronization
import Testing

@testable import Ejection

/// A playground that the tests eject.
struct EjectedPlayground {
    let reading: PlaygroundFile.ReadResult
    let ejection: Ejection

    init(
        _ text: String, name: String = "App", deployment: Int = 17, recording: Bool = false, usesVisualFormats: Bool = false,
        attachment: @escaping (String) -> [UInt8]? = { _ in nil }, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try self.init(
            PlaygroundFile.read(bytes: Array(text.utf8), fileName: "app.toml", attachment: attachment), name: name, deployment: deployment,
            recording: recording, usesVisualFormats: usesVisualFormats, sourceLocation: sourceLocation)
    }

    private init(
        _ reading: PlaygroundFile.ReadResult, name: String, deployment: Int, recording: Bool = false, usesVisualFormats: Bool = false,
        sourceLocation: SourceLocation
    ) throws {
        self.reading = reading
        #expect(reading.playground != nil, "\(reading.diagnostics.map(\.headline))", sourceLocation: sourceLocation)
        ejection = Ejection(
            try #require(reading.playground, sourceLocation: sourceLocation), index: try #require(reading.index), name: name,
            options: EjectionOptions(deployment: deployment, recording: recording, usesVisualFormats: usesVisualFormats))
    }

    /// A sample of the repository, which is read once.
    init(sample: String, deployment: Int = 17, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let reading = try Self.readings.withLock { readings in
            if let reading = readings[sample] { return reading }
            let text = try Data(contentsOf: Self.samples.appending(path: "\(sample).toml"))
            let reading = PlaygroundFile.read(bytes: Array(text), fileName: "app.toml") { path in
                (try? Data(contentsOf: Self.samples.appending(path: path))).map { Array($0) }
            }
            readings[sample] = reading
            return reading
        }
        try self.init(reading, name: sample, deployment: deployment, sourceLocation: sourceLocation)
    }

    private static let readings = Mutex<[String: PlaygroundFile.ReadResult]>([:])

    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Playgrounds").standardized

    static var sampleNames: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
            .filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
    }

    func file(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let file = ejection.files.first { $0.path == path }
        return try #require(file, "\(ejection.files.map(\.path))", sourceLocation: sourceLocation).text
    }

    /// The text files, concatenated, each below its path.
    var whole: String {
        ejection.files.filter { !$0.path.hasSuffix(".svg") && !$0.path.hasSuffix(".png") }
            .map { "==== \($0.path)\n\($0.text)" }.joined(separator: "\n")
    }

    /// A playground with one controller, from the contents of the controller's table.
    static func home(_ rest: String) -> String {
        """
        devices = ["iphone-17"]
        app.rootViewController = "home"
        [controllers.home]
        \(rest)
        """
    }
}
