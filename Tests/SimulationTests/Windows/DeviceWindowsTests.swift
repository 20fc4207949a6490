import PlaygroundModel
@testable import Simulation
import Testing

struct DeviceWindowsTests {
    @Test func portraitHasNoHalfWindowBeforeIOS26() {
        let before = BehaviourProfile(version: 18)
        #expect(Device.pad97.windows(in: .portrait, profile: before) == [.fullScreen, .oneThird, .twoThirds, .slideOver])
        #expect(Device.pad97.windows(in: .landscapeLeft, profile: before) == Self.ofPads)
        #expect(Device.pad97.windows(in: .portrait, profile: BehaviourProfile(version: 26)) == Self.ofPads)
    }

    private static let ofPads: [WindowConfiguration] = [.fullScreen, .oneThird, .oneHalf, .twoThirds, .slideOver]

    @Test func phonesHaveOnlyTheFullScreen() {
        #expect(Device.phoneX.windows(in: .portrait) == [.fullScreen])
    }

    @Test func multitaskingIsAvailableFromIOS9() {
        let old = BehaviourProfile(version: 8)
        #expect(Device.pad97.windows(in: .landscapeRight, profile: old) == [.fullScreen])
        let resizable = WindowConfiguration.resizable(Size(width: 500, height: 500))
        #expect(Device.pad97.nearestWindow(to: resizable, in: .portrait, profile: old) == .fullScreen)
        #expect(Device.pad97.nearestWindow(to: resizable, in: .portrait, profile: .init(version: 9)) == resizable)
    }

    @Test(arguments: [
        (320.0, UserInterfaceSizeClass.compact), (639, .compact), (640, .compact), (677.5, .compact), (678, .regular),
        (1366, .regular),
    ])
    func theWidthRuleDeterminesTheHorizontalSizeClass(_ width: Double, _ expected: UserInterfaceSizeClass) {
        let size = Size(width: width, height: 480)
        #expect(WindowSizeClasses(of: size, isOfPhoneApp: false, under: .newest).horizontal == expected)
    }

    @Test func fixedWindowsAgreeWithTheWidthRule() {
        for window in Device.pad97.multitaskingWindows + Device.pad129.multitaskingWindows {
            #expect(WindowSizeClasses(of: window.size, isOfPhoneApp: false, under: .newest).horizontal == window.horizontalSizeClass)
        }
    }
}
