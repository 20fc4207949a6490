enum RowOrigin: Hashable, Sendable {
    /// A written constraint, by its index in the request.
    case constraint(Int)
    case stack(Int)
    case content(Int)
    case hugging(Int)
    case compressionResistance(Int)
    case nonNegativeSize
    /// A given size or inset, as a required constraint.
    case given
    case fallback
}
