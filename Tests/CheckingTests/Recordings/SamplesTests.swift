import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SeededRandom
import Testing
@testable import Checking

/// The scenarios of the bundled samples as a recorder performs them.
@Suite struct SamplesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Playgrounds").standardized

    private static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".toml") }.sorted() ?? []

    @Test func `there are samples`() {
        #expect(Self.names.contains("mail.toml"))
    }

    private static let devices = [
        ("iPhone 17 Pro", Size(width: 402, height: 874), 3.0, "26.5"), ("iPad mini 6", Size(width: 744, height: 1133), 2.0, "18.2"),
    ]

    /// The engine's expectations for every scenario are equal to the engine's results after writing and reading. Without the sweeps, every
    /// fourth sample is recorded on a phone, and every fourth on an iPad.
    @Test(arguments: names.enumerated().filter { Sweeps.areRun || $0.offset % 2 == 0 }.map { ($0, $1) })
    func `a recording of the engine's own results is equal`(number: Int, name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        let reading = PlaygroundFile.read(bytes: bytes, fileName: name) { path in
            (try? Data(contentsOf: Self.folder.appending(path: path))).map { [UInt8]($0) }
        }
        let playground = try #require(reading.playground, "\(reading.diagnostics)")
        let runs = playground.scenarios.map { (name: Optional($0.name), events: $0.events) } + [(name: nil, events: [])]
        for (device, size, scale, version) in Sweeps.areRun ? Self.devices : [Self.devices[number / 2 % 2]] {
            let made = try #require(Prediction.recording(
                of: playground, Recording.Device(name: device), Recording.System(version: version), Recording.Screen(size: size, scale: scale), runs: runs))
            let file = RecordingFile(Array(made.text.utf8), fileName: "record.json")
            let read = try #require(file.recording, "\(file.diagnostics)")
            let comparison = RecordingComparison(read, playground)
            #expect(comparison.findings.map { "\($0.run) \($0.step) \($0.difference)" } == [])
            #expect(comparison.compared > 20)
        }
    }
}
