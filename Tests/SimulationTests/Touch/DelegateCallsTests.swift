import PlaygroundModel
import Testing

@testable import Simulation

/// The delegate calls of each profile, for cold launches and for apps in the background.
@Suite struct DelegateCallsTests {
    private static let applicationVersions = (9...12).map { SystemVersion($0) }
    private static let sceneVersions = BehaviourProfile.supportedVersions.filter { $0 >= 13 }

    private static func calls(_ version: SystemVersion, handlesAtLaunch: Bool = false) -> DelegateCalls {
        DelegateCalls(profile: BehaviourProfile(version: version), handlesAtLaunch: handlesAtLaunch)
    }

    @Test(arguments: applicationVersions)
    func `a cold launch with a quick action performs it after the launch method`(version: SystemVersion) {
        #expect(Self.calls(version).launch(with: "compose") == [
            .willFinishLaunching(shortcutItem: "compose"), .didFinishLaunching(shortcutItem: "compose", returns: true),
            .performAction("compose"), .applicationDidBecomeActive,
        ])
    }

    @Test(arguments: applicationVersions)
    func `a launch method that handles the quick action returns false and prevents its performance`(version: SystemVersion) {
        #expect(Self.calls(version, handlesAtLaunch: true).launch(with: "compose") == [
            .willFinishLaunching(shortcutItem: "compose"), .didFinishLaunching(shortcutItem: "compose", returns: false),
            .applicationDidBecomeActive,
        ])
    }

    @Test(arguments: [8] + applicationVersions, [false, true])
    func `a cold launch without a quick action returns true`(version: SystemVersion, handlesAtLaunch: Bool) {
        #expect(Self.calls(version, handlesAtLaunch: handlesAtLaunch).launch(with: nil) == [
            .willFinishLaunching(shortcutItem: nil), .didFinishLaunching(shortcutItem: nil, returns: true),
            .applicationDidBecomeActive,
        ])
    }

    @Test(arguments: applicationVersions, [false, true])
    func `an app in the background performs the quick action before it is active`(version: SystemVersion, handlesAtLaunch: Bool) {
        #expect(Self.calls(version, handlesAtLaunch: handlesAtLaunch).activate(with: "compose") == [
            .applicationWillEnterForeground, .performAction("compose"), .applicationDidBecomeActive,
        ])
    }

    @Test(arguments: sceneVersions, [false, true])
    func `a launched scene receives the quick action in its connection options`(version: SystemVersion, handlesAtLaunch: Bool) {
        #expect(Self.calls(version, handlesAtLaunch: handlesAtLaunch).launch(with: "compose") == [
            .willFinishLaunching(shortcutItem: nil), .didFinishLaunching(shortcutItem: nil, returns: true), .configurationForConnecting,
            .sceneWillConnect(shortcutItem: "compose"), .sceneWillEnterForeground, .sceneDidBecomeActive,
        ])
    }

    @Test(arguments: sceneVersions)
    func `a scene in the background performs the quick action, without a call to the application`(version: SystemVersion) {
        #expect(Self.calls(version).activate(with: "compose") == [
            .sceneWillEnterForeground, .scenePerformAction("compose"), .sceneDidBecomeActive,
        ])
    }

    @Test func `activation without a quick action performs none`() {
        #expect(Self.calls(12).activate(with: nil) == [.applicationWillEnterForeground, .applicationDidBecomeActive])
        #expect(Self.calls(13).activate(with: nil) == [.sceneWillEnterForeground, .sceneDidBecomeActive])
    }

    @Test func `an app that enters the background resigns first`() {
        #expect(Self.calls(12).leave == [.applicationWillResignActive, .applicationDidEnterBackground])
        #expect(Self.calls(13).leave == [.sceneWillResignActive, .sceneDidEnterBackground])
    }

    @Test(arguments: [9, 12, 13, 26])
    func `an app that is terminated in the background receives no callback`(version: SystemVersion) {
        #expect(Self.calls(version).terminate(from: .background) == [])
        #expect(Self.calls(version).terminate(from: .front).last == .applicationWillTerminate)
    }
}
