import Testing
@testable import Exporting

@Suite struct FontChoiceTests {
    private let whole = "@font-face { src: whole; }"
    private let latin = "@font-face { src: latin; unicode-range: U+0020-007E, U+00E9; }"

    @Test func latinLettersNeedOnlyTheSmallerFile() {
        let choice = FontChoice(of: text("Café"), latinSheet: latin)
        #expect(choice == .latin)
        #expect(choice.reduced(latin) == latin && choice.reduced(whole + "b {}") == "b {}")
    }

    @Test(arguments: ["⅓", "Ж", "日"]) func lettersMissingInTheSmallerFileNeedTheWholeFont(letter: String) {
        let choice = FontChoice(of: text("Café") + text("Caf\(letter)"), latinSheet: latin)
        #expect(choice == .whole)
        #expect(choice.reduced(latin).isEmpty && choice.reduced(whole + "b {}") == whole + "b {}")
    }

    @Test func stylesOutsideOfWireframesNeedNoFont() {
        #expect(FontChoice(of: text("Café") + "<p>Ж</p>", latinSheet: latin) == .latin)
    }

    @Test func bothStyleSheetsOfThePageAreReduced() throws {
        let latin = try #require(PageFiles.embedded.text("fonts/latin.css"))
        let whole = try #require(PageFiles.embedded.text("fonts/fonts.css"))
        #expect(FontChoice(of: text("Neko ☆"), latinSheet: latin) == .latin)
        #expect(!FontChoice.latin.reduced(whole).contains("@font-face {") && FontChoice.latin.reduced(latin) == latin)
        #expect(!FontChoice.whole.reduced(latin).contains("@font-face {") && FontChoice.whole.reduced(whole) == whole)
    }

    private func text(_ line: String) -> String {
        "<span class=\"text measured-text\" style=\"font-weight:400\"><span class=\"line\">\(line)</span></span>"
    }
}
