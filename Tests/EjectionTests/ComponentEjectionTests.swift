import Testing

@testable import Ejection

/// Components are ejected as classes of views.
@Suite struct ComponentEjectionTests {
    private static func app(_ component: String, _ uses: String) throws -> EjectedPlayground {
        try EjectedPlayground("""
            devices = ["iphone-17"]
            app.rootViewController = "home"
            [components.badge]
            \(component)
            [controllers.home]
            constraints = ["one.top == top", "one.leading == leading", "two.top == one.bottom", "two.leading == leading"]
            \(uses)
            """)
    }

    @Test func `placeholders are parameters, and values of a use are set on its view`() throws {
        let app = try Self.app(
            """
            parameters = ["words", "color"]
            backgroundColor = "systemBackground"
            views.label = { kind = "label", text = "Say {words}", textColor = "{color}" }
            constraints = ["H:|[label]|", "V:|[label]|"]
            """,
            """
            views.one = { kind = "badge", words = "hi", color = "systemRed" }
            views.two = { kind = "badge", words = "ho", color = "systemBlue", backgroundColor = "clear" }
            """)
        let view = try app.file("Views/BadgeView.swift")
        #expect(view.contains("init(words: String, color: UIColor?) {"))
        #expect(view.contains(#"label.text = String(localized: "Say \(words)")"#))
        #expect(view.contains("label.textColor = color"))
        #expect(view.contains("        backgroundColor = .systemBackground\n"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains(#"BadgeView(words: String(localized: "hi"), color: .systemRed)"#))
        #expect(home.contains("view.backgroundColor = .clear"))
    }

