import PlaygroundModel
import PlaygroundPipeline
import Testing

@testable import Checking

/// The screens that a walk reaches by taps.
@Suite struct ScreenWalkTests {
    private static func walk(_ text: String, on device: String = "iphone-17", root: String = "nav") throws -> ScreenWalk {
        let playground = try #require(ReadPlayground.read("""
            devices = ["\(device)"]
            app.rootViewController = "\(root)"
            \(text)
            """).playground)
        return ScreenWalk(from: DeviceApp(playground, on: playground.devices[0]))
    }

    private static func ways(_ walk: ScreenWalk) -> [String] {
        walk.screens.map { $0.events.map { "\($0)" }.joined(separator: ", ") }
    }

    private static let stack = """
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        views.one = { kind = "button", title = "One", tap = { show = "letter", with = { from = "Otto" } } }
        views.two = { kind = "button", title = "Two", tap = { show = "letter", with = { from = "Marina" } } }
        views.three = { kind = "button", title = "Three", tap = { present = "sheet" } }
        constraints = ["H:|-[one]-|", "H:|-[two]-|", "H:|-[three]-|", "one.top == safeArea.top", "V:[one][two][three]"]
        [controllers.letter]
        parameters = { from = "somebody" }
        views.from = { kind = "label", text = "{from}" }
        constraints = ["from.centerX == centerX", "from.centerY == centerY"]
        [controllers.sheet]
        """

    @Test func `the first of several paths to a controller is followed`() throws {
        #expect(Self.ways(try Self.walk(Self.stack)) == ["", "tap home.one", "tap home.three"])
    }

    @Test func `a screen without an exit is a dead end`() throws {
        let walk = try Self.walk(Self.stack)
        #expect(walk.screens[0].exits == [1, 2])
        #expect(walk.screens[1].exits == [0])
        #expect(walk.screens[2].exits == [0], "a sheet is swiped away")
        #expect(walk.deadEnds == [])
        let stuck = try Self.walk(Self.stack + "\nmodalPresentationStyle = \"fullScreen\"")
        #expect(stuck.deadEnds == [2])
    }

    @Test func `a detail next to its list is not a dead end`() throws {
        let walk = try Self.walk("""
            [controllers.split]
            kind = "split"
            style = "doubleColumn"
            primary = "list"
            secondary = "nothing"
            preferredDisplayMode = "oneBesideSecondary"
            [controllers.list]
            views.open = { kind = "button", title = "Open", tap = { showDetail = "letter" } }
            constraints = ["open.centerX == centerX", "open.centerY == centerY"]
            [controllers.nothing]
            [controllers.letter]
            """, on: "ipad-pro-11", root: "split")
        #expect(walk.screens.contains { $0.events.map { "\($0)" } == ["tap list.open"] })
        #expect(walk.deadEnds == [])
    }

    @Test func `the depth of a walk is limited`() throws {
        let chain = (0..<6).map { index in
            """
            [controllers.c\(index)]
            views.next = { kind = "button", title = "Next", tap = { show = "c\(index + 1)" } }
            constraints = ["next.centerX == centerX", "next.centerY == centerY"]
            """
        }.joined(separator: "\n")
        let walk = try Self.walk("[controllers.nav]\nkind = \"navigation\"\nrootViewController = \"c0\"\n\(chain)\n[controllers.c6]")
        #expect(walk.screens.map { $0.events.count } == [0, 1, 2, 3])
        #expect(walk.screens[3].leadsFurther)
        #expect(walk.bounds == [.steps])
    }

    @Test func `the number of screens of a walk is limited`() throws {
        let rows = (0..<40).map { "views.b\($0) = { kind = \"button\", title = \"\($0)\", tap = { show = \"s\($0)\" } }" }
        let screens = (0..<40).map { "[controllers.s\($0)]" }
        let constraints = (0..<40).map { "\"b\($0).top == top + \($0 * 20)\", \"b\($0).leading == leading\"" }
        let walk = try Self.walk("""
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            constraints = [\(constraints.joined(separator: ", "))]
            \(rows.joined(separator: "\n"))
            \(screens.joined(separator: "\n"))
            """)
        #expect(walk.screens.count == ScreenWalk.mostScreens)
        #expect(walk.screens[0].leadsFurther)
        #expect(walk.bounds == [.screens])
    }

    // MARK: States

    /// A form with switches. A combination of switches enables a button.
    private static func form(switches: Int, asking condition: String) -> String {
        let names = (0..<switches).map { "s\($0)" }
        let rules = names.map { "{ when = { \"\($0).isOn\" = true }, set = { next.alpha = 0.5 } }" }
        return """
            [controllers.nav]
            kind = "navigation"
            rootViewController = "form"
            [controllers.form]
            variables = { isRead = false }
            constraints = ["H:|-[stack]-|", "stack.top == safeArea.top"]
            views.stack = { kind = "stack", arrangedSubviews = [\(names.map { "\"\($0)\", " }.joined())"read", "next"] }
            \(names.map { "views.\($0) = { kind = \"switch\" }" }.joined(separator: "\n"))
            views.read = { kind = "button", title = "Read", tap = { set = { isRead = true } } }
            views.next = { kind = "button", title = "Next", tap = [{ when = { \(condition) }, show = "done" }] }
            adaptive = [\(rules.joined(separator: ", "))]
            [controllers.done]
            """
    }

    @Test func `a state that opens a screen is followed to the screen`() throws {
        let walk = try Self.walk(Self.form(switches: 1, asking: "\"s0.isOn\" = true, isRead = true"))
        #expect(Self.ways(walk).last == "tap form.read, change form.s0 isOn true, tap form.next", "\(Self.ways(walk))")
        #expect(walk.screens.filter(\.isState).count == 3)
        #expect(walk.bounds == [])
    }

    @Test func `few of a million states are checked, and the others are followed to their screens`() throws {
        let walk = try Self.walk(Self.form(switches: 20, asking: "\"s0.isOn\" = true, \"s2.isOn\" = true"))
        let checked = walk.screens.filter { !$0.isPassage }
        #expect(checked.count == ScreenWalk.mostStates + 1)
        #expect(checked.last?.events.map { "\($0)" } == ["change form.s0 isOn true", "change form.s2 isOn true", "tap form.next"])
        #expect(walk.screens.count == checked.count + 1, "states on the way to it are kept, and no others")
        #expect(walk.bounds == [.states])
        let playground = try #require(ReadPlayground.read("""
            devices = ["iphone-17"]
            app.rootViewController = "nav"
            \(Self.form(switches: 20, asking: "\"s0.isOn\" = true, \"s2.isOn\" = true"))
            """).playground)
        let apps = walk.apps(from: DeviceApp(playground, on: playground.devices[0]))
        #expect(zip(walk.screens, apps).allSatisfy { screen, app in
            var app = app
            return (app.picture().scene.controllers.last?.id.controller == "done") == (screen.events.last.map { "\($0)" } == "tap form.next")
        })
    }

    @Test func `the number of choices on a screen is limited`() throws {
        let buttons = (0...ScreenWalk.mostChoices).map { "views.b\($0) = { kind = \"button\", tap = { set = { number = \($0) } } }" }
        let walk = try Self.walk("""
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            variables = { number = 0 }
            \(buttons.joined(separator: "\n"))
            """)
        #expect(walk.bounds == [.choices])
        #expect(walk.screens[0].leadsFurther)
    }

    @Test func `horizontal gestures are mirrored in right-to-left layouts`() {
        #expect(Event.edgeSwipe(.left).made(in: .rightToLeft) == .edgeSwipe(.right))
        #expect(Event.swipe(.right).made(in: .rightToLeft) == .swipe(.left))
        #expect(Event.swipe(.down).made(in: .rightToLeft) == .swipe(.down))
        #expect(Event.edgeSwipe(.left).made(in: .leftToRight) == .edgeSwipe(.left))
    }

    @Test func `walks are deterministic`() throws {
        #expect(Self.ways(try Self.walk(Self.stack)) == Self.ways(try Self.walk(Self.stack)))
    }
}
