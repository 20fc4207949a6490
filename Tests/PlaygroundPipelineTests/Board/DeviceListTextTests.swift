import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline

/// The list of devices copied from a page results in the same devices when it is read.
@Suite struct DeviceListTextTests {
    private static func reading(_ devices: String, ios: String = "") -> PlaygroundFile.ReadResult {
        BundledPlayground.read("\(ios)\n\(devices)\n[app]\nrootViewController = \"home\"\n[controllers.home]")
    }

    /// The visible properties of a page's devices.
    private static func look(_ session: PageSession) -> [String] {
        session.devices.map { device in
            let (configuration, environment) = (device.simulation.configuration, device.simulation.state.environment)
            return "\(configuration.device.name): \(configuration.device.size.word) \(environment)"
        }
    }

    private static let lists = [
        #"devices = ["iphone-17", "ipad-9-7"]"#,
        #"devices = ["iphone-15-pro", { device = "ipad-pro-11", orientation = "landscape", split = "1/3" }, "apple-tv-hd"]"#,
        #"devices = [{ device = "iphone-x", orientation = "landscapeLeft" }, { device = "ipad-9-7", split = "507x1024" }]"#,
        #"devices = [{ device = "iphone-17", name = "A \"quoted\" \\ name" }, { device = "iphone-17", name = "B" }, { device = "iphone-17", style = "dark" }]"#,
        #"devices = [{ device = "iphone-17", language = "rightToLeft" }, { device = "iphone-17", language = "doubleLength", style = "dark" }, { device = "iphone-17", language = "rightToLeft", layoutDirection = "leftToRight" }]"#,
        #"devices = ["iphone-duo", { device = "iphone-duo", posture = "open" }, { device = "iphone-duo", posture = "half", orientation = "portrait" }, { device = "iphone-duo", posture = 95, split = "right" }]"#,
        """
        [[devices]]
        device = "iphone-8"
        style = "dark"
        preferredContentSizeCategory = "accessibilityLarge"
        layoutDirection = "rightToLeft"
        accessibilityContrast = "high"
        legibilityWeight = "bold"
        forceTouch = false
        ios = 12
        [[devices]]
        device = "iphone-8"
        name = "Plain"
        """,
        """
        devices = [
          { width = 500, height = 900 },
          { name = "Foldable", width = 600.5, height = 840, scale = 3, idiom = "pad", safeArea = { top = 40, bottom = 20 }, orientation = "landscape", landscape = { horizontalSizeClass = "compact", safeArea = 12 } },
          { name = "Old", width = 320, height = 480, hasForceTouch = true, cornerRadius = 7, style = "dark" },
        ]
        """,
    ]

    @Test(arguments: lists) func devicesOfAFileAreCopiedUnchanged(list: String) throws {
        let session = PageSession(Self.reading(list))
        let again = Self.reading(session.deviceListText)
        #expect(again.diagnostics.isEmpty, "\(session.deviceListText)")
        #expect(again.playground?.devices.map(\.id) == session.devices.map(\.id))
        #expect(Self.look(PageSession(again)) == Self.look(session))
        #expect(session.deviceListText.hasPrefix("[[devices]]") == list.hasPrefix("[[devices]]"))
    }

    @Test func changesOnThePageAreCopied() throws {
        var session = PageSession(Self.reading(#"devices = ["iphone-se-1", "iphone-17", "ipad-pro-11"]"#))
        for text in ["duplicate iphone-17 2", "add iphone-8", "name iphone-17@2 Rachel's", "hide iphone-se-1", "move iphone-8", "add ipad-pro-11 2"] {
            try session.arrange(BoardChange(text: text))
        }
        session.apply(.rotate(.landscapeRight), to: "iphone-17@2")
        session.apply(.userInterfaceStyle(.dark), to: nil)
        session.apply(.window(.resizable(Size(width: 500, height: 700))), to: "ipad-pro-11")
        session.apply(.systemVersion(18), to: "iphone-17")
        let again = Self.reading(session.deviceListText)
        #expect(again.diagnostics.isEmpty, "\(session.deviceListText)")
        #expect(Self.look(PageSession(again)) == Self.look(session))
        #expect(session.devices.map { $0.simulation.configuration.device.name } == [
            "iPhone 8", "iPhone 17", "Rachel's", session.devices[3].simulation.configuration.device.name, session.devices[4].simulation.configuration.device.name,
        ])
    }

    @Test func identicalDevicesGetDistinctNames() throws {
        var session = PageSession(Self.reading(#"devices = ["iphone-17"]"#))
        for text in ["duplicate iphone-17 2", "name iphone-17@2 iPhone 17"] { try session.arrange(BoardChange(text: text)) }
        let again = Self.reading(session.deviceListText)
        #expect(again.diagnostics.isEmpty)
        #expect(again.playground?.devices.map(\.device.name) == ["iPhone 17", "iPhone 17 (2)"])
    }

    @Test func simpleDevicesAreWrittenInShortForm() {
        let session = PageSession(Self.reading(#"devices = ["iphone-17", { device = "iphone-17", orientation = "landscape", style = "dark" }]"#))
        #expect(session.deviceListText == """
            devices = [
              "iphone-17",
              { device = "iphone-17", orientation = "landscape", style = "dark" },
            ]

            """)
    }
}
