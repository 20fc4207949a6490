import PlaygroundModel
import Testing
@testable import Simulation

/// The menu of the items that do not fit into a vertical bar. Its width and the height of its rows are those of a context menu.
@Suite struct OverflowMenuTests {
    private static let home = ControllerInstance.ID("home")

    /// An app in landscape, after events, whose bar has no space for the last three of its six items.
    private static func app(after events: String) throws -> DeviceSimulation {
        var home = DuoApp.home
        home.navigationItem.rightBarButtonItems = [DuoApp.item("b"), DuoApp.item("a")]
        home.toolbarItems = ["c", "d", "e", "f"].map { name in
            DuoApp.item(ViewID(name)) { $0.tap = .init(.show(.init("second"))) }
        }
        var nav = DuoApp.nav
        nav.navigationOptions.isToolbarHidden = false
        return try DuoApp.make(DuoApp.tabbed(home, nav), after: "rotate landscapeRight,\(events)")
    }

    private static func words(_ app: DeviceSimulation) -> String? {
        app.scene().overflowMenu.map { $0.items.map(\.id.name).joined(separator: " ") }
    }

    @Test(arguments: [
        ("", nil), ("showOverflow home", "d e f"), ("showOverflow home,dim", nil), ("showOverflow home,tap home.a", nil),
        ("showOverflow home,tap home.d", nil), ("showOverflow home,tap home.d,back", nil), ("showOverflow home,selectTab 1", nil),
        ("showOverflow home,rotate portrait", nil), ("showOverflow home,fold open", nil), ("showOverflow home,showOverflow home", "d e f"),
    ] as [(String, String?)])
    func theMenuShowsItsItemsUntilAnotherEvent(_ events: String, _ expected: String?) throws {
        #expect(try Self.words(Self.app(after: events)) == expected)
    }

    /// The menu is aligned to its button at the bar's edge, and completely in the window.
    @Test(arguments: ["showOverflow home", "rotate landscapeLeft,showOverflow home", "layoutDirection rightToLeft,showOverflow home"])
    func theMenuIsAlignedToItsButton(_ events: String) throws {
        let scene = try Self.app(after: events).scene()
        let menu = try #require(scene.overflowMenu)
        let button = try #require(scene.controllers.compactMap(\.verticalBar).first?.slots.first { $0.entry.overflow != nil }?.frame)
        #expect(menu.frame.size == Size(width: 250, height: 44 * Double(menu.items.count) + 2 * 10))
        #expect(menu.frame.minX >= 8 && menu.frame.maxX <= scene.window.width - 8 && menu.frame.minY >= 8)
        #expect(menu.frame.minX == button.minX || menu.frame.maxX == button.maxX)
        #expect(menu.frame.maxY == button.maxY)
    }

    @Test func anItemInTheMenuPerformsItsAction() throws {
        let app = try Self.app(after: "showOverflow home,tap home.d")
        #expect(app.state.instance(ControllerInstance.ID("nav"))?.children.map(\.id.controller.name) == ["home", "second"])
    }

    @Test(arguments: [
        ("showOverflow ghost", LogFact.Reason.noSuchController("ghost")), ("showOverflow nav", .noOverflow(in: ControllerInstance.ID("nav"))),
        ("fold open,showOverflow home", .noOverflow(in: home)), ("showOverflow home,showOverflow home", .nothingNew),
        ("showOverflow home,dim,dim", .nothingDimmed),
    ])
    func eventsWithoutEffectReportAReason(_ events: String, _ reason: LogFact.Reason) throws {
        var lines = events.split(separator: ",").map(String.init)
        let last = lines.removeLast()
        var app = try Self.app(after: lines.joined(separator: ","))
        #expect(app.apply(try Event(line: last)).last?.fact == .ignored(reason))
    }
}
