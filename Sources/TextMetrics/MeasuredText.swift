import PlaygroundModel

/// A paragraph's graphemes with their offsets, so that the width of any part is one subtraction.
struct MeasuredText {
    private(set) var characters: [Character] = []
    /// The run of each grapheme. Empty for a text in one font.
    private(set) var runs: [Int] = []
    /// The offset of each grapheme in points, with kerning, and the end.
    private var offsets: [Double] = []
    /// The kerning before each grapheme. A grapheme at the beginning of a line has none.
    private var kernings: [Double] = []
    /// The number of graphemes with letter spacing: all graphemes with a width.
    private(set) var spacedCount = 0

    /// Measures a text without its control characters. A tab becomes four spaces.
    init(_ text: String, font: Font) {
        var offset = 0.0
        append(Self.drawable(text), font: font, at: &offset)
        offsets.append(offset)
    }

    /// Measures parts in the fonts of their runs. Characters of different runs are not kerned.
    init(_ pieces: [TextLayout.Piece], fonts: [Font]) {
        var offset = 0.0
        for piece in pieces {
            let drawable = Self.drawable(piece.text)
            runs.append(contentsOf: repeatElement(piece.run, count: drawable.count))
            append(drawable, font: fonts[piece.run], at: &offset)
        }
        offsets.append(offset)
    }

    private mutating func append(_ part: [Character], font: Font, at offset: inout Double) {
        let table = FaceTable.of(font.face, font.typeface)
        let displayShare = font.displayShare
        var pairing = KerningRun()
        characters.append(contentsOf: part)
        for character in part {
            let (advance, kerning) = Self.measure(character, in: table, font, displayShare, after: &pairing)
            if advance != 0 { spacedCount += 1 }
            kernings.append(kerning)
            offsets.append(offset + kerning)
            offset += kerning + advance
        }
    }

    /// The parts of a range, one for each run in it.
    func pieces(in range: Range<Int>) -> [TextLayout.Piece] {
        guard !runs.isEmpty else { return [] }
        var pieces: [TextLayout.Piece] = []
        for place in range {
            if pieces.last?.run != runs[place] { pieces.append(TextLayout.Piece(text: "", run: runs[place])) }
            pieces[pieces.count - 1].text.append(characters[place])
        }
        return pieces
    }

    func width(of range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        let end = range.upperBound == kernings.count ? 0 : kernings[range.upperBound]
        return offsets[range.upperBound] - end - offsets[range.lowerBound]
    }

    func end(from start: Int, fitting width: Double) -> Int {
        var low = start
        var high = characters.count
        while low < high {
            let middle = (low + high + 1) / 2
            if self.width(of: start..<middle) <= width { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func start(fitting width: Double) -> Int {
        var low = 0
        var high = characters.count
        while low < high {
            let middle = (low + high) / 2
            if self.width(of: middle..<characters.count) <= width { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func measure(
        _ character: Character, in table: FaceTable, _ font: Font, _ displayShare: Double, after pairing: inout KerningRun
    ) -> (advance: Double, kerning: Double) {
        if let file = font.typeface.file, let advance = advance(of: character, in: file) {
            return (font.size * file.ems(advance), 0)
        }
        if let entry = coveredEntry(of: character, in: table) {
            let kerning = pairing.kerning(before: entry, in: table, displayShare: displayShare)
            let advance = table.advance(entry, displayShare: displayShare)
            return (advance * font.pointsPerUnit + font.tracking, kerning * font.pointsPerUnit)
        }
        pairing.interrupt()
        let width = FallbackWidth.points(of: character, in: font)
        return (width == 0 ? 0 : width + font.tracking, 0)
    }

    /// The entry of a covered character, with or without combining marks. A character with a variation selector or a keycap is a picture.
    private static func coveredEntry(of character: Character, in table: FaceTable) -> CharacterCoverage.Entry? {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, let entry = table.entry(of: first) else { return nil }
        return isLetter(character) ? entry : nil
    }

    private static func advance(of character: Character, in file: FontFile) -> Int? {
        guard let first = character.unicodeScalars.first, isLetter(character) else { return nil }
        return file.advances.width(of: first)
    }

    private static func isLetter(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        return scalars.index(after: scalars.startIndex) == scalars.endIndex || !FallbackWidth.isEmoji(character)
    }

    private static func drawable(_ text: String) -> [Character] {
        var characters: [Character] = []
        characters.reserveCapacity(text.utf8.count)
        for character in text {
            if character == "\t" {
                characters.append(contentsOf: repeatElement(" ", count: 4))
            } else if !isControl(character) {
                characters.append(character)
            }
        }
        return characters
    }

    private static func isControl(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }
}
