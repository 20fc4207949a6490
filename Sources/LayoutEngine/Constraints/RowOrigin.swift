enum RowOrigin: Hashable, Sendable {
    /// A written constraint, by its index in the request.
    case constraint(Int)
    case stack(Int)
    /// The length 0 of a hidden arranged subview (`UISV-hiding`).
    case hiding(Int)
    case content(Int)
    case nonNegativeSize
    /// A given size or inset, as a required constraint.
    case given
    case fallback
}
