// Whether there is a value, asked without comparing it.
//
// The standard library compares with `nil` in two ways, and the compiler prefers the one that compares values where these can be: it copies
// both sides, and has a comparison of all that is in them which never runs.

extension Optional where Wrapped: Equatable {
    @inlinable @inline(__always)
    static func == (value: Wrapped?, nothing: _OptionalNilComparisonType) -> Bool {
        if case .none = value { true } else { false }
    }

    @inlinable @inline(__always)
    static func != (value: Wrapped?, nothing: _OptionalNilComparisonType) -> Bool {
        if case .none = value { false } else { true }
    }
}
