import Foundation
import PlaygroundModel
import PlaygroundReader
import Testing

@testable import Ejection

/// A playground that the tests eject.
struct EjectedPlayground {
    let reading: PlaygroundFile.ReadResult
    let ejection: Ejection

    init(
        _ text: String, name: String = "App", deployment: Int = 17, recording: Bool = false,
        attachment: @escaping (String) -> [UInt8]? = { _ in nil }, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "app.toml", attachment: attachment)
        #expect(reading.playground != nil, "\(reading.diagnostics.map(\.headline))", sourceLocation: sourceLocation)
        ejection = Ejection(
            try #require(reading.playground, sourceLocation: sourceLocation), index: try #require(reading.index), name: name,
            options: EjectionOptions(deployment: deployment, recording: recording))
    }

    /// One of the samples of the repository.
    init(sample: String, deployment: Int = 17) throws {
        let folder = Self.samples
        let text = try String(contentsOf: folder.appending(path: "\(sample).toml"), encoding: .utf8)
        try self.init(text, name: sample, deployment: deployment) { path in
            (try? Data(contentsOf: folder.appending(path: path))).map { Array($0) }
        }
    }

    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Playgrounds").standardized

    static var sampleNames: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? [])
            .filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
    }

    func file(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let file = ejection.files.first { $0.path == path }
        return try #require(file, "\(ejection.files.map(\.path))", sourceLocation: sourceLocation).text
    }

    /// The files that are text, one after the other, each under its path.
    var whole: String {
        ejection.files.filter { !$0.path.hasSuffix(".svg") && !$0.path.hasSuffix(".png") }
            .map { "==== \($0.path)\n\($0.text)" }.joined(separator: "\n")
    }

    /// A playground of one controller, from what its table has.
    static func home(_ rest: String) -> String {
        """
        devices = ["iphone-17"]
        app.rootViewController = "home"
        [controllers.home]
        \(rest)
        """
    }
}
