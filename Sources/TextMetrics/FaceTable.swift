struct FaceTable: Sendable {
    /// The kerning of a font that has its own pairs instead of the page font's.
    struct Pairs: Sendable {
        /// The group of each entry of the coverage. Characters of group 0 use the page font's kerning, also in pairs with other groups.
        let groups: [UInt8]
        let count: Int
        /// Rows of first groups, columns of second groups.
        let kerning: [Float]
        let tightenings: [Float]
    }

    private let coverage: CharacterCoverage
    let advances: [Float]
    /// The width that the display cut saves per character. Empty for a typeface without a display cut.
    private let tightenings: [Float]
    /// Rows of first classes, columns of second classes. Empty for a typeface without kerning.
    let kerning: [Int16]
    let pairs: Pairs?

    init(advances: [Float], tightenings: [Float] = [], kerning: [Int16], pairs: Pairs? = nil) {
        coverage = .shared
        self.advances = advances
        self.tightenings = tightenings
        self.kerning = kerning
        self.pairs = pairs
    }

    func entry(of scalar: Unicode.Scalar) -> CharacterCoverage.Entry? {
        coverage.entry(of: scalar)
    }

    /// The advance before tracking. All widths are in units of the page's font.
    @inline(__always)
    func advance(_ entry: CharacterCoverage.Entry, displayShare: Double) -> Double {
        let place = Int(entry.index)
        return Double(advances[place]) - (tightenings.isEmpty ? 0 : Double(tightenings[place]) * displayShare)
    }

    /// The change of a pair's distance within one script run. Negative if the characters are closer.
    @inline(__always)
    func kerning(_ first: CharacterCoverage.Entry, _ second: CharacterCoverage.Entry, displayShare: Double) -> Double {
        if let pairs {
            let (one, other) = (Int(pairs.groups[Int(first.index)]), Int(pairs.groups[Int(second.index)]))
            if one != 0, other != 0 {
                let place = one * pairs.count + other
                return Double(pairs.kerning[place]) - Double(pairs.tightenings[place]) * displayShare
            }
        }
        return kerning.isEmpty ? 0 : Double(kerning[Int(first.firstClass) * FaceData.secondClassCount + Int(second.secondClass)])
    }

    /// The width of a text and its number of characters. `nil` if the table lacks a character.
    func measure(_ text: String, displayShare: Double) -> (units: Double, count: Int)? {
        var units = 0.0
        var count = 0
        var pairing = KerningRun()
        for scalar in text.unicodeScalars {
            guard let entry = coverage.entry(of: scalar) else { return nil }
            units += advance(entry, displayShare: displayShare) + pairing.kerning(before: entry, in: self, displayShare: displayShare)
            count += 1
        }
        return (units, count)
    }
}

/// Finds the adjacent characters that the browser kerns, because it shapes them in one run.
struct KerningRun {
    private var previous: CharacterCoverage.Entry?
    private var script: UInt8 = 0

    @inline(__always)
    mutating func kerning(before entry: CharacterCoverage.Entry, in table: FaceTable, displayShare: Double) -> Double {
        if entry.script != 0 {
            if script != 0, script != entry.script { previous = nil }
            script = entry.script
        }
        defer { previous = entry }
        guard let previous else { return 0 }
        return table.kerning(previous, entry, displayShare: displayShare)
    }

    /// A character of another font ends the run.
    mutating func interrupt() {
        previous = nil
    }
}
