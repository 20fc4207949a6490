import PlaygroundModel
import Testing

@testable import AppleDevices

@Suite struct KeyboardHeightTests {
    // Printed by a probe on simulators of iOS 26.5 (aloisdeniel/flutter_device_preview, device_specs/, 42089cd).
    @Test(arguments: [
        ("ipad-10", 337, 422), ("ipad-a16", 337, 422), ("ipad-air-11-m2", 337, 422), ("ipad-air-11-m4", 337, 422),
        ("ipad-mini-7", 340, 428), ("ipad-pro-11-m4", 340, 428), ("ipad-pro-11-m5", 340, 428), ("ipad-air-13-m2", 403, 498),
        ("ipad-air-13-m4", 403, 498), ("ipad-pro-13-m4", 403, 498), ("ipad-pro-13-m5", 403, 498),
        ("iphone-16", 335, 208), ("iphone-16-plus", 345, 208), ("iphone-16-pro", 335, 208), ("iphone-17", 335, 208),
        ("iphone-17-pro", 335, 208), ("iphone-16-pro-max", 345, 208), ("iphone-17-pro-max", 345, 208), ("iphone-17e", 335, 208),
        ("iphone-air", 345, 208), ("iphone-se-3", 260, 206),
    ])
    func `keyboards of iOS 26 have the heights that a probe printed`(id: String, portrait: Double, landscape: Double) throws {
        let device = try #require(DeviceCatalogue.device(id: id))
        let profile = BehaviourProfile(version: 26)
        #expect(device.keyboardHeight(in: .portrait, under: profile) == KeyboardHeight(points: portrait))
        #expect(device.keyboardHeight(in: .landscapeLeft, under: profile) == KeyboardHeight(points: landscape))
    }

    // sim-mirror's fixture: 44 points of assistant, 226 of keys and 58 below the keys.
    @Test func `the keyboard of iOS 27 is lower`() throws {
        let device = try #require(DeviceCatalogue.device(id: "iphone-17"))
        #expect(device.keyboardHeight(in: .portrait, under: BehaviourProfile(version: 27)) == KeyboardHeight(points: 44 + 226 + 58))
        #expect(device.keyboardHeight(in: .landscapeLeft, under: BehaviourProfile(version: 27))?.points == 208)
    }

    @Test(arguments: [
        // Measured only under another version, recalled, and not measured.
        ("iphone-17e", 18, 335.0, "the keyboard was measured only under iOS 26"),
        ("iphone-se-1", 15, 253, "the keyboard was not measured: its height is from memory"),
        ("iphone-x", 15, 335, "the keyboard was not measured on this screen: it has the height for 390 × 844 points under iOS 26"),
        ("ipad-10-2", 18, 337, "the keyboard was not measured on this screen: it has the height for 820 × 1180 points under iOS 26"),
        ("ipad-pro-12-9-gen1", 16, 403, "the keyboard was measured only under iOS 26"),
    ])
    func `unmeasured heights equal the nearest measured height and are doubtful`(
        id: String, ios: Int, height: Double, doubt: String
    ) throws {
        let device = try #require(DeviceCatalogue.device(id: id))
        let found = try #require(device.keyboardHeight(in: .portrait, under: BehaviourProfile(version: SystemVersion(ios))))
        #expect(found == KeyboardHeight(points: height, doubt: doubt))
    }

    @Test func `every phone and pad has a keyboard in every orientation`() {
        for device in DeviceCatalogue.all {
            let hasKeyboard = device.idiom == .phone || device.idiom == .pad
            for orientation in device.orientations {
                #expect((device.keyboardHeight(in: orientation, under: .newest) != nil) == hasKeyboard, "\(device.id)")
            }
        }
    }
}
