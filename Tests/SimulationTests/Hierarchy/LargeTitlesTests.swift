import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Large titles that collapse with the scroll view of the first subview (hotwired/hotwire-native-ios#199 and #257, dotnet/maui#36511).
@Suite struct LargeTitlesTests {
    typealias ID = ControllerInstance.ID

    /// The views fill the root view. Those named in `below` begin below the bar.
    private static func simulation(
        _ views: [ViewDefinition], below: [String] = [], rows: Int = 60, following: ViewID? = nil, on device: Device = .phoneX, ios: Int = 17
    ) -> DeviceSimulation {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = true
        var home = ControllerDefinition.make("home", title: "Home", views: [])
        home.contentScrollView = following
        home.views = views.flatMap { view -> [ViewDefinition] in
            guard view.kind == .table else { return [view] }
            var table = view
            let cells = (0..<rows).map { ViewDefinition.make(ViewID("\(view.id).0.\($0)"), .cell, [.rowHeight: .number(44)]) }
            table.subviews = cells.map { $0.id }
            return [table] + cells
        }
        let outer = views.filter { view in !views.contains { $0.subviews.contains(view.id) } }
        for view in outer {
            let top = below.contains(view.id.name) ? LayoutAnchor(.guide(.safeArea, of: nil), .top) : LayoutAnchor(.rootView, .top)
            home.constraints.append(.make(view.id, .top, top))
            for edge in [LayoutAttribute.bottom, .leading, .trailing] { home.constraints.append(.make(view.id, edge, LayoutAnchor(.rootView, edge))) }
        }
        return .make(.make(nav, home, ios: ios), on: device)
    }

    private static let (list, photo): (ViewDefinition, ViewDefinition) = (.make("list", .table), .make("photo", .image))

    private static func outcome(_ simulation: DeviceSimulation, _ events: [String] = ["drag home.list up"]) throws -> (top: Double, facts: [LogFact]) {
        var simulation = simulation
        let before = try simulation.controller("home").safeAreaInsets.top
        var facts: [LogFact] = []
        for event in events { facts = try simulation.facts(after: event) }
        return (try simulation.controller("home").safeAreaInsets.top - before, facts)
    }

    @Test func `scrolling the first subview collapses and expands the large title`() throws {
        let up = try Self.outcome(Self.simulation([Self.list]))
        #expect(up.top == -52)
        #expect(up.facts.contains(.largeTitle(of: ID("nav"), collapses: true, with: "list")))
        let down = try Self.outcome(Self.simulation([Self.list]), ["drag home.list up", "drag home.list down"])
        #expect(down.top == 0)
        #expect(down.facts.contains(.largeTitle(of: ID("nav"), collapses: false, with: "list")))
    }

    @Test func `a list inside the first subview collapses the large title`() throws {
        var box = ViewDefinition.make("box", .view)
        box.subviews = ["list"]
        var facts = try Self.outcome(Self.simulation([box, Self.list])).facts
        facts.removeAll { if case .largeTitleStays = $0 { false } else { true } }
        #expect(facts.isEmpty)
    }

    @Test func `a list that is not the first subview leaves the title large`() throws {
        let outcome = try Self.outcome(Self.simulation([Self.photo, Self.list]))
        #expect(outcome.top == 0)
        #expect(outcome.facts.contains(.largeTitleStays(of: ID("nav"), follows: FollowedView(name: "photo", controller: ID("home")), dragged: "list")))
    }

    @Test func `the large title follows the scroll view that the controller sets`() throws {
        let named = try Self.outcome(Self.simulation([Self.photo, Self.list], following: "list"))
        #expect(named.top == -52)
        let other = try Self.outcome(Self.simulation([Self.list, Self.photo], following: "photo"))
        #expect(other.top == 0)
    }

    @Test func `a list that begins below the bar leaves the title large`() throws {
        let outcome = try Self.outcome(Self.simulation([Self.list], below: ["list"]))
        #expect(outcome.top == 0)
        #expect(outcome.facts.contains(.largeTitleStays(of: ID("nav"), follows: FollowedView(name: "list", controller: ID("home"), scrollView: "list"), dragged: "list")))
    }

    @Test(arguments: [(2, Device.phoneX, 17), (60, .phoneX, 10)])
    func `titles do not collapse without scrolling or large titles`(rows: Int, device: Device, version: Int) throws {
        let outcome = try Self.outcome(Self.simulation([Self.list], rows: rows, on: device, ios: version))
        #expect(outcome.top == 0)
        #expect(!outcome.facts.contains(.largeTitle(of: ID("nav"), collapses: true, with: "list")))
        #expect((outcome.facts.last == .ignored(.cannotScroll("list"))) == (rows == 2))
    }
}
