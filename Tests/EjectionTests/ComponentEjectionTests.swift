import Testing

@testable import Ejection

/// Components as classes of views.
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

    @Test func `placeholders are parameters, what a use says of its view is set there`() throws {
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

    @Test func `a component whose uses differ in more than its properties is written where it stands`() throws {
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
        // The format calls its view `label`, which is neither of the two here.
        #expect(!home.contains("withVisualFormat"))
        #expect(app.ejection.remarks.map(\.text).contains { $0.contains("the component badge is no class") })
    }

    @Test func `what a view in a component does is the controller's`() throws {
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
        #expect(home.contains("show(HomeViewController(), sender: one)"))
    }
}
