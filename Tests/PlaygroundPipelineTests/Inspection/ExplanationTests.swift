import Foundation
import PlaygroundModel
import PlaygroundReader
import Testing
import Wireframes

@testable import PlaygroundPipeline

/// Reasons for frames that do not follow from a line of the file.
@Suite struct ExplanationTests {
    private static let app = """
        devices = ["iphone-17", { device = "iphone-7-plus", ios = "11", orientation = "landscape" },
          { device = "ipad-pro-11-m4", ios = "26", orientation = "landscape" }]
        [app]
        rootViewController = "post"
        [controllers]
        post = { kind = "split", style = "doubleColumn", primary = "inbox", secondary = "letter" }
        letter = { title = "Letter" }
        card = { preferredContentSize = { width = 200, height = 120 } }
        older = { adaptivePresentationStyleForPresentationController = "none" }
        sheet = { title = "Sheet" }
        [controllers.inbox]
        title = "Inbox"
        constraints = ["H:|-[row]-|", "row.top == safeArea.top + 8", "paper.top == row.bottom", "H:|[paper]|", "paper.height == 100"]
        views.row = { kind = "stack", spacing = 8, alignment = "center", arrangedSubviews = ["text", "go", "old", "sheet"] }
        views.text = { kind = "label", text = "Wraps", numberOfLines = 0 }
        views.go = { kind = "button", title = "Go", tap = { present = "card", style = "popover" } }
        views.old = { kind = "button", title = "Old", tap = { present = "older", style = "popover" } }
        views.sheet = { kind = "button", title = "Sheet", tap = { present = "sheet" } }
        views.paper = { kind = "scroll" }
        views.day = { kind = "datePicker" }
        views.wheels = { kind = "picker", components = [["One", "Two"]] }

        """

    private static func explain(_ node: String, root: String = "post", on device: Int, after lines: String...) throws -> String {
        let text = app.replacingOccurrences(of: "rootViewController = \"post\"", with: "rootViewController = \"\(root)\"")
        return try explain(node, in: text, on: device, after: lines)
    }

