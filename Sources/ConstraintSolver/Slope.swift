/// A penalty's slope on one side of its right-hand side: lexicographically, a value in one strength level.
struct Slope: BitwiseCopyable {
    /// Negative or zero below, positive or zero above. Infinite if required.
    var value: Double
    /// The position among the levels in use. Irrelevant if the value is zero or infinite.
    var level: Int32

    static let zero = Slope(value: 0, level: -1)

    var isInfinite: Bool { value.isInfinite }

    @inline(__always)
    subscript(component: Int) -> Double {
        component == Int(level) ? value : 0
    }
}
