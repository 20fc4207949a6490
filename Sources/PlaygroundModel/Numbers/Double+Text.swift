extension Double {
    /// The number without a needless fraction: `12`, `106.5`. `Double(_:)` reads the same number back: for files and events.
    public var shortText: String {
        guard magnitude < 1e15, let whole = Int(exactly: self) else { return String(self) }
        return String(whole)
    }

    /// The number in digits alone, for constraints, which have no exponents: `0.00001`. `Double(_:)` reads the same number back.
    public var decimalText: String {
        let parts = shortText.utf8.split(separator: UInt8(ascii: "e"))
        guard parts.count == 2, let exponent = Int(String(decoding: parts[1], as: UTF8.self)) else { return shortText }
        let digits = String(decoding: parts[0].filter { (0x30...0x39).contains($0) }, as: UTF8.self)
        let sign = self < 0 ? "-" : ""
        // One digit stands before the point. A number that is too large to be written without an exponent is whole.
        if exponent < 0 { return sign + "0." + String(repeating: "0", count: -1 - exponent) + digits }
        return sign + digits + String(repeating: "0", count: exponent + 1 - digits.utf8.count)
    }

    /// The number to a thousandth, which of points is far below a pixel, and free of a sum's last digits. Never -0.
    public var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }

    /// The number to a thousandth, for whatever people read and pages draw: `12`, `106.667`.
    public var pointText: String { inThousandths.shortText }
}