    private static func explain(_ node: String, in text: String, on device: Int = 0, after lines: [String] = []) throws -> String {
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "post.toml")
        let playground = try #require(reading.playground, "\(reading.diagnostics)")
        var app = DeviceApp(playground, on: playground.devices[device])
        for line in lines { _ = app.apply(try Event(line: line)) }
        let picture = app.picture()
        let inspection = try #require(Inspection(of: node, on: app.wireframe(), scene: picture.scene, picture.geometries))
        return inspection.explanations.joined(separator: " ")
    }

    private static let phone = 0, plus = 1, pad = 2

    /// Explanations of a view: its stack, its inset and its guide.
    @Test(arguments: [
        ("inbox.row", ["distribution is fill", "UISV-spacing", "8 apart", "safeArea leaves out"]),
        ("inbox.go", ["row arranges it", "along (fill)", "center across (UISV-alignment)"]), ("inbox.paper", ["The safe area is added"]),
        ("inbox.day", ["no gesture changes the date"]), ("inbox.wheels", ["set selectedRows"]),
    ])
    func viewsHaveReasonsFromStacksInsetsAndGuides(node: String, words: [String]) throws {
        let text = try Self.explain(node, on: Self.pad)
        for word in words { #expect(text.contains(word), "\(text)") }
    }

    /// Explanations of a bar: its height, its version and its source.
    @Test func barsHaveTheSourceOfTheirHeight() throws {
        let text = try Self.explain("letter/navigation/bar", on: Self.phone)
        #expect(text.contains("54 points high") && text.contains("from iOS 26: "), "\(text)")
    }

    /// Explanations of a presentation and a split view: adaptation and a delegate's default, with the classes that cause them.
    @Test(arguments: [
        (phone, "tap inbox.go", "card", [
            "popover becomes sheet: the window's width is compact.", "(for:traitCollection:) is not implemented",
        ]),
        (plus, "tap inbox.go", "card", ["popover becomes formSheet: the window's height is compact and its width regular, up to iOS 12."]),
        (plus, "tap inbox.old", "older", ["adaptivePresentationStyle(for:) is not called in regular width."]),
        (pad, "tap inbox.go", "card", []),
        (pad, "tap inbox.sheet", "sheet", ["automatic is formSheet on iOS 26.", "ShouldDismiss(_:) is not implemented: UIKit assumes true"]),
    ])
    func presentationsHaveReasonsFromAdaptationAndDelegates(device: Int, event: String, node: String, sentences: [String]) throws {
        let text = try Self.explain(node, root: "inbox", on: device, after: event)
        for sentence in sentences { #expect(text.contains(sentence), "\(text)") }
        #expect(!sentences.isEmpty || text.isEmpty, "\(text)")
    }

    @Test(arguments: [
        ("ipad-pro-11-m4", "26", "begins at 0. The window's controls"), ("iphone-se-3", "17", "begins at 0."),
        ("iphone-14", "17", "begins at 47."),
    ])
    func controllersHaveTheReasonForAMissingStatusBar(device: String, version: String, words: String) throws {
        let text = """
            devices = [{ device = "\(device)", ios = "\(version)" }]
            app.rootViewController = "score"
            [controllers.score]
            prefersStatusBarHidden = true

            """
        let told = try Self.explain("score", in: text)
        #expect(told.contains(words), "\(told)")
    }

    /// The controllers whose additionalSafeAreaInsets are applied, and the gap around a stack whose views are all hidden.
    @Test(arguments: [
        ("home.text", ["the additionalSafeAreaInsets of nav (20 above) and the additionalSafeAreaInsets of home (5 on the left)"], []),
        ("home.inner", ["so outer keeps the spacing on both sides of it"], []), ("home.gone", ["UISV-hiding"], ["keeps the spacing"]),
    ])
    func `insets and gaps are explained by their causes`(node: String, words: [String], absent: [String]) throws {
        let text = """
            devices = ["iphone-17"]
            app.rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            additionalSafeAreaInsets = { top = 20 }
            [controllers.home]
            additionalSafeAreaInsets = { left = 5 }
            constraints = ["text.top == safeArea.top", "text.leading == safeArea.leading", "outer.top == text.bottom", "outer.leading == superview.leading"]
            [controllers.home.views]
            text = { kind = "label", text = "One" }
            outer = { kind = "stack", axis = "vertical", spacing = 8, arrangedSubviews = ["first", "inner", "gone"] }
            first = { kind = "label", text = "First" }
            inner = { kind = "stack", arrangedSubviews = ["a"] }
            a = { kind = "label", text = "A", isHidden = true }
            gone = { kind = "stack", isHidden = true, arrangedSubviews = ["b"] }
            b = { kind = "label", text = "B", isHidden = true }

            """
        let told = try Self.explain(node, in: text)
        #expect(words.allSatisfy(told.contains) && !absent.contains(where: told.contains), "\(told)")
    }

    @Test func splitViewsHaveReasonsFromDelegatesAndColumns() throws {
        let collapsing = try Self.explain("post", on: Self.phone)
        #expect(collapsing.contains("topColumnForCollapsingToProposedTopColumn:) is not implemented"), "\(collapsing)")
        let column = try Self.explain("letter/navigation", on: Self.pad)
        #expect(column.contains("extends 330 points under it"), "\(column)")
        let three = """
            [app]
            rootViewController = "post"
            [controllers.post]
            kind = "split"
            style = "tripleColumn"
            primary = "a"
            supplementary = "b"
            secondary = "c"
            [controllers]
            a = {}
            b = {}
            c = {}

            """
        #expect(try Self.explain("post", in: "devices = [\"ipad-11\"]\n" + three).contains("need 954.5 points, and the split view has 820"))
    }
}
