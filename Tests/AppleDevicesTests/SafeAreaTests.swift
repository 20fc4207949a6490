import PlaygroundModel
import Testing

@testable import AppleDevices

@Suite struct SafeAreaTests {
    // Printed by a probe on simulators of iOS 26.5 (aloisdeniel/flutter_device_preview, device_specs/, 42089cd).
    @Test(arguments: [
        ("ipad-10", pad, pad), ("ipad-a16", pad, pad), ("ipad-air-11-m2", pad, pad), ("ipad-air-11-m4", pad, pad),
        ("ipad-mini-7", pad, pad), ("ipad-pro-11-m4", pad, pad), ("ipad-pro-11-m5", pad, pad), ("ipad-air-13-m2", pad, pad),
        ("ipad-air-13-m4", pad, pad), ("ipad-pro-13-m4", pad, pad), ("ipad-pro-13-m5", pad, pad),
        ("iphone-16", [59, 0, 34, 0], [0, 59, 20, 59]), ("iphone-16-plus", [59, 0, 34, 0], [0, 59, 20, 59]),
        ("iphone-16-pro", [62, 0, 34, 0], [0, 62, 20, 62]), ("iphone-17", [62, 0, 34, 0], [0, 62, 20, 62]),
        ("iphone-17-pro", [62, 0, 34, 0], [0, 62, 20, 62]), ("iphone-16-pro-max", [62, 0, 34, 0], [0, 62, 20, 62]),
        ("iphone-17-pro-max", [62, 0, 34, 0], [0, 62, 20, 62]), ("iphone-17e", [47, 0, 34, 0], [0, 47, 20, 47]),
        ("iphone-air", [68, 0, 34, 0], [0, 68, 20, 68]), ("iphone-se-3", [20, 0, 0, 0], [0, 0, 0, 0]),
    ])
    func `safe areas of iOS 26 equal those that a probe printed`(id: String, portrait: [Double], landscape: [Double]) throws {
        let device = try #require(DeviceCatalogue.device(id: id))
        #expect(device.insets(.portrait, ios: 26) == portrait)
        #expect(device.insets(.landscapeRight, ios: 26) == landscape)
    }

    private static let pad: [Double] = [32, 0, 25, 0]

    // SST, SIM, DF: values of iOS 18 and earlier. Interface Builder's frames: bars of XR-sized documents begin at 44 up to Xcode 11.
    @Test(arguments: [
        ("ipad-10", 18, [24, 0, 20, 0], [24, 0, 20, 0]), ("ipad-pro-11", 17, [24, 0, 20, 0], [24, 0, 20, 0]),
        ("iphone-16-pro", 18, [62, 0, 34, 0], [0, 62, 21, 62]), ("iphone-15", 17, [59, 0, 34, 0], [0, 59, 21, 59]),
        ("iphone-xr", 12, [44, 0, 34, 0], [0, 44, 21, 44]), ("iphone-xr", 13, [44, 0, 34, 0], [0, 44, 21, 44]),
        ("iphone-xr", 14, [48, 0, 34, 0], [0, 48, 21, 48]), ("iphone-11", 13, [44, 0, 34, 0], [0, 44, 21, 44]),
        ("iphone-11", 18, [48, 0, 34, 0], [0, 48, 21, 48]), ("iphone-11", 26, [48, 0, 34, 0], [0, 48, 20, 48]),
        ("iphone-x", 13, [44, 0, 34, 0], [0, 44, 21, 44]),
    ])
    func `earlier systems keep their own safe areas`(
        id: String, ios: Int, portrait: [Double], landscape: [Double]
    ) throws {
        let device = try #require(DeviceCatalogue.device(id: id))
        #expect(device.insets(.portrait, ios: ios) == portrait)
        #expect(device.insets(.landscapeLeft, ios: ios) == landscape)
    }

    @Test(arguments: [("iphone-xr", 13, 44.0), ("iphone-xr", 14, 48), ("ipad-10", 18, 24), ("ipad-10", 26, 32), ("iphone-17", 26, 54)])
    func `the status bar grows with the inset above`(id: String, ios: Int, height: Double) throws {
        #expect(try #require(DeviceCatalogue.device(id: id)).statusBarHeight(under: BehaviourProfile(version: SystemVersion(ios))) == height)
    }

    @Test func `disputed landscape insets are doubtful under iOS 26 only`() throws {
        let phone = try #require(DeviceCatalogue.device(id: "iphone-16-pro"))
        let doubt = try #require(phone.safeAreaDoubt(in: .landscapeRight, under: .newest))
        #expect(doubt.hasPrefix("Above in landscape sources dispute: 0 in a probe of iOS 26.5, 20"))
        #expect(phone.safeAreaDoubt(in: .landscapeRight, under: BehaviourProfile(version: 18)) == nil)
        #expect(phone.safeAreaDoubt(in: .portrait, under: .newest) == nil)
    }

    @Test func `every change of a safe area has a source, and every doubtful one a reason`() {
        let changes = DeviceCatalogue.all.flatMap { $0.safeAreaChanges }
        #expect(changes.count > 30)
        #expect(changes.allSatisfy { !$0.source.isEmpty && ($0.confidence != .low || $0.note != nil) })
        for device in DeviceCatalogue.all {
            let versions = device.safeAreaChanges.map { $0.version }
            #expect(versions == versions.sorted(), "\(device.id)")
        }
    }
}

extension Device {
    /// The insets as `[top, left, bottom, right]`.
    fileprivate func insets(_ orientation: InterfaceOrientation, ios: Int) -> [Double]? {
        fullScreen(in: orientation, under: BehaviourProfile(version: SystemVersion(ios))).map {
            [$0.safeAreaInsets.top, $0.safeAreaInsets.left, $0.safeAreaInsets.bottom, $0.safeAreaInsets.right]
        }
    }
}
