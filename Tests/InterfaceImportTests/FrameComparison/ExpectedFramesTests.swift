import PlaygroundPipeline
import PlaygroundReader
import Testing

@testable import InterfaceImport

/// Interface Builder's recorded frames become scenarios of the imported playground.
@Suite struct ExpectedFramesTests {
    private static func expected(_ scenes: String) throws -> (frames: ExpectedFrames, reading: PlaygroundFile.ReadResult) {
        let document = try Documents.storyboard(scenes)
        let imported = ImportedPlayground(document, name: "Main.storyboard")
        let frames = ExpectedFrames(document, imported)
        let reading = PlaygroundFile.read(bytes: Array((imported.text + frames.text).utf8), fileName: "Main.toml")
        return (frames, reading)
    }

    @Test func `a recorded frame that agrees is an expectation that holds`() throws {
        let (frames, reading) = try Self.expected(Documents.scene("a", frame: Documents.frame(0, 20, 375, 647)))
        #expect((frames.expectedCount, frames.differingCount, frames.unreachedCount) == (1, 0, 0))
        #expect(reading.scenarioMistakes.map(\.headline) == [])
        let playground = try #require(reading.playground)
        let scenario = try #require(playground.scenarios.first)
        let device = try #require(scenario.devices?.first)
        #expect(device.id.hasPrefix("iphone-8@"))
        var run = ScenarioRun(playground, on: device)
        let outcome = run.outcome(of: scenario)
        #expect(outcome.passed && outcome.claimCount == 4)
    }

    @Test func `a recorded frame that differs is a comment and fails no scenario`() throws {
        let scenes = Documents.scene("a", frame: Documents.frame(0, 20, 375, 600))
        let (frames, reading) = try Self.expected(scenes)
        #expect((frames.expectedCount, frames.differingCount) == (0, 1))
        #expect(frames.text == "")
        #expect(reading.playground?.scenarios.isEmpty == true)
    }

    @Test func `taps lead to further scenes`() throws {
        let button = """
            <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
            <rect key="frame" x="0.0" y="0.0" width="375" height="30"/><state key="normal" title="Go"/>
            <connections><segue destination="b" kind="show" id="p"/></connections></button></subviews>
            """
        let frame = Documents.frame(0, 64, 375, 603)
        let scenes = Documents.navigation("n", root: "a") + Documents.scene("a", inner: button, frame: frame) + Documents.scene("b", frame: frame)
        let (frames, reading) = try Self.expected(scenes)
        #expect(frames.expectedCount >= 2 && frames.unreachedCount == 0)
        let playground = try #require(reading.playground)
        #expect(playground.scenarios.map(\.events.count).sorted() == [0, 1])
        for scenario in playground.scenarios {
            let device = try #require(scenario.devices?.first)
            var run = ScenarioRun(playground, on: device)
            #expect(run.outcome(of: scenario).failures.map(\.headline) == [])
        }
    }
}
