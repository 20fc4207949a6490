// Written by Templates/fonts/width_tables.py from the fonts in its folder. Not to be edited.

/// The metrics of the page's fonts, in font units. `faces.toml` has the lists.
enum FaceData {
    static let unitsPerEm = 2816
    static let ascent = 2681
    static let descent = 679
    static let capHeight = 2048
    static let xHeight = 1536
    static let bias = 2048
    static let firstClassCount = 144
    static let secondClassCount = 152

    /// The covered code points, ascending. Each list below has one entry per code point.
    static let covered: [ClosedRange<UInt32>] = [
        0x0020...0x007E, 0x00A0...0x00AC, 0x00AE...0x0148, 0x014A...0x017F, 0x0218...0x021B,
        0x02C6...0x02C7, 0x02D8...0x02DD, 0x0384...0x038A, 0x038C...0x038C, 0x038E...0x03A1,
        0x03A3...0x03CE, 0x0400...0x045F, 0x0490...0x0491, 0x1E80...0x1E85, 0x1E9E...0x1E9E,
        0x1EF2...0x1EF3, 0x2002...0x200A, 0x2010...0x2027, 0x202F...0x203D, 0x2044...0x2044,
        0x2070...0x2071, 0x2074...0x2089, 0x20A0...0x20BF, 0x2116...0x2117, 0x2120...0x2122,
        0x2126...0x2126, 0x2190...0x2199, 0x21A9...0x21AA, 0x21B5...0x21B5, 0x21E4...0x21E5,
        0x21E7...0x21E7, 0x21EA...0x21EA, 0x2202...0x2202, 0x2206...0x2206, 0x220F...0x220F,
        0x2211...0x2212, 0x221A...0x221A, 0x221E...0x221E, 0x222B...0x222B, 0x2248...0x2248,
        0x2260...0x2260, 0x2264...0x2265, 0x2303...0x2303, 0x2318...0x2318, 0x2325...0x2327,
        0x232B...0x232B, 0x25A0...0x25A2, 0x25AA...0x25AA, 0x25B2...0x25B3, 0x25B6...0x25B7,
        0x25BA...0x25BD, 0x25C0...0x25C1, 0x25C4...0x25C7, 0x25CA...0x25CB, 0x25CF...0x25CF,
        0x25E6...0x25E6, 0x25EF...0x25EF, 0x2605...0x2606, 0x2661...0x2661, 0x2665...0x2665,
        0x2713...0x2713, 0x2717...0x2717
    ]

    private static let lists = PackedLists(PackageResources.faces_toml)

    /// The kerning class of a pair's first character.
    static var firstClasses: PackedNumbers { lists["firstClasses"] }
    /// The kerning class of a pair's second character.
    static var secondClasses: PackedNumbers { lists["secondClasses"] }
    /// 0 for a character of any script, 1 Latin, 2 Greek, 3 Cyrillic.
    static var scripts: PackedNumbers { lists["scripts"] }
    /// Advance widths.
    static var regularAdvances: PackedNumbers { lists["regularAdvances"] }
    /// Kerning by class, rows of first classes, each value with its count.
    static var regularKerning: PackedNumbers { lists["regularKerning"] }
    /// Advance widths less regular's.
    static var ultraLightAdvances: PackedNumbers { lists["ultraLightAdvances"] }
    /// Advance widths less regular's.
    static var blackAdvances: PackedNumbers { lists["blackAdvances"] }
    /// Kerning by class less regular's, each value with its count.
    static var ultraLightKerning: PackedNumbers { lists["ultraLightKerning"] }
    /// Kerning by class less regular's, each value with its count.
    static var blackKerning: PackedNumbers { lists["blackKerning"] }
}
