import PlaygroundModel
@testable import Simulation
import Testing

/// The log while an iPhone Duo is folded, by rules 10, 11, 17 and 18 of the measurements and reports.
struct FoldTests {
    /// DLB, PRB, SDKF, high: the same controllers stay alive, and no scene connects or disconnects. KUS, medium: the hinge's status
    /// changes before the display, a division last. The order in between is that of any change of the window, which is doubtful.
    @Test func `unfolding reports the hinge, the display and then the window`() throws {
        var app = try DeviceSimulation.onDuo(.makeFlow(), after: "tap home.next")
        let controllers = app.state.instances.map(\.id)
        let facts = app.apply(.fold(.open)).filter { !$0.isVerbose }.map(\.fact.name)
        let told = ["willTransition", "viewWillTransition", "traitCollectionDidChange"].flatMap { [$0, $0, $0] }
        #expect(facts == ["event", "hinge-updated", "display-switched"] + told)
        #expect(app.state.instances.map(\.id) == controllers)
    }

    /// Sources: KUS, BH, medium.
    @Test(arguments: [
        ("fold open", "fold half", "partiallyOpen", true), ("fold half", "fold open", "fullyOpen", false),
        ("fold open", "angle 127.8", "partiallyOpen", true), ("angle 95", "angle 180", "fullyOpen", false),
    ])
    func `on the same display only the hinge and the division change`(
        before: String, event: String, status: String, isActive: Bool
    ) throws {
        var app = try DeviceSimulation.onDuo(.makeFlow(), after: before)
        let (frames, traits) = (app.scene().controllers.map(\.frame), app.scene().traits.collection)
        let log = app.apply(try Event(line: event))
        #expect(log.map(\.fact.name) == ["event", "hinge-updated", "division-updated"])
        #expect(log[1].text.hasPrefix("UIHinge.status: \(status)"))
        #expect(log[2].text == "reservedRegions(kind: .division): \(isActive ? "active" : "not active"), at (455.5, 0, 40, 669)")
        #expect(app.scene().controllers.map(\.frame) == frames)
        #expect(app.scene().traits.collection == traits)
    }

    @Test func `an angle within the same hinge status causes no callback`() throws {
        var app = try DeviceSimulation.onDuo(.makeFlow(), after: "fold half")
        #expect(app.apply(.hinge(angle: 150)) == [])
        #expect(app.state.environment.posture.angle == 150)
        #expect(app.apply(.hinge(angle: 150)).map(\.fact) == [.received(.hinge(angle: 150)), .ignored(.nothingNew)])
    }

    /// Lab 286, medium: the app in use moves to the outer display, the other app to the background.
    @Test func `folding in Split View gives the app the whole outer display`() throws {
        var app = try DeviceSimulation.onDuo(after: "fold open", "split left")
        let facts = app.apply(.fold(.closed)).map(\.fact)
        #expect(facts.contains(.windowReplaced(.leftHalf, with: .fullScreen)))
        #expect(facts.firstIndex(of: .hingeUpdated(Posture())).map { $0 < facts.firstIndex(of: .windowReplaced(.leftHalf, with: .fullScreen))! } == true)
        #expect(app.state.environment.window == .fullScreen)
    }

    /// AUD, BH, medium: in Split View the division is clipped to the window, and becomes active when the device is folded.
    @Test(arguments: [
        (WindowConfiguration.leftHalf, Rect(x: 455.5, y: 0, width: 13.5, height: 669)), (.rightHalf, Rect(x: 0, y: 0, width: 13.5, height: 669)),
    ])
    func `the division in Split View is clipped to the window`(half: WindowConfiguration, frame: Rect) throws {
        var app = try DeviceSimulation.onDuo(after: "fold open")
        _ = app.apply(.window(half))
        let division = try #require(app.currentHierarchy.geometry.regions.first { $0.kind == .division })
        #expect(division.frame == frame)
        #expect(!division.isActive)
        let window = app.scene().window
        #expect(app.apply(.fold(.half)).last?.fact == .divisionUpdated(isActive: true, frame))
        #expect(app.scene().window == window)
    }

    @Test(arguments: [
        ("fold open", .doesNotFold), ("fold closed", .doesNotFold), ("angle 95", .doesNotFold), ("split left", .windowNotSupported(.leftHalf)),
    ] as [(String, LogFact.Reason)])
    func `devices that do not fold ignore fold events`(event: String, reason: LogFact.Reason) throws {
        for device in [Device.phoneX, .pad97, .tv] {
            var app = DeviceSimulation.make(.make(.make("home")), on: device)
            let before = app.state
            #expect(app.apply(try Event(line: event)).map(\.fact).last == .ignored(reason))
            #expect(app.state == before)
        }
        let folded = DeviceSimulation.make(.make(.make("home")), on: .phoneX, environment: Environment(posture: Posture(.open)))
        #expect(folded.state.environment.posture == Posture())
    }

    @Test(arguments: [
        ("", "split left", .noSplitWhileClosed), ("rotate landscape", "split right", .noSplitWhileClosed),
        ("fold open,rotate portrait", "split left", .noSplitInPortrait), ("fold open", "split 1/2", .windowNotSupported(.oneHalf)),
        ("", "fold closed", .nothingNew), ("fold open", "fold open", .nothingNew),
    ] as [(String, String, LogFact.Reason)])
    func `unsupported events on an iPhone Duo are ignored with a reason`(before: String, event: String, reason: LogFact.Reason) throws {
        var app = try DeviceSimulation.onDuo()
        for line in before.split(separator: ",") { _ = app.apply(try Event(line: String(line))) }
        let state = app.state
        #expect(app.apply(try Event(line: event)).map(\.fact).last == .ignored(reason))
        #expect(app.state == state)
    }

    @Test func `an app that is not running gets no callback and launches on the display in use`() throws {
        var app = try DeviceSimulation.onDuo(after: "terminate")
        #expect(app.apply(.fold(.open)).map(\.fact) == [.received(.fold(.open))])
        #expect(app.scene().screenSize == Size(width: 951, height: 669))
    }
}
