import Testing
@testable import StaticExport

@Suite struct FontChoiceTests {
    private let all = face(400, "all") + face(600, "all") + face(700, "all") + "b {}"
    private let latin = face(400, "latin", "U+0020-007E, U+00E9") + face(600, "latin", "U+0020-007E") + face(700, "latin", "U+0020-007E")

    @Test func onlyWeightsInWhichATextIsSetAreThere() {
        let choice = FontChoice(of: text("Neko", weight: 700), latinSheet: latin)
        #expect(choice.reduced(latin) == Self.face(700, "latin", "U+0020-007E"))
        #expect(choice.reduced(all) == "b {}")
    }

    @Test func aLetterThatTheSmallerFileLacksBringsTheWholeOneOfItsWeight() {
        let choice = FontChoice(of: text("Café ⅓", weight: 600) + text("Café", weight: 400), latinSheet: latin)
        #expect(choice.reduced(all) == Self.face(600, "all") + "b {}")
    }

    @Test func aTextThatDoesNotSayItsWeightHasThoseOfTheStyleSheets() {
        let choice = FontChoice(of: "<span class=\"status-time measured-text\">9:41</span>é", latinSheet: latin)
        #expect(choice.reduced(latin) == Self.face(400, "latin", "U+0020-007E, U+00E9") + Self.face(600, "latin", "U+0020-007E"))
        #expect(choice.reduced(all) == "b {}")
    }

    @Test func aPageWithoutTextsNeedsNone() {
        let choice = FontChoice(of: "<p>Neko</p>", latinSheet: latin)
        #expect(choice.reduced(latin).isEmpty && choice.reduced(all) == "b {}")
    }

    /// Every weight that `fonts.css` has, so that none falls back to a whole file for want of a smaller one.
    @Test func thereIsASmallerFileOfEachWeight() throws {
        let page = (1...9).map { text("Neko", weight: $0 * 100) }.joined()
        let latin = try #require(PageFiles.embedded.text("fonts/latin.css"))
        let choice = FontChoice(of: page, latinSheet: latin)
        #expect(choice.reduced(latin) == latin)
        #expect(!choice.reduced(try #require(PageFiles.embedded.text("fonts/fonts.css"))).contains("@font-face {"))
    }

    private static func face(_ weight: Int, _ file: String, _ range: String? = nil) -> String {
        "@font-face { src: \(file); font-weight: \(weight);\(range.map { " unicode-range: \($0);" } ?? "") }"
    }

    private func text(_ line: String, weight: Int) -> String {
        "<span class=\"text measured-text\" style=\"font-weight:\(weight)\"><span class=\"line\">\(line)</span></span>"
    }
}
