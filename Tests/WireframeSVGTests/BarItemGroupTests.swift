import PlaygroundModel
import Testing
@testable import WireframeSVG

/// The glass behind bar button items, in pictures.
@Suite struct BarItemGroupTests {
    @Test func neighboursHaveOneCapsuleAndAProminentItemIsOnTheTint() throws {
        let text = try Self.picture(ios: "26")
        // Two images of 44 points each, less a point at either end, 42 high in a row of 54.
        #expect(text.contains("<rect x=\"1\" y=\"6\" width=\"86\" height=\"42\""))
        #expect(text.contains("fill=\"#007aff\""))
        #expect(SVGDocument(text).ids.filter { $0.hasSuffix("/group") }.count == 2)
    }

    @Test func beforeIOS26ThereIsNone() throws {
        let text = try Self.picture(ios: "18")
        #expect(SVGDocument(text).ids.filter { $0.hasSuffix("/group") } == [])
    }

    private static func picture(ios version: String) throws -> String {
        try Sample.board(Sample.playground(text: """
            title = "Bars"
            ios = "\(version)"
            devices = ["iphone-16-pro"]
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            title = "Home"
            [controllers.home.rightBarButtonItems]
            send = { title = "Send", style = "done", tap = "dismiss" }
            bin = { image = "trash", tap = "dismiss" }
            flag = { image = "flag", tap = "dismiss" }
            """)).text
    }
}
