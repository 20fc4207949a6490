import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Bars that hide: UINavigationController.hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears and
/// hidesBarsWhenVerticallyCompact.
@Suite struct BarVisibilityTests {
    typealias ID = ControllerInstance.ID

    private static func simulation(_ hiding: BarHiding..., rows: Int = 60, on device: Device = .phoneX, ios: Int = 17) -> DeviceSimulation {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        for cause in hiding { nav.navigationOptions.set(cause, to: true) }
        nav.navigationOptions.isToolbarHidden = false
        var home = ControllerDefinition.make("home", title: "Home", views: [])
        var table = ViewDefinition.make("list", .table)
        let cells = (0..<rows).map { ViewDefinition.make(ViewID("list.0.\($0)"), .cell, [.rowHeight: .number(44)]) }
        table.subviews = cells.map { $0.id }
        var photo = ViewDefinition.make("photo", .image)
        photo.tap = nil
        home.views = [table] + cells + [photo, .make("name", .textField)]
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("list", edge, LayoutAnchor(.rootView, edge))) }
        home.constraints.append(.make("name", .top, LayoutAnchor(.guide(.safeArea, of: nil), .top)))
        return .make(.make(nav, home, ios: ios), on: device)
    }

    private static func bars(_ simulation: DeviceSimulation) throws -> Bool {
        let nav = try simulation.controller("nav")
        #expect((nav.navigationBar == nil) == (nav.toolbar == nil))
        return nav.navigationBar != nil
    }

    private static func offset(_ simulation: DeviceSimulation) throws -> Double {
        var simulation = simulation
        let home = try simulation.controller("home")
        let layout = try #require(simulation.layouts(of: simulation.scene())[home.id])
        return try #require(home.scrollPosition(of: "list", in: layout.result)).contentOffset.y
    }

    /// Whether the bars are shown after each event.
    private static func bars(_ simulation: DeviceSimulation, after events: [String]) throws -> [Bool] {
        var simulation = simulation
        return try events.map { event in
            try simulation.facts(after: event)
            return try bars(simulation)
        }
    }

    @Test(arguments: [
        (["drag home.list up", "drag home.list down"], [false, true]),
        (["swipe up", "swipe up", "swipe down"], [false, false, true]),
        (["scroll home.list to 700", "scroll home.list to 600", "scroll home.list to end"], [false, true, false]),
        (["drag home.photo up", "drag home.photo left", "drag home.photo down"], [false, false, true]),
        (["tapBeside home"], [true]),
    ])
    func `swipes hide and show the bars`(events: [String], shown: [Bool]) throws {
        #expect(try Self.bars(Self.simulation(.hidesBarsOnSwipe), after: events) == shown)
        #expect(try Self.bars(Self.simulation(), after: events).allSatisfy { $0 })
    }

    @Test func `swipes hide the bars of content that does not scroll`() throws {
        #expect(try Self.bars(Self.simulation(.hidesBarsOnSwipe, rows: 2), after: ["drag home.list up", "drag home.list down"]) == [false, true])
    }

    @Test func `hiding the bars keeps the offset and reduces the safe area insets`() throws {
        var (hiding, fixed) = (Self.simulation(.hidesBarsOnSwipe), Self.simulation())
        try hiding.facts(after: "scroll home.list to 400")
        try fixed.facts(after: "scroll home.list to 400")
        #expect(try Self.offset(hiding) == 400)
        #expect(try Self.offset(fixed) == 400)
        #expect(try fixed.controller("home").safeAreaInsets.top - hiding.controller("home").safeAreaInsets.top == 44)
        try hiding.facts(after: "scroll home.list to start")
        #expect(try Self.offset(hiding) == -88)
    }

    @Test func `a tap that no view handles hides and shows the bars`() throws {
        #expect(try Self.bars(Self.simulation(.hidesBarsOnTap), after: ["tapBeside home", "tapBeside home"]) == [false, true])
    }

    @Test func `the keyboard hides the bars, and only a tap shows them`() throws {
        let shown = try Self.bars(
            Self.simulation(.hidesBarsWhenKeyboardAppears), after: ["tap home.name", "return", "tapBeside home", "tapBeside home"])
        #expect(shown == [false, false, true, true])
    }

    @Test func `compact height hides the bars until a tap shows them`() throws {
        let events = ["rotate landscapeLeft", "tapBeside home", "rotate landscapeRight", "rotate portrait"]
        #expect(try Self.bars(Self.simulation(.hidesBarsWhenVerticallyCompact), after: events) == [false, true, true, true])
    }

    @Test func `the log names the property that hides the bars`() throws {
        var simulation = Self.simulation(.hidesBarsOnSwipe)
        #expect(try simulation.facts(after: "swipe up").contains(.bars(of: ID("nav"), hides: true, .hidesBarsOnSwipe)))
        #expect(try simulation.facts(after: "swipe up").contains(.ignored(.nothingToSwipe)))
    }
}
