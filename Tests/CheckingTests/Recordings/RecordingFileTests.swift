import PlaygroundModel
import SourceDiagnostics
import Testing
@testable import Checking

/// The messages about invalid recordings: the position, the mistake and a remedy.
@Suite struct RecordingFileTests {
    /// The text of a recording with one step.
    private static func text(step: String = "{}", screen: String = #"{"width": 402, "height": 874, "scale": 3}"#) -> String {
        """
        {"format": 1,
         "device": {"name": "iPhone 17 Pro"},
         "system": {"version": "26.5"},
         "screen": \(screen),
         "runs": [{"steps": [
        \(step)
        ]}]}
        """
    }

    private func mistakes(_ text: String) -> [String] {
        let file = RecordingFile(Array(text.utf8), fileName: "r.json")
        return file.diagnostics.map { "\($0.span?.start.description ?? "file") \($0.headline)" }
    }

    @Test func `a recording survives writing and reading`() throws {
        let recording = try MadeRecording.recording()
        let file = RecordingFile(Array(recording.text.utf8), fileName: "r.json")
        #expect(file.diagnostics.isEmpty)
        let read = try #require(file.recording)
        #expect(read.text == recording.text)
        #expect(read.runs[0].steps.count == 5)
        #expect(read.runs[0].steps[0].views["home.power"]?.surface.frame?.size == Size(width: 63, height: 28))
    }

    @Test func `absent members are missing values`() throws {
        let file = RecordingFile(Array(Self.text().utf8), fileName: "r.json")
        let step = try #require(file.recording?.runs.first?.steps.first)
        #expect(step == RecordedStep())
        #expect(file.recording?.system.systemVersion == SystemVersion(26, 5))
    }

