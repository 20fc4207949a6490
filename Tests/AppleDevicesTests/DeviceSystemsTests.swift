import PlaygroundModel
import Testing

@testable import AppleDevices

@Suite struct DeviceSystemsTests {
    // Sources: `systems_src` of each row of the table.
    @Test(arguments: [
        ("iphone-4s", 5, 9), ("iphone-5", 6, 10), ("iphone-5s", 7, 12), ("iphone-se-1", 9, 15), ("iphone-6", 8, 12),
        ("iphone-6s", 9, 15), ("iphone-7-plus", 10, 15), ("iphone-8", 11, 16), ("iphone-8-plus", 11, 16), ("iphone-x", 11, 16),
        ("iphone-xs", 12, 18), ("iphone-xr", 12, 18), ("iphone-se-2", 13, nil), ("iphone-11", 13, nil), ("iphone-17", 26, nil),
        ("iphone-18-pro", 27, nil), ("ipad-air-1", 7, 12), ("ipad-air-2", 8, 15), ("ipad-5", 10, 16), ("ipad-6", 11, 17),
        ("ipad-7", 13, 18), ("ipad-8", 14, 26), ("ipad-mini-4", 9, 15), ("ipad-mini-5", 12, 26), ("ipad-pro-10-5", 10, 17),
        ("ipad-air-3", 12, 26), ("ipad-air-4", 14, nil), ("ipad-pro-12-9-gen1", 9, 16), ("ipad-pro-12-9-gen2", 10, 17),
        ("ipad-pro-12-9-gen3", 12, 26),
        ("ipad-pro-11-gen1", 12, 26), ("ipad-9", 15, nil), ("ipad-mini-6", 15, nil), ("ipad-pro-11-gen2", 13, nil),
        ("ipad-pro-11-m5", 26, nil),
    ] as [(String, Int, Int?)])
    func `a device has its first and last system version`(id: String, first: Int, last: Int?) throws {
        let systems = try #require(DeviceCatalogue.device(id: id)?.systems)
        #expect(systems.first == SystemVersion(first))
        #expect(systems.last == last)
        #expect(!systems.source.isEmpty)
    }

    @Test func `only phones and pads have systems`() {
        for device in DeviceCatalogue.all {
            #expect((device.systems != nil) == (device.idiom == .phone || device.idiom == .pad), "\(device.id)")
        }
    }

    @Test func `a row's range spans those of its models`() {
        for device in DeviceCatalogue.all where device.id != "iphone-5" {
            for model in device.models {
                #expect(model.systems.first >= device.systems?.first ?? 0, "\(model.id)")
                #expect(device.systems?.last == nil || model.systems.last ?? .max <= device.systems?.last ?? 0, "\(model.id)")
            }
        }
    }
}
