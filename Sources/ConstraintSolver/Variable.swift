/// An unknown of a `Solver`, made by `Solver.makeVariable()`.
///
/// A variable is only a number; it belongs to the solver that made it and to that solver's copies.
public struct Variable: Hashable, Comparable, Sendable {
    /// Position in order of making, from zero.
    public let index: Int

    public static func < (lhs: Variable, rhs: Variable) -> Bool {
        lhs.index < rhs.index
    }
}
