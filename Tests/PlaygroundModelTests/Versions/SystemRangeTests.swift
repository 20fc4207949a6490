import PlaygroundModel
import Testing

struct SystemRangeTests {
    private static let rows: [(SystemRange, SystemVersion, SystemVersion)] = [
        // Too new: the model's last version. Too old: its first version. Between: the requested version.
        (SystemRange(9, through: 15), 26, 15), (SystemRange(9, through: 15), 12, 12), (SystemRange(9, through: 15), 8, 9),
        (SystemRange(26), 12, 26), (SystemRange(13), 26, 26), (SystemRange(12, through: 18), 26, 18),
        // iOS 19 to 25 never existed.
        (SystemRange(13), 20, 18), (SystemRange(26), 20, 26),
        // The first minor version is distinguished, the second is not.
        (SystemRange(SystemVersion(27, 1)), 26, SystemVersion(27, 1)), (SystemRange(SystemVersion(15, 4)), 12, 15),
        (SystemRange(13), SystemVersion(27, 1), SystemVersion(27, 1)),
        (SystemRange(13, through: 27), SystemVersion(27, 1), SystemVersion(27, 1)),
        (SystemRange(13, through: 26), SystemVersion(27, 1), 26),
    ]

    @Test(arguments: rows)
    func theNewestVersionThatBothAllowIsRun(_ range: SystemRange, _ asked: SystemVersion, _ version: SystemVersion) {
        #expect(range.version(askedFor: asked) == version)
    }

    @Test func versionsThatNeverExistedAreInNoRange() {
        #expect(SystemRange(13).includes(26))
        #expect(!SystemRange(13).includes(22))
        #expect(!SystemRange(9, through: 15).includes(16))
        #expect(!SystemRange(9, through: 15).includes(8))
    }

    @Test func deviatingVersionsAreExplainedInASentence() {
        let phone = Self.phone(SystemRange(9, through: 15))
        func said(_ version: SystemVersion, _ asked: SystemVersion?, on device: Device) -> String? {
            device.systemDeparture(running: version, askedFor: asked).map { device.sentence(of: $0, running: version) }
        }
        #expect(said(15, 26, on: phone) == "The last version of this model is iOS 15, which it runs instead of iOS 26.")
        #expect(said(9, 8, on: phone) == "The first version of this model is iOS 9, which it runs instead of iOS 8.")
        #expect(said(26, nil, on: phone) == "This model never ran iOS 26, but iOS 9 to 15.")
        #expect(said(12, nil, on: phone) == nil)
        #expect(said(12, 12, on: phone) == nil)
        #expect(said(18, 20, on: Self.phone(SystemRange(13))) == "There was no iOS 20. This model runs iOS 18.")
        let newest = SystemVersion(27, 1)
        #expect(said(newest, 26, on: Self.phone(SystemRange(newest))) == "The first version of this model is iOS 27.1, which it runs instead of iOS 26.")
        #expect(said(26, 8, on: Self.phone(nil)) == nil)
    }

    private static func phone(_ systems: SystemRange?) -> Device {
        Device(
            id: "phone", name: "iPhone SE 1", idiom: .phone,
            size: Size(width: 320, height: 568), scale: 2, year: 2016, firstSystem: "9.3", systems: systems, hasForceTouch: false,
            statusBarHeight: 20, cornerRadius: 0, cutout: .none, cutoutSize: .zero, hasHomeIndicator: false, portrait: nil,
            landscape: nil)
    }
}
