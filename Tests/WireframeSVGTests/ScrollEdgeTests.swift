import PlaygroundModel
import Testing
import Wireframes
@testable import WireframeSVG

/// Bars of whole apps at the edge of their content, as nodes and in pictures.
@Suite struct ScrollEdgeTests {
    @Test func onlyTheTabBarHasABackgroundOverALongList() throws {
        let screen = try Self.screen(rows: 40)
        #expect(screen.descendant("nav/bar")?.style.scrollEdge == ScrollEdge(hasAppearance: true, isReached: true, scrollViews: ["home.list"]))
        #expect(screen.descendant("tabs/tabs")?.style.scrollEdge == ScrollEdge(hasAppearance: true, isReached: false, scrollViews: ["home.list"]))
    }

    @Test func noBarHasABackgroundOverAShortList() throws {
        let screen = try Self.screen(rows: 3)
        #expect(screen.descendant("nav/bar")?.style.scrollEdge?.isTransparent == true)
        #expect(screen.descendant("tabs/tabs")?.style.scrollEdge?.isTransparent == true)
    }

    @Test(arguments: [("13", true), ("14", true), ("12", false)])
    func onlyBarsWithLargeTitlesAreTransparentBeforeIOS15(_ version: String, _ isTransparent: Bool) throws {
        let large = try Self.screen(rows: 3, ios: version, navigation: "prefersLargeTitles = true")
        #expect(large.descendant("nav/bar")?.style.scrollEdge?.isTransparent == isTransparent)
        #expect(large.descendant("tabs/tabs")?.style.scrollEdge?.isTransparent == false)
        #expect(try Self.screen(rows: 3, ios: version).descendant("nav/bar")?.style.scrollEdge?.isTransparent == false)
    }

    @Test func opaqueBarsKeepTheirBackground() throws {
        let screen = try Self.screen(rows: 3, navigation: "isTranslucent = false")
        #expect(screen.descendant("nav/bar")?.style.scrollEdge?.isTransparent == false)
    }

    @Test func aTransparentBarIsNotDrawn() throws {
        let bar = "<rect width=\"375\" height=\"64\""
        #expect(try Self.picture(rows: 3, ios: "18").contains(bar) == false)
        #expect(try Self.picture(rows: 3, ios: "14").contains(bar))
    }

    // MARK: The app

    private static func screen(rows: Int, ios version: String = "18", navigation: String = "") throws -> WireframeNode {
        try Sample.wireframes(playground(rows: rows, ios: version, navigation: navigation))[0].screen
    }

    private static func picture(rows: Int, ios version: String) throws -> String {
        try Sample.board(playground(rows: rows, ios: version, navigation: "")).text
    }

    private static func playground(rows: Int, ios version: String, navigation: String) throws -> Playground {
        try Sample.playground(text: """
            title = "Bars"
            ios = "\(version)"
            devices = ["iphone-8"]
            [app]
            rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["nav"]
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            \(navigation)
            [controllers.home]
            title = "Home"
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = { count = \(rows), text = "Row {n}" }
            """)
    }
}
