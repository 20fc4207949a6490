/// Average widths in ems of characters that the page's fonts lack: sufficient for a layout, not exact.
enum FallbackWidth {
    static func points(of character: Character, in font: Font) -> Double {
        guard font.typeface != .page, isEmoji(character) else { return ems(of: character) * font.size }
        return emoji(at: font.size)
    }

    /// The width of a picture of Apple Color Emoji: 1.25 ems at small sizes (recalled), less at larger sizes. Interface Builder's
    /// frames of labels in the system font are 43 wide at 38 points and 50 at 45, including tracking of 0.4.
    private static func emoji(at size: Double) -> Double { min(1.25 * size, size + 4.6) }

    static func ems(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if isEmoji(character) { return 1.17 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
        default: return scripts.first { $0.range.contains(scalar.value) }?.ems ?? 0.6
        }
    }

    /// Whether a grapheme is drawn as a picture: by default, by a variation selector, as a flag or as a keycap.
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return false }
        if first.properties.isEmojiPresentation { return true }
        return scalars.contains { $0.value == 0xFE0F } && first.properties.isEmoji
    }

    /// Whether a character belongs to a script in which a line may end between any two characters.
    static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x303F, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static let scripts: [(range: ClosedRange<UInt32>, ems: Double)] = [
        (0x0180...0x036F, 0.58),  // Latin and phonetic extensions
        (0x0370...0x052F, 0.62),  // rarer Greek and Cyrillic
        (0x0530...0x058F, 0.62),  // Armenian
        (0x0590...0x05FF, 0.56),  // Hebrew
        (0x0600...0x08FF, 0.52),  // Arabic and related scripts
        (0x0900...0x0DFF, 0.68),  // Devanagari and related scripts
        (0x0E00...0x0EFF, 0.58),  // Thai, Lao
        (0x1000...0x109F, 0.74),  // Myanmar
        (0x10A0...0x10FF, 0.56),  // Georgian
        (0x1100...0x11FF, 0.92),  // Hangul letters
        (0x1780...0x17FF, 0.68),  // Khmer
        (0x1E00...0x1FFF, 0.58),  // Vietnamese, old Greek
        (0x2001...0x2001, 1),  // em quad
        (0x2000...0x206F, 0.5),  // General Punctuation
        (0x2100...0x2BFF, 0.84),  // symbols
        (0x2E80...0xA4CF, 1),  // Chinese, Japanese
        (0xAC00...0xD7FF, 0.92),  // Hangul
        (0xE000...0xF8FF, 1),  // private use: symbol fonts
        (0xF900...0xFAFF, 1),
        (0xFB1D...0xFB4F, 0.56),  // Hebrew forms
        (0xFB50...0xFDFF, 0.52), (0xFE70...0xFEFF, 0.52),  // Arabic forms
        (0xFE30...0xFE6F, 1), (0xFF00...0xFF60, 1), (0xFFE0...0xFFEF, 1),  // full width
        (0xFF61...0xFFDF, 0.5),  // half width
        (0x1D400...0x1D7FF, 0.64),  // mathematical letters
        (0x1F000...0x1FFFF, 1.17),  // pictures
        (0x20000...0x3FFFD, 1),  // rarer Chinese
    ]
}
