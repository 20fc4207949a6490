import AppleDevices
import PlaygroundModel
import Simulation
import Testing
import TextMetrics
@testable import PlaygroundPipeline

/// The rules for titles with the system font's characters, at the text width of each device's menu.
@Suite struct QuickActionTitlesTests {
    static let font = Font(size: 17)

    /// The menu's text width on every device and orientation with a home screen that has quick actions.
    static let widths: [(name: String, width: Double)] = [12, 26].flatMap { version in
        DeviceCatalogue.all.filter { $0.idiom == .phone || $0.idiom == .pad }.flatMap { device in
            device.orientations.compactMap { orientation -> (String, Double)? in
                var playground = Playground(
                    title: "Test", profile: BehaviourProfile(version: SystemVersion(version)), devices: [], rootViewController: "home",
                    controllers: [ControllerDefinition(id: "home", path: DocumentPath(), kind: .view)]
                )
                playground.quickActions.static = [QuickAction(type: "t", title: "T")]
                // This includes devices that never ran the version.
                var device = device
                device.systems = nil
                let configuration = DeviceConfiguration(device: device, orientation: orientation)
                var simulation = DeviceSimulation(playground: playground, configuration: configuration)
                let press: HomeScreenEvent = version >= 13 ? .longPressIcon : .pressIcon(force: 1)
                for event in [HomeScreenEvent.home, press] { _ = simulation.apply(.homeScreen(event)) }
                return simulation.scene().homeScreen?.menu.map { ("\(configuration.id) iOS \(version)", $0.textWidth) }
            }
        }
    }

    private static func title(_ title: String, subtitle: String? = nil, width: Double) -> QuickActionTitle {
        QuickActionTitle(title, subtitle: subtitle) { font.width(of: $0) <= width }
    }

    @Test func `every phone with 3D Touch has a menu, and from iOS 13 on every phone and pad`() {
        let touch = DeviceCatalogue.all.filter(\.hasForceTouch).flatMap(\.orientations).count
        let all = DeviceCatalogue.all.filter { $0.idiom == .phone || $0.idiom == .pad }.flatMap(\.orientations).count
        #expect(Self.widths.count == touch + all)
    }

    /// One device for each width.
    private static let distinctWidths = Dictionary(widths.map { ($0.width, $0.name) }, uniquingKeysWith: { first, _ in first })
        .map { (name: $0.value, width: $0.key) }.sorted { $0.width < $1.width }

    @Test(arguments: distinctWidths)
    func `titles keep to their lines`(device: String, width: Double) {
        #expect(width > 150)
        #expect(Self.title("New Message", width: width).lines == ["New Message"])
        let long = "Everybody at the café, upstairs and down"
        let two = Self.title(long, width: width)
        #expect(two.lines.count == 2 && !two.isTruncated)
        #expect(two.lines.joined(separator: " ") == long)
        let one = Self.title(long, subtitle: "Cream, please", width: width)
        #expect(one.lines.count == 1 && one.isTruncated && one.lines[0].hasSuffix("…"))
        let endless = Self.title(String(repeating: "purring ", count: 40), width: width)
        #expect(endless.lines.count == 2 && endless.isTruncated)
        for line in two.lines + one.lines + endless.lines { #expect(Self.font.width(of: line) <= width) }
    }
}
