/// Shows source characters in monospaced lines. Symbols replace characters that control a terminal or the reading order.
enum DisplayCharacters {
    /// The limit in bytes. Longer characters have stacked marks.
    private static let longestCharacter = 64

    /// The character as displayed. The caller expands tabs, because their width depends on the column.
    static func visible(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first else { return character }
        // One character can have any number of marks.
        let character = character.utf8.count > longestCharacter ? Character(scalar) : character
        switch scalar.value {
        case 0x00...0x1F: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
        case 0x7F: return "\u{2421}"
        case _ where TerminalControls.contains(scalar): return "\u{FFFD}"
        default: return character
        }
    }

    /// A file's text on one line of a message.
    static func onOneLine(_ text: some StringProtocol) -> String {
        String(text.map { $0 == "\t" ? " " : visible($0) })
    }

    static func onLines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { onOneLine($0) }.joined(separator: "\n")
    }

    /// The width in terminal cells: two for wide East Asian characters and emoji.
    static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII { return scalars.contains("\u{FE0F}") ? 2 : 1 }
        if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
        if wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
        return switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: 1
        }
    }

    /// Blocks of Unicode's `EastAsianWidth.txt` that are entirely wide or full-width.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
