import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct AppDeclarationReaderTests {
    private static func read(
        _ app: String, devices: String = "[\"iphone-17\"]", plist: String? = nil
    ) -> PlaygroundFile.ReadResult {
        let text = """
            devices = \(devices)
            [app]
            rootViewController = "home"
            \(app)
            [controllers.home]
            """
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml", attachment: { name in
            name == "Info.plist" ? plist.map { Array(Self.propertyList($0).utf8) } : nil
        })
    }

    private static func propertyList(_ entries: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    @Test(arguments: [
        ("", AppDeclaration()),
        ("sdk = 26", AppDeclaration(sdk: 26)), ("sdk = \"27.0\"", AppDeclaration(sdk: 27)),
        ("sdk = 26\ndesignRequiresCompatibility = true", AppDeclaration(sdk: 26, designRequiresCompatibility: true)),
        ("userInterfaceStyle = \"dark\"", AppDeclaration(userInterfaceStyle: .dark)),
        ("userInterfaceStyle = \"automatic\"", AppDeclaration()),
        ("sdk = 27.1", AppDeclaration(sdk: SystemVersion(27, 1))),
        ("deviceFamily = [\"phone\"]", AppDeclaration(deviceFamily: [.phone])),
        ("requiresFullScreen = true", AppDeclaration(requiresFullScreen: true)),
        ("supportedInterfaceOrientations = [\"portrait\", \"landscape\"]", AppDeclaration(supportedInterfaceOrientations: [
            .phone: [.portrait, .landscapeLeft, .landscapeRight], .pad: [.portrait, .landscapeLeft, .landscapeRight],
        ])),
        ("minimumSize = { width = 400, height = 500 }", AppDeclaration(minimumSize: Size(width: 400, height: 500))),
    ])
    func `the app's declarations are part of the profile`(_ app: String, _ expected: AppDeclaration) {
        let result = Self.read(app)
        #expect(result.playground?.profile.app == expected, "\(result.report)")
        #expect(result.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("<key>UIDeviceFamily</key><array><integer>1</integer></array>", "", AppDeclaration(deviceFamily: [.phone])),
        ("<key>UIDeviceFamily</key><array><string>1</string><string>2</string></array>", "", AppDeclaration()),
        ("<key>UIDeviceFamily</key><array><integer>7</integer></array>", "", AppDeclaration()),
        ("<key>UIDesignRequiresCompatibility</key><true/>", "", AppDeclaration(designRequiresCompatibility: true)),
        ("<key>UIRequiresFullScreen</key><true/>", "", AppDeclaration(requiresFullScreen: true)),
        ("<key>UIUserInterfaceStyle</key><string>Light</string>", "", AppDeclaration(userInterfaceStyle: .light)),
        ("<key>UIUserInterfaceStyle</key><string>Automatic</string>", "", AppDeclaration()),
        ("<key>UIUserInterfaceStyle</key><string>Light</string>", "userInterfaceStyle = \"automatic\"", AppDeclaration()),
        ("<key>UIRequiresFullScreen</key><true/><key>UIRequiresFullScreen~ipad</key><false/>", "", AppDeclaration()),
        ("<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>"
            + "<key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>", "",
         AppDeclaration(supportedInterfaceOrientations: [.phone: [.portrait], .pad: [.landscapeLeft]])),
        // The playground overrides the named file.
        ("<key>UIRequiresFullScreen</key><true/>", "requiresFullScreen = false", AppDeclaration()),
    ])
    func `declarations are read from a property list, too`(_ plist: String, _ app: String, _ expected: AppDeclaration) {
        let result = Self.read("infoPlist = \"Info.plist\"\n\(app)", plist: plist)
        #expect(result.playground?.profile.app == expected, "\(result.report)")
        #expect(result.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("sdk = \"28\"", "[\"iphone-17\"]", ["unknown-sdk"]), ("sdk = \"20\"", "[\"iphone-17\"]", ["unknown-sdk"]),
        ("sdk = \"newest\"", "[\"iphone-17\"]", ["unknown-sdk"]), ("sdk = true", "[\"iphone-17\"]", ["wrong-type"]),
        ("deviceFamily = []", "[\"iphone-17\"]", ["empty-device-family"]),
        ("deviceFamily = [\"mac\"]", "[\"iphone-17\"]", ["bad-value"]),
        ("deviceFamily = [\"pad\"]", "[\"iphone-17\"]", ["not-in-device-family"]),
        ("deviceFamily = [\"pad\"]", "[\"all\"]", []), ("deviceFamily = [\"phone\"]", "[\"ipad-pro-11\"]", []),
        ("sdk = 26", "[{ device = \"iphone-17\", window = \"640x1000\" }]", ["window-not-available"]),
        ("", "[{ device = \"iphone-17\", window = \"640x1000\" }]", []),
        ("", "[{ device = \"iphone-17\", window = \"640x1000\", ios = 26 }]", ["window-not-available"]),
        ("", "[{ device = \"iphone-17\", window = \"1281x1000\" }]", ["window-not-available"]),
        ("", "[{ device = \"iphone-17\", window = \"640x1000\", orientation = \"landscape\" }]", ["window-not-available"]),
        ("", "[{ device = \"ipad-pro-11\", window = \"640x1000\", split = \"1/3\" }]", ["split-and-window"]),
        ("minimumSize = { width = 400, height = 500 }", "[{ device = \"iphone-17\", window = \"300x600\" }]",
         ["window-not-available"]),
        ("requiresFullScreen = true\nsdk = 26", "[{ device = \"ipad-pro-11\", window = \"640x1000\" }]", ["window-not-available"]),
        ("supportedInterfaceOrientations = [\"portrait\"]", "[{ device = \"ipad-pro-13\", split = \"1/2\", ios = 18 }]",
         ["window-not-available"]),
        ("supportedInterfaceOrientations = [\"sideways\"]", "[\"iphone-17\"]", ["bad-value"]),
        ("deviceFamily = [\"phone\"]\nsdk = 26", "[{ device = \"ipad-pro-11\", window = \"400x700\" }]", ["window-not-available"]),
        ("deviceFamily = [\"phone\"]", "[{ device = \"ipad-pro-11\", window = \"600x700\" }]", ["window-not-available"]),
        ("", "[{ device = \"ipad-pro-11\", window = \"600x700\", windowedApps = false }]", ["window-not-available"]),
        ("", "[{ device = \"ipad-pro-13\", split = \"1/2\" }]", []),
        ("", "[{ device = \"ipad-pro-13\", split = \"1/2\", ios = 18 }]", ["split-not-available"]),
        ("app = 3", "[\"iphone-17\"]", ["unknown-key"]),
    ])
    func `impossible declarations are reported once, at their position`(_ app: String, _ devices: String, _ codes: [String]) {
        let result = Self.read(app, devices: devices)
        #expect(result.codes == codes, "\(result.report)")
    }

    @Test func `an app that is not a table is reported once`() {
        let result = PlaygroundFile.ReadResult("app = 3\n[controllers.home]")
        #expect(result.codes == ["wrong-type"])
    }
}
