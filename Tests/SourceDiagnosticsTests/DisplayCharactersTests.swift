import Testing

@testable import SourceDiagnostics

@Suite struct DisplayCharactersTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("猫", 2), ("ア", 2), ("ｱ", 1), ("한", 2), ("（", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2),
        ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("\u{200B}", 0), ("Ω", 1), ("…", 1),
    ] as [(Character, Int)])
    func charactersTakeAsManyCellsAsATerminalGivesThem(character: Character, cells: Int) {
        #expect(DisplayCharacters.width(of: character) == cells)
    }

    @Test(arguments: [
        ("\u{0}", "␀"), ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\u{2066}", "\u{FFFD}"),
        ("a", "a"), ("猫", "猫"), (" ", " "),
    ] as [(Character, Character)])
    func charactersThatActOnTheTerminalAreShownAsSymbols(character: Character, symbol: Character) {
        #expect(DisplayCharacters.visible(character) == symbol)
    }
}
