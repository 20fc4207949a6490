/// Some environments of a matrix as a union of few boxes, which can be described briefly. Boxes contain no other environment of the matrix,
/// but may contain environments outside it, to shorten the description: in a matrix without iPads, *on all phones* becomes *everywhere*.
public struct CellCover: Hashable, Sendable {
    public let boxes: [CellBox]

    /// Covers the environments `meant`, given by their values on the axes. No box may contain one of `others`.
    /// If `isStopped` returns true, the cover is incomplete.
    public init(_ meant: [[Int]], apartFrom others: [[Int]], on axes: [MatrixAxis], unless isStopped: () -> Bool = { false }) {
        guard !meant.isEmpty, !isStopped() else {
            boxes = []
            return
        }
        let relevant = Self.relevantAxes(meant, others, axes, unless: isStopped)
        let search = BoxSearch(
            Self.projections(of: meant, on: relevant), apartFrom: Self.projections(of: others, on: relevant), axes, relevant)
        boxes = search.boxes(unless: isStopped)
    }

    private static func relevantAxes(_ meant: [[Int]], _ others: [[Int]], _ axes: [MatrixAxis], unless isStopped: () -> Bool) -> [Int] {
        guard !others.isEmpty else { return [] }
        var kept = Array(axes.indices)
        for axis in axes.indices where !isStopped() {
            let rest = kept.filter { $0 != axis }
            let projected = Set(projections(of: meant, on: rest))
            if !projections(of: others, on: rest).contains(where: projected.contains) { kept = rest }
        }
        return kept
    }

    private static func projections(of cells: [[Int]], on axes: [Int]) -> [[Int]] {
        cells.map { cell in
            var projected = [Int](repeating: 0, count: cell.count)
            for axis in axes { projected[axis] = cell[axis] }
            return projected
        }.uniqued(by: \.self)
    }
}

private struct BoxSearch {
    private let meant: [[Int]]
    private let others: [[Int]]
    private let axes: [MatrixAxis]
    private let relevant: [Int]
    private let orders: [[Int]]

    init(_ meant: [[Int]], apartFrom others: [[Int]], _ axes: [MatrixAxis], _ relevant: [Int]) {
        self.meant = meant
        self.others = others
        self.axes = axes
        self.relevant = relevant
        orders = Self.orders(of: relevant)
    }

    func boxes(unless isStopped: () -> Bool) -> [CellBox] {
        var found: [CellBox] = []
        var open = meant
        while !open.isEmpty {
            let box = best(for: open, unless: isStopped)
            guard !isStopped() else { return found }
            found.append(box)
            open.removeAll(where: box.contains)
        }
        return shortened(fewer(than: needed(found)))
    }

    /// The box with the most uncovered environments. If several are equal, the one with the shortest description.
    private func best(for open: [[Int]], unless isStopped: () -> Bool) -> CellBox {
        var best: (box: CellBox, covered: Int, length: Int)?
        for seed in open.prefix(Self.seeds) where !isStopped() {
            for order in orders {
                let box = grown(from: seed, order)
                let (covered, length) = (open.count(where: box.contains), length(of: box))
                if best.map({ (covered, -length) > ($0.covered, -$0.length) }) ?? true { best = (box, covered, length) }
            }
        }
        return best?.box ?? CellBox(all: axes)
    }

    private static let seeds = 24

    private func length(of box: CellBox) -> Int { box.words(on: axes).utf8.count }

    /// Grows a box from one environment. On each axis it adds all values that keep the box free of `others`.
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

    private func isCovered(by boxes: [CellBox]) -> Bool {
        meant.allSatisfy { cell in boxes.contains { $0.contains(cell) } }
    }

    private func needed(_ boxes: [CellBox]) -> [CellBox] {
        var kept = boxes
        for box in boxes.reversed() where kept.count > 1 {
            let rest = kept.filter { $0 != box }
            if isCovered(by: rest) { kept = rest }
        }
        return kept
    }

    /// Tries all choices of fewer boxes if there are few candidates, because choosing the largest box first is not always best.
    private func fewer(than found: [CellBox]) -> [CellBox] {
        guard found.count > 2, meant.count <= Self.mostCells else { return found }
        let all = meant.flatMap { seed in orders.map { grown(from: seed, $0) } }.uniqued(by: \.self)
        guard all.count <= Self.mostBoxes else { return found }
        for count in 2..<min(found.count, Self.mostChosen + 1) {
            if let chosen = choice(of: count, from: all[...], with: []) { return chosen }
        }
        return found
    }

    private static let mostCells = 64
    private static let mostBoxes = 24
    private static let mostChosen = 3

    private func choice(of count: Int, from boxes: ArraySlice<CellBox>, with chosen: [CellBox]) -> [CellBox]? {
        guard count > 0 else { return isCovered(by: chosen) ? chosen : nil }
        for place in boxes.indices {
            if let found = choice(of: count - 1, from: boxes[(place + 1)...], with: chosen + [boxes[place]]) { return found }
        }
        return nil
    }

    /// Removes values that other boxes cover, if that shortens the description.
    private func shortened(_ boxes: [CellBox]) -> [CellBox] {
        var boxes = boxes
        for place in boxes.indices {
            let own = meant.filter { cell in
                boxes[place].contains(cell) && !boxes.indices.contains { $0 != place && boxes[$0].contains(cell) }
            }
            let reduced = boxes[place].reduced(to: own, relevant, axes)
            if !own.isEmpty, length(of: reduced) < length(of: boxes[place]) { boxes[place] = reduced }
        }
        return boxes
    }

    /// The orders in which boxes grow along axes: all permutations of up to four axes, or rotations in both directions of more axes.
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

extension CellBox {
    fileprivate func reduced(to cells: [[Int]], _ relevant: [Int], _ axes: [MatrixAxis]) -> CellBox {
        var reduced = self
        for axis in relevant where !isWhole(axis) && !axes[axis].isOrdered {
            let values = Set(cells.map { $0[axis] })
            for value in reduced.admits[axis].indices where !values.contains(value) { reduced.admits[axis][value] = false }
        }
        return reduced
    }
}
