import PlaygroundModel
import Testing
@testable import WireframeSVG

/// The glass behind bar button items in pictures.
@Suite struct BarItemGroupTests {
    @Test func adjacentItemsShareOneCapsuleAndAProminentItemIsTinted() throws {
        let text = try Self.picture(ios: "26")
        // Two images of 44 points each are in the upper 44 points of a bar of 54.
        #expect(text.contains("<rect width=\"88\" height=\"44\""))
        #expect(text.contains("fill=\"#007aff\""))
        #expect(SVGDocument(text).ids.filter { $0.hasSuffix("/group") }.count == 4, "also those of the other two bars' sides")
    }

    @Test func thereIsNoGlassBeforeIOS26() throws {
        let text = try Self.picture(ios: "18")
        #expect(SVGDocument(text).ids.filter { $0.hasSuffix("/group") } == [])
    }

    /// UIBarItem.isEnabled is `true` by default, with or without an action.
    @Test(arguments: ["26", "18"])
    func `an item without an action looks like one with an action`(version: String) throws {
        let without = try Self.picture(ios: version, item: "")
        #expect(try without == Self.picture(ios: version))
        #expect(try without != Self.picture(ios: version, item: ", isEnabled = false"))
    }

    private static func picture(ios version: String, item: String = ", tap = \"dismiss\"") throws -> String {
        try Sample.board(Sample.playground(text: """
            title = "Bars"
            ios = "\(version)"
            devices = ["iphone-16-pro"]
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            isToolbarHidden = false
            [controllers.home]
            title = "Home"
            toolbarItems.reply = { title = "Reply"\(item) }
            leftBarButtonItems.cancel = { systemItem = "cancel"\(item) }
            [controllers.home.rightBarButtonItems]
            send = { title = "Send", style = "done"\(item) }
            bin = { image = "trash"\(item) }
            flag = { image = "flag"\(item) }
            """)).text
    }
}
