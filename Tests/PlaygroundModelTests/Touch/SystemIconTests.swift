import PlaygroundModel
import Testing

@Suite struct SystemIconTests {
    @Test func `there are 29 icons, seven of them since iOS 9 point 0`() {
        #expect(SystemIcon.allCases.count == 29)
        #expect(SystemIcon.allCases.count == 29)
        #expect(SystemIcon.allCases.filter { $0.introduced == "9.0" }.map(\.name)
            == ["compose", "play", "pause", "add", "location", "search", "share"])
        #expect(SystemIcon.prohibit.introduced == "9.1")
    }

    /// UIApplicationShortcutIconType's raw values, from the generated headers.
    @Test(arguments: [
        (SystemIcon.compose, 0), (.share, 6), (.prohibit, 7), (.markLocation, 10), (.capturePhoto, 20), (.taskCompleted, 23),
        (.update, 28),
    ])
    func `raw values are UIKit's`(icon: SystemIcon, value: Int) {
        #expect(SystemIcon.allCases.firstIndex(of: icon) == value)
    }

    @Test(arguments: SystemIcon.allCases)
    func `each icon is found by its names in TOML and in Info plists`(icon: SystemIcon) {
        #expect(SystemIcon(name: icon.name) == icon)
        #expect(SystemIcon(plistName: icon.plistName) == icon)
        #expect(SystemIcon(plistName: icon.name) == nil)
    }

    @Test func `the name in an Info plist is the type's, capitalized`() {
        #expect(SystemIcon.markLocation.plistName == "UIApplicationShortcutIconTypeMarkLocation")
    }
}
