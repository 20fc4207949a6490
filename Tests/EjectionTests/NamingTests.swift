import Testing

@testable import Ejection

/// Names that a playground permits and Swift or UIKit does not.
@Suite struct NamingTests {
    @Test(arguments: [
        ("switch", "switchLabel"), ("title", "titleLabel"), ("view", "viewLabel"), ("next", "nextLabel"), ("self", "selfLabel"),
        ("init", "initLabel"), ("left-side", "leftSide"), ("URL", "url"), ("größe", "größe"), ("a_b", "aB"),
    ])
    func `a view has a name that can stand in its controller`(name: String, property: String) throws {
        let app = try EjectedPlayground(EjectedPlayground.home("views.\"\(name)\" = { kind = \"label\", text = \"Hi\" }"))
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("private let \(property): UILabel = {"), "\(code)")
        #expect(code.contains("label.accessibilityIdentifier = \"\(name)\""))
    }

    @Test(arguments: [
        ("2nd", "label2nd"), ("🐈", "label"), ("", "label"), ("--", "label"), ("🐈 cat", "cat"), ("3.5", "label35"), ("e\u{301}", "e\u{301}"),
    ])
    func `a name that begins with no letter is called after what it is`(text: String, name: String) {
        var scope = NameScope()
        #expect(scope.claim(text, noun: "Label") == name)
    }

    @Test func `names that come to the same are told apart`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            views.a-b = { kind = "label" }
            views.aB = { kind = "label" }
            views.a_b = { kind = "label" }
            """))
        let code = try app.file("Controllers/HomeViewController.swift")
        for name in ["aB", "aBLabel", "aBLabel2"] { #expect(code.contains("private let \(name): UILabel")) }
    }

    @Test(arguments: [
        ("home", "HomeViewController"), ("inbox-nav", "InboxNavigationController"), ("nav", "NavigationController"),
    ])
    func `a controller's class is called after it and says what it is once`(name: String, type: String) throws {
        let kind = type.hasSuffix("NavigationController") ? "kind = \"navigation\"\nrootViewController = \"leaf\"" : "title = \"T\""
        let app = try EjectedPlayground("""
            devices = ["iphone-17"]
            app.rootViewController = "\(name)"
            [controllers."\(name)"]
            \(kind)
            [controllers.leaf]
            title = "L"
            """)
        #expect(try app.file("Controllers/\(type).swift").contains("final class \(type): "))
    }

    @Test func `classes that come to the same are told apart`() throws {
        let app = try EjectedPlayground("""
            devices = ["iphone-17"]
            app.rootViewController = "a-b"
            [controllers.a-b]
            [controllers.aB]
            """)
        #expect(app.ejection.files.map(\.path).filter { $0.hasPrefix("Controllers/") } == [
            "Controllers/ABViewController.swift", "Controllers/ABViewController2.swift",
        ])
    }

    @Test func `a view called like a local of the code that speaks of it has another name, or is spoken of by self`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[views]|", "V:|[views]|", "views.width >= 10"]
            views.views = { kind = "stack", arrangedSubviews = ["stackView"] }
            views.stackView = { kind = "stack", axis = "vertical" }
            """))
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("private lazy var viewsStack: UIStackView = {\n        let stackView = UIStackView(arrangedSubviews: [self.stackView])"))
        #expect(code.contains("let views = [\"views\": viewsStack]"))
    }

    @Test func `a parameter called like a local of the code that speaks of it has another name`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "home"
            [controllers.home]
            [controllers.home.views.open]
            kind = "button"
            tap = { show = "book", with = { label = "Emma" } }
            [controllers.book]
            parameters = ["label"]
            views.words = { kind = "label", text = "{label}" }
            """)
        let code = try app.file("Controllers/BookViewController.swift")
        #expect(code.contains("label.text = labelText") && code.contains("init(labelText: String)"))
    }

    @Test func `a view in a cell is not called like the item that fills it`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            [controllers.home.views.list]
            kind = "table"
            rows = { data = [{ name = "Emma" }, { name = "Walden" }] }
            cell.constraints = ["H:|[item]|", "V:|[item]|"]
            cell.views.item = { kind = "label", text = "{name}" }
            """))
        #expect(try app.file("Views/HomeCell.swift").contains("itemLabel.text = item.name"))
    }
}
