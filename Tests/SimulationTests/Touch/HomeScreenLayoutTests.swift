import PlaygroundModel
import Testing

import RandomApps
@testable import Simulation

/// The positions of icons, dock and menu on the home screen of every device, in every orientation.
@Suite struct HomeScreenLayoutTests {
    private static let devices = Device.fixtures.filter { $0.idiom == .phone || $0.idiom == .pad }

    /// Two corners, the middle, and positions beyond every screen.
    private static let positions: [HomeScreenPosition] = [
        .grid(row: 1, column: 1), .grid(row: 1, column: 20), .grid(row: 3, column: 2), .grid(row: 20, column: 1),
        .grid(row: 20, column: 20), .dock,
    ]

    private static func playground(ios version: Int, at position: HomeScreenPosition) -> Playground {
        var playground = Playground.make(.make("home"), ios: version)
        playground.iconPosition = position
        playground.quickActions.static = (0..<4).map { QuickAction(type: "s\($0)", title: "Static \($0)") }
        return playground
    }

    /// The home screen with its menu open, in all orientations of a device.
    private static func menus(
        on device: Device, ios version: Int, at position: HomeScreenPosition
    ) throws -> [(home: HomeScreenScene, menu: HomeScreenScene.Menu)] {
        try device.orientations.map { orientation in
            var simulation = DeviceSimulation.make(playground(ios: version, at: position), on: device)
            for line in ["rotate \(orientation.rawValue)", "home", version >= 13 ? "longPressIcon" : "pressIcon 0.7"] {
                _ = simulation.send(line)
            }
            let home = try #require(simulation.scene().homeScreen)
            return (home, try #require(home.menu))
        }
    }

    // MARK: Icons

    @Test(arguments: devices, positions)
    func `icons and dock are on the screen and do not overlap`(device: Device, position: HomeScreenPosition) throws {
        for (home, _) in try Self.menus(on: device, ios: 13, at: position) {
            let onScreen = Rect(origin: .zero, size: home.size)
            #expect(home.icons.filter { !$0.isDocked }.count >= 16)
            #expect(home.icons.filter(\.isDocked).count == 4)
            #expect(home.icons.filter(\.isApp).map(\.frame) == [home.appIcon])
            for (index, icon) in home.icons.enumerated() {
                #expect(onScreen.contains(icon.frame))
                #expect(icon.isDocked == home.dock.frame.contains(icon.frame))
                #expect(icon.isDocked || !icon.frame.intersects(home.dock.frame))
                #expect(!home.icons.dropFirst(index + 1).contains { $0.frame.intersects(icon.frame) })
            }
        }
    }

    @Test func `the app's icon is at the playground's position or the nearest one on the device`() throws {
        func place(_ position: HomeScreenPosition) throws -> Int? {
            try Self.menus(on: .phone6s, ios: 13, at: position)[0].home.icons.firstIndex(where: \.isApp)
        }
        #expect(try place(.standard) == 5)
        #expect(try place(.grid(row: 1, column: 4)) == 3)
        #expect(try place(.grid(row: 6, column: 1)) == 20)
        #expect(try place(.grid(row: 20, column: 20)) == 23)
        #expect(try place(.dock) == 19)
    }

    @Test func `there is no gap before the app's icon`() throws {
        for device in Self.devices {
            for (home, _) in try Self.menus(on: device, ios: 13, at: .grid(row: 20, column: 20)) {
                #expect(home.icons.last { !$0.isDocked }?.isApp == true)
                #expect(Set(home.icons.map(\.name)).count == home.icons.count)
            }
        }
    }

    @Test func `a dock is a strip or floats, depending on device and version`() throws {
        func dock(_ device: Device, ios version: Int) -> HomeScreenScene.Dock? {
            var simulation = DeviceSimulation.make(Self.playground(ios: version, at: .dock), on: device)
            _ = simulation.send("home")
            return simulation.scene().homeScreen?.dock
        }
        #expect(dock(.phone6s, ios: 13)?.frame == Rect(x: 0, y: 583, width: 375, height: 84))
        #expect(dock(.phone6s, ios: 13)?.isFloating == false)
        #expect(dock(.pad97, ios: 10)?.isFloating == false)
        #expect(dock(.pad97, ios: 11)?.isFloating == true)
    }

    // MARK: Rotation

    private static func home(on device: Device, _ orientation: InterfaceOrientation) -> HomeScreenScene? {
        var simulation = DeviceSimulation.make(playground(ios: 13, at: .standard), on: device)
        _ = simulation.send("rotate \(orientation.rawValue)")
        _ = simulation.send("home")
        return simulation.scene().homeScreen
    }

    @Test(arguments: [Device.phone6s, .phoneX]) func `the home screen of most phones stays in portrait`(device: Device) throws {
        let upright = try #require(Self.home(on: device, .portrait))
        #expect(upright.turn == nil)
        for (orientation, turn) in [(InterfaceOrientation.landscapeRight, Turn.quarterLeft), (.landscapeLeft, .quarterRight)] {
            let turned = try #require(Self.home(on: device, orientation))
            #expect(turned.turn == turn)
            #expect(turned.size == upright.size)
            #expect(turned.icons == upright.icons)
        }
    }

    @Test(arguments: [Device.phone8Plus, .pad97]) func `the home screen of Plus phones and iPads rotates`(device: Device) throws {
        let home = try #require(Self.home(on: device, .landscapeRight))
        #expect(home.turn == nil)
        #expect(home.size == device.screenSize(in: .landscapeRight))
    }

    // MARK: The menu

    @Test(arguments: devices, positions)
    func `a menu is on the screen next to its icon`(device: Device, position: HomeScreenPosition) throws {
        for version in [12, 13] where version >= 13 || device.hasForceTouch {
            for (home, menu) in try Self.menus(on: device, ios: version, at: position) {
                #expect(Rect(origin: .zero, size: home.size).contains(menu.frame))
                #expect(!menu.frame.intersects(home.appIcon))
            }
        }
    }

    @Test(arguments: devices, positions)
    func `the first action is nearest the icon, above it, below it or next to it`(
        device: Device, position: HomeScreenPosition
    ) throws {
        for (home, menu) in try Self.menus(on: device, ios: 13, at: position) {
            let words = menu.entries.map { $0.event?.description ?? "nothing" }
            #expect((menu.opensAbove ? words.reversed() : words) == [
                "quickAction s0", "quickAction s1", "quickAction s2", "quickAction s3", "editHomeScreen", "nothing",
            ])
            let row = menu.opensAbove ? menu.frame.maxY - menu.rowHeight / 2 : menu.frame.minY + menu.rowHeight / 2
            let farthest = menu.opensAbove ? menu.frame.minY : menu.frame.maxY
            #expect(abs(row - home.appIcon.midY) < abs(farthest - home.appIcon.midY))
        }
    }

    @Test(arguments: devices, positions)
    func `the menu's icons are on the side of the app's icon`(device: Device, position: HomeScreenPosition) throws {
        for (home, menu) in try Self.menus(on: device, ios: 13, at: position) {
            #expect(menu.iconsAreTrailing == (home.appIcon.midX > home.size.width / 2))
        }
    }

    @Test func `in portrait a menu opens below upper icons and above lower icons and the dock`() throws {
        for device in Self.devices {
            func opensAbove(_ position: HomeScreenPosition) throws -> Bool {
                let (home, menu) = try Self.menus(on: device, ios: 13, at: position)[0]
                #expect(menu.opensAbove ? menu.frame.maxY < home.appIcon.minY : menu.frame.minY > home.appIcon.maxY)
                return menu.opensAbove
            }
            #expect(try !opensAbove(.grid(row: 1, column: 1)))
            #expect(try opensAbove(.grid(row: 20, column: 1)))
            #expect(try opensAbove(.dock))
        }
    }

    @Test func `a menu is aligned to the outer edge of its icon`() {
        let layout = HomeScreenLayout(
            screen: Size(width: 375, height: 667), idiom: .phone, safeAreaInsets: EdgeInsets(top: 20),
            profile: BehaviourProfile(version: 12)
        )
        let low = layout.menu(rows: 4, besides: Rect(x: 27, y: 500, width: 60, height: 60))
        #expect(low.opensAbove && low.frame.maxY == 490 && low.frame.minX == 27)
        let high = layout.menu(rows: 4, besides: Rect(x: 288, y: 100, width: 60, height: 60))
        #expect(!high.opensAbove && high.frame.minY == 170 && high.frame.maxX == 348)
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
