import HostileTexts
import Testing

@testable import SourceDiagnostics

@Suite struct DisplayCharactersTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("猫", 2), ("ア", 2), ("ｱ", 1), ("한", 2), ("（", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2),
        ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("\u{200B}", 0), ("Ω", 1), ("…", 1),
    ] as [(Character, Int)])
    func charactersHaveTheirTerminalWidth(character: Character, cells: Int) {
        #expect(DisplayCharacters.width(of: character) == cells)
    }

    @Test(arguments: HostileTexts.all)
    func terminalTextHasNoControlCharacters(text: String) {
        let lines = text.terminalText.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && !(0x202A...0x202E).contains($0.value) } })
    }

    @Test(arguments: [
        ("\u{0}", "␀"), ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\u{2066}", "\u{FFFD}"),
        ("a", "a"), ("猫", "猫"), (" ", " "),
    ] as [(Character, Character)])
    func controlCharactersAreShownAsSymbols(character: Character, symbol: Character) {
        #expect(DisplayCharacters.visible(character) == symbol)
    }
}
