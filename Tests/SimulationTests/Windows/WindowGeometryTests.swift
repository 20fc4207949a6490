import PlaygroundModel
@testable import Simulation
import Testing

/// A documented fact: a device, its orientation, its window, and the resulting window.
struct WindowRow: Sendable, CustomTestStringConvertible {
    let device: Device
    let orientation: InterfaceOrientation
    let configuration: WindowConfiguration
    let frame: Rect
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass
    let insets: EdgeInsets

    init(
        _ device: Device, _ orientation: InterfaceOrientation, _ configuration: WindowConfiguration,
        _ frame: Rect, _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass,
        _ insets: EdgeInsets = .zero
    ) {
        self.device = device
        self.orientation = orientation
        self.configuration = configuration
        self.frame = frame
        self.horizontal = horizontal
        self.vertical = vertical
        self.insets = insets
    }

    var testDescription: String { "\(device.id) \(orientation.rawValue) \(configuration.word)" }
}

struct WindowGeometryTests {
    static let rows: [WindowRow] = [
        // Full screens. Sources: Human Interface Guidelines, Layout, and the device table's safe areas.
        WindowRow(.phoneSE, .portrait, .fullScreen, .zeroed(320, 568), .compact, .regular, EdgeInsets(top: 20)),
        WindowRow(.phoneSE, .landscapeRight, .fullScreen, .zeroed(568, 320), .compact, .compact),
        WindowRow(.phone8Plus, .portrait, .fullScreen, .zeroed(414, 736), .compact, .regular, EdgeInsets(top: 20)),
        WindowRow(.phone8Plus, .landscapeLeft, .fullScreen, .zeroed(736, 414), .regular, .compact),
        WindowRow(
            .phoneX, .portraitUpsideDown, .fullScreen,
            .zeroed(375, 812), .compact, .regular, EdgeInsets(top: 44, bottom: 34)
        ),
        WindowRow(
            .phoneX, .landscapeRight, .fullScreen,
            .zeroed(812, 375), .compact, .compact, EdgeInsets(left: 44, bottom: 21, right: 44)
        ),
        WindowRow(.pad97, .portrait, .fullScreen, .zeroed(768, 1024), .regular, .regular, EdgeInsets(top: 20)),
        WindowRow(.pad97, .landscapeRight, .fullScreen, .zeroed(1024, 768), .regular, .regular, EdgeInsets(top: 20)),
        WindowRow(
            .tv, .landscapeRight, .fullScreen, .zeroed(1920, 1080), .regular, .regular,
            EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        ),
        // Split View on the 9.7-inch iPad. Sources: swift-snapshot-testing, Safari measurements.
        WindowRow(
            .pad97, .landscapeRight, .oneThird,
            Rect(x: 704, y: 0, width: 320, height: 768), .compact, .regular, EdgeInsets(top: 20)
        ),
        WindowRow(.pad97, .landscapeRight, .oneHalf, .zeroed(507, 768), .compact, .regular, EdgeInsets(top: 20)),
        WindowRow(.pad97, .landscapeRight, .twoThirds, .zeroed(694, 768), .regular, .regular, EdgeInsets(top: 20)),
        WindowRow(.pad97, .portrait, .twoThirds, .zeroed(438, 1024), .compact, .regular, EdgeInsets(top: 20)),
        // Apple, Slide Over and Split View Quick Start: half of a 12.9-inch iPad is regular.
        WindowRow(
            .pad129, .landscapeRight, .oneHalf,
            .zeroed(678, 1024), .regular, .regular, EdgeInsets(top: 24, bottom: 20)
        ),
        WindowRow(.pad129, .portrait, .twoThirds, .zeroed(639, 1366), .compact, .regular, EdgeInsets(top: 24, bottom: 20)),
        // Hackworth 2018: the Slide Over window is 40 points shorter than the screen of an iPad with a home button.
        WindowRow(.pad97, .landscapeRight, .slideOver, Rect(x: 704, y: 20, width: 320, height: 728), .compact, .regular),
        // Portrait has no half window.
        WindowRow(.pad97, .portrait, .oneHalf, .zeroed(438, 1024), .compact, .regular, EdgeInsets(top: 20)),
        // Resizable windows follow the modelling rule.
        WindowRow(
            .pad129, .landscapeRight, .resizable(Size(width: 639, height: 700)),
            .zeroed(639, 700), .compact, .regular, EdgeInsets(top: 24)
        ),
        WindowRow(
            .pad129, .landscapeRight, .resizable(Size(width: 678, height: 1024)),
            .zeroed(678, 1024), .regular, .regular, EdgeInsets(top: 24, bottom: 20)
        ),
        WindowRow(
            .pad129, .landscapeRight, .resizable(Size(width: 10, height: 9999)),
            .zeroed(320, 1024), .compact, .regular, EdgeInsets(top: 24, bottom: 20)
        ),
        // Phones have only the full screen.
        WindowRow(.phoneSE, .portrait, .oneHalf, .zeroed(320, 568), .compact, .regular, EdgeInsets(top: 20)),
    ]

