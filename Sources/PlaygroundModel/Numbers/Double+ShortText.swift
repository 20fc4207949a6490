extension Double {
    /// The number without a needless fraction: `12`, `106.5`. `Double(_:)` reads the same number back.
    public var shortText: String {
        guard magnitude < 1e15, let whole = Int(exactly: self) else { return String(self) }
        return String(whole)
    }
}
