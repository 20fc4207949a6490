import Foundation
import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import Testing
@testable import LanguageService

@Suite struct OutlineTests {
    private static let text = """
        # Two lines
        # of comment
        [app]
        rootViewController = "home"

        [controllers.home]
        title = "Home"
        constraints = [
          "photo.width == photo.height * 16/9 - gap @750",
          "H:|-gap-[photo(>=120)]",
        ]
        metrics = { gap = 8 }

        # Of the photo.
        [controllers.home.views.photo]
        kind = "image"

        [components.card]
        views.title = { kind = "label" }
        """

    @Test func symbolsFormTheTreeOfControllersAndViews() {
        let document = LanguageDocument(Self.text)
        let words = document.symbols().map { symbol in
            "\(symbol.name) \(symbol.detail ?? "")(\(symbol.children.map { "\($0.name) \($0.detail ?? "")" }.joined(separator: ",")))"
        }
        #expect(words == ["app ()", "home view(photo image)", "card component(title label)"])
        let home = document.symbols()[1]
        #expect(document.source.string(inUTF8Range: home.selection) == "home")
        #expect(document.source.string(inUTF8Range: home.range).hasSuffix("kind = \"image\""))
    }

    @Test func headersListsAndCommentsAreFolded() {
        let folds = LanguageDocument(Self.text).foldings().map { "\($0.first)-\($0.last)\($0.isComment ? "#" : "")" }
        #expect(folds == ["0-1#", "2-3", "5-11", "7-10", "14-15", "17-18"])
    }

    @Test func tokensOfConstraintsHaveKinds() {
        let document = LanguageDocument(Self.text)
        let words = document.tokens().map { "\(document.source.string(inUTF8Range: $0.range)):\($0.kind)" }
        #expect(words.prefix(13).joined(separator: " ") == "photo:item width:attribute ==:sign photo:item height:attribute *:sign 16:number /:sign 9:number -:sign gap:metric @:sign 750:number")
        #expect(words.contains("gap:metric") && words.filter { $0 == "photo:item" }.count == 3)
    }

    @Test func hintsAndHoverShowTheValuesOnDevices() throws {
        let text = """
            devices = ["iphone-17"]

            [app]
            rootViewController = "home"

            [controllers.home]
            constraints = ["box.width == 120", "box.height == box.width / 2", "box.top == superview.top", "box.leading == superview.leading"]
            views.box = { backgroundColor = "systemRed" }

            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "compact" }
            set = { box.alpha = 0.5 }
            """
        let source = SourceText(text, fileName: "test.toml")
        let board = try #require(Board(Samples.read(source)))
        let document = LanguageDocument(source, language: LanguageKnowledge(grammar: Samples.language.grammar, palette: ["systemRed": ("#ff0000", "#aa0000")]))
        let hints = document.inlayHints(in: 0..<source.utf8.count, on: board)
        #expect(hints.map(\.label) == ["120", "60", "0", "0"])
        func hover(_ text: String, _ distance: Int) throws -> String {
            let whole = source.string(inUTF8Range: source.utf8.indices)
            let place = try #require(whole.range(of: text)).lowerBound.utf16Offset(in: whole)
            return document.hover(at: place + distance, board: { board })?.markdown ?? ""
        }
        #expect(try hover("box.width == 120", 1).contains("(0, 0, 120, 60)"))
        #expect(try hover("box.height ==", 6).contains("| iphone-17 | 60"))
        #expect(try hover("horizontalSizeClass", 2).contains("holds"))
        #expect(try hover("systemRed", 2).contains("light `#ff0000`, dark `#aa0000`"))
        #expect(try hover("backgroundColor", 2).contains("colour"))
    }

    /// The example is the reference's example for the key, without conditions.
    @Test(arguments: [
        ("alpha = 0.5", "alpha", "For example `alpha = "), ("numberOfLines = 0", "numberOfLines", "For example `numberOfLines = "),
        ("backgroundColor = \"systemRed\"", "backgroundColor", "For example `backgroundColor = "),
    ])
    func `a key is explained with an example of the key`(line: String, key: String, words: String) throws {
        let text = "[app]\nrootViewController = \"home\"\n[controllers.home.views.words]\nkind = \"label\"\n\(line)\n"
        let document = LanguageDocument(text)
        let place = try #require(text.range(of: key)).lowerBound
        let markdown = document.hover(at: text[..<place].utf8.count + 1)?.markdown ?? ""
        #expect(markdown.contains(words) && !markdown.contains("{ when"), "\(markdown)")
    }

    /// Tests every property of a written kind, in a view of that kind.
    @Test(arguments: ViewProperty.allCases.filter { property in ViewKind.written.contains(where: property.applies) })
    func propertiesAreExplainedAndCompleted(_ property: ViewProperty) throws {
        let kind = try #require(ViewKind.written.first(where: property.applies))
        let text = "[controllers.home.views.a]\nkind = \"\(kind.rawValue)\"\n\(property.rawValue) = 1\n"
        let document = LanguageDocument(text)
        let place = text.utf8.count - property.rawValue.utf8.count - 4
        #expect(document.hover(at: place)?.markdown.contains(property.row.summary) == true)
        let offered = LanguageDocument(text.replacing("\(property.rawValue) = 1", with: "")).completions(at: text.utf8.count - property.rawValue.utf8.count - 5)
        #expect(offered.contains { $0.label == property.rawValue })
    }

    @Test func unsupportedUIKitNamesAreExplained() throws {
        let text = "[controllers.home.views.a]\ndelegate = 1\n[app]\ndelegate = 1\n"
        #expect(LanguageDocument(text).hover(at: 30)?.markdown.contains("Delegates and data sources are not called") == true)
        #expect(LanguageDocument(text).hover(at: text.utf8.count - 6) == nil)
    }
}
