import Testing
@testable import InterfaceImport

@Suite struct WordsTests {
    @Test(arguments: [
        ("loginButton2", ["login", "button2"]), ("Sign in now", ["sign", "in", "now"]), ("URLField", ["url", "field"]),
        ("myHTMLView", ["my", "html", "view"]), ("What's new?", ["whats", "new"]), ("Don\u{2019}t", ["dont"]),
        ("Größe über Ål", ["grosse", "uber", "al"]), ("Ærø Łódź", ["aero", "lodz"]), ("snake_case-name", ["snake", "case", "name"]),
        ("你好", []), ("😬 ok", ["ok"]), ("", []), ("VC", ["vc"]), ("iPhone8Plus", ["i", "phone8", "plus"]),
    ])
    func wordsConsistOfASCIILettersAndDigits(text: String, words: [String]) {
        #expect(Words.of(text) == words)
    }

    @Test func namesBeginWithALetter() {
        #expect(Words.camelCase(["3", "big", "cats"]) == "bigCats")
        #expect(Words.kebabCase(["3", "big", "cats"]) == "big-cats")
        #expect(Words.camelCase(["3"]) == nil && Words.kebabCase([]) == nil)
    }

    @Test func longTextsAreReducedToTheirFirstWords() {
        #expect(Words.opening("The quick brown fox jumps over the lazy dog") == ["the", "quick", "brown", "fox"])
        #expect(Words.opening("Extraordinarily complicated") == ["extraordinarily"])
    }

    @Test(arguments: [("loginButton", "loginButton"), ("iPhone_2", "iPhone_2"), ("HUDView", "HUDView"), ("_label", "label"), ("größe", "grosse"), ("2nd", nil)])
    func identifiersInCodeAreKept(name: String, identifier: String?) {
        #expect(Words.identifier(name) == identifier)
    }

    @Test func repeatedNamesAreNumbered() {
        var giver = NameGiver(reserved: ["top"])
        #expect(["a", "a", "a2", "top", "a"].map { giver.give($0) } == ["a", "a2", "a22", "top2", "a3"])
        #expect(giver.give("top", numbering: "-") == "top-3")
    }
}
