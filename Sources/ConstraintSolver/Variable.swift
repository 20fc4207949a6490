/// An unknown of a `Solver` and of its copies, created by `Solver.makeVariable()`.
public struct Variable: Hashable, Comparable, Sendable {
    /// The position in the order of creation, from zero.
    public let index: Int

    public static func < (lhs: Variable, rhs: Variable) -> Bool {
        lhs.index < rhs.index
    }
}
