import PlaygroundModel
import Testing

@testable import Simulation

/// The menus of buttons and bar items.
@Suite struct MenuTests {
    private static let entries: [PreviewActionItem] = [
        .action(.make("Open", action: .show("detail"))), .action(.make("Locked", attributes: [.disabled])),
        .group(.init(path: DocumentPath(), title: "Share", items: [.action(.make("Mail", action: .show("detail")))])),
        .group(.init(path: DocumentPath(), title: "", options: [.displayInline], items: [
            .action(.make("Gone", attributes: [.hidden])), .action(.make("Delete", attributes: [.destructive])),
        ])),
    ]

    private static func app(ios version: Int = 17, on device: Device = .phone6s, after events: String) throws -> DeviceSimulation {
        var button = ViewDefinition.make("menu", .button, [.showsMenuAsPrimaryAction: .bool(true)])
        var pressed = ViewDefinition.make("pressed", .button)
        (button.menu, pressed.menu, pressed.tap) = (entries, entries, .show("detail"))
        var home = ControllerDefinition.make("home", views: [button, pressed])
        var (item, both) = (BarButtonItem(id: "item", path: DocumentPath()), BarButtonItem(id: "both", path: DocumentPath()))
        (item.menu, both.menu, both.tap) = (entries, entries, .show("detail"))
        home.navigationItem.rightBarButtonItems = [item, both]
        var app = DeviceSimulation.make(
            .make(.make("nav", .navigation(rootViewController: "home")), home, .make("detail"), ios: version), on: device)
        for event in events.split(separator: ",") { _ = app.apply(try Event(line: String(event))) }
        return app
    }

    private static func words(_ app: DeviceSimulation) -> String? {
        app.scene().touch.actions.map { list in
            ([list.heading].compactMap { $0 } + list.items).map { "\($0.gap > 0 ? "| " : "")\($0.title)" }.joined(separator: " ")
        }
    }

    private static let all = "Open Locked Share | Delete"

    @Test(arguments: [
        ("tap home.menu", all), ("longPress home.menu,lift", all), ("tap home.item", all), ("longPress home.pressed,lift", all),
        ("longPress home.both", all), ("tap home.menu,chooseAction 3", "Share Mail"), ("tap home.menu,chooseAction 3,chooseAction 3", all),
        ("tap home.menu,chooseAction 2", all), ("tap home.menu,tapOutside", nil), ("tap home.menu,chooseAction 1", nil),
        ("tap home.menu,chooseAction 4.2", nil), ("tap home.menu,rotate landscapeLeft", nil), ("tap home.menu,chooseAction 4", all),
        ("tap home.menu,chooseAction 4.1", all), ("tap home.menu,tapPreview", all), ("tap home.pressed", nil), ("tap home.both", nil),
    ] as [(String, String?)])
    func aMenuIsOpenUntilAChoice(_ events: String, _ expected: String?) throws {
        #expect(try Self.words(Self.app(after: events)) == expected)
    }

    @Test(arguments: [
        ("tap home.menu,chooseAction 1", "detail"), ("tap home.menu,chooseAction 3,chooseAction 3.1", "detail"),
        ("tap home.menu,chooseAction 4.2", "home"), ("tap home.pressed", "detail"), ("tap home.both", "detail"),
        ("tap home.menu,tap home.pressed", "home"),
    ])
    func aChoicePerformsItsAction(_ events: String, _ top: String) throws {
        #expect(try Self.app(after: events).scene().controllers.last?.id.controller.name == top)
    }

    @Test func menusAreAvailableFromIOS14() throws {
        for events in ["tap home.menu", "longPress home.pressed,lift", "tap home.item"] {
            #expect(try Self.words(Self.app(ios: 13, after: events)) == nil)
        }
    }

    @Test func theLogContainsTheOpeningAndClosingOfAMenu() throws {
        var app = try Self.app(after: "")
        #expect(app.send("tap home.menu") == ["event", "touch: opened the menu of menu"])
        #expect(app.send("tapOutside") == ["event", "touch: the menu of menu ends: a tap outside it"])
    }

