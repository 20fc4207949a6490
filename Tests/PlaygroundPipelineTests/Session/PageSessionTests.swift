import PlaygroundModel
import PlaygroundReader
import PlaygroundSchema
import SeededRandom
import Testing
@testable import PlaygroundPipeline
@testable import WireframeHTML
@testable import Wireframes

@Suite struct PageSessionTests {
    /// Two screens on two devices. Each test changes its own copy.
    static func playground(
        devices: String = #"["iphone-se-1", "ipad-9-7"]"#, title: String = "Test", label: String = "Hello",
        button: String = #", tap = { show = "detail" }"#, detail: String = "[controllers.detail]", more: String = ""
    ) -> PlaygroundFile.ReadResult {
        BundledPlayground.read("""
            title = "\(title)"
            devices = \(devices)
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            constraints = [
              "label.leading == layoutMargins.leading", "label.top == safeArea.top + 8",
              "next.leading == layoutMargins.leading", "next.top == label.bottom + 8",
            ]
            views.label = { kind = "label", text = "\(label)" }
            views.next = { kind = "button", title = "Next"\(button) }
            \(detail)
            title = "Detail"
            \(more)
            """)
    }

    private static let broken = BundledPlayground.read("title = ")

    private let renderer: PageRenderer

    init() throws {
        renderer = try Repository.renderer()
    }

    // MARK: Updates

    @Test func upToDatePagesGetNoUpdate() {
        var session = PageSession(Self.playground())
        session.markShown()
        expectNoUpdate(&session)
    }

