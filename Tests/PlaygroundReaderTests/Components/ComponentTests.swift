import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ComponentTests {
    private static let card = """
        [components.catCard]
        parameters = { name = "Somebody", tint = "systemBlue" }
        cornerRadius = 8
        constraints = [
          "photo.top == safeArea.top", "leading == photo.leading", "V:|-[photo]-4-[title]-|", "title.centerX == superview.centerX",
        ]
        views.photo = { kind = "image", tintColor = "{tint}" }
        views.title = { kind = "label", text = "This is {name}." }
        """

    private func read(_ home: String, component: String = card) -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("\(component)\n" + PlaygroundText.make(home: home))
    }

    // MARK: Views

    @Test func `a use is a plain view with the component's views in it`() throws {
        let result = read("views.card = { kind = \"catCard\", name = \"Mochi\" }")
        let home = try #require(result.home, "\(result.report)")
        #expect(home.views.map(\.id.name) == ["card", "card.photo", "card.title"])
        #expect(home.views[0].kind == .view)
        #expect(home.views[0].subviews == ["card.photo", "card.title"])
        #expect(home.views[0].properties.number(.cornerRadius) == 8)
        #expect(home.views[2].properties.string(.text) == "This is Mochi.")
        #expect(home.views[1].properties.color(.tintColor) == Color(word: "systemBlue"))
        #expect(home.views[2].path == .make("components", "catCard", "views", "title"))
    }

    @Test func `the root view in a component's constraints is the component's view`() throws {
        let home = try #require(read("views.card = { kind = \"catCard\" }").home)
        #expect(home.constraints.map(\.line) == [
            "card.photo.top == card.safeArea.top", "card.leading == card.photo.leading",
            "card.photo.top == card.layoutMargins.top", "card.title.top == card.photo.bottom + 4",
            "card.layoutMargins.bottom == card.title.bottom", "card.title.centerX == card.centerX",
        ])
    }

    @Test func `a use overrides the component`() throws {
        let result = read("views.card = { kind = \"catCard\", cornerRadius = 2, isHidden = true, tap = \"pop\" }")
        let card = try #require(result.home?.views.first, "\(result.report)")
        #expect(card.properties.number(.cornerRadius) == 2)
        #expect(card.properties.bool(.isHidden) == true)
        #expect(card.tap == .pop)
    }

    @Test func `an argument without text around it keeps its type`() throws {
        let result = read(
            "views.a = { kind = \"c\", lines = 3, action = { show = \"home\" }, hidden = true }",
            component: """
                [components.c]
                parameters = ["lines", "action", "hidden"]
                tap = "{action}"
                views.l = { kind = "label", numberOfLines = "{lines}", isHidden = "{hidden}", text = "{lines} cats" }
                """)
        let views = try #require(result.home?.views, "\(result.report)")
        #expect(views[0].tap == .show("home"))
        #expect(views[1].properties.number(.numberOfLines) == 3)
        #expect(views[1].properties.bool(.isHidden) == true)
        #expect(views[1].properties.string(.text) == "3 cats")
    }

    @Test func `the model keeps components and the arguments of each use`() throws {
        let result = read(
            "views.a = { kind = \"outer\", words = \"Hi\", cornerRadius = 2 }",
            component: """
                [components.outer]
                parameters = { words = "", lines = 3 }
                cornerRadius = 8
                views.inner = { kind = "inner", text = "{words}!", lines = "{lines}" }
                [components.inner]
                parameters = ["text", "lines"]
                views.label = { kind = "label", text = "{text}", numberOfLines = "{lines}" }
                """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.components.map(\.name) == ["outer", "inner"])
        #expect(playground.components[0].parameters.map(\.standard) == [.string(""), .integer(3)])
        #expect(playground.components[1].table.value(at: .make("views", "label", "text")) == .string("{text}"))
        let use = try #require(result.home?.view("a")?.use)
        #expect(use.component == "outer")
        #expect(use.arguments == ["words": .string("Hi"), "lines": .integer(3)])
        #expect(use.componentProperties.number(.cornerRadius) == 8)
        #expect(use.ownProperties == [.cornerRadius])
        #expect(result.home?.view("a.inner")?.use?.arguments == ["text": .string("Hi!"), "lines": .integer(3)])
        #expect(result.home?.view("a.inner.label")?.use == nil)
    }

    @Test func `other views can refer to the views in a component`() throws {
        let result = read("""
            views.card = { kind = "catCard" }
            views.stack = { kind = "stack", arrangedSubviews = ["card"] }
            views.box = { subviews = ["card.photo"] }
            constraints = [
              "card.photo.width == card.title.height * 2 - 8", "card.photo.safeArea.top >= card.top", "H:[card.photo(==card.title)]-[card]",
            ]
            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "compact" }
            constraints = ["card.title.height == 40"]
            install = ["card.title"]
            set = { card.photo.isHidden = true, card.alpha = 0.5, "card.title".numberOfLines = 2 }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("card")?.subviews == ["card.title"])
        #expect(home.view("box")?.subviews == ["card.photo"])
        #expect(home.constraints.map(\.line).suffix(4) == [
            "card.photo.width == 2 * card.title.height - 8", "card.photo.safeArea.top >= card.top",
            "card.photo.width == card.title.width", "card.leading == card.photo.trailing + 8",
        ])
        let element = try #require(home.adaptive.first)
        #expect(element.install == ["card.title"])
        #expect(Set(element.set.map(\.view)) == ["card", "card.photo", "card.title"])
    }

    @Test func `components can be nested`() throws {
        let result = read(
            "views.page = { kind = \"pair\", name = \"Mochi\" }",
            component: Self.card + """

                [components.pair]
                parameters = ["name"]
                layoutGuides = ["middle"]
                constraints = ["one.photo.trailing == middle.leading"]
                views.one = { kind = "catCard", name = "{name}" }
                views.two = { kind = "catCard", name = "{name} II" }
                """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("page.one.title")?.properties.string(.text) == "This is Mochi.")
        #expect(home.view("page.two.title")?.properties.string(.text) == "This is Mochi II.")
        #expect(home.view("page")?.subviews == ["page.one", "page.two", "page.middle"])
        #expect(home.constraints.last?.line == "page.one.photo.trailing == page.middle.leading")
    }

    @Test func `a tap in a component sets the component's views`() throws {
        let result = read(
            "views.a = { kind = \"c\" }\nviews.word = { kind = \"label\" }",
            component: """
                [components.c]
                tap = { set = { mark.isHidden = true } }
                views.mark = { kind = "image" }
                views.next = { kind = "button", tap = { set = { mark.isHidden = false, word.text = "B" } } }
                """)
        let home = try #require(result.home, "\(result.report)")
        let (hidden, word) = (ViewProperty.isHidden, ViewProperty.text)
        #expect(home.view("a")?.tap == .set([.init(view: "a.mark", property: hidden, value: .bool(true))]))
        #expect(home.view("a.next")?.tap == .set([
            .init(view: "a.mark", property: hidden, value: .bool(false)), .init(view: "word", property: word, value: .string("B")),
        ]))
        #expect(result.diagnostics == [], "\(result.report)")
    }

    @Test func `a tap in a cell sets the views of its row`() throws {
        let result = read(
            """
            [controllers.home.views.list]
            kind = "table"
            rows = [{ data = { n = "A" } }, { data = { n = "B" } }]
            [controllers.home.views.list.cell]
            views.mark = { kind = "label", text = "{n}" }
            views.done = { kind = "button", tap = { set = { mark.text = "done" } } }
            """, component: "")
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("list.0.1.done")?.tap == .set([.init(view: "list.0.1.mark", property: .text, value: .string("done"))]))
        #expect(result.diagnostics == [], "\(result.report)")
    }

    @Test func `adaptive elements of a component belong to the controller`() throws {
        let result = read(
            "views.a = { kind = \"c\" }\nviews.b = { kind = \"c\" }",
            component: """
                [components.c.views.l]
                kind = "label"
                [[components.c.adaptive]]
                when = { horizontalSizeClass = "compact" }
                constraints = ["l.top == top"]
                set = { l.text = "A" }
                """)
        let adaptive = try #require(result.home?.adaptive, "\(result.report)")
        #expect(adaptive.map { $0.set.map(\.view) } == [["a.l"], ["b.l"]])
        #expect(adaptive.map { $0.constraints.map(\.line) } == [["a.l.top == a.top"], ["b.l.top == b.top"]])
    }

    // MARK: Cells

    @Test func `each row fills the arguments of a component in its cell`() throws {
        let result = read("""
            [controllers.home.views.list]
            kind = "table"
            rows = { data = [{ name = "Mochi" }, { name = "Tora" }] }
            [controllers.home.views.list.cell]
            constraints = ["card.top == top", "card.photo.bottom == bottom"]
            views.card = { kind = "catCard", name = "{name}" }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("list.0.0")?.subviews == ["list.0.0.card"])
        #expect(home.view("list.0.0.card.title")?.properties.string(.text) == "This is Mochi.")
        #expect(home.view("list.0.1.card.title")?.properties.string(.text) == "This is Tora.")
        let lines = home.view("list.0.1")?.cellConstraints?.map(\.line)
        #expect(lines?.first == "list.0.1.card.photo.top == list.0.1.card.safeArea.top")
        #expect(lines?.last == "list.0.1.card.photo.bottom == bottom")
    }

    @Test func `a list in a component has its own rows`() throws {
        let result = read(
            "views.a = { kind = \"c\" }",
            component: """
                [components.c.views.list]
                kind = "table"
                rows = { data = [{ n = "Mochi" }] }
                cell = { views = { l = { kind = "label", text = "{n}" } }, constraints = ["l.top == top"] }
                """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.views.map(\.id.name) == ["a", "a.list", "a.list.0.0", "a.list.0.0.l"])
        #expect(home.view("a.list.0.0.l")?.properties.string(.text) == "Mochi")
        #expect(home.view("a.list.0.0")?.cellConstraints?.map(\.line) == ["a.list.0.0.l.top == top"])
    }

    // MARK: Mistakes

    @Test func `a mistake in a declaration is reported once, however often it is used`() {
        let uses = (0..<10).map { "views.v\($0) = { kind = \"c\", name = \"\($0)\" }" }.joined(separator: "\n")
        let result = read(uses, component: """
            [components.c]
            parameters = ["name"]
            colour = 1
            constraints = ["l.topp == 0"]
            views.l = { kind = "label", text = "{nme}{name}", font = "bdy" }
            """)
        #expect(result.codes == ["unknown-key", "unknown-attribute", "unknown-placeholder", "bad-value"], "\(result.report)")
    }

    @Test func `a mistake in an argument is reported with both positions`() throws {
        let text = MarkedText(PlaygroundText.make(
            head: Self.card, home: "views.a = { kind = \"catCard\", tint = 1️⃣\"systmBlue\"2️⃣ }\nviews.b = { kind = \"catCard\", tint = \"blu\" }"))
        let result = PlaygroundFile.ReadResult(text.text)
        #expect(result.codes == ["bad-value", "bad-value"], "\(result.report)")
        // Both mistakes are reported at the declaration.
        #expect(result.diagnostics.map(\.span) == [result.diagnostics[0].span, result.diagnostics[0].span])
        #expect(result.diagnostics.flatMap { $0.related.map(\.span) }.contains(text.span("1️⃣", "2️⃣")))
    }

    @Test func `a missing argument causes no further diagnostics`() {
        let result = read(
            "views.a = { kind = \"c\" }\nconstraints = [\"a.l.top == top\"]",
            component: """
                [components.c]
                parameters = ["lines"]
                views.l = { kind = "label", numberOfLines = "{lines}" }
                """)
        #expect(result.codes == ["missing-argument"], "\(result.report)")
    }

    @Test func `nested uses end at the limits`() {
        let deep = (0...PlaygroundLimits.componentDepth).map { "[components.c\($0)]\nviews.v = { kind = \"c\($0 + 1)\" }" }
            + ["[components.c\(PlaygroundLimits.componentDepth + 1)]"]
        #expect(read("views.a = { kind = \"c0\" }", component: deep.joined(separator: "\n")).codes == ["components-too-deep"])
        #expect(read("views.a = { kind = \"c2\" }", component: deep.joined(separator: "\n")).codes.allSatisfy { $0 == "unused-component" })

        let wide = (0..<9).map { level in
            "[components.c\(level)]\n" + (0..<9).map { "views.v\($0) = { kind = \"c\(level + 1)\" }\n" }.joined()
        } + ["[components.c9]"]
        let result = read("views.a = { kind = \"c0\" }", component: wide.joined(separator: "\n"))
        #expect(result.codes == ["too-many-views"], "\(result.report)")

        let doubling = (0..<9).map { level in
            "[components.c\(level)]\nparameters = [\"a\"]\n" + (0..<4).map { "views.v\($0) = { kind = \"c\(level + 1)\", a = [\"{a}\", \"{a}\"] }\n" }.joined()
        } + ["[components.c9]\nparameters = [\"a\"]"]
        let large = read("views.a = { kind = \"c0\", a = \"x\" }", component: doubling.joined(separator: "\n"))
        #expect(large.playground == nil)
    }

    @Test func `a reserved name in a component is reported`() {
        let result = read("views.a = { kind = \"c\" }", component: "[components.c]\nviews.isHidden = {}")
        #expect(result.codes == ["reserved-name"], "\(result.report)")
    }

    @Test func `an included file declares components`() throws {
        let main = "include = [\"card.toml\"]\n" + PlaygroundText.make(home: "views.card = { kind = \"catCard\" }")
        let result = PlaygroundFile.read(
            bytes: Array(main.utf8), fileName: "test.toml",
            attachment: { $0 == "card.toml" ? Array((Self.card + "\n[components.other]").utf8) : nil })
        #expect(result.home?.views.count == 3, "\(result.report)")
        #expect(result.diagnostics == [])
    }
}
