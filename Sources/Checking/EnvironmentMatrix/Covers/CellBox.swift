/// A description of environments: on each axis some values, and every combination of them.
public struct CellBox: Hashable, Sendable {
    /// For each axis, for each of its values, whether it is among them.
    public var admits: [[Bool]]

    /// Every environment.
    init(all axes: [MatrixAxis]) {
        admits = axes.map { Array(repeating: true, count: $0.count) }
    }

    public func contains(_ values: [Int]) -> Bool {
        for axis in values.indices where !admits[axis][values[axis]] { return false }
        return true
    }

    /// Whether all values of an axis are among them.
    func isWhole(_ axis: Int) -> Bool { !admits[axis].contains(false) }

    /// The values of an axis that are.
    func values(of axis: Int) -> [Int] { admits[axis].indices.filter { admits[axis][$0] } }
}
