import PlaygroundModel

/// Why a constraint stands in the solver.
enum RowOrigin: Hashable, Sendable {
    /// Written by a person: the place in the request.
    case constraint(Int)
    /// A stack view's arrangement of its subviews.
    case stack(Int)
    /// A view's intrinsic size, which gives way.
    case content(Int)
    /// A required content hugging priority.
    case hugging(Int)
    /// A required compression resistance.
    case compressionResistance(Int)
    /// No frame has a negative size.
    case nonNegativeSize
    /// A size or inset that is given, where it must hold exactly.
    case given
    /// Settles what the constraints leave open.
    case fallback
}
