extension Double {
    /// The number without a needless fraction: `12`, `106.5`. `Double(_:)` reads the same number back.
    public var shortText: String {
        guard magnitude < 1e15, let whole = Int(exactly: self) else { return String(self) }
        return String(whole)
    }

    /// The number without an exponent, for constraints: `0.00001`. `Double(_:)` reads the same number back.
    public var decimalText: String {
        let parts = shortText.utf8.split(separator: UInt8(ascii: "e"))
        guard parts.count == 2, let exponent = Int(String(decoding: parts[1], as: UTF8.self)) else { return shortText }
        let digits = String(decoding: parts[0].filter { (0x30...0x39).contains($0) }, as: UTF8.self)
        let sign = self < 0 ? "-" : ""
        // `digits` has one digit before the point. A number with a positive exponent is whole.
        if exponent < 0 { return sign + "0." + String(repeating: "0", count: -1 - exponent) + digits }
        return sign + digits + String(repeating: "0", count: exponent + 1 - digits.utf8.count)
    }

    /// Removes rounding errors of sums: a thousandth is far below a pixel. Never -0.
    public var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }

    /// The number rounded to a thousandth, for display: `12`, `106.667`.
    public var pointText: String { inThousandths.shortText }
}

extension ClosedRange<Double> {
    /// Whether the range contains all numbers above 0 up to a bound: ``LayoutPriority/permitted``.
    public var excludesZero: Bool { lowerBound == .leastNonzeroMagnitude }

    /// The range in words: `from 0 to 1`.
    public var words: String {
        excludesZero ? "above 0 and at most \(upperBound.shortText)" : "from \(lowerBound.shortText) to \(upperBound.shortText)"
    }
}
