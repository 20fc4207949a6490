import PlaygroundModel
import Simulation
import Testing
@testable import PlaygroundPipeline

/// The claims in the comments of the two samples for touch.
@Suite struct TouchSamplesTests {
    private static func taker(_ name: String, on device: String) throws -> DeviceApp {
        let playground = try #require(try BundledPlayground(name: name).reading.playground)
        return DeviceApp(playground, on: try #require(playground.device(device)))
    }

    private static func send(_ lines: String..., to taker: inout DeviceApp) throws {
        for line in lines { taker.apply(try Event(line: line)) }
    }

    @Test func `a row peeks at the photo, laid out at its preferred size`() throws {
        var taker = try Self.taker("peek-and-pop", on: "iphone-6s")
        try Self.send("press list.rows.0.0 0.7", to: &taker)
        let picture = taker.picture()
        let preview = try #require(picture.scene.touch.preview)
        #expect(preview.frame.size == Size(width: 355, height: 340))
        let portrait = try #require(picture.layouts[preview.controllers[0].id]?.frames["portrait"])
        #expect(portrait.width > 300 && portrait.height == 340 - 96)
        #expect(picture.controllers == ["nav", "list"])
    }

    @Test func `the actions of a peek like, comment and report`() throws {
        var taker = try Self.taker("peek-and-pop", on: "iphone-6s")
        try Self.send("press list.rows.0.1 0.7", "swipeUp", "lift", to: &taker)
        #expect(taker.picture().scene.touch.actions?.items.map(\.title) == ["Like", "Comment", "Share", "Report"])
        try Self.send("chooseAction 2", to: &taker)
        #expect(taker.picture().controllers.last == "comments")
    }

    @Test func `a row can have its own actions and commit, and a row has no preview`() throws {
        var taker = try Self.taker("peek-and-pop", on: "iphone-6s")
        try Self.send("press list.rows.1.0 1", "lift", to: &taker)
        #expect(taker.picture().controllers.last == "comments")
        try Self.send("back", "press list.rows.1.1 0.8", to: &taker)
        #expect(taker.picture().scene.touch.blur == 0)
    }

    @Test(arguments: ["iphone-se-1", "ipad-9-7"])
    func `devices without 3D Touch have no slider, with a reason`(device: String) throws {
        var taker = try Self.taker("peek-and-pop", on: device)
        let touch = taker.picture().scene.touch
        #expect(touch.maximumForce == nil && touch.response == .inert(.noForceTouch))
    }

    @Test func `the menu shows two static actions, in the chosen language, and two dynamic ones`() throws {
        var taker = try Self.taker("quick-actions", on: "iphone-6s")
        try Self.send("home", "pressIcon 0.7", to: &taker)
        let menu = try #require(taker.picture().scene.homeScreen?.menu)
        let titles = menu.entries.map { entry in if case .action(let action, _, _) = entry { action.title } else { "system" } }
        #expect((menu.opensAbove ? titles.reversed() : titles)
            == ["New Letter", "Search", "Mochi", "Everybody at the café, upstairs and down"])
        #expect(menu.leftOut.map(\.action.title) == ["Starred", "Drafts"])
        try Self.send("quickAction com.example.postcat.compose", to: &taker)
        #expect(taker.picture().scene.homeScreen == nil)
        #expect(taker.picture().controllers.last == "letter")
    }

    @Test func `omitted actions are a problem of the page while the menu is open`() throws {
        let reading = try BundledPlayground(name: "quick-actions").reading
        var session = PageSession(reading)
        #expect(session.picture.problems.isEmpty)
        for line in ["home", "pressIcon 0.7"] { session.apply(try Event(line: line), to: "iphone-6s") }
        #expect(session.picture.problems.map(\.code) == ["quick-action-left-out", "quick-action-left-out"])
        session.apply(try Event(line: "tapOutside"), to: "iphone-6s")
        #expect(session.picture.problems.isEmpty)
    }
}
