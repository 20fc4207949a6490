/// The widths of one face, in font units, decoded once.
struct FaceTable: Sendable {
    private let coverage: CharacterCoverage
    private let advances: [UInt16]
    /// Rows of first classes, columns of second classes.
    private let kerning: [Int16]

    private static let regular = FaceTable(FaceData.regularAdvances, FaceData.regularKerning)
    private static let medium = FaceTable(FaceData.mediumAdvances, FaceData.mediumKerning)
    private static let semibold = FaceTable(FaceData.semiBoldAdvances, FaceData.semiBoldKerning)
    private static let bold = FaceTable(FaceData.boldAdvances, FaceData.boldKerning)

    static func of(_ face: Face) -> FaceTable {
        switch face {
        case .regular: regular
        case .medium: medium
        case .semibold: semibold
        case .bold: bold
        }
    }

    private init(_ advances: StaticString, _ kerning: StaticString) {
        coverage = .shared
        self.advances = PackedNumbers(advances).values.map(UInt16.init)
        self.kerning = PackedNumbers(kerning).unrolled.map { Int16($0 - FaceData.kerningBias) }
    }

    func entry(of scalar: Unicode.Scalar) -> CharacterCoverage.Entry? {
        coverage.entry(of: scalar)
    }

    /// The advance of a character before tracking.
    @inline(__always)
    func advance(_ entry: CharacterCoverage.Entry) -> Int {
        Int(advances[Int(entry.index)])
    }

    /// What a pair moves closer (negative) or apart, both being of one script run.
    @inline(__always)
    func kerning(_ first: CharacterCoverage.Entry, _ second: CharacterCoverage.Entry) -> Int {
        Int(kerning[Int(first.firstClass) * FaceData.secondClassCount + Int(second.secondClass)])
    }

    /// The width of a text the face covers wholly, with its number of characters; nil if it lacks one.
    func measure(_ text: String) -> (units: Int, count: Int)? {
        var units = 0
        var count = 0
        var pairing = KerningRun()
        for scalar in text.unicodeScalars {
            guard let entry = coverage.entry(of: scalar) else { return nil }
            units += advance(entry) + pairing.kerning(before: entry, in: self)
            count += 1
        }
        return (units, count)
    }
}

/// The walk along a text that says which neighbours are kerned: those the browser shapes in one run.
struct KerningRun {
    private var previous: CharacterCoverage.Entry?
    private var script: UInt8 = 0

    /// The kerning between the character before and this one.
    @inline(__always)
    mutating func kerning(before entry: CharacterCoverage.Entry, in table: FaceTable) -> Int {
        if entry.script != 0 {
            if script != 0, script != entry.script { previous = nil }
            script = entry.script
        }
        defer { previous = entry }
        guard let previous else { return 0 }
        return table.kerning(previous, entry)
    }

    /// A character of another font ends the run.
    mutating func interrupt() {
        previous = nil
    }
}
