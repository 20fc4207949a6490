import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// The callbacks of controllers on the way to the background and around a launch, in addition to the delegates' calls.
struct SnapshotTests {
    private static func log(
        _ lines: String..., ios version: Int, on device: Device, window: WindowConfiguration = .fullScreen
    ) throws -> [LogFact] {
        var simulation = DeviceSimulation.make(.makeFlow(ios: version), on: device, .landscapeRight, window: window)
        var entries = simulation.launchLog
        for line in lines { entries = simulation.apply(try Event(line: line)) }
        return entries.map(\.fact)
    }

    /// Sources: openradar FB8734191; qiita.com/miyakeso/items/dd0a54ee46813aadaaef; reports from iPads.
    @Test(arguments: [
        (8, Device.pad97, 0, 0), (9, .pad97, 2, 0), (12, .pad97, 2, 0), (13, .pad97, 2, 2), (12, .phoneX, 0, 0), (13, .phoneX, 0, 2),
    ])
    func theSystemTakesSnapshots(_ version: Int, _ device: Device, sizes: Int, styles: Int) throws {
        let log = try Self.log("home", ios: version, on: device)
        // Each of the two controllers receives the callback for every snapshot.
        #expect(log.count { if case .viewWillTransition = $0 { true } else { false } } == 2 * sizes)
        #expect(log.count { if case .traitCollectionDidChange = $0 { true } else { false } } == 2 * styles)
        #expect(log.contains(.takesSnapshots) == (sizes + styles > 0))
        #expect(!log.contains { $0.name == "notification" })
    }

    /// The controllers are unchanged afterwards, and a split view that the snapshot rotated shows its former columns.
    @Test(arguments: [
        DeviceSimulation.make(.makeFlow(), on: .pad97), .make(.makeSplit(), on: .pad97), .make(.makeColumns(), on: .pad129, .landscapeRight),
    ])
    func snapshotsLeaveTheControllersUnchanged(launched: DeviceSimulation) throws {
        var simulation = launched
        let scene = simulation.scene()
        try simulation.facts(after: "home", "tapIcon")
        #expect(simulation.scene().controllers == scene.controllers)
    }

    /// An app in a part of the screen is not rotated for snapshots. Its other callbacks are unknown.
    @Test func anAppInSplitViewIsOnlyNotifiedOfStyles() throws {
        let log = try Self.log("home", ios: 18, on: .pad129, window: .oneHalf)
        #expect(!log.contains { $0.name == "viewWillTransition" } && log.contains { $0.name == "traitCollectionDidChange" })
    }

    /// Source: openradar 37073110, on iOS 10 and 11.
    @Test(arguments: [
        (10, Device.pad97, WindowConfiguration.oneHalf, true), (11, .pad97, .oneThird, true), (11, .pad97, .fullScreen, false),
        (12, .pad97, .oneHalf, false), (11, .phoneX, .fullScreen, false),
    ])
    func inSplitViewTheSizeIsReportedBeforeTheViewLoads(_ version: Int, _ device: Device, _ window: WindowConfiguration, isTold: Bool) throws {
        let log = try Self.log(ios: version, on: device, window: window).map(\.name)
        let (size, loading) = (log.firstIndex(of: "viewWillTransition"), try #require(log.firstIndex(of: "appearance")))
        #expect((size != nil) == isTold)
        if let size { #expect(size < loading) }
        #expect(log.count { $0 == "viewWillTransition" } == (isTold ? 1 : 0))
    }

    /// Sources: Matt Neuburg, stackoverflow.com/a/66605799, up to iOS 12; Lemonbrush/My-iOS-Dev-Learning-Tracker, States.md, with scenes.
    @Test(arguments: [(8, false), (10, true), (12, false), (18, true)])
    func theOrderOfViewDidAppearAndActivationDependsOnTheVersion(version: Int, activatesFirst: Bool) throws {
        var simulation = DeviceSimulation.make(.makeFlow(ios: version), on: .phoneX)
        try simulation.facts(after: "home", "terminate")
        let texts = simulation.apply(try Event(line: "tapIcon")).map(\.text)
        let active = try #require(texts.firstIndex { $0.contains("DidBecomeActive") })
        let (loaded, appeared) = (texts.firstIndex { $0.contains("viewDidLoad") }, texts.firstIndex { $0.contains("viewDidAppear") })
        let isAfter = try #require(appeared) > active
        #expect(isAfter == activatesFirst)
        #expect(try #require(loaded) < active)
        for method in ["viewIsAppearing", "configurationForConnecting"] {
            let isCalled = texts.contains { $0.contains(method) }
            #expect(isCalled == (version >= 13))
        }
    }
}
