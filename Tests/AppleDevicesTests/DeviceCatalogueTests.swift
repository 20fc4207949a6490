import PlaygroundModel
import Testing

@testable import AppleDevices

@Suite struct DeviceCatalogueTests {
    @Test func `devices keep the order of the table`() {
        #expect(DeviceCatalogue.names.first == "iphone-4s")
        #expect(DeviceCatalogue.names.last == "carplay-1920x720")
        #expect(DeviceCatalogue.all.count == 59)
    }

    @Test func `no two devices share an id`() {
        #expect(Set(DeviceCatalogue.names).count == DeviceCatalogue.names.count)
    }

    @Test func `an unknown id finds nothing`() {
        #expect(DeviceCatalogue.device(id: "iphone-3gs") == nil)
    }

    @Test func `a device read alone is the one of the whole table`() {
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
            "iphone-air": .dynamicIsland, "ipad-pro-11": .none,
        ]
        for (id, cutout) in cutouts {
            #expect(try #require(DeviceCatalogue.device(id: id)).cutout == cutout, "\(id)")
        }
    }

    @Test func `groups part the catalogue by idiom`() {
        #expect(DeviceCatalogue.devices(in: .all) == DeviceCatalogue.all)
        #expect(DeviceCatalogue.devices(in: .phones).allSatisfy { $0.id.hasPrefix("iphone-") })
        #expect(DeviceCatalogue.devices(in: .pads).allSatisfy { $0.id.hasPrefix("ipad-") })
        #expect(DeviceCatalogue.devices(in: .pads).count == 12)
        #expect(DeviceCatalogue.devices(in: .phones).count == 41)
    }

    @Test func `an iPad offers its splits, without halves in portrait`() throws {
        let pad = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
        #expect(DeviceCatalogue.selectableWindows(of: pad, in: .landscapeLeft)
            == [.fullScreen, .oneThird, .oneHalf, .twoThirds, .slideOver])
        #expect(DeviceCatalogue.selectableWindows(of: pad, in: .portrait)
            == [.fullScreen, .oneThird, .twoThirds, .slideOver])
    }

    @Test func `a phone offers the full screen alone, and nothing in an orientation it lacks`() throws {
        let phone = try #require(DeviceCatalogue.device(id: "iphone-8-plus"))
        let television = try #require(DeviceCatalogue.device(id: "apple-tv-4k"))
        #expect(DeviceCatalogue.selectableWindows(of: phone, in: .landscapeRight) == [.fullScreen])
        #expect(DeviceCatalogue.selectableWindows(of: television, in: .portrait).isEmpty)
    }

    // Interface Builder's frames: navigation bars of XR-sized documents begin at 44 up to Xcode 11.
    @Test(arguments: ["iphone-xr", "iphone-11"])
    func `an XR or 11 has 44 points above up to iOS 13, and 48 from iOS 14 on`(id: String) throws {
        let phone = try #require(DeviceCatalogue.device(id: id))
        for (version, inset) in [(12, 44.0), (13, 44), (14, 48), (26, 48)] {
            let profile = BehaviourProfile(version: version)
            #expect(phone.fullScreen(in: .portrait, under: profile)?.safeAreaInsets == EdgeInsets(top: inset, bottom: 34))
            let sideways = EdgeInsets(left: inset, bottom: 21, right: inset)
            #expect(phone.fullScreen(in: .landscapeLeft, under: profile)?.safeAreaInsets == sideways)
            #expect(phone.statusBarHeight(under: profile) == inset)
        }
        let other = try #require(DeviceCatalogue.device(id: "iphone-x"))
        #expect(other.fullScreen(in: .portrait, under: BehaviourProfile(version: 13)) == other.portrait)
    }

    @Test func `iOS 26 gives a 16 Pro on its side other insets than iOS 18`() throws {
        let phone = try #require(DeviceCatalogue.device(id: "iphone-16-pro"))
        let old = phone.fullScreen(in: .landscapeRight, under: BehaviourProfile(version: 18))
        let new = phone.fullScreen(in: .landscapeRight, under: BehaviourProfile(version: 26))
        #expect(old?.safeAreaInsets == EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
        #expect(new?.safeAreaInsets == EdgeInsets(top: 20, left: 62, bottom: 20, right: 62))
        #expect(phone.fullScreen(in: .portrait, under: .newest) == phone.portrait)
    }
}
