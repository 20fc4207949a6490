import Foundation
import Goldens
import PlaygroundModel
import PlaygroundReader
import Testing
@testable import Checking

/// Published values of UIKit, in `Tests/Recordings`, compared with the engine's. Each difference is known.
@Suite struct PublicRecordingsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Recordings").standardized

    private struct Published {
        var file: String
        var recording: Recording
        var comparison: RecordingComparison
        var folder: String
    }

    /// All recordings, in the order of their names. The playground of each is the file with its name next to the folders.
    private static func all() throws -> [Published] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
        return try paths.map { path in
            let parts = path.split(separator: "/").map { String($0) }
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
            let file = RecordingFile(bytes, fileName: path)
            let recording = try #require(file.recording, "\(file.diagnostics)")
            #expect(file.diagnostics.isEmpty, "\(path)")
            let name = parts[1].replacingOccurrences(of: ".json", with: ".toml")
            let playground = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            let reading = PlaygroundFile.read(bytes: playground, fileName: name, attachment: { _ in nil })
            let comparison = RecordingComparison(recording, try #require(reading.playground, "\(reading.diagnostics)"))
            return Published(file: path, recording: recording, comparison: comparison, folder: parts[0])
        }
    }

    @Test func `each recording has a source and is in the folder of its device and system`() throws {
        for published in try Self.all() {
            let recording = published.recording
            #expect(recording.source?.isEmpty == false, "\(published.file)")
            #expect(published.folder.hasSuffix("-\(recording.system.version)"), "\(published.file)")
            let id = published.folder.dropLast(recording.system.version.count + 1)
            let named = RecordedDevice(of: recording)?.configuration.device
            #expect(named.map { ([$0.id] + $0.aliases).contains(String(id)) } == true, "\(published.file)")
            #expect(published.comparison.notes == [], "\(published.file)")
        }
    }

    @Test func `each difference is known`() throws {
        let all = try Self.all()
        let text = ComparisonText.text(of: all.map { ($0.file, $0.recording, $0.comparison) }, limit: .max)
        try Golden("public.txt", of: URL(filePath: #filePath).deletingLastPathComponent()).check(text)
    }

    @Test func `the README of Sources has the counts of recordings and differences`() throws {
        let all = try Self.all().map { $0.comparison }
        let counts = [all.count, all.reduce(0) { $0 + $1.compared }, all.reduce(0) { $0 + $1.equal }, all.reduce(0) { $0 + $1.differing }]
        let readme = Self.folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/README.md")
        let row = "| " + counts.map { String($0) }.joined(separator: " | ") + " |"
        #expect(try String(contentsOf: readme, encoding: .utf8).contains(row), "the table of recordings has the row \(row)")
    }
}
