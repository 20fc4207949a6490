import Files
import PlaygroundModel
import Testing

@testable import Checking

/// The devices that an option names.
@Suite struct DeviceChoiceTests {
    private static func choice(_ id: String) throws -> [String] {
        let playground = try #require(ReadPlayground.read("""
            devices = ["iphone-8-plus", { device = "iphone-8-plus", orientation = "landscape" }, "iphone-duo",
              { device = "ipad-pro-11-m4", orientation = "landscape", ios = "18", style = "dark" }]
            app.rootViewController = "home"
            strings = { de = {} }
            [controllers.home]
            """).playground)
        return try DeviceChoice.configurations(of: id, in: playground).map { $0.writtenID }
    }

    @Test(arguments: [
        ("iphone-8-plus", ["iphone-8-plus", "iphone-8-plus@landscape"]), ("iphone-8-plus@landscape", ["iphone-8-plus@landscape"]),
        // The id as written in the file, the id of the screen, and the settings in another order.
        ("ipad-pro-11-m4", ["ipad-pro-11-m4@landscape,dark,ios18"]), ("ipad-pro-11@landscape,dark,ios18", ["ipad-pro-11-m4@landscape,dark,ios18"]),
        ("ipad-pro-11-m4@ios18,landscape,dark", ["ipad-pro-11-m4@landscape,dark,ios18"]),
        // Devices that the file does not contain.
        ("ipad-pro-11-m4@landscape,ios26", ["ipad-pro-11-m4@landscape,ios26"]), ("ipad-air@ios26", ["ipad-air@ios26"]),
        ("iphone-17@landscape", ["iphone-17@landscape"]), ("iphone-17@portrait", ["iphone-17"]),
        ("ipad-11@landscape,1/3,rightToLeft", ["ipad-11@landscape,1/3,rightToLeft"]), ("ipad-11@507x1024", ["ipad-11@507x1024"]),
        ("iphone-17@accessibilityLarge,dark,de", ["iphone-17@accessibilityLarge,dark,de"]),
        ("iphone-duo@open,ios27.1", ["iphone-duo@open,ios27.1"]), ("iphone-duo@angle90", ["iphone-duo@angle90"]),
    ])
    func `a device is found by its id and settings, in any order`(id: String, found: [String]) throws {
        #expect(try Self.choice(id) == found)
    }

    @Test(arguments: [
        ("iphone-99", "There is no device \"iphone-99\""), ("iphone-17@landscap", "iphone-17 cannot be \"landscap\"; did you mean \"landscape\"?"),
        ("iphone-17@", "iphone-17 cannot be \"\"."), ("iphone-17@dark,,ios26", "iphone-17 cannot be \"\"."),
        ("iphone-17@open", "iphone-17 cannot be \"open\""), ("iphone-17@ios7", "iphone-17 cannot be \"ios7\""),
        ("iphone-17@fr", "iphone-17 cannot be \"fr\""),
    ])
    func `impossible settings of a device are reported`(id: String, message: String) throws {
        let failure = try #require(throws: UsageFailure.self) { try Self.choice(id) }
        #expect("\(failure)".hasPrefix(message), "\(failure)")
    }
}