    @Test func unknownPagesGetTheCompletePageOnce() {
        var session = PageSession(Self.playground())
        guard case .page(let html, "Test", "2 devices", let problems, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(html.contains(#"data-device="iphone-se-1""#) && html.contains(#"data-device="ipad-9-7""#))
        #expect(problems?.count == 0)
        expectNoUpdate(&session)
    }

    @Test func eventsOnOneDeviceUpdateOnlyThatDevice() throws {
        var session = PageSession(Self.playground())
        session.markShown()
        let isKnown = session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        #expect(isKnown)
        try expectPatch(&session, of: ["ipad-9-7"])
    }

    @Test func eventsOnAllDevicesUpdateAllDevices() throws {
        var session = PageSession(Self.playground())
        session.markShown()
        session.apply(.userInterfaceStyle(.dark), to: nil)
        try expectPatch(&session, of: ["iphone-se-1", "ipad-9-7"])
    }

    @Test func eventsOnUnknownDevicesAreIgnored() {
        var session = PageSession(Self.playground())
        session.markShown()
        let isKnown = session.apply(.back, to: "iphone-x")
        #expect(!isKnown)
        expectNoUpdate(&session)
    }

    @Test func changedTextIsSentAsLinesAndFrame() {
        var session = PageSession(Self.playground())
        session.markShown()
        session.load(Self.playground(label: "Goodbye"))
        guard case .patch(let devices, nil)? = session.takeUpdate(with: renderer) else {
            Issue.record("no patch")
            return
        }
        for device in devices {
            let names = device.operations.map { operation in
                switch operation {
                case .text(let id, let lines, _, _): "\(id) \(lines)"
                case .frame(let id, _): "\(id) frame"
                default: "something else"
                }
            }
            #expect(Set(names) == ["home.label frame", #"home.label ["Goodbye"]"#])
        }
    }

    @Test func savingUnchangedTextCausesNoUpdate() {
        var session = PageSession(Self.playground())
        session.markShown()
        session.load(Self.playground())
        expectNoUpdate(&session)
    }

    @Test func changedDevicesAreSentAsACompletePage() {
        var session = PageSession(Self.playground())
        session.markShown()
        session.load(Self.playground(devices: #"["ipad-9-7", "iphone-x"]"#))
        guard case .page(let html, _, _, _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
        #expect(html.contains(#"data-device="iphone-x""#) && !html.contains(#"data-device="iphone-se-1""#))
    }

    @Test func changedTitlesAreSentAsACompletePage() {
        var session = PageSession(Self.playground())
        session.markShown()
        session.load(Self.playground(title: "Renamed"))
        guard case .page(_, "Renamed", _, _, _, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no page")
            return
        }
    }

    @Test func fontsAreSentWithACompletePageAndAfterChanges() throws {
        func fonts(in update: ServerMessage?) -> String?? {
            guard case .page(_, _, _, _, _, let fonts)? = update else { return nil }
            return fonts
        }
        func playground(_ font: [UInt8], title: String = "Test") -> PlaygroundFile.ReadResult {
            let text = """
                title = "\(title)"
                devices = ["iphone-x"]
                app = { rootViewController = "home", appFonts = ["Blocks.ttf"] }
                controllers.home = {}
                """
            return Pipeline.read(Array(text.utf8), fileName: "test.toml", attachment: { _ in font })
        }
        let font = try #require(Reference.files["Blocks.ttf"])
        var session = PageSession(playground(font))
        #expect(fonts(in: session.takeUpdate(with: renderer))??.contains("App-Blocks-Regular") == true)
        session.load(playground(font, title: "Renamed"))
        #expect(fonts(in: session.takeUpdate(with: renderer)) == .some(nil))
        session.load(playground(font + [0], title: "Renamed"))
        #expect(fonts(in: session.takeUpdate(with: renderer))??.contains("App-Blocks-Regular") == true)
        expectNoUpdate(&session)
    }

    /// After random events, the patches in sequence turn the first picture into the last.
    @Test(arguments: BundledPlayground.all, (Sweeps.areRun ? [1, 2, 3] : [1]) as [UInt64])
    func updatesTurnTheShownPageIntoTheCurrentOne(sample: BundledPlayground, seed: UInt64) throws {
        let reading = try sample.reading
        var random = SeededGenerator(seed: seed)
        var session = PageSession(reading)
        var shown = session.picture.devices.map(\.screen)
        for _ in 0..<(Sweeps.areRun ? 25 : 12) {
            let devices = session.picture.devices
            session.apply(.random(on: devices, using: &random), to: Bool.random(using: &random) ? nil : devices[0].id)
            let now = session.picture.devices.map(\.screen)
            for (index, screen) in now.enumerated() {
                let told = TreeDifference(from: shown[index], to: screen).operations
                #expect(shown[index].applying(told)?.drawn == screen.drawn)
            }
            shown = now
        }
    }

    // MARK: Versions of the file

    @Test func invalidFilesKeepTheDevicesAndReportTheMistake() {
        var session = PageSession(Self.playground())
        session.markShown()
        let before = session.picture.devices
        session.load(Self.broken)
        #expect(session.picture.devices == before)
        #expect(session.picture.title == "Test")
        guard case .patch(let devices, let problems?)? = session.takeUpdate(with: renderer) else {
            Issue.record("no patch")
            return
        }
        #expect(devices.isEmpty)
        #expect(problems.errors == 1)
        #expect(problems.errorSheet?.contains("test.toml:1:") == true)
    }

    @Test func devicesOfInvalidFilesStayInteractive() throws {
        var session = PageSession(Self.playground())
        session.load(Self.broken)
        session.markShown()
        session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        try expectPatch(&session, of: ["ipad-9-7"])
    }

    @Test func fixedFilesClearTheProblems() {
        var session = PageSession(Self.playground())
        session.load(Self.broken)
        session.markShown()
        session.load(Self.playground())
        guard case .patch(let devices, let problems?)? = session.takeUpdate(with: renderer) else {
            Issue.record("no patch")
            return
        }
        #expect(devices.isEmpty)
        #expect(problems.count == 0 && problems.errorSheet == nil)
    }

    @Test func filesThatWereNeverValidHaveNoDevicesAndTheirNameAsTitle() {
        let picture = PageSession(Self.broken).copiedPicture
        #expect(picture.devices.isEmpty)
        #expect(picture.title == "test.toml")
        #expect(picture.problems.count == 1)
    }

    @Test func reloadsKeepEachDevicesScreenAndOrientation() {
        var session = PageSession(Self.playground())
        session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        session.apply(.rotate(.landscapeRight), to: "iphone-se-1")
        session.load(Self.playground(label: "Goodbye", more: #"backgroundColor = "systemRed""#))
        let (phone, pad) = (session.picture.devices[0], session.picture.devices[1])
        #expect(phone.chrome.orientation == .landscapeRight)
        #expect(phone.screen.descendant("home.label")?.content.lines == ["Goodbye"])
        #expect(pad.screen.descendant("detail") != nil && pad.screen.descendant("home") == nil)
    }

    @Test func reloadsWithoutTheTopControllerShowTheOneBelow() {
        var session = PageSession(Self.playground())
        session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        session.load(Self.playground(button: "", detail: ""))
        #expect(session.picture.problems.map(\.headline) == [])
        #expect(session.picture.devices[1].screen.descendant("home.label") != nil)
    }

    @Test func remainingDevicesKeepTheirScreenWhenOthersChange() {
        var session = PageSession(Self.playground())
        session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        session.load(Self.playground(devices: #"["iphone-x", "ipad-9-7"]"#))
        #expect(session.picture.devices[1].screen.descendant("detail") != nil)
        #expect(session.picture.devices[0].screen.descendant("home") != nil)
    }

    @Test func addedDevicesGetTheCommonSettings() {
        var session = PageSession(Self.playground(devices: #"["ipad-9-7"]"#))
        session.apply(.userInterfaceStyle(.dark), to: nil)
        session.apply(.preferredContentSizeCategory(.extraLarge), to: nil)
        session.apply(.rotate(.landscapeRight), to: nil)
        session.apply(.legibilityWeight(.bold), to: "ipad-9-7")
        session.load(Self.playground(devices: #"["ipad-9-7", "iphone-x"]"#))
        var expected = Environment()
        (expected.userInterfaceStyle, expected.preferredContentSizeCategory) = (.dark, .extraLarge)
        #expect(session.picture.devices[1].environment == expected)
    }

    // MARK: Pictures on demand

    @Test func eventsDrawNothingUntilThePictureIsRequested() throws {
        var session = PageSession(Self.playground())
        _ = session.picture
        for _ in 0..<20 { session.apply(.userInterfaceStyle(.dark), to: nil) }
        session.apply(.userInterfaceStyle(.light), to: nil)
        #expect(!session.devices.contains { $0.isDrawn })
        _ = session.inspection(of: "home.label", on: session.devices[0].id)
        #expect(session.devices.map(\.isDrawn) == [true] + session.devices.dropFirst().map { _ in false })
        _ = session.takeUpdate(with: try Repository.renderer())
        #expect(!session.devices.contains { !$0.isDrawn })
    }

    @Test func onlyChangesOfARenderedPageAreDrawn() throws {
        var session = PageSession(Self.playground())
        session.markShown()
        session.apply(.tap(controller: "home", view: "next"), to: "ipad-9-7")
        try expectPatch(&session, of: ["ipad-9-7"])
        #expect(session.devices.map(\.isDrawn) == [false, true])
    }

    @Test func unseenScreensAreDrawnAheadOneByOne() {
        var session = PageSession(Self.playground())
        session.markShown()
        var counts: [Int] = []
        while session.drawAhead() { counts.append(session.devices.count { $0.isDrawn }) }
        #expect(counts == [1, 2])
        expectNoUpdate(&session)
    }

    /// A screen that was drawn ahead and a screen that is drawn after an event result in the same messages.
    @Test(arguments: ["mail", "quick-actions", "adopt-a-cat"]) func messagesDoNotDependOnScreensDrawnInAdvance(name: String) throws {
        let reading = try BundledPlayground(name: name).reading
        var (drawn, undrawn, partly) = (PageSession(reading), PageSession(reading), PageSession(reading))
        _ = drawn.picture
        drawn.markShown()
        undrawn.markShown()
        partly.markShown()
        let ids = drawn.devices.map(\.id)
        let broken = BundledPlayground.read("title = ")
        let steps: [(inout PageSession) -> Void] = [
            { $0.apply(.rotate(.landscapeLeft), to: ids[0]) },
            { _ in },
            { $0.apply(.userInterfaceStyle(.dark), to: ids[1]); $0.apply(.homeScreen(.home), to: ids[0]) },
            { $0.travel(to: 0, on: ids[0]) },
            { $0.apply(.userInterfaceStyle(.light), to: ids[1], isMirrored: true) },
            { $0.load(broken) },
            { $0.load(reading) },
            { $0.setVerbose(true) },
            { try? $0.arrange(.remove(ids[1])) },
        ]
        for (index, step) in steps.enumerated() {
            step(&drawn)
            step(&undrawn)
            _ = partly.drawAhead()
            step(&partly)
            let message = drawn.takeUpdate(with: renderer)?.json(revision: index).text
            #expect(undrawn.takeUpdate(with: renderer)?.json(revision: index).text == message, "step \(index)")
            #expect(partly.takeUpdate(with: renderer)?.json(revision: index).text == message, "step \(index)")
        }
    }

    @Test func eventsOnOneDeviceDrawNoOtherDevice() {
        var session = PageSession(Self.playground())
        _ = session.picture
        session.apply(.userInterfaceStyle(.dark), to: session.devices[0].id)
        #expect(session.devices.map(\.isDrawn) == [false] + session.devices.dropFirst().map { _ in true })
    }

    // MARK: Questions

    @Test func nodesAreInspectedOnTheirDevice() {
        var session = PageSession(Self.playground())
        let known = session.inspection(of: "home.label", on: "iphone-se-1")
        #expect(known != nil)
        let noNode = session.inspection(of: "home.nothing", on: "iphone-se-1")
        #expect(noNode == nil)
        let noDevice = session.inspection(of: "home.label", on: "iphone-x")
        #expect(noDevice == nil)
    }

    /// Expects that the next update is a patch of these devices.
    private func expectPatch(
        _ session: inout PageSession, of devices: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard case .patch(let patches, nil)? = session.takeUpdate(with: renderer) else {
            Issue.record("there is no patch of devices alone", sourceLocation: sourceLocation)
            return
        }
        #expect(patches.map(\.id) == devices, sourceLocation: sourceLocation)
    }

    private func expectNoUpdate(_ session: inout PageSession, sourceLocation: SourceLocation = #_sourceLocation) {
        let update = session.takeUpdate(with: renderer)
        #expect(update == nil, sourceLocation: sourceLocation)
    }
}

extension Event {
    /// An event that devices accept in their current state: a tap on a control, or a change of the environment.
    fileprivate static func random(on devices: [DeviceWireframe], using random: inout SeededGenerator) -> Event {
        let taps = devices.flatMap { $0.screen.events }
        let changes: [Event] = [
            .rotate(.portrait), .rotate(.landscapeRight), .rotate(.landscapeLeft), .back, .dismiss,
            .userInterfaceStyle(.dark), .userInterfaceStyle(.light), .layoutDirection(.rightToLeft),
            .preferredContentSizeCategory(.accessibilityLarge), .preferredContentSizeCategory(.large),
            .window(.oneHalf), .window(.fullScreen),
        ]
        return (Bool.random(using: &random) ? taps : changes).randomElement(using: &random) ?? .back
    }
}

extension WireframeNode {
    fileprivate var events: [Event] { (event.map { [$0] } ?? []) + children.flatMap(\.events) }
}
