// Written by Templates/fonts/system_widths.py. Not to be edited.

/// The system font's widths (``SystemFont``), fitted to recorded frames: differences from Inter's, as in ``FaceData``.
enum SystemFontData {
    /// Added to differences to make them positive.
    static let bias = 2048
    /// The system font's share of Inter's kerning, in hundredths.
    static let kerningHundredths = 79
    /// The width that the display cut saves for unknown characters.
    static let commonTightening = 144

    /// The fitted code points, ascending. Each list below has one entry per code point.
    static let covered: [ClosedRange<UInt32>] = [
        0x0020...0x007E, 0x00A0...0x00AC, 0x00AE...0x0148, 0x014A...0x017F, 0x2013...0x2014,
        0x2018...0x201A, 0x201C...0x201E, 0x2022...0x2022, 0x2026...0x2026
    ]

    private static let lists = PackedLists(PackageResources.systemfont_toml)

    /// The text cut's advances less Inter's, regular.
    static var regularDeltas: PackedNumbers { lists["regularDeltas"] }
    /// The text cut's advances less Inter's, medium.
    static var mediumDeltas: PackedNumbers { lists["mediumDeltas"] }
    /// The text cut's advances less Inter's, semibold.
    static var semiBoldDeltas: PackedNumbers { lists["semiBoldDeltas"] }
    /// The text cut's advances less Inter's, bold.
    static var boldDeltas: PackedNumbers { lists["boldDeltas"] }
    /// How much narrower the display cut is, of every weight.
    static var tightening: PackedNumbers { lists["tightening"] }
}
