/// Makes TrueType files with only the tables that are read. Glyph 1 is a space, 2 a narrow and 3 a wide character.
struct FontBytes {
    var signature: [UInt8] = [0, 1, 0, 0]
    var unitsPerEm = 1000
    /// The ascent, descent and line gap of `hhea`, and those of `OS/2`.
    var lines = (800, -200, 90)
    var typographicLines = (700, -300, 0)
    var names: [(platform: Int, number: Int, text: String)] = [(1, 6, "Tiny-Bold"), (3, 1, "Tiny"), (3, 6, "Tiny-Bold")]
    var weight = 700
    /// The characters and their glyphs, in ascending order.
    var glyphs: [(character: Int, glyph: Int)] = [(0x20, 1), (0x41, 3), (0x42, 3), (0x69, 2)]
    var usesGroups = false
    var leftOut: Set<String> = []

    static let advances = [500, 250, 300, 800]

    var bytes: [UInt8] {
        let all: [(String, [UInt8])] = [
            ("OS/2", words([2, 0, weight]) + words(repeating: 31) + words([typographicLines.0, typographicLines.1, typographicLines.2])
                + words(repeating: 6) + words([480, 690])),
            ("cmap", characterMap), ("glyf", [0, 0]), ("head", words(repeating: 9) + words([unitsPerEm])),
            ("hhea", words([1, 0, lines.0, lines.1, lines.2]) + words(repeating: 12) + words([Self.advances.count])),
            ("hmtx", Self.advances.flatMap { words([$0, 0]) }), ("maxp", words([1, 0, Self.advances.count])), ("name", nameTable),
        ]
        let tables = all.filter { !leftOut.contains($0.0) }
        var (directory, data): ([UInt8], [UInt8]) = (signature + words([tables.count, 0, 0, 0]), [])
        let start = 12 + 16 * tables.count
        for (tag, table) in tables {
            directory += Array(tag.utf8) + long(0) + long(start + data.count) + long(table.count)
            data += table
        }
        return directory + data
    }

    private var characterMap: [UInt8] {
        let head = words([0, 1, usesGroups ? 3 : 0, usesGroups ? 10 : 3]) + long(12)
        guard !usesGroups else {
            let groups = glyphs.flatMap { long($0.character) + long($0.character) + long($0.glyph) }
            return head + words([12, 0]) + long(16 + groups.count) + long(0) + long(glyphs.count) + groups
        }
        let segments = glyphs + [(0xFFFF, 0)]
        let characters = segments.map { $0.character }
        // The last character is in an array. The other characters have differences.
        let last = glyphs.count - 1
        let differences = segments.enumerated().map { $0 == last ? 0 : $1.glyph - $1.character }
        let ranges = segments.indices.map { $0 == last ? 2 * (segments.count - last) : 0 }
        let body = words([2 * segments.count, 0, 0, 0] + characters + [0] + characters + differences + ranges + [glyphs[last].glyph])
        return head + words([4, 6 + body.count, 0]) + body
    }

    private var nameTable: [UInt8] {
        var (records, texts): ([UInt8], [UInt8]) = ([], [])
        for (platform, number, text) in names {
            let encoded = platform == 1 ? Array(text.utf8) : words(text.utf16.map(Int.init))
            records += words([platform, 1, 0, number, encoded.count, texts.count])
            texts += encoded
        }
        return words([0, names.count, 6 + records.count]) + records + texts
    }

    private func words(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    private func words(repeating count: Int) -> [UInt8] { words(Array(repeating: 0, count: count)) }

    private func long(_ number: Int) -> [UInt8] { words([number >> 16, number]) }
}
