extension Double {
    /// The number as the log says it, with at most two decimals.
    public var logText: String { ((self * 100).rounded() / 100).shortText }
}