    @Test func `the views of a component whose uses have different constraints are written where it is used`() throws {
        let app = try Self.app(
            """
            parameters = ["words", "size"]
            views.label = { kind = "label", text = "{words}" }
            constraints = ["H:|[label]|", "V:|[label]|", "label.width == {size}"]
            """,
            """
            views.one = { kind = "badge", words = "hi", size = 10 }
            views.two = { kind = "badge", words = "ho", size = 20 }
            """)
        #expect(!app.ejection.files.contains { $0.path == "Views/BadgeView.swift" })
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("oneLabel.widthAnchor.constraint(equalToConstant: 10)"))
        #expect(home.contains("twoLabel.widthAnchor.constraint(equalToConstant: 20)"))
        // The format has a view `label`, which is neither of these two views.
        #expect(!home.contains("withVisualFormat"))
        #expect(app.ejection.remarks.map(\.text).contains { $0.contains("the component badge does not become a class") })
    }

    @Test func `the controller performs the actions of a component's views`() throws {
        let app = try Self.app(
            """
            parameters = ["action"]
            views.button = { kind = "button", title = "Go", tap = "{action}" }
            constraints = ["H:|[button]|", "V:|[button]|"]
            """,
            """
            views.one = { kind = "badge", action = { show = "home" } }
            views.two = { kind = "badge", action = "dismiss" }
            """)
        #expect(try app.file("Views/BadgeView.swift").contains("var onButtonTap: (() -> Void)?"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("view.onButtonTap = { [weak self] in self?.oneButtonTapped() }"))
        #expect(home.contains("show(HomeViewController(), sender: oneView)"))
    }

    @Test func `components in rows have a configure method, and so do their nested components`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "home"
            [components.chip]
            parameters = ["words", "ink"]
            views.label = { kind = "label", text = "{words}", textColor = "{ink}" }
            constraints = ["H:|[label]|", "V:|[label]|"]
            [components.card]
            parameters = ["title", "ink", "more"]
            views.title = { kind = "label", text = "About {title}" }
            views.chip = { kind = "chip", words = "{title}", ink = "{ink}" }
            views.go = { kind = "button", title = "Go", tap = "{more}" }
            constraints = ["H:|[title]|", "V:|[title][chip][go]|", "chip.leading == leading", "chip.width == 40", "go.leading == leading"]
            [controllers.home]
            constraints = ["H:|[list]|", "V:|[list]-[chip]|", "chip.leading == leading"]
            views.chip = { kind = "chip", words = "All", ink = "label" }
            [controllers.home.views.list]
            kind = "table"
            rows = { data = [{ who = "Emma" }, { who = "Otto" }] }
            cell.constraints = ["H:|[card]|", "V:|[card]|"]
            cell.views.card = { kind = "card", title = "{who}", ink = "systemRed", more = { show = "one", with = { name = "{who}" } } }
            [controllers.one]
            parameters = ["name"]
            title = "{name}"
            """)
        let card = try app.file("Views/CardView.swift")
        #expect(card.contains("    func configure(title: String, ink: UIColor?) {\n"))
        #expect(card.contains("        chipView.configure(words: title, ink: ink)\n"))
        #expect(card.contains("    override init(frame: CGRect) {\n"))
        // Only rows contain cards.
        #expect(!card.contains("convenience init"))
        let chip = try app.file("Views/ChipView.swift")
        #expect(chip.contains("    convenience init(words: String, ink: UIColor?) {\n"))
        #expect(chip.contains("        label.text = words\n        label.textColor = ink\n"))
        let cell = try app.file("Views/HomeCell.swift")
        #expect(cell.contains("        let view = CardView()\n"))
        #expect(cell.contains("        cardView.configure(title: item.who, ink: .systemRed)\n"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("cell.configure(with: item)"))
        #expect(home.contains("show(OneViewController(name: item.who), sender: self)"))
        #expect(home.contains("ChipView(words: String(localized: \"All\"), ink: .label)"))
        #expect(try app.file("Models/HomeRow.swift") == "struct HomeRow: Hashable, Sendable {\n    var who: String\n}\n")
        #expect(app.ejection.remarks.isEmpty)
    }

    @Test func `rows with different cells fill the parameters of the same component`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [components.chip]
            parameters = ["words", "sign"]
            views.label = { kind = "label", text = "{words}{sign}" }
            constraints = ["H:|[label]|", "V:|[label]|"]
            [components.plain]
            parameters = ["words"]
            views.label = { kind = "label", text = "{words}" }
            constraints = ["H:|[label]|", "V:|[label]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = [
              { cell = { constraints = ["H:|[chip]|", "V:|[chip]|"], views = { chip = { kind = "chip", words = "Lost", sign = "!" } } } },
              { cell = { constraints = ["H:|[chip]|", "V:|[chip]|"], views = { chip = { kind = "chip", words = "Found", sign = "!" } } } },
              { cell = { constraints = ["H:|[chip]|", "V:|[chip]|"], views = { chip = { kind = "plain", words = "Never" } } } },
            ]
            """))
        let cells = app.ejection.files.filter { $0.path.hasPrefix("Views/ChipCell") }.map(\.text)
        #expect(cells.contains { $0.contains("chipView.configure(words: item.words, sign: \"!\")") })
        #expect(cells.contains { $0.contains("PlainView(words: String(localized: \"Never\"))") })
        #expect(try app.file("Views/PlainView.swift").contains("    init(words: String) {\n"))
    }

    @Test func `an argument that is equal in all uses becomes a constant of the class`() throws {
        let app = try Self.app(
            """
            parameters = ["words", "size", "align"]
            views.label = { kind = "label", text = "{words}", textAlignment = "{align}" }
            constraints = ["H:|[label]|", "V:|[label]|", "label.width == {size}"]
            """,
            """
            views.one = { kind = "badge", words = "hi", size = 10, align = "center" }
            views.two = { kind = "badge", words = "ho", size = 10, align = "center" }
            """)
        let view = try app.file("Views/BadgeView.swift")
        #expect(view.contains("init(words: String) {"))
        #expect(view.contains("label.textAlignment = .center"))
        #expect(view.contains("label.widthAnchor.constraint(equalToConstant: 10)"))
        #expect(app.ejection.remarks.isEmpty)
    }

    @Test func `a parameter with the name of a property is passed to a nested component`() throws {
        let app = try Self.app(
            """
            parameters = ["name"]
            views.picture = { kind = "picture", image = "{name}" }
            constraints = ["H:|[picture]|", "V:|[picture]|"]
            [components.picture]
            parameters = ["image"]
            views.photo = { kind = "image", image = "{image}" }
            constraints = ["H:|[photo]|", "V:|[photo]|"]
            """,
            """
            views.one = { kind = "badge", name = "moon" }
            views.two = { kind = "badge", name = "star" }
            """)
        #expect(try app.file("Views/BadgeView.swift").contains("        let view = PictureView(image: name)\n"))
        #expect(try app.file("Controllers/HomeViewController.swift").contains("BadgeView(name: \"moon\")"))
    }

    @Test func `a nested class in a component without a class gets the values of the uses`() throws {
        let app = try Self.app(
            """
            parameters = ["name", "width"]
            views.chip = { kind = "chip", words = "Hi {name}" }
            constraints = ["H:|[chip]|", "V:|[chip]|", "chip.width == {width}"]
            [components.chip]
            parameters = ["words"]
            views.label = { kind = "label", text = "{words}" }
            constraints = ["H:|[label]|", "V:|[label]|"]
            """,
            """
            views.one = { kind = "badge", name = "Emma", width = 40 }
            views.two = { kind = "badge", name = "Otto", width = 50 }
            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains(#"ChipView(words: String(localized: "Hi Emma"))"#))
        #expect(home.contains(#"ChipView(words: String(localized: "Hi Otto"))"#))
        #expect(app.ejection.remarks.map(\.text) == [
            "the component badge does not become a class: its uses have different constraints. Its views are written where it is used",
        ])
    }

    @Test func `values that all uses override are kept in the component`() throws {
        let app = try Self.app(
            """
            parameters = ["color"]
            backgroundColor = "{color}"
            """,
            """
            views.one = { kind = "badge", color = "systemRed", backgroundColor = "clear" }
            views.two = { kind = "badge", color = "systemBlue", backgroundColor = "label" }
            """)
        #expect(try app.file("Views/BadgeView.swift").contains("backgroundColor = color\n"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("        let view = BadgeView(color: .systemRed)\n        view.backgroundColor = .clear\n"))
    }
}
