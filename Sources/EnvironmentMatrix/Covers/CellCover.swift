/// Some environments of a matrix as a union of few boxes: what a person is told instead of a list.
///
/// The boxes hold exactly the environments that are meant: no other environment of the matrix is in one. Environments that are
/// not part of the matrix may be, which is what makes descriptions short: where no iPad was looked at, *on all phones* is
/// *everywhere*.
public struct CellCover: Hashable, Sendable {
    /// In the order in which they were found: each holds something that those before it do not.
    public let boxes: [CellBox]

    /// - Parameters:
    ///   - meant: The environments to describe, by their values on the axes.
    ///   - others: Those that must not be in a box.
    public init(_ meant: [[Int]], apartFrom others: [[Int]], on axes: [MatrixAxis]) {
        guard !meant.isEmpty else {
            boxes = []
            return
        }
        let relevant = Self.relevantAxes(meant, others, axes)
        var search = BoxSearch(Self.projections(of: meant, on: relevant), apartFrom: Self.projections(of: others, on: relevant), axes, relevant)
        boxes = search.boxes()
    }

    /// The axes on which it depends whether an environment is meant: without one of them, some environment would be both.
    private static func relevantAxes(_ meant: [[Int]], _ others: [[Int]], _ axes: [MatrixAxis]) -> [Int] {
        guard !others.isEmpty else { return [] }
        var kept = Array(axes.indices)
        for axis in axes.indices {
            let rest = kept.filter { $0 != axis }
            let projected = Set(projections(of: meant, on: rest))
            if !projections(of: others, on: rest).contains(where: projected.contains) { kept = rest }
        }
        return kept
    }

    /// Each once, in their order. What is not looked at is 0.
    private static func projections(of cells: [[Int]], on axes: [Int]) -> [[Int]] {
        var seen: Set<[Int]> = []
        return cells.compactMap { cell in
            var projected = [Int](repeating: 0, count: cell.count)
            for axis in axes { projected[axis] = cell[axis] }
            return seen.insert(projected).inserted ? projected : nil
        }
    }
}

/// Finds boxes as large as can be, until all environments are in one, and gives up those that the others make needless.
private struct BoxSearch {
    private let meant: [[Int]]
    private let others: [[Int]]
    private let axes: [MatrixAxis]
    private let orders: [[Int]]

    init(_ meant: [[Int]], apartFrom others: [[Int]], _ axes: [MatrixAxis], _ relevant: [Int]) {
        self.meant = meant
        self.others = others
        self.axes = axes
        orders = Self.orders(of: relevant)
    }

    mutating func boxes() -> [CellBox] {
        var found: [CellBox] = []
        var open = meant
        while !open.isEmpty {
            let box = best(for: open)
            found.append(box)
            open.removeAll(where: box.contains)
        }
        return Self.needed(found, for: meant)
    }

    /// The box that holds the most of what is still open; of several the shortest to say.
    private func best(for open: [[Int]]) -> CellBox {
        var best: (box: CellBox, covered: Int, cost: Int)?
        for seed in open.prefix(Self.seeds) {
            for order in orders {
                let box = grown(from: seed, order)
                let covered = open.count(where: box.contains)
                let cost = axes.indices.reduce(0) { $0 + (box.isWhole($1) ? 0 : 1 + box.values(of: $1).count) }
                if best.map({ (covered, -cost) > ($0.covered, -$0.cost) }) ?? true { best = (box, covered, cost) }
            }
        }
        return best?.box ?? CellBox(all: axes)
    }

    /// The environments from which boxes are grown in one step.
    private static let seeds = 24

    /// Starts with one environment and takes in on one axis after the other all values that bring in no other environment.
    private func grown(from seed: [Int], _ order: [Int]) -> CellBox {
        var box = CellBox(all: axes)
        for axis in order {
            for value in box.admits[axis].indices { box.admits[axis][value] = value == seed[axis] }
        }
        for axis in order {
            var isFree = [Bool](repeating: true, count: axes[axis].count)
            for other in others where order.allSatisfy({ $0 == axis || box.admits[$0][other[$0]] }) { isFree[other[axis]] = false }
            isFree[seed[axis]] = true
            box.admits[axis] = axes[axis].isOrdered ? Self.run(of: isFree, around: seed[axis]) : isFree
        }
        return box
    }

    private static func run(of isFree: [Bool], around value: Int) -> [Bool] {
        var run = [Bool](repeating: false, count: isFree.count)
        for place in stride(from: value, through: 0, by: -1) {
            guard isFree[place] else { break }
            run[place] = true
        }
        for place in value..<isFree.count {
            guard isFree[place] else { break }
            run[place] = true
        }
        return run
    }

    /// Without those of which everything is in others: the later ones hold less, and are given up first.
    private static func needed(_ boxes: [CellBox], for cells: [[Int]]) -> [CellBox] {
        var kept = boxes
        for box in boxes.reversed() where kept.count > 1 {
            let rest = kept.filter { $0 != box }
            if cells.allSatisfy({ cell in rest.contains { $0.contains(cell) } }) { kept = rest }
        }
        return kept
    }

    /// The orders in which axes are grown: all of them where they are few, else each axis first once, in both directions.
    private static func orders(of axes: [Int]) -> [[Int]] {
        guard axes.count > 4 else { return permutations(of: axes) }
        return axes.indices.flatMap { start in
            let turned = Array(axes[start...] + axes[..<start])
            return [turned, Array(turned.reversed())]
        }
    }

    private static func permutations(of axes: [Int]) -> [[Int]] {
        guard axes.count > 1 else { return [axes] }
        return axes.flatMap { first in permutations(of: axes.filter { $0 != first }).map { [first] + $0 } }
    }
}
