import Testing

@testable import Ejection

@Suite struct SharedControllerTests {
    private static func letter(_ id: String, _ title: String, _ words: String, _ more: String = "") -> String {
        """
        [controllers.\(id)]
        title = "\(title)"
        constraints = ["page.top == safeArea.top", "page.leading == safeArea.leading"]
        views.page = { kind = "stack", arrangedSubviews = ["words", "photo"] }
        views.words = { kind = "label", text = "\(words)" }
        views.photo = { kind = "image", image = "\(id).circle" }
        \(more)

        """
    }

    private static let home = """
        app.rootViewController = "home"
        [controllers.home]
        views.first = { kind = "card", title = "Marina", tap = { show = "marina" } }
        views.second = { kind = "button", title = "Other", tap = { show = "otto" } }
        constraints = ["first.top == safeArea.top"]
        [components.card]
        parameters = ["title"]
        views.words = { kind = "label", text = "{title}" }

        """

    private func eject(_ otto: String = letter("otto", "Otto", "It rains.")) throws -> EjectedPlayground {
        try EjectedPlayground(Self.home + Self.letter("marina", "Marina", "It is lit.") + otto)
    }

    @Test func `controllers that differ in strings and images share a class with values`() throws {
        let ejected = try eject()
        let code = try ejected.file("Controllers/PageViewController.swift")
        #expect(code.contains("    init(_ content: Content) {\n        self.content = content\n"))
        #expect(code.contains("title = content.title") && code.contains("label.text = content.words"))
        #expect(code.contains("UIImageView(image: UIImage(systemName: content.photo))"))
        #expect(code.contains("""
                    let identifier: String
                    let title: String
                    let words: String
                    let photo: String

            """))
        #expect(code.contains("    static var otto: Self {\n        Self(\n            identifier: \"otto\","))
        let home = try ejected.file("Controllers/HomeViewController.swift")
        #expect(home.contains("show(PageViewController(.marina), sender: firstView)"))
        // The view that shows the value has the same text.
        #expect(home.contains("let shown = PageViewController.Content.marina\n        let view = CardView(title: shown.title)"))
        let all = ejected.ejection.files.filter { $0.path.hasSuffix(".swift") }.map(\.text).joined()
        for text in ["Marina", "Otto", "It is lit.", "It rains."] {
            #expect(all.components(separatedBy: "\"\(text)\"").count == 2, "\(text)")
        }
    }

    @Test(arguments: [
        "backgroundColor = \"systemGray\"", "hidesBottomBarWhenPushed = true", "variables = { count = 0 }",
        "adaptive = [{ when = { horizontalSizeClass = \"compact\" }, set = { words.isHidden = true } }]",
        "views.more = { kind = \"label\" }",
    ])
    func `controllers that differ in anything else have their own classes`(difference: String) throws {
        let ejected = try eject(Self.letter("otto", "Otto", "It rains.", difference))
        for name in ["Otto", "Marina"] {
            #expect(try !ejected.file("Controllers/\(name)ViewController.swift").contains("struct Content"))
        }
    }

    @Test func `classes that code refers to are not shared`() throws {
        let back = Self.letter("otto", "Otto", "It rains.") + """
            [controllers.last]
            views.back = { kind = "button", title = "Back", tap = { unwind = "otto" } }
            """
        #expect(try !eject(back).file("Controllers/OttoViewController.swift").contains("struct Content"))
    }

    @Test func `comments of a controller are next to its value`() throws {
        let otto = Self.letter("otto", "Otto", "It rains.").replacing("[controllers.otto]", with: "# The neighbour.\n[controllers.otto]")
        #expect(try eject(otto).file("Controllers/PageViewController.swift").contains("    // The neighbour.\n    static var otto: Self {"))
    }

    @Test(arguments: EjectedPlayground.sampleNames)
    func `the identifiers of a sample's controllers are unique`(sample: String) throws {
        let files = try EjectedPlayground(sample: sample).ejection.files.filter { $0.path.hasPrefix("Controllers/") }
        let identifiers = files.flatMap { file in
            file.text.split(separator: "\n").filter { $0.contains("accessibilityIdentifier = \"") }.map { $0.split(separator: "\"")[1] }
        }
        #expect(Set(identifiers).count == identifiers.count, "\(identifiers.sorted())")
    }
}
