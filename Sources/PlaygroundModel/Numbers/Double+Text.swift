extension Double {
    /// The number without a needless fraction: `12`, `106.5`. `Double(_:)` reads the same number back: for files and events.
    public var shortText: String {
        guard magnitude < 1e15, let whole = Int(exactly: self) else { return String(self) }
        return String(whole)
    }

    /// The number to a thousandth, which of points is far below a pixel, and free of a sum's last digits. Never -0.
    public var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }

    /// The number to a thousandth, for whatever people read and pages draw: `12`, `106.667`.
    public var pointText: String { inThousandths.shortText }
}
