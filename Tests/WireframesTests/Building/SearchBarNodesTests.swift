import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The wireframes of search controllers, from scenes of real apps.
@Suite struct SearchBarNodesTests {
    private static func playground(ios version: Int, _ placement: SearchDefinition.Placement = .automatic) -> Playground {
        var home = ControllerDefinition.make("home", title: "Home")
        var search = SearchDefinition(path: DocumentPath([.key("home"), .key("searchController")]))
        search.searchBar.properties[.placeholder] = .string("Search cats")
        search.preferredPlacement = placement
        home.navigationItem.searchController = search
        return .make(.make("nav", .navigation(rootViewController: "home")), home, ios: version)
    }

    private static let begin = Event.tap(controller: "home", view: SearchDefinition.viewID)

    @Test func `a field below the title is in the bar, and accepts text`() throws {
        let app = TestApp(Self.playground(ios: 18), on: .testPhone)
        let bar = try #require(app["nav/bar"]), field = try #require(app["home.searchController"])
        let row = try #require(app["nav/bar/search"])
        #expect(bar.children.contains { $0.id == row.id } && row.children.contains { $0.id == field.id })
        #expect(bar.frame.maxY == 20 + 44 + 52)
        #expect(row.frame == Rect(x: 0, y: 64, width: 320, height: 52))
        #expect(field.frame == Rect(x: 16, y: 1, width: 288, height: 36))
        #expect(field.content.lines == ["Search cats"])
        #expect(field.control?.event == "change home.searchController text")
        #expect(app["home.searchController/cancel"] == nil)
    }

    @Test func `a search is cancelled by the button next to the field or the dimmed area`() throws {
        var app = TestApp(Self.playground(ios: 18), on: .testPhone, Self.begin)
        let field = try #require(app["home.searchController"]), cancel = try #require(app["home.searchController/cancel"])
        #expect(cancel.content.lines == ["Cancel"])
        #expect(cancel.frame.minX > field.frame.maxX)
        #expect(app["home.searchController/dimming"]?.event == .cancelSearch("home"))
        app.happen(.cancelSearch("home"))
        #expect(app["home.searchController/dimming"] == nil)
    }

    @Test func `a field at the bottom is a capsule over fading content`() throws {
        let app = TestApp(Self.playground(ios: 26), on: .testPhone)
        let platter = try #require(app["home.searchController/platter"]), field = try #require(app["home.searchController"])
        #expect(platter.frame == Rect(x: 28, y: 568 - 12 - 48, width: 264, height: 48))
        #expect(field.frame == Rect(x: 28, y: platter.frame.minY + 10, width: 264, height: 28))
        #expect(app["home.searchController/edge"]?.frame.minY == platter.frame.minY - 50)
        let names = try #require(app["nav"]).children.map(\.id)
        #expect(names.firstIndex(of: "home.searchController/edge")! < names.firstIndex(of: "home.searchController/platter")!)
    }

    @Test func `a search button becomes a field`() throws {
        var app = TestApp(Self.playground(ios: 26, .integratedButton), on: .testPad)
        #expect(app["home.searchController"]?.role == .barButtonItem)
        #expect(app["home.searchController"]?.event == Self.begin)
        app.happen(Self.begin)
        #expect(app["home.searchController"]?.role == .searchField)
        #expect(app["home.searchController/cancel"]?.accessibilityLabel == "Cancel")
    }
}
