import PlaygroundModel
import Testing
@testable import WireframeSVG

/// The glass behind bar button items, in pictures.
@Suite struct BarItemGroupTests {
    @Test func neighboursHaveOneCapsuleAndAProminentItemIsOnTheTint() throws {
        let text = try Self.picture(ios: "26")
        // Two images of 44 points each, in the upper 44 points of a bar of 54.
        #expect(text.contains("<rect width=\"88\" height=\"44\""))
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
