/// The possible ends of a line: the part of the Unicode line breaking algorithm (UAX #14) that labels need.
struct LineBreaks {
    let characters: [Character]

    func allowsBreak(before index: Int) -> Bool {
        guard index > 0, index < characters.count else { return false }
        let (left, right) = (characters[index - 1], characters[index])
        if Self.isSpace(right) || Self.forbidsBreakBefore(right) || Self.isGlue(left) || Self.isGlue(right) { return false }
        if Self.isSpace(left) { return true }
        if Self.forbidsBreakAfter(left) { return false }
        if Self.allowsBreaksAround(left) || Self.allowsBreaksAround(right) { return true }
        return breaksAfterPunctuation(at: index - 1)
    }

    func lastBreak(from start: Int, through limit: Int) -> Int? {
        var index = limit
        while index > start {
            if allowsBreak(before: index) { return index }
            index -= 1
        }
        return nil
    }

    /// Whether a line can end at this space. The space then hangs outside the line.
    static func isSpace(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
        default: return false
        }
    }

    /// A hyphen, dash or slash ends a part of a word, unless it begins the word or a number follows.
    private func breaksAfterPunctuation(at index: Int) -> Bool {
        switch Self.loneScalar(characters[index]) {
        case "-", "/", "\u{2010}", "\u{2012}", "\u{2013}":
            index > 0 && !Self.isSpace(characters[index - 1]) && !characters[index + 1].isNumber
        case "\u{2014}", "\u{AD}": true
        default: false
        }
    }

    private static func isGlue(_ character: Character) -> Bool {
        switch loneScalar(character) {
        case "\u{A0}", "\u{2007}", "\u{2011}", "\u{202F}", "\u{2060}", "\u{FEFF}": true
        default: false
        }
    }

    /// A line may end before and after ideographs, kana, Hangul and emoji.
    private static func allowsBreaksAround(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return FallbackWidth.isIdeographic(scalar) || FallbackWidth.isEmoji(character)
    }

    private static func forbidsBreakAfter(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .openPunctuation
    }

    /// Closing marks stay with the enclosed text, and small kana with their syllable.
    private static func forbidsBreakBefore(_ character: Character) -> Bool {
        switch loneScalar(character) {
        // U+037E is the Greek question mark, canonically a semicolon.
        case "!", "?", ",", ".", ":", ";", "\u{37E}", "/", "…", "、", "。", "，", "．", "：", "；", "！", "？", "・", "ー", "々",
            "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ":
            true
        default: character.unicodeScalars.first?.properties.generalCategory == .closePunctuation
        }
    }

    /// The only scalar of a grapheme. Comparing scalars takes less code and time than comparing characters.
    private static func loneScalar(_ character: Character) -> Unicode.Scalar? {
        let scalars = character.unicodeScalars
        return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    }
}
