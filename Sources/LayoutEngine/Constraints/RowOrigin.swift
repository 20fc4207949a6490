/// The origin of a constraint in the solver.
enum RowOrigin: Hashable, Sendable {
    /// A written constraint, by its index in the request.
    case constraint(Int)
    case stack(Int)
    /// A view's optional intrinsic size.
    case content(Int)
    case hugging(Int)
    case compressionResistance(Int)
    /// No frame has a negative size.
    case nonNegativeSize
    /// A given size or inset, as a required constraint.
    case given
    /// A default for an ambiguous layout.
    case fallback
}
