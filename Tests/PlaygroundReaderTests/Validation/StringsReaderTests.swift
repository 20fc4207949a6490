import PlaygroundModel
import Testing

@testable import PlaygroundReader

/// Tables such as `[strings.de]`.
@Suite struct StringsReaderTests {
    private func german(_ home: String, _ strings: String) throws -> (playground: Playground, result: PlaygroundFile.ReadResult) {
        let result = PlaygroundFile.ReadResult(head: "strings.de = { \(strings) }", home: home)
        let playground = try #require(result.playground, "\(result.report)")
        return (playground.translated(into: .translation("de")), result)
    }

    @Test func `every visible string is looked up`() throws {
        let result = PlaygroundFile.ReadResult("""
            [app]
            name = "a1"
            rootViewController = "home"
            [[quickActions.static]]
            type = "one"
            title = "a2"
            subtitle = "a3"
            [quickActions.routes]
            "a2" = { show = "alert" }
            [controllers.home]
            title = "a4"
            backButtonTitle = "a5"
            tabBarItem = { title = "a6", badgeValue = "a7" }
            rightBarButtonItems = { add = { title = "a8", tap = { present = "alert" } } }
            toolbarItems = { more = { title = "a9" } }
            previewActions = [{ title = "b1" }, { title = "b2", actions = [{ title = "b3" }] }]
            adaptive = [{ when = {}, set = { label.text = "b4" }, otherwise = { label.text = "b5" } }]
            [controllers.home.views]
            label = { kind = "label", text = "b6" }
            button = { kind = "button", title = "b7", subtitle = "b8" }
            field = { kind = "textField", placeholder = "b9" }
            choice = { kind = "segmentedControl", segments = ["c1"] }
            picker = { kind = "picker", components = [["c2"]] }
            [controllers.home.views.list]
            kind = "table"
            sections = [{ header = "c3", footer = "c4", rows = [{ text = "c5", cellStyle = "subtitle", detailText = "c6" }] }]
            [controllers.alert]
            kind = "alert"
            title = "c7"
            message = "c8"
            actions = { ok = { title = "c9" } }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        let expected = (1...9).flatMap { n in ["a\(n)", "b\(n)", "c\(n)"] }
        #expect(Set(playground.texts).intersection(expected) == Set(expected))
        let doubled = playground.translated(into: .doubleLength)
        #expect(Set(expected.map { "\($0) \($0)" }).subtracting(doubled.texts) == [])
        let action = try #require(doubled.quickActions.static.first)
        #expect(doubled.quickActions.route(of: action)?.action == .show("alert"))
    }

    @Test func `strings without a translation are kept, and a note counts them`() throws {
        let (german, result) = try german(
            "title = \"Cats\"\nviews.a = { kind = \"label\", text = \"See who is in\" }\nviews.b = { kind = \"label\", text = \"7\" }",
            "\"See who is in\" = \"Schau, wer da ist\"")
        #expect(german.controllers[0].view("a")?.properties.string(.text) == "Schau, wer da ist")
        #expect(german.controllers[0].title == "Cats")
        #expect(result.codes == ["untranslated"])
        #expect(result.diagnostics.first?.notes == ["untranslated: \"Cats\""])
    }

    @Test func `strings are looked up before their placeholders are filled`() throws {
        let (german, result) = try german("""
            views.l = { kind = "table", rows = { count = 2, text = "Message {n}" } }
            [controllers.home.views.m]
            kind = "table"
            cell = { views.t = { kind = "label", text = "{cat} sleeps" } }
            rows = { data = [{ cat = "The cat" }] }
            """, "\"Message {n}\" = \"{n}. Nachricht\", \"{cat} sleeps\" = \"Es schläft {cat}\", \"The cat\" = \"die Katze\"")
        let texts = german.controllers[0].views.compactMap { $0.properties.string(.text) }
        #expect(Set(texts) == ["1. Nachricht", "2. Nachricht", "Es schläft die Katze"])
        #expect(result.diagnostics == [], "\(result.report)")
    }

    @Test func `arguments of components and of controllers are looked up, too`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "home"
            strings.de = { "{name} sleeps" = "Es schläft {name}", "The cat" = "die Katze" }
            [components.card]
            parameters = ["name", "sort"]
            views.text = { kind = "label", text = "{name} sleeps" }
            views.sort = { kind = "label", text = "{sort}" }
            [controllers.home]
            views.a = { kind = "card", name = "The cat", sort = "The cat", tap = { show = "cat", with = { name = "The cat" } } }
            [controllers.cat]
            parameters = ["name"]
            title = "{name}"
            views.a = { kind = "label", text = "{name} sleeps" }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(result.diagnostics == [], "\(result.report)")
        let german = playground.translated(into: .translation("de"))
        let texts = german.controllers[0].views.compactMap { $0.properties.string(.text) }
        #expect(texts == ["Es schläft die Katze", "die Katze"])
        let target = try #require(german.controllers[0].views[0].tap?.target)
        let cat = try #require(german.controller(target))
        #expect(cat.title == "die Katze")
        #expect(cat.view("a")?.properties.string(.text) == "Es schläft die Katze")
    }

    @Test func `a device can use a language of the file`() throws {
        let result = PlaygroundFile.ReadResult("""
            devices = [
              { device = "iphone-17", language = "ar" }, { device = "iphone-17", language = "ar", layoutDirection = "leftToRight" },
            ]
            app.rootViewController = "home"
            strings.ar = {}
            controllers.home = {}
            """)
        let devices = try #require(result.playground?.devices, "\(result.report)")
        #expect(devices.map(\.id) == ["iphone-17@ar", "iphone-17@ar,leftToRight"])
        #expect(devices.map { $0.environment().layoutDirection } == [.rightToLeft, .leftToRight])
    }
}
