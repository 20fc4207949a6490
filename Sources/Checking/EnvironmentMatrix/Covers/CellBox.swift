/// A set of environments: on each axis some values, in every combination.
public struct CellBox: Hashable, Sendable {
    public var admits: [[Bool]]

    init(all axes: [MatrixAxis]) {
        admits = axes.map { Array(repeating: true, count: $0.count) }
    }

    public func contains(_ values: [Int]) -> Bool {
        for axis in values.indices where !admits[axis][values[axis]] { return false }
        return true
    }

    func isWhole(_ axis: Int) -> Bool { !admits[axis].contains(false) }

    func values(of axis: Int) -> [Int] { admits[axis].indices.filter { admits[axis][$0] } }
}
