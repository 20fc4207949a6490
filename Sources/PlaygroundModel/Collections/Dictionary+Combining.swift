/// Replacements for `init(_:uniquingKeysWith:)` and `merge(_:uniquingKeysWith:)`, which do not compile as Embedded Swift.
extension Dictionary {
    /// If several pairs have the same key, the first pair counts.
    @inlinable
    public init(firstOf pairs: some BidirectionalCollection<(Key, Value)>) {
        self.init(minimumCapacity: pairs.count)
        for (key, value) in pairs.reversed() { self[key] = value }
    }

    /// Entries of `other` replace existing ones.
    @inlinable
    public mutating func update(with other: Self) {
        for (key, value) in other { self[key] = value }
    }
}
