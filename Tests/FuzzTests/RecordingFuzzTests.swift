import Foundation
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import Testing
@testable import Checking

/// Recordings of an app, damaged in many ways.
@Suite(.serialized) struct RecordingFuzzTests {
    private static let playground: Playground? = PlaygroundFile.read(bytes: Array("""
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        title = "Home"
        constraints = ["next.top == safeArea.top + 8", "next.leading == safeArea.leading + 8"]
        [controllers.home.views.next]
        kind = "button"
        title = "Next"
        tap = { show = "detail" }
        [controllers.detail]
        title = "Detail"
        """.utf8), fileName: "fuzz.toml", attachment: { _ in nil }).playground

    private static func sample(_ playground: Playground) throws -> String {
        let made = Prediction.recording(
            of: playground, Recording.Device(id: "iphone-17", name: "iPhone 17"), Recording.System(version: "26.5"),
            Recording.Screen(size: Size(width: 402, height: 874), scale: 3),
            runs: [("A run", try ["tap home.next", "rotate landscapeRight"].map { try Event(line: $0) })])
        return try #require(made).text
    }

    @Test func `recordings`() throws {
        let playground = try #require(Self.playground)
        let words = [
            "\"runs\"", "\"steps\": [", "[[[[", "{\"a\":", "null", "1e999", "NaN", "-0", "\"\\ud800\"", "\\u0000", "\"format\": 1,", "\"home.next\": {}",
            "\"frame\": [0, 0, 0, 0]", "\"frame\": [1e6, -1e6, 1e6, 1e6]", "\"callbacks\": []", "\"event\": \"resize 1x9999\"", "\"event\": \"tap .\"",
            "\"version\": \"8\"", "\"version\": \"9999\"", "\"width\": 0", "\"scale\": 0", "\u{301}", "👩‍👩‍👧",
        ]
        let mutation = Mutation([try Self.sample(playground)], words: words)
        try FuzzRun("recording", short: 150)(input: mutation.input) { bytes in
            let file = RecordingFile(bytes, fileName: "record.json")
            let hasErrors = file.diagnostics.contains { $0.severity == .error }
            guard (file.recording == nil) == hasErrors else { throw FuzzFault("refused without a reason, or not refused") }
            guard file.diagnostics.count <= RecordingLimits.mistakes + 1 else { throw FuzzFault("more mistakes than are listed") }
            guard let recording = file.recording else { return "refused" }
            guard RecordingFile(Array(recording.text.utf8), fileName: "again.json").recording == recording.roundTripped else {
                throw FuzzFault("written and read again it is another")
            }
            let comparison = RecordingComparison(recording, playground)
            guard comparison.equal + comparison.differing >= comparison.compared else { throw FuzzFault("values are neither equal nor differing") }
            let text = ComparisonText.text(of: [("record.json", recording, comparison)])
            return text.contains("UIKit and the engine agree") ? "equal" : "differing"
        }
    }
}

extension Recording {
    /// The recording after writing and reading, with numbers rounded to a thousandth.
    fileprivate var roundTripped: Recording? { RecordingFile(Array(text.utf8), fileName: "once.json").recording }
}
