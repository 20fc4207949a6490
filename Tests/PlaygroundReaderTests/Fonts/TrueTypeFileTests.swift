import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct TrueTypeFileTests {
    private static func widths(_ font: FontFile) -> [Int?] { " ABi?C".unicodeScalars.map(font.advances.width) }

    @Test(arguments: [false, true]) func `a font has its names, lines and widths`(usesGroups: Bool) throws {
        let font = try TrueTypeFile.read(FontBytes(usesGroups: usesGroups).bytes)
        #expect((font.name, font.family, font.weight) == ("Tiny-Bold", "Tiny", .bold))
        #expect((font.metrics.unitsPerEm, font.metrics.ascent, font.metrics.descent, font.metrics.lineGap) == (1000, 800, 200, 90))
        #expect(font.metrics.xHeight == 480 && font.metrics.capHeight == 690)
        #expect(Self.widths(font) == [250, 800, 800, 300, nil, nil])
    }

    @Test func `a character beyond sixteen bits has a width`() throws {
        let font = try TrueTypeFile.read(FontBytes(glyphs: [(0x41, 2), (0x1F63A, 3)], usesGroups: true).bytes)
        #expect("A😺".unicodeScalars.map(font.advances.width) == [300, 800])
    }

    @Test func `line metrics missing in hhea are read from OS2`() throws {
        let metrics = try TrueTypeFile.read(FontBytes(lines: (0, 0, 0)).bytes).metrics
        #expect((metrics.ascent, metrics.descent) == (700, 300))
    }

    @Test func `OS2 can be missing, and the typographic family has priority`() throws {
        let names = [(3, 1, "Tiny Bold"), (3, 16, "Tiny"), (3, 6, "Tiny-Bold")].map { (platform: $0, number: $1, text: $2) }
        let font = try TrueTypeFile.read(FontBytes(names: names, leftOut: ["OS/2"]).bytes)
        #expect((font.family, font.weight, font.metrics.capHeight) == ("Tiny", .regular, nil))
    }

    @Test func `characters with a missing glyph are not in the font`() throws {
        #expect(Self.widths(try TrueTypeFile.read(FontBytes(glyphs: [(0x41, 3), (0x42, 9)]).bytes)) == [nil, 800, nil, nil, nil, nil])
    }

    private static let refused: [(FontBytes, TrueTypeFile.TrueTypeFailure)] = [
        (FontBytes(signature: Array("<svg".utf8)), .notFont), (FontBytes(signature: Array("wOF2".utf8)), .webFont),
        (FontBytes(signature: Array("ttcf".utf8)), .collection), (FontBytes(leftOut: ["hmtx"]), .missingTable("hmtx")),
        (FontBytes(leftOut: ["glyf"]), .missingTable("glyf")), (FontBytes(unitsPerEm: 0), .damagedTable("head")),
        (FontBytes(lines: (-5, 2, 0)), .damagedTable("hhea")), (FontBytes(names: []), .noName),
        (FontBytes(names: [(3, 6, "a\");evil(\"")]), .noName), (FontBytes(glyphs: [(0x41, 9)]), .noCharacters),
        (FontBytes(glyphs: [(0x42, 2), (0x41, 3)]), .damagedTable("cmap")),
    ]

    @Test(arguments: refused.indices) func `unusable fonts are refused`(row: Int) {
        let (font, failure) = Self.refused[row]
        #expect(throws: failure) { try TrueTypeFile.read(font.bytes) }
    }

    @Test(arguments: [false, true]) func `damaged files are read or refused`(usesGroups: Bool) {
        let whole = FontBytes(usesGroups: usesGroups).bytes
        for place in whole.indices {
            _ = try? TrueTypeFile.read(Array(whole[..<place]))
            for value: UInt8 in [0, 0x7F, 0xFF] {
                var damaged = whole
                damaged[place] = value
                _ = try? TrueTypeFile.read(damaged)
            }
        }
        #expect(throws: TrueTypeFile.TrueTypeFailure.self) { try TrueTypeFile.read(Array(whole.dropLast())) }
    }
}
