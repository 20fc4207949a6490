// Tests for `nil` without comparing values. The standard library has two such comparisons. For equatable values, the compiler prefers the
// one that compares values. It copies both sides and adds a comparison that never runs.

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
