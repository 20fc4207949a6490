import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline
@testable import Wireframes

@Suite struct ComparisonTests {
    private static func session(_ devices: String) -> PageSession {
        PageSession(BundledPlayground.read("""
            devices = \(devices)
            app.rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            constraints = ["label.left == left + 20", "label.top == safeArea.top + 8", "extra.left == left", "extra.top == top"]
            views.label = { kind = "label", text = "Hello" }
            views.extra = { kind = "view", isHidden = true }
            views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
            [[controllers.home.adaptive]]
            when = { userInterfaceStyle = "dark" }
            set = { extra.isHidden = false }
            [controllers.detail]
            title = "Detail"
            """))
    }

    private let twice = #"["iphone-8", { device = "iphone-8", style = "dark" }]"#

    @Test func environmentsOfADeviceDifferInTraitsAndConsequences() throws {
        var session = Self.session(twice)
        let found = session.comparison(of: "iphone-8", and: "iphone-8@dark")
        let comparison = try #require(found)
        #expect(comparison.traits == [Comparison.TraitGroup(
            controller: nil, traits: [Comparison.Difference(name: "userInterfaceStyle", first: "light", second: "dark")]
        )])
        #expect(comparison.presence.map { [$0.node, $0.first, $0.second] } == [["home.extra", "hidden", "present"]])
        #expect(comparison.presence.first?.controller == "home")
        #expect(comparison.containers.isEmpty && comparison.frames.isEmpty)
    }

    @Test func pushesOnOneDeviceDifferInStackAndControllers() throws {
        var session = Self.session(twice)
        session.apply(try Event(line: "tap home.next"), to: "iphone-8")
        let found = session.comparison(of: "iphone-8", and: "iphone-8@dark")
        let comparison = try #require(found)
        #expect(comparison.containers == [Comparison.Difference(name: "nav", first: "home › detail", second: "home")])
        // A view that is missing with its controller is not reported separately.
        #expect(comparison.presence.map { [$0.node, $0.first, $0.second] } == [
            ["detail", "present", "absent"], ["home", "absent", "present"],
        ])
    }

    @Test func framesAreComparedInTheSuperview() throws {
        var session = Self.session(#"["iphone-se-1", "iphone-8"]"#)
        let found = session.comparison(of: "iphone-se-1", and: "iphone-8")
        let comparison = try #require(found)
        // The root views fill 320 × 568 and 375 × 667 points. The label has the same position in both.
        let home = try #require(comparison.frames.first { $0.node == "home" })
        #expect([home.first, home.second] == ["(0, 0, 320, 568)", "(0, 0, 375, 667)"])
        #expect(!comparison.frames.contains { $0.node == "home.label" })
    }

    @Test func devicesDoNotDifferFromThemselves() throws {
        var session = Self.session(twice)
        let (found, missing) = (session.comparison(of: "iphone-8", and: "iphone-8"), session.comparison(of: "iphone-8", and: "nobody"))
        #expect(found?.isEmpty == true)
        #expect(missing == nil)
    }
}
