import PlaygroundModel
import Testing

@testable import AppleDevices

@Suite struct DeviceCatalogueTests {
    @Test func `devices keep the order of the table`() {
        #expect(DeviceCatalogue.names.first == "iphone-4s")
        #expect(DeviceCatalogue.names.last == "carplay-1920x720")
        #expect(DeviceCatalogue.all.count == 62)
    }

    @Test func `no two devices share an id`() {
        let names = DeviceCatalogue.names
        #expect(Set(names).count == names.count)
    }

    @Test func `an unknown id finds nothing`() {
        #expect(DeviceCatalogue.device(id: "iphone-3gs") == nil)
    }

    @Test func `a device read alone equals the device from the whole table`() {
        for name in DeviceCatalogue.names { #expect(DeviceCatalogue.deviceAlone(id: name) == DeviceCatalogue.device(id: name)) }
        for name in ["iphone-3gs", "", "phone", "iPhone X"] { #expect(DeviceCatalogue.deviceAlone(id: name) == nil) }
    }

    @Test func `a device carries every column of its row`() throws {
        let phone = try #require(DeviceCatalogue.device(id: "iphone-x"))
        #expect(phone.name == "iPhone X")
        #expect(phone.idiom == .phone)
        #expect(phone.scale == 3)
        #expect(phone.year == 2017)
        #expect(phone.firstSystem == "11.0")
        #expect(phone.statusBarHeight == 44)
        #expect(phone.cornerRadius == 39)
        #expect(phone.cutout == .notch)
        #expect(phone.cutoutSize == Size(width: 209, height: 30))
        #expect(phone.hasHomeIndicator)
    }

    @Test func `3D Touch is in nine phones from the 6s to the XS Max`() {
        #expect(DeviceCatalogue.all.filter(\.hasForceTouch).map(\.id) == [
            "iphone-6s", "iphone-7", "iphone-8", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus",
            "iphone-x", "iphone-xs", "iphone-xs-max",
        ])
    }

    @Test func `the cutout is a notch from the X and an island from the 14 Pro`() throws {
        let cutouts = [
            "iphone-8-plus": Device.Cutout.none, "iphone-14": .notch, "iphone-16e": .notch, "iphone-14-pro": .dynamicIsland,
            "iphone-air": .dynamicIsland, "iphone-duo": .camera, "ipad-pro-11": .none,
        ]
        for (id, cutout) in cutouts {
            #expect(try #require(DeviceCatalogue.device(id: id)).cutout == cutout, "\(id)")
        }
    }

    @Test func `groups divide the catalogue by idiom`() {
        #expect(DeviceCatalogue.devices(in: .all) == DeviceCatalogue.all)
        #expect(DeviceCatalogue.devices(in: .phones).allSatisfy { $0.id.hasPrefix("iphone-") })
        #expect(DeviceCatalogue.devices(in: .pads).allSatisfy { $0.id.hasPrefix("ipad-") })
        #expect(DeviceCatalogue.devices(in: .pads).count == 12)
        #expect(DeviceCatalogue.devices(in: .phones).count == 44)
    }

    @Test func `an iPad offers its splits, without halves in portrait before iPadOS 26`() throws {
        let pad = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
        let (before, free) = (BehaviourProfile(version: 18), BehaviourProfile(version: 26))
        #expect(pad.fixedWindows(in: .landscapeLeft, under: before) == [.oneThird, .oneHalf, .twoThirds, .slideOver])
        #expect(pad.fixedWindows(in: .portrait, under: before) == [.oneThird, .twoThirds, .slideOver])
        #expect(pad.fixedWindows(in: .portrait, under: free) == [.oneThird, .oneHalf, .twoThirds, .slideOver])
    }

    @Test func `a phone and a television offer only the full screen`() throws {
        for id in ["iphone-8-plus", "apple-tv-4k"] {
            let device = try #require(DeviceCatalogue.device(id: id))
            #expect(device.fixedWindows(in: .landscapeRight, under: .newest).isEmpty)
        }
    }

    // Common names mean the newest model. Ids of single devices keep their meaning.
    @Test(arguments: [
        ("ipad-mini", "ipad-mini-8-3", "ipad-mini-7", "iPad mini"), ("ipad-air", "ipad-10-9", "ipad-air-11-m4", "iPad Air 11″"),
        ("ipad-pro-11", "ipad-pro-11", "ipad-pro-11", "iPad Pro 11″"), ("ipad-pro-13", "ipad-pro-13-m4", "ipad-pro-13-m5", "iPad Pro 13″"),
        ("iphone-se", "iphone-se-3", "iphone-se-3", "iPhone SE 3"), ("ipad", "ipad-10-9", "ipad-11", "iPad A16"),
        ("ipad-a16", "ipad-10-9", "ipad-11", "iPad A16"), ("ipad-mini-a17", "ipad-mini-8-3", "ipad-mini-7", "iPad mini"),
        ("iphone-15-pro", "iphone-15", "iphone-15-pro", "iPhone 15 Pro"), ("ipad-air-2", "ipad-9-7", "ipad-air-2", "iPad Air 2"),
        ("iphone-17e", "iphone-17e", "iphone-17e", "iPhone 17e"), ("iphone-18-pro", "iphone-18-pro", "iphone-18-pro", "iPhone 18 Pro"),
    ])
    func `a name leads to a device and a model`(name: String, id: String, model: String, shown: String) throws {
        let device = try #require(DeviceCatalogue.device(id: name))
        #expect(device.id == id)
        #expect(device.modelID == model)
        #expect(device.name == shown)
    }

    @Test func `a short name fits the board, and the long one is complete`() throws {
        for name in DeviceCatalogue.names {
            let device = try #require(DeviceCatalogue.device(id: name))
            #expect(device.name.count <= 20, "\(device.name)")
            #expect(device.longName.count >= device.name.count - 2, "\(device.longName)")
        }
    }
}
