import PlaygroundModel

/// Reads the metrics of a TrueType or OpenType font: its names, its line height and its characters' widths.
struct TrueTypeFile {
    enum TrueTypeFailure: Error, Hashable, Sendable {
        case notFont
        /// A font for browsers, which UIKit does not load.
        case webFont
        case collection
        case missingTable(String)
        case damagedTable(String)
        case noName
        case noCharacters
    }

    private let tables: [String: Table]
    private let isOpenType: Bool

    static func read(_ bytes: [UInt8]) throws(TrueTypeFailure) -> FontFile {
        try TrueTypeFile(bytes).font(bytes)
    }

    private init(_ bytes: [UInt8]) throws(TrueTypeFailure) {
        switch Self.tag(bytes.prefix(4)) {
        case "\0\u{1}\0\0", "true": isOpenType = false
        case "OTTO": isOpenType = true
        case "wOFF", "wOF2": throw .webFont
        case "ttcf": throw .collection
        default: throw .notFont
        }
        let directory = Table(tag: "table directory", bytes: bytes[...])
        var tables: [String: Table] = [:]
        for place in 0..<(try directory.unsigned(4)) {
            let entry = 12 + 16 * place
            let (start, count) = (try directory.long(entry + 8), try directory.long(entry + 12))
            let tag = Self.tag(bytes[entry..<(entry + 4)])
            // Tables that are not read are skipped.
            guard Self.tags.contains(tag) else { continue }
            guard start <= bytes.count, count <= bytes.count - start else { throw .damagedTable(tag) }
            tables[tag] = Table(tag: tag, bytes: bytes[start..<(start + count)])
        }
        self.tables = tables
        guard ["glyf", "CFF ", "CFF2"].contains(where: { tables[$0] != nil }) else { throw .missingTable("glyf") }
    }

    private static let tags: Set<String> = ["head", "hhea", "maxp", "hmtx", "cmap", "name", "OS/2", "glyf", "CFF ", "CFF2"]

    private static func tag(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private func table(_ tag: String) throws(TrueTypeFailure) -> Table {
        guard let table = tables[tag] else { throw .missingTable(tag) }
        return table
    }

    private func font(_ bytes: [UInt8]) throws(TrueTypeFailure) -> FontFile {
        let metrics = try metrics()
        let advances = try advances()
        let names = try FontNames(table("name"))
        guard let name = names.postScript else { throw .noName }
        return FontFile(
            name: name, family: names.family ?? name, weight: (try? tables["OS/2"]?.unsigned(4)).flatMap(Self.weight) ?? .regular,
            isOpenType: isOpenType, metrics: metrics, advances: advances, bytes: bytes)
    }

    private static func weight(_ number: Int) -> FontWeight? {
        let place = (number + 50) / 100 - 1
        return FontWeight.allCases.indices.contains(place) ? FontWeight.allCases[place] : nil
    }

    /// The metrics as in Core Text: from `hhea`, and from `OS/2` only if `hhea` has none.
    private func metrics() throws(TrueTypeFailure) -> FontFile.Metrics {
        let unitsPerEm = try table("head").unsigned(18)
        guard 16...16384 ~= unitsPerEm else { throw .damagedTable("head") }
        let hhea = try table("hhea")
        var lines = (ascent: try hhea.signed(4), descent: -(try hhea.signed(6)), gap: try hhea.signed(8))
        if lines.ascent == 0, lines.descent == 0, let typographic = tables["OS/2"] {
            lines = (try typographic.signed(68), -(try typographic.signed(70)), try typographic.signed(72))
        }
        // No script needs lines of 16 ems.
        guard 1...(16 * unitsPerEm) ~= lines.ascent + lines.descent else { throw .damagedTable("hhea") }
        var metrics = FontFile.Metrics(unitsPerEm: unitsPerEm, ascent: lines.ascent, descent: lines.descent)
        metrics.lineGap = min(max(0, lines.gap), 16 * unitsPerEm)
        if let heights = tables["OS/2"], (try? heights.unsigned(0)) ?? 0 >= 2 {
            metrics.xHeight = (try? heights.signed(86)).flatMap { $0 > 0 ? $0 : nil }
            metrics.capHeight = (try? heights.signed(88)).flatMap { $0 > 0 ? $0 : nil }
        }
        return metrics
    }

    private func advances() throws(TrueTypeFailure) -> FontFile.Advances {
        let (widths, widthCount) = (try table("hmtx"), try table("hhea").unsigned(34))
        let glyphCount = try table("maxp").unsigned(4)
        guard widthCount > 0, widthCount <= glyphCount else { throw .damagedTable("hhea") }
        var advances = FontFile.Advances()
        try CharacterMap(table("cmap")).forEach { (character, glyph) throws(TrueTypeFailure) in
            guard 1..<glyphCount ~= glyph else { return }
            advances.append(UInt16(try widths.unsigned(4 * min(glyph, widthCount - 1))), of: character)
        }
        guard !advances.isEmpty else { throw .noCharacters }
        return advances
    }

    /// A table of big-endian numbers at offsets.
    struct Table {
        let tag: String
        let bytes: ArraySlice<UInt8>

        func unsigned(_ offset: Int) throws(TrueTypeFailure) -> Int {
            guard 0...bytes.count ~= offset, offset <= bytes.count - 2 else { throw .damagedTable(tag) }
            let place = bytes.startIndex + offset
            return Int(bytes[place]) << 8 | Int(bytes[place + 1])
        }

        func signed(_ offset: Int) throws(TrueTypeFailure) -> Int { Int(Int16(truncatingIfNeeded: try unsigned(offset))) }

        /// An unsigned number of 32 bits. It must be below the limit of a signed one, like every offset and count in a file.
        func long(_ offset: Int) throws(TrueTypeFailure) -> Int {
            let (high, low) = (try unsigned(offset), try unsigned(offset + 2))
            guard high <= Int16.max else { throw .damagedTable(tag) }
            return high << 16 | low
        }
    }
}

/// The table `name` with a font's names.
private struct FontNames {
    private(set) var postScript: String?
    /// The family name that all weights share, or at most four of them.
    private(set) var family: String?

