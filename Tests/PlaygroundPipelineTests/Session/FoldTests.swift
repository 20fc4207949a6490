import PlaygroundModel
import Testing
@testable import PlaygroundPipeline
@testable import Wireframes

/// A foldable device among other devices: on a page, in its address and in its list of devices.
@Suite struct FoldTests {
    private static func session(_ devices: String) -> PageSession {
        PageSession(BundledPlayground.read("devices = [\(devices)]\n[app]\nrootViewController = \"home\"\n[controllers.home]"))
    }

    @Test func `a fold is mirrored only to foldable devices`() {
        var session = Self.session(#""iphone-duo", "iphone-17", { device = "iphone-duo", name = "Another" }"#)
        session.apply(.fold(.open), to: "iphone-duo", isMirrored: true)
        #expect(session.picture.devices.map(\.chrome.screenSize.width) == [951, 402, 951])
        #expect(session.picture.devices[1].position.last == 0)
        session.apply(.hinge(angle: 100), to: "iphone-duo", isMirrored: true)
        #expect(session.picture.devices.map { $0.chrome.fold?.posture.angle } == [100, nil, 100])
    }

    @Test func `a fold of all devices applies to foldable ones, and to devices added later`() throws {
        var session = Self.session(#""iphone-duo", "iphone-17""#)
        session.apply(.fold(.half), to: nil)
        #expect(session.picture.devices.map(\.chrome.screenSize.width) == [951, 402])
        #expect(session.picture.devices[1].log.lines.last?.text.contains("does not fold") == true)
        try session.arrange(BoardChange(text: "duplicate iphone-duo 2"))
        #expect(session.picture.devices.map(\.chrome.screenSize.width) == [951, 951, 402])
    }

    @Test func `time travel undoes a fold`() {
        var session = Self.session(#""iphone-duo""#)
        let closed = session.picture.devices[0].screen
        session.apply(.fold(.open), to: "iphone-duo")
        session.apply(.hinge(angle: 60), to: "iphone-duo")
        #expect(session.picture.devices[0].chrome.screenSize.width == 466)
        session.travel(to: 0, on: "iphone-duo")
        #expect(session.picture.devices[0].screen == closed)
    }
}