    @Test(arguments: [
        ("", "file the file is empty"),
        (" \n", "file the file is empty"),
        ("record", #"1:1 "record" is not a JSON value"#),
        ("{}", #"1:1 this is JSON but not a recording: it has no "format""#),
        (#"{"format": 2}"#, "1:12 this is a recording of format 2, but this program reads format 1"),
        (#"{"format": "1"}"#, #"1:12 "format" is the number of the format, 1"#),
        (#"{"format": 1, "a": [1, 2"#, "1:25 a ] or a comma is missing"),
        (#"{"format": 1, "format": 1}"#, #"1:15 "format" is in this object twice"#),
        (#"{"format": NaN}"#, #"1:12 "NaN" is not a finite number"#),
        (#"{"format": -inf}"#, #"1:12 "-inf" is not a finite number"#),
        (#"{"format": 1e999}"#, #"1:12 "1e999" is not a finite number"#),
        (#"{"format": 01}"#, #"1:12 "01" is not a JSON value"#),
        (#"{"format": 1,}"#, "1:14 expected the name of a member, in quotation marks"),
        (#"{"format" 1}"#, "1:11 expected a colon after the name"),
        (#"{"format": 1} {}"#, "1:15 there is text after the end of the document"),
        (#"{"format": "\x"}"#, "1:13 there is no such escape"),
        ("{\"a\": \"b\n\"}", "1:9 the string contains a line break or another control character"),
        (String(repeating: "[", count: 40), "1:17 the document is more than 16 values deep"),
    ])
    func `mistakes in the document are reported at their lines`(text: String, mistake: String) {
        #expect(mistakes(text) == [mistake])
    }

    @Test(arguments: [
        (#"{"keyboard": [0, 1, 2]}"#, "6:14 expected 4 numbers, found 3"),
        (#"{"window": {"frame": [0, 0, -1, 2]}}"#, "6:22 a width or a height is less than 0"),
        (#"{"window": {"frame": [0, 0, 1e9, 2]}}"#, "6:29 1000000000 is not a length in points: the limit is 1000000"),
        (#"{"window": {"frame": "all"}}"#, "6:22 expected a list of 4 numbers, found a string"),
        (#"{"event": "tip home.next"}"#, #"6:11 "tip home.next" is not an event: "#),
        (#"{"orientation": "landscape"}"#, #"6:17 expected "portrait", "portraitUpsideDown", "landscapeLeft" or "landscapeRight", found "landscape""#),
        (#"{"views": {"next": {}}}"#, #"6:12 "next" does not name a view: write its controller, a dot and its own name"#),
        (#"{"bars": {"nav.bar": [0, 0, 1, 1]}}"#, #"6:11 "nav.bar" does not name a bar"#),
        (#"{"callbacks": [{"to": "home"}]}"#, #"6:16 the callback has no "method""#),
        (#"{"callbacks": {}}"#, "6:15 expected a list, found an object"),
        (#"{"complete": 1}"#, "6:14 expected true or false, found a number"),
        (#"{"window": {"traits": {"displayScale": [3]}}}"#, "6:40 expected a string, a number, true or false, found a list"),
        (#"{"view": {}}"#, #"6:2 the key "view" is unknown and ignored"#),
    ])
    func `mistakes in a step are reported at their lines`(step: String, mistake: String) throws {
        let found = mistakes(Self.text(step: step))
        #expect(found.count == 1)
        #expect(try #require(found.first).hasPrefix(mistake))
    }

    @Test func `several mistakes are reported at once, each with its JSON pointer and a hint`() throws {
        let text = Self.text(step: #"{"views": {"home.a/b": {"frame": [0]}}, "orientaton": 1}"#, screen: #"{"width": 402, "scale": -1}"#)
        let file = RecordingFile(Array(text.utf8), fileName: "r.json")
        #expect(file.recording == nil)
        #expect(file.diagnostics.map { $0.code } == ["missing-key", "negative-size", "unknown-key", "wrong-count"])
        #expect(file.diagnostics.map { $0.notes } == [["at /screen"], ["at /screen/scale"], ["at /runs/0/steps/0/orientaton"], ["at /runs/0/steps/0/views/home.a~1b/frame"]])
        #expect(file.diagnostics[2].hint == #"did you mean "orientation"?"#)
        #expect(file.diagnostics[2].severity == .warning)
    }

    @Test func `unknown keys of later recorders are ignored`() {
        let text = Self.text(step: #"{"liquid": true, "keyboard": [0, 1, 2, 3]}"#)
        #expect(RecordingFile(Array(text.utf8), fileName: "r.json").recording?.runs[0].steps[0].keyboard == Rect(x: 0, y: 1, width: 2, height: 3))
    }

    @Test func `files beyond the limits are refused`() {
        let step = "{\"callbacks\": [" + Array(repeating: "{}", count: RecordingLimits.callbacks + 1).joined(separator: ",") + "]}"
        #expect(mistakes(Self.text(step: step)) == ["6:15 there are 2001 callbacks, and at most 2000 are read"])
        let keys = (0..<1000).map { "\"k\($0)\": 1" }.joined(separator: ",")
        #expect(mistakes(Self.text(step: "{\(keys)}")).count == RecordingLimits.mistakes)
        let large = RecordingFile([], size: RecordingLimits.bytes + 1, fileName: "r.json")
        #expect(large.diagnostics.map { $0.code } == ["recording-too-large"])
        #expect(RecordingFile([0x7B, 0xFF], fileName: "r.json").diagnostics.map { $0.code } == ["not-text"])
    }

    @Test(arguments: [("17", 17, 0), ("17.0.1", 17, 0), ("26.5", 26, 5)])
    func `versions are read as a major and a minor number`(text: String, major: Int, minor: Int) {
        #expect(Recording.System(version: text).systemVersion == SystemVersion(major, minor))
    }

    @Test(arguments: ["", "26.", "beta", "26.5b", "1.2.3.4.5", "99999999999999999999"])
    func `invalid versions are refused`(text: String) {
        #expect(Recording.System(version: text).systemVersion == nil)
    }
}
