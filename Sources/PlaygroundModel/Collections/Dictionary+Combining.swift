/// What `init(_:uniquingKeysWith:)` and `merge(_:uniquingKeysWith:)` are mostly used for. Those two do not compile as Embedded
/// Swift: inside they cast.
extension Dictionary {
    /// The pairs as a dictionary; of several with one key, the first stands.
    @inlinable
    public init(firstOf pairs: some BidirectionalCollection<(Key, Value)>) {
        self.init(minimumCapacity: pairs.count)
        for (key, value) in pairs.reversed() { self[key] = value }
    }

    /// Takes over what `other` holds, also where there is a value already.
    @inlinable
    public mutating func update(with other: Self) {
        for (key, value) in other { self[key] = value }
    }
}
