import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline
@testable import WireframeHTML
@testable import Wireframes

/// A page's settings and windows, and the lines in the file that depend on them.
@Suite struct EnvironmentTests {
    private static let playground = read(more: "")

    /// A file with one screen and a rule for the window's width, at line 12.
    private static func read(more: String) -> PlaygroundFile.ReadResult {
        BundledPlayground.read("""
            devices = ["iphone-8", "ipad-9-7"]
            [app]
            rootViewController = "outer"
            [controllers.outer]
            kind = "container"
            children = ["home"]
            [[controllers.outer.overrides]]
            child = "home"
            traits = { verticalSizeClass = "compact" }
            [controllers.home]
            title = "Home"
            [[controllers.home.adaptive]]
            when = { minWidth = 500 }
            set = { label.text = "Wide" }
            [controllers.home.views.label]
            kind = "label"
            text = "Narrow"
            \(more)
            """)
    }

    private func inForce(_ session: PageSession) -> [[String]] {
        session.copiedPicture.devices.map { $0.chrome.controls.inForce.map(\.description) }
    }

    @Test(arguments: [
        "userInterfaceStyle dark", "preferredContentSizeCategory accessibilityLarge", "layoutDirection rightToLeft",
        "accessibilityContrast high", "legibilityWeight bold", "ios 12",
    ])
    func settingsApplyToOneDeviceOrToAll(line: String) throws {
        let event = try Event(line: line)
        var session = PageSession(Self.playground)
        session.apply(event, to: "ipad-9-7")
        #expect(inForce(session).map { $0.contains(line) } == [false, true])
        session.apply(event, to: nil)
        #expect(inForce(session).map { $0.contains(line) } == [true, true])
    }

    @Test func settingsSurviveChangesOfTheFile() {
        var session = PageSession(Self.playground)
        session.apply(.systemVersion(12), to: "iphone-8")
        session.apply(.userInterfaceStyle(.dark), to: "ipad-9-7")
        session.apply(.window(.resizable(Size(width: 600, height: 1024))), to: "ipad-9-7")
        let before = inForce(session)
        session.load(Self.read(more: "font = \"body\""))
        #expect(inForce(session) == before)
    }

    @Test func resizableWindowsHaveMarksAtWidthThresholds() {
        var session = PageSession(Self.playground)
        #expect(session.picture.devices[1].widthMarks.isEmpty)
        session.apply(.window(.resizable(Size(width: 600, height: 1024))), to: "ipad-9-7")
        let marks = session.picture.devices[1].widthMarks
        #expect(marks.map(\.width) == [500, 678])
        #expect(marks.first?.elements.map { $0.place?.description } == ["test.toml:12"])
        #expect(marks.last?.changes.map(\.trait) == [.horizontalSizeClass])
        session.apply(.window(.fullScreen), to: "ipad-9-7")
        #expect(session.picture.devices[1].widthMarks.isEmpty)
    }

    @Test func marksFollowTheFileWhileTheWindowIsUnchanged() {
        var session = PageSession(Self.playground)
        session.apply(.window(.resizable(Size(width: 600, height: 1024))), to: "ipad-9-7")
        session.load(Self.read(more: "[[controllers.home.adaptive]]\nwhen = { minWidth = 640 }\ninstall = []"))
        #expect(session.picture.devices[1].widthMarks.map(\.width) == [500, 640, 678])
    }

    @Test func marksAreSentOnlyWhenTheyChange() throws {
        let renderer = try Repository.renderer()
        var session = PageSession(Self.playground)
        session.markShown()
        session.apply(.window(.resizable(Size(width: 600, height: 1024))), to: "ipad-9-7")
        #expect(patch(&session, renderer)?.marks?.contains("test.toml:12") == true)
        session.apply(.window(.resizable(Size(width: 590, height: 1024))), to: "ipad-9-7")
        let next = patch(&session, renderer)
        #expect(next != nil && next?.marks == nil)
    }

    private func patch(_ session: inout PageSession, _ renderer: PageRenderer) -> DevicePatch? {
        guard case .patch(let devices, _)? = session.takeUpdate(with: renderer) else { return nil }
        return devices.first
    }

    @Test func inspectionsHaveLinesOfTheFile() throws {
        var session = PageSession(Self.playground)
        let found = session.inspection(of: "home.label", on: "ipad-9-7")
        let inspection = try #require(found)
        #expect(inspection.place?.line == 15)
        #expect(inspection.elements.map { $0.place?.line } == [12])
        let vertical = try #require(inspection.traits.first { $0.name == "verticalSizeClass" })
        #expect(vertical.value == "compact")
        #expect(vertical.origins.map { $0.place?.line } == [nil, 7])
    }

    @Test func namesOfUIKitsAPIAreMarkedAsCode() {
        var session = PageSession(Self.playground)
        session.apply(.rotate(.landscapeRight), to: "iphone-8")
        let pieces = session.picture.devices[0].log.lines.flatMap(\.pieces)
        #expect(pieces.contains(LogLine.Piece(.code, "viewWillTransition(to:with:)")))
    }
}
