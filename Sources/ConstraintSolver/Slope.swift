/// A penalty's slope on one side of its right-hand side: one value in one strength level, compared lexicographically.
struct Slope: BitwiseCopyable {
    /// The value: negative or zero below, positive or zero above. Infinite if the constraint is required.
    var value: Double
    /// The position among the levels in use. It has no effect if the value is zero or infinite.
    var level: Int32

    static let zero = Slope(value: 0, level: -1)

    var isInfinite: Bool { value.isInfinite }

    @inline(__always)
    subscript(component: Int) -> Double {
        component == Int(level) ? value : 0
    }
}
