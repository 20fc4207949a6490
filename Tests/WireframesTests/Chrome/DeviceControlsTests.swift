import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct DeviceControlsTests {
    private let pad = Device.make(
        id: "pad", idiom: .pad, size: Size(width: 768, height: 1024),
        multitaskingWindows: [(true, WindowConfiguration.oneThird, 320), (true, .twoThirds, 438), (false, .oneHalf, 507)].map {
            MultitaskingWindow(
                isPortrait: $0, configuration: $1, size: Size(width: $2, height: $0 ? 1024 : 768),
                horizontalSizeClass: .compact
            )
        }
    )

    private func controls(
        _ device: Device, _ environment: Environment = Environment(), window: Rect? = nil, ios version: Int = 26
    ) -> DeviceControls {
        DeviceControls(
            .make(device: device, environment: environment, window: window, controllers: []),
            profile: BehaviourProfile(version: SystemVersion(version))
        )
    }

    private func windows(_ controls: DeviceControls) -> [String] {
        controls.offered.compactMap { if case .environment(.window) = $0 { $0.description } else { nil } }
    }

    @Test func languagesAreOfferedIfThereAreSeveral() {
        var environment = Environment()
        environment.language = .translation("de")
        let scene = Scene.make(device: .make(), environment: environment, controllers: [])
        let controls = DeviceControls(scene, profile: .newest, languages: [.base, .translation("de"), .doubleLength])
        #expect(controls.inForce.last == .language(.translation("de")))
        #expect(controls.offered.suffix(3).map(\.description) == ["language base", "language de", "language doubleLength"])
    }

    @Test func everySettingIsInForceOnce() {
        var environment = Environment(orientation: .landscapeLeft)
        (environment.userInterfaceStyle, environment.preferredContentSizeCategory) = (.dark, .small)
        (environment.layoutDirection, environment.accessibilityContrast, environment.legibilityWeight) = (.rightToLeft, .high, .bold)
        #expect(controls(.make(), environment, ios: 12).inForce.map(\.description) == [
            "rotate landscapeLeft", "split full", "userInterfaceStyle dark", "preferredContentSizeCategory small",
            "layoutDirection rightToLeft", "accessibilityContrast high", "legibilityWeight bold", "ios 12",
        ])
    }

    @Test(arguments: [(true, 9, true), (true, 8, false), (false, 26, false)])
    func theForceTouchSwitchNeedsHardwareAndSystemSupport(hasForceTouch: Bool, version: Int, expected: Bool) {
        let controls = controls(.make(hasForceTouch: hasForceTouch), ios: version)
        #expect(controls.inForce.contains(.forceTouch(true)) == expected)
        #expect(controls.offered.contains(.forceTouch(false)) == expected)
    }

    @Test func windowsFollowTheOrientationAndIncludeAResizableOne() {
        #expect(windows(controls(pad, ios: 18)) == ["split full", "split 1/3", "split 2/3", "resize 614x819"])
        let landscape = controls(pad, Environment(orientation: .landscapeRight), ios: 18)
        #expect(windows(landscape) == ["split full", "split 1/2", "resize 819x614"])
    }

    @Test func splitsBecomeResizableWindowsOfTheirSize() {
        let split = controls(
            pad, Environment(window: .oneThird), window: Rect(x: 448, y: 0, width: 320, height: 1024)
        )
        #expect(windows(split).last == "resize 320x1024")
    }

    @Test func devicesThatShowOneAppOfferNoWindows() {
        #expect(windows(controls(.make())).isEmpty)
        #expect(windows(controls(pad, ios: 8)).isEmpty)
    }
}
