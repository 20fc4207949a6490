extension Double {
    /// The number without a needless fraction: `12`, `106.5`. `Double(_:)` reads the same number back.
    public var shortText: String {
        guard magnitude < 1e15, let whole = Int(exactly: self) else { return String(self) }
        return String(whole)
    }

    /// The number as the log says it, with at most two decimals.
    public var logText: String { ((self * 100).rounded() / 100).shortText }
}
