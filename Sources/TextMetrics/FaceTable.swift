struct FaceTable: Sendable {
    private let coverage: CharacterCoverage
    let advances: [UInt16]
    /// The width that the display cut saves per character. Empty for a typeface without one.
    private let tightenings: [Int16]
    /// Rows of first classes, columns of second classes. Empty for a typeface without kerning.
    let kerning: [Int16]

    init(advances: [UInt16], tightenings: [Int16] = [], kerning: [Int16]) {
        coverage = .shared
        self.advances = advances
        self.tightenings = tightenings
        self.kerning = kerning
    }

    func entry(of scalar: Unicode.Scalar) -> CharacterCoverage.Entry? {
        coverage.entry(of: scalar)
    }

    /// Before tracking, in the text cut.
    @inline(__always)
    func advance(_ entry: CharacterCoverage.Entry) -> Int {
        Int(advances[Int(entry.index)])
    }

    /// The part of the advance that the display cut saves.
    @inline(__always)
    func tightening(_ entry: CharacterCoverage.Entry) -> Int {
        tightenings.isEmpty ? 0 : Int(tightenings[Int(entry.index)])
    }

    /// The change of a pair's distance, negative if closer, within one script run.
    @inline(__always)
    func kerning(_ first: CharacterCoverage.Entry, _ second: CharacterCoverage.Entry) -> Int {
        kerning.isEmpty ? 0 : Int(kerning[Int(first.firstClass) * FaceData.secondClassCount + Int(second.secondClass)])
    }

    /// The width of a text, the part that the display cut saves, and the character count. `nil` without a character.
    func measure(_ text: String) -> (units: Int, tightening: Int, count: Int)? {
        var units = 0
        var tightening = 0
        var count = 0
        var pairing = KerningRun()
        for scalar in text.unicodeScalars {
            guard let entry = coverage.entry(of: scalar) else { return nil }
            units += advance(entry) + pairing.kerning(before: entry, in: self)
            tightening += self.tightening(entry)
            count += 1
        }
        return (units, tightening, count)
    }
}

/// Finds kerned neighbours: those that the browser shapes in one run.
struct KerningRun {
    private var previous: CharacterCoverage.Entry?
    private var script: UInt8 = 0

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
