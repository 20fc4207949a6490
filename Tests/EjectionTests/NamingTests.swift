import SourceDiagnostics
import Testing

@testable import Ejection

/// Names that a playground permits and Swift or UIKit do not.
@Suite struct NamingTests {
    @Test(arguments: [
        ("switch", "switchLabel"), ("title", "titleLabel"), ("view", "viewLabel"), ("next", "nextLabel"), ("self", "selfLabel"),
        ("init", "initLabel"), ("left-side", "leftSideLabel"), ("URL", "urlLabel"), ("größe", "größeLabel"),
        ("a_b", "aBLabel"), ("loginLabel", "loginLabel"), ("label", "label"), ("label2", "label2"),
    ])
    func `a view has a name that is permitted in its controller`(name: String, property: String) throws {
        let app = try EjectedPlayground(EjectedPlayground.home("views.\"\(name)\" = { kind = \"label\", text = \"Hi\" }"))
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("private let \(property): UILabel = {"), "\(code)")
        #expect(code.contains("label.accessibilityIdentifier = \"home.\(name)\""))
    }

    @Test(arguments: [
        ("2nd", "label2nd"), ("🐈", "label"), ("", "label"), ("--", "label"), ("🐈 cat", "cat"), ("3.5", "label35"), ("e\u{301}", "e\u{301}"),
    ])
    func `a name that does not begin with a letter is named after its kind`(text: String, name: String) {
        var scope = NameScope()
        #expect(scope.claim(text, noun: "Label") == name)
    }

    @Test(arguments: [
        ("photoImage", "ImageView", "photoImageView"), ("emailField", "TextField", "emailTextField"), ("stack2", "Stack", "stack2"),
        ("row-1", "Stack", "row1Stack"), ("view", "View", "innerView"), ("item", "Item", "barItem"), ("mapView", "MapView", "mapView"),
    ])
    func `a name ends in its kind, once`(text: String, kind: String, name: String) {
        var scope = NameScope(reserved: ["view", "item"])
        #expect(scope.claim(text, kind: kind) == name)
    }

    @Test func `a note is a comment next to its element`() throws {
        let app = try EjectedPlayground(
            "notes = [{ on = \"home.title\", text = \"Gives way\" }, { on = \"home\", text = \"The first\" }]\n"
                + EjectedPlayground.home("views.title = { kind = \"label\", text = \"Hi\" }"))
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("    // Note: Gives way\n    private let titleLabel"), "\(code)")
        #expect(code.contains("// Note: The first\nfinal class HomeViewController"), "\(code)")
    }

    @Test func `names that are equal in Swift are distinguished`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            views.a-b = { kind = "label" }
            views.aB = { kind = "label" }
            views.a_b = { kind = "label" }
            """))
        let code = try app.file("Controllers/HomeViewController.swift")
        for name in ["aBLabel", "aBLabel2", "aBLabel3"] { #expect(code.contains("private let \(name): UILabel")) }
    }

    @Test func `parameters of a navigation controller and its root with equal names are distinguished`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "front"
            [controllers.front]
            views.go = { kind = "button", tap = { present = "nav", with = { first_name = "A", firstName = "B" } } }
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            parameters = ["first_name"]
            title = "{first_name}"
            [controllers.home]
            parameters = ["firstName"]
            title = "{firstName}"
            """)
        let nav = try app.file("Controllers/NavigationController.swift")
        #expect(nav.contains("    init(firstName: String, firstNameText: String) {\n"), "\(nav)")
        #expect(nav.contains("super.init(rootViewController: HomeViewController(firstName: firstNameText))"))
        #expect(nav.contains("title = firstName\n"))
        #expect(try app.file("Controllers/FrontViewController.swift").contains(
            #"NavigationController(firstName: String(localized: "A"), firstNameText: String(localized: "B"))"#))
    }

    @Test(arguments: [
        ("home", "HomeViewController"), ("inbox-nav", "InboxNavigationController"), ("nav", "NavigationController"),
    ])
    func `a controller's class is named after it, with its kind once`(name: String, type: String) throws {
        // A controller without settings would be of UIKit's own class.
        let navigation = "kind = \"navigation\"\nrootViewController = \"leaf\"\nprefersLargeTitles = true"
        let kind = type.hasSuffix("NavigationController") ? navigation : "title = \"T\""
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

    @Test func `classes with the same name in Swift are distinguished`() throws {
        let app = try EjectedPlayground("""
            devices = ["iphone-17"]
            app.rootViewController = "a-b"
            [controllers.a-b]
            [controllers.aB]
            [controllers.ab]
            """)
        // Files whose names differ only in case are the same file on a Mac.
        #expect(app.ejection.files.map(\.path).filter { $0.hasPrefix("Controllers/") } == [
            "Controllers/ABViewController.swift", "Controllers/ABViewController2.swift", "Controllers/AbViewController3.swift",
        ])
    }

    @Test(arguments: [
        ("mood", "Mood", "MoodTrait", "mood"), ("string", "StringChoice", "StringTrait", "string"),
        ("self", "SelfChoice", "SelfTrait", "selfTrait"), ("Any", "AnyChoice", "AnyTrait", "anyTrait"),
        ("½", "CustomChoice", "CustomTrait", "trait"), ("UIView", "UIViewChoice", "UIViewTrait", "uIView"),
        ("description", "Description", "DescriptionTrait", "descriptionTrait"),
    ])
    func `a trait has types and a member that Swift takes`(name: String, choices: String, type: String, member: String) throws {
        let app = try EjectedPlayground("""
            traits.\(name.tomlText) = { values = ["a", "b"], default = "a" }
            \(EjectedPlayground.home("title = \"T\""))
            """)
        let code = try app.file("Traits/\(type).swift")
        #expect(code.contains("enum \(choices) {") && code.contains("struct \(type): UITraitDefinition {"), "\(code)")
        #expect(code.contains("var \(member): \(choices) { self[\(type).self] }"), "\(code)")
    }

    @Test func `values of a trait with equal names in Swift are distinguished, and so are traits`() throws {
        let app = try EjectedPlayground("""
            traits.a_b = { values = ["a-b", "aB", "a_b", "self"], default = "aB" }
            traits.aB = { values = ["x"], default = "x" }
            \(EjectedPlayground.home("title = \"T\""))
            """)
        let code = try app.file("Traits/ABTrait.swift")
        for name in ["aB", "aBValue", "aBValue2", "selfValue"] { #expect(code.contains("case \(name)\n"), "\(code)") }
        #expect(code.contains("static let defaultValue = AB.aBValue\n") && code.contains("static let name = \"a_b\""))
        let other = try app.file("Traits/ABTrait2.swift")
        #expect(other.contains("enum ABChoice {") && other.contains("var aBTrait: ABChoice { self[ABTrait2.self] }"), "\(other)")
    }

    @Test func `alerts, fields of rows, numbers and names for lists are distinguished`() throws {
        let app = try EjectedPlayground("""
            devices = ["iphone-17"]
            metrics = { a_b = 8, aB = 16 }
            app.rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[list]|", "list.top == top + a_b", "list.height == aB"]
            views.listDataSource = { kind = "label", text = "x", tap = { present = "c-d" } }
            [controllers.home.views.list]
            kind = "table"
            rows = { data = [{ a_b = "1", aB = "2" }, { a_b = "3", aB = "4" }] }
            cell.views.words = { kind = "label", text = "{a_b} {aB}" }
            [controllers.c-d]
            kind = "alert"
            actions = { ok = { title = "OK", tap = { present = "cD" } } }
            [controllers.cD]
            kind = "alert"
            actions = { ok = { title = "OK" } }
            """)
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("private func makeCDAlert() -> ") && code.contains("private func makeCDAlert2() -> "))
        #expect(code.contains("static let aB: CGFloat = 16") && code.contains("static let aBLength: CGFloat = 8"), "\(code)")
        let row = try app.file("Models/HomeRow.swift")
        #expect(row.contains("var aB: String") && row.contains("var aBText: String"), "\(row)")
        #expect(code.contains(" listDataSourceLabel: UILabel") && code.contains("private lazy var listDataSource = "), "\(code)")
    }

    @Test func `a view named like a local variable is renamed or accessed through self`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[views]|", "V:|[views]|", "views.width >= 10"]
            views.views = { kind = "stack", arrangedSubviews = ["stackView"] }
            views.stackView = { kind = "stack", axis = "vertical" }
            """), usesVisualFormats: true)
        let code = try app.file("Controllers/HomeViewController.swift")
        #expect(code.contains("private lazy var viewsStack: UIStackView = {\n        let stackView = UIStackView(arrangedSubviews: [self.stackView])"))
        #expect(code.contains("let views = [\"views\": viewsStack]"))
    }

    @Test func `a parameter named like a local variable is renamed`() throws {
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

    @Test func `a view in a cell is not named like the item that fills it`() throws {
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