    @Test func aSectionHasAGapAndATitle() throws {
        let list = try #require(Self.app(after: "tap home.menu").scene().touch.actions)
        #expect(list.frame.size == Size(width: 250, height: 4 * 44 + 8))
        #expect(list.items.map(\.isDestructive) == [false, false, false, true])
        let titled = PreviewActionItem.group(.init(path: DocumentPath(), title: "Order", options: [.displayInline], items: [.action(.make("A"))]))
        let entries = [titled, .action(.make("B"))].entries(in: [])
        #expect(entries.map(\.item.title) == ["Order", "A", "B"])
        #expect(entries.map(\.beginsSection) == [false, false, true])
    }

    /// Four rows of 44 points. UIKitCore of iOS 26.1: sections have 10 points above and below, or 8 on an iPad, and 1 point between them.
    @Test(arguments: [(Device.phone6s, 250.0, 32.0, 217.0), (Device.pad97, 224.0, 26.0, 209.0)])
    func `menus of iOS 26 have edges, round corners and wide gaps`(device: Device, width: Double, radius: Double, height: Double) throws {
        let list = try #require(Self.app(ios: 26, on: device, after: "tap home.menu").scene().touch.actions)
        #expect(list.frame.size == Size(width: width, height: height))
        #expect(list.metrics.cornerRadius == radius)
        #expect(list.edge == (device == .pad97 ? 8 : 10))
    }

    @Test func anEntryWithASubtitleIsHigher() throws {
        var copy = PreviewAction(path: DocumentPath(), title: "Copy")
        copy.subtitle = "With notes"
        var button = ViewDefinition.make("menu", .button, [.showsMenuAsPrimaryAction: .bool(true)])
        button.menu = [.action(copy), .action(.make("Delete"))]
        var app = DeviceSimulation.make(.make(.make("home", views: [button]), ios: 17), on: .phone6s)
        _ = app.apply(try Event(line: "tap home.menu"))
        let list = try #require(app.scene().touch.actions)
        #expect(list.frame.height == 2 * 44 + 18 && list.items.map(\.subtitle) == ["With notes", nil])
    }

    /// The button has UIButton.changesSelectionAsPrimaryAction.
    @Test func popUpButtonsShowTheChosenTitleAndOtherButtonsToggleTheirSelection() throws {
        var sort = ViewDefinition.make("sort", .button, [
            .showsMenuAsPrimaryAction: .bool(true), .changesSelectionAsPrimaryAction: .bool(true), .title: .string("Name"),
        ])
        sort.menu = [.action(.make("Name")), .group(.init(path: DocumentPath(), title: "", options: [.displayInline], items: [.action(.make("Date"))]))]
        let star = ViewDefinition.make("star", .button, [.changesSelectionAsPrimaryAction: .bool(true)])
        var app = DeviceSimulation.make(.make(.make("home", views: [sort, star]), ios: 17), on: .phone6s)
        for line in ["tap home.sort", "chooseAction 2.1", "tap home.star"] { _ = app.apply(try Event(line: line)) }
        let views = try app.controller("home").views
        #expect(views[0].properties.string(.title) == "Date")
        #expect(views[0].shownMenu.selected?.title == "Date")
        #expect(views[1].properties.bool(.isSelected) == true)
        _ = app.apply(try Event(line: "tap home.star"))
        #expect(try app.controller("home").views[1].properties.bool(.isSelected) == false)
    }

    @Test(arguments: [
        (Rect(x: 300, y: 60, width: 60, height: 44), false, Rect(x: 110, y: 112, width: 250, height: 200)),
        (Rect(x: 16, y: 60, width: 60, height: 44), true, Rect(x: 16, y: 60, width: 250, height: 200)),
        (Rect(x: 16, y: 500, width: 60, height: 44), false, Rect(x: 16, y: 292, width: 250, height: 200)),
        (Rect(x: 340, y: 500, width: 30, height: 44), true, Rect(x: 117, y: 344, width: 250, height: 200)),
    ])
    func aMenuIsNextToItsButton(_ button: Rect, _ coversButton: Bool, _ frame: Rect) {
        let room = Rect(x: 8, y: 28, width: 359, height: 560)
        #expect(button.menu(Size(width: 250, height: 200), in: room, coversButton: coversButton) == frame)
    }
}