    @Test(arguments: rows)
    func windowsHaveTheirDocumentedFramesAndSizeClasses(_ row: WindowRow) {
        // iOS 18 is the last version with Split View.
        let profile = BehaviourProfile(version: 18)
        let geometry = WindowGeometry(device: row.device, orientation: row.orientation, configuration: row.configuration, profile: profile)
        #expect(geometry.frame == row.frame)
        #expect(geometry.horizontalSizeClass == row.horizontal)
        #expect(geometry.verticalSizeClass == row.vertical)
        #expect(geometry.safeAreaInsets == row.insets)
    }

    /// Source: WWDC 2025, session 208.
    @Test func windowControlsAreInTheLeadingCorner() throws {
        func geometry(_ configuration: WindowConfiguration, ios version: SystemVersion = 26) -> WindowGeometry {
            WindowGeometry(
                device: .pad11, orientation: .landscapeRight, configuration: configuration, profile: BehaviourProfile(version: version))
        }
        let window = geometry(.resizable(Size(width: 700, height: 600)))
        #expect(window.controls(isRightToLeft: false) == Rect(x: 16, y: 32, width: 44, height: 44))
        #expect(window.controls(isRightToLeft: true) == Rect(x: 640, y: 32, width: 44, height: 44))
        #expect(geometry(.oneHalf).controls(isRightToLeft: false) != nil)
        #expect(geometry(.fullScreen).controls(isRightToLeft: false) == nil)
        #expect(geometry(.oneHalf, ios: 18).controls(isRightToLeft: false) == nil)
    }

    @Test func barItemsDoNotOverlapTheWindowControls() throws {
        let playground = Playground.make(.make("nav", .navigation(rootViewController: "home")), .make("home", title: "Home"))
        var app = DeviceSimulation.make(playground, on: .pad11)
        #expect(try app.controller("nav").navigationBar?.sideInsets == .zero)
        try app.facts(after: "resize 700x600")
        #expect(try app.controller("nav").navigationBar?.sideInsets == EdgeInsets(left: 60))
        try app.facts(after: "layoutDirection rightToLeft")
        #expect(try app.controller("nav").navigationBar?.sideInsets == EdgeInsets(right: 60))
    }

    @Test func insetsApplyOnlyToTheEdgesTheyReach() {
        let insets = EdgeInsets(top: 24, left: 44, bottom: 20, right: 44)
        let area = Size(width: 800, height: 600)
        let middle = Rect(x: 100, y: 10, width: 600, height: 590)
        #expect(insets.remaining(in: middle, of: area) == EdgeInsets(top: 14, bottom: 20))
        #expect(insets.remaining(in: Rect(origin: .zero, size: area), of: area) == insets)
    }

    @Test func aDeviceWithoutTheOrientationKeepsItsOwn() {
        let geometry = WindowGeometry(device: .tv, orientation: .portrait, configuration: .fullScreen)
        #expect(geometry.screenSize == Size(width: 1920, height: 1080))
    }
}

extension Rect {
    fileprivate static func zeroed(_ width: Double, _ height: Double) -> Rect {
        Rect(x: 0, y: 0, width: width, height: height)
    }
}

@Suite struct RemainingInsetsTests {
    /// The part of an area of 100 x 200 points. A part that extends beyond the area has the area's insets at most.
    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 100, height: 200), EdgeInsets(top: 50, left: 10, bottom: 34, right: 0)),
        (Rect(x: 4, y: 20, width: 96, height: 160), EdgeInsets(top: 30, left: 6, bottom: 14, right: 0)),
        (Rect(x: -30, y: -40, width: 100, height: 280), EdgeInsets(top: 50, left: 10, bottom: 34, right: 0)),
    ])
    func `a part has the remaining insets at its edges`(part: Rect, insets: EdgeInsets) {
        #expect(EdgeInsets(top: 50, left: 10, bottom: 34).remaining(in: part, of: Size(width: 100, height: 200)) == insets)
    }
}