    /// The values of `nameID` to read: PostScript name, family, and typographic family.
    private static let (postScriptName, familyName, wideFamilyName) = (6, 1, 16)
    private static let longest = 200

    init(_ table: TrueTypeFile.Table) throws(TrueTypeFile.TrueTypeFailure) {
        let texts = try table.unsigned(4)
        var isWide = false
        for place in 0..<(try table.unsigned(2)) {
            let entry = 6 + 12 * place
            let (platform, kind) = (try table.unsigned(entry), try table.unsigned(entry + 6))
            guard [Self.postScriptName, Self.familyName, Self.wideFamilyName].contains(kind) else { continue }
            let (count, start) = (try table.unsigned(entry + 8), texts + (try table.unsigned(entry + 10)))
            guard count <= 2 * Self.longest, start + count <= table.bytes.count else { throw .damagedTable(table.tag) }
            let bytes = table.bytes[(table.bytes.startIndex + start)..<(table.bytes.startIndex + start + count)]
            let text = platform == 1
                ? String(decoding: bytes.filter { $0 < 0x80 }, as: UTF8.self) : String(decoding: TextEncoding.units(ofUTF16: bytes), as: UTF16.self)
            if kind == Self.postScriptName {
                if postScript == nil, Self.isName(text) { postScript = text }
            } else if !text.isEmpty, family == nil || (kind == Self.wideFamilyName && !isWide) {
                family = text
                isWide = kind == Self.wideFamilyName
            }
        }
    }

    /// Whether a name has only characters without special meaning in Swift, CSS, XML and file names. Fonts use no others.
    private static func isName(_ text: String) -> Bool {
        1...63 ~= text.utf8.count && text.utf8.first != UInt8(ascii: ".") && text.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0))
        }
    }
}

/// The table `cmap`: the glyphs of characters, in format 4 or 12.
private struct CharacterMap {
    private let table: TrueTypeFile.Table
    private let start: Int
    private let format: Int

    /// Selects the map for Unicode with the largest range.
    init(_ table: TrueTypeFile.Table) throws(TrueTypeFile.TrueTypeFailure) {
        var best: (rank: Int, start: Int, format: Int)?
        for place in 0..<(try table.unsigned(2)) {
            let (platform, encoding) = (try table.unsigned(4 + 8 * place), try table.unsigned(6 + 8 * place))
            let start = try table.long(8 + 8 * place)
            let format = try table.unsigned(start)
            let rank = switch (platform, encoding, format) {
            case (3, 10, 12), (0, _, 12): 3
            case (3, 1, 4), (0, _, 4): 2
            // The map of a symbol font.
            case (3, 0, 4): 1
            default: 0
            }
            if rank > best?.rank ?? 0 { best = (rank, start, format) }
        }
        guard let best else { throw .noCharacters }
        self.table = table
        (start, format) = (best.start, best.format)
    }

    /// Calls `body` in ascending order, because each character is passed only once.
    func forEach(
        _ body: (_ character: UInt32, _ glyph: Int) throws(TrueTypeFile.TrueTypeFailure) -> Void
    ) throws(TrueTypeFile.TrueTypeFailure) {
        if format == 4 { try forEachInSegments(body) } else { try forEachInGroups(body) }
    }

    private func forEachInSegments(
        _ body: (_ character: UInt32, _ glyph: Int) throws(TrueTypeFile.TrueTypeFailure) -> Void
    ) throws(TrueTypeFile.TrueTypeFailure) {
        let length = try table.unsigned(start + 6) & ~1
        var next = 0
        for place in stride(from: start + 14, to: start + 14 + length, by: 2) {
            let (end, first) = (try table.unsigned(place), try table.unsigned(place + 2 + length))
            guard next <= first, first <= end else { throw .damagedTable(table.tag) }
            next = end + 1
            let (delta, rangePlace) = (try table.unsigned(place + 2 + 2 * length), place + 2 + 3 * length)
            let range = try table.unsigned(rangePlace)
            for character in first...end where character != 0xFFFF {
                var glyph = character
                if range != 0 {
                    glyph = try table.unsigned(rangePlace + range + 2 * (character - first))
                    if glyph == 0 { continue }
                }
                try body(UInt32(character), (glyph + delta) & 0xFFFF)
            }
        }
    }

    private func forEachInGroups(
        _ body: (_ character: UInt32, _ glyph: Int) throws(TrueTypeFile.TrueTypeFailure) -> Void
    ) throws(TrueTypeFile.TrueTypeFailure) {
        var next = 0
        for place in 0..<(try table.long(start + 12)) {
            let group = start + 16 + 12 * place
            let (first, end, glyph) = (try table.long(group), try table.long(group + 4), try table.long(group + 8))
            guard next <= first, first <= end, end <= 0x10FFFF, glyph <= UInt16.max else { throw .damagedTable(table.tag) }
            next = end + 1
            for character in first...end { try body(UInt32(character), glyph + character - first) }
        }
    }
}
