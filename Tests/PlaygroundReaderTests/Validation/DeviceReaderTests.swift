import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct DeviceReaderTests {
    @Test(arguments: [
        (#"["iphone-x"]"#, ["iphone-x"]),
        (#"["iphone-se-1", { device = "ipad-pro-11", split = "1/3" }]"#, ["iphone-se-1", "ipad-pro-11@1/3"]),
        (#"[{ device = "iphone-8-plus", orientation = "landscape" }]"#, ["iphone-8-plus@landscape"]),
        (#"[{ device = "iphone-x", orientation = "landscapeLeft" }]"#, ["iphone-x@landscapeLeft"]),
        (#"[{ device = "ipad-9-7", orientation = "landscape", split = "1/2" }]"#, ["ipad-9-7@landscape,1/2"]),
        (#"[{ device = "ipad-9-7", split = "507x1024" }]"#, ["ipad-9-7@507x1024"]),
        (#"[{ device = "ipad-9-7", split = "full" }]"#, ["ipad-9-7"]),
        (#"["iphone-x", { device = "iphone-x", orientation = "landscape" }]"#, ["iphone-x", "iphone-x@landscape"]),
        (#"["apple-tv-hd"]"#, ["apple-tv-hd"]),
    ])
    func `devices are read with orientation and window`(list: String, ids: [String]) {
        let result = PlaygroundFile.ReadResult(head: "devices = \(list)")
        #expect(result.playground?.devices.map(\.id) == ids, "\(result.report)")
    }

    @Test(arguments: [
        ("iphone-15-pro", "iphone-15"), ("ipad-mini-6", "ipad-mini-8-3"), ("iphone-17-pro", "iphone-17"), ("ipad-11", "ipad-10-9"),
    ])
    func `a device is found by every name under which it was sold`(alias: String, id: String) {
        #expect(PlaygroundFile.ReadResult(head: "devices = [\"\(alias)\"]").playground?.devices.map(\.id) == [id])
        #expect(PlaygroundFile.ReadResult(head: "devices = [\"\(alias)\", \"\(alias)\"]").codes == ["duplicate-device"])
        // Another model with the same screen is a separate device.
        let both = PlaygroundFile.ReadResult(head: "devices = [\"\(alias)\", \"\(id)\"]").playground?.devices
        #expect(both?.map(\.id) == [id, "\(id)@2"])
        #expect(Set((both ?? []).map(\.device.name)).count == 2)
    }

    @Test func `the same device is listed in several environments, each with its own name`() throws {
        let result = PlaygroundFile.ReadResult(head: """
            [[devices]]
            device = "iphone-17"
            [[devices]]
            device = "iphone-17"
            name = "Dark and large"
            style = "dark"
            preferredContentSizeCategory = "accessibilityLarge"
            [[devices]]
            device = "iphone-17"
            orientation = "landscape"
            layoutDirection = "rightToLeft"
            accessibilityContrast = "high"
            legibilityWeight = "bold"
            ios = 18
            """)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.map(\.id) == [
            "iphone-17", "iphone-17@dark,accessibilityLarge", "iphone-17@landscape,rightToLeft,highContrast,bold,ios18",
        ])
        #expect(devices.map(\.device.name) == [
            "iPhone 17", "Dark and large", "iPhone 17 · rightToLeft · highContrast · bold",
        ])
        let environment = devices[1].environment()
        #expect(environment.userInterfaceStyle == .dark && environment.preferredContentSizeCategory == .accessibilityLarge)
        #expect(devices[2].environment(from: environment).userInterfaceStyle == .dark)
        #expect(devices[2].environment().systemVersion == 18)
    }

    @Test func `default settings do not change the id`() {
        let result = PlaygroundFile.ReadResult(head: #"devices = ["iphone-17", { device = "iphone-17", style = "light" }]"#)
        #expect(result.codes == ["duplicate-device"])
    }

    @Test func `a custom device only needs a size`() throws {
        let result = PlaygroundFile.ReadResult(head: #"""
            devices = [
              { width = 500, height = 900 },
              { name = "Foldable", width = 600, height = 840, scale = 3, idiom = "pad", safeArea = { top = 40, bottom = 20 }, landscape = { horizontalSizeClass = "compact", safeArea = 12 }, orientation = "landscape" },
            ]
            """#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.map(\.id) == ["own-500x900", "own-foldable@landscape"])
        let (phone, pad) = (devices[0].device, devices[1].device)
        #expect(phone.portrait?.horizontalSizeClass == .compact && phone.portrait?.verticalSizeClass == .regular)
        #expect(phone.landscape?.verticalSizeClass == .compact && !phone.hasHomeIndicator)
        #expect(pad.name == "Foldable" && pad.idiom == .pad && pad.scale == 3 && pad.hasHomeIndicator)
        #expect(pad.portrait?.safeAreaInsets == EdgeInsets(top: 40, bottom: 20))
        #expect(pad.landscape?.horizontalSizeClass == .compact && pad.landscape?.verticalSizeClass == .regular)
        #expect(pad.landscape?.safeAreaInsets == EdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
    }

    @Test func `an iPhone Duo starts in a posture, which determines the orientation`() throws {
        let result = PlaygroundFile.ReadResult(head: #"""
            devices = [
              "iphone-duo", { device = "iphone-duo", posture = "open" }, { device = "iphone-duo", posture = "half", orientation = "portrait" },
              { device = "iphone-duo", posture = 95.5, orientation = "landscape" }, { device = "iphone-duo", posture = "open", split = "left" },
              { device = "iphone-duo", orientation = "landscape" }, { device = "iphone-duo", posture = "closed", name = "Shut" },
            ]
            """#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.map(\.id) == [
            "iphone-duo", "iphone-duo@open", "iphone-duo@portrait,half", "iphone-duo@landscape,angle95.5", "iphone-duo@left,open",
            "iphone-duo@landscape", "iphone-duo@2",
        ])
        #expect(Set(devices.dropLast().map(\.device.name)) == ["iPhone Duo"])
        #expect(devices.map { $0.environment().orientation } == [
            .portrait, .landscapeLeft, .portrait, .landscapeRight, .landscapeLeft, .landscapeRight, .portrait,
        ])
        // Later settings of all devices apply, and rotate the interface as folding does.
        #expect(devices[0].environment(from: Environment(posture: Posture(.open))).orientation == .landscapeLeft)
        #expect(devices[0].environment(from: Environment(posture: Posture(.open))).posture == Posture(.open))
        #expect(devices[1].environment(from: Environment(posture: Posture(.half))).orientation == .landscapeLeft)
    }

    @Test(arguments: [
        (#"device = "iphone-duo", posture = "ajar""#, ["bad-value"]), (#"device = "iphone-duo", posture = 181"#, ["bad-value"]),
        (#"device = "iphone-duo", posture = -1"#, ["bad-value"]), (#"device = "iphone-duo", posture = true"#, ["wrong-type"]),
        (#"device = "iphone-17", posture = "open""#, ["posture-not-available"]), (#"device = "pads", posture = 90"#, ["no-device-left"]),
        (#"device = "iphone-duo", split = "left""#, ["split-not-available"]),
        (#"device = "iphone-duo", posture = "open", orientation = "portrait", split = "left""#, ["split-not-available"]),
        (#"device = "iphone-duo", posture = "open", split = "1/2""#, ["split-not-available"]), (#"device = "phones", posture = "open""#, []),
    ])
    func `a mistake in a posture is reported`(table: String, codes: [String]) {
        #expect(PlaygroundFile.ReadResult(head: "devices = [{ \(table) }]").codes == codes)
    }

    @Test(arguments: [
        ("{ width = 600 }", "missing-key"), ("{ width = 600, height = 20 }", "bad-value"),
        ("{ width = 600, height = 800, idiom = \"tv\" }", "bad-value"), ("{ device = \"iphone-17\", style = \"drak\" }", "bad-value"),
        ("{ name = \"x\" }", "missing-key"), ("{ device = \"iphone-17\", styl = \"dark\" }", "unknown-key"),
    ])
    func `a mistake in a device is reported once`(table: String, code: String) {
        #expect(PlaygroundFile.ReadResult(head: "devices = [\(table)]").codes == [code])
    }

    // Split View exists from iOS 9 on. The row of the M4 and M5 begins with iOS 17.
    @Test(arguments: [
        (#""ios" = 8"#, #"device = "ipad-9-7", split = "1/3""#, ["split-not-available"]),
        (#""ios" = 8"#, #"device = "ipad-9-7", split = "1/3", ios = "12""#, []),
        (#""ios" = 8"#, #"device = "ipad-pro-11", orientation = "landscape", split = "1/3""#, []),
        (#""ios" = 26"#, #"device = "ipad-9-7", split = "1/3", ios = "8""#, ["split-not-available"]),
    ])
    func `a split is permitted if the device's version has it`(file: String, table: String, codes: [String]) {
        #expect(PlaygroundFile.ReadResult(head: "\(file)\ndevices = [{ \(table) }]").codes == codes)
    }

    @Test func `a group adds its devices except those already listed`() throws {
        let result = PlaygroundFile.ReadResult(head: #"devices = ["iphone-x", "phones", "pads"]"#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.count == 44 + 12)
        #expect(devices.first?.id == "iphone-x")
        #expect(devices.filter { $0.device.id == "iphone-x" }.count == 1)
    }

    @Test func `a group with an orientation or split omits devices that lack it`() throws {
        let result = PlaygroundFile.ReadResult(head: #"""
            devices = [{ device = "all", orientation = "landscape", split = "1/2" }, { device = "phones", orientation = "landscape" }]
            """#)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.filter { $0.device.idiom == .pad }.count == 12)
        #expect(devices.filter { $0.device.idiom == .phone }.count == 44)
        #expect(devices.allSatisfy { $0.orientation == .landscapeRight })
    }

    @Test func `an iPad has splits from iOS 9 on`() {
        let head = "devices = [{ device = \"ipad-9-7\", split = \"slideOver\" }]"
        #expect(PlaygroundFile.ReadResult(head: "ios = \"8\"\n\(head)").codes == ["split-not-available"])
        #expect(PlaygroundFile.ReadResult(head: "ios = \"9\"\n\(head)").codes == [])
    }
}
