import PlaygroundModel
import SeededRandom
import Testing

@testable import Checking

/// Short descriptions of sets of environments.
@Suite struct CellCoverTests {
    private static let axes = [
        MatrixAxis(kind: .setting(.layoutDirection), words: ["leftToRight", "rightToLeft"]),
        MatrixAxis(kind: .setting(.userInterfaceStyle), words: ["light", "dark"]),
        MatrixAxis(kind: .setting(.preferredContentSizeCategory), words: ["large", "extraLarge", "extraExtraLarge", "accessibilityLarge"]),
        MatrixAxis(kind: .orientation, words: ["upright", "in landscape"]),
        MatrixAxis(kind: .device, words: ["iPhone SE", "iPhone 17", "iPad mini", "iPad Pro"], idioms: [.phone, .phone, .pad, .pad]),
    ]

    /// The described environments, by direction, style, text size, orientation and device.
    private struct Row: Sendable {
        let descriptions: [String]
        let isMeant: @Sendable ([Int]) -> Bool
    }

    private static let rows = [
        Row(descriptions: ["everywhere"]) { _ in true },
        Row(descriptions: ["from extraExtraLarge on, on all phones upright"]) { $0[2] >= 2 && $0[3] == 0 && $0[4] < 2 },
        Row(descriptions: ["at large"]) { $0[2] == 0 },
        Row(descriptions: ["up to extraLarge"]) { $0[2] <= 1 },
        Row(descriptions: ["from extraLarge to extraExtraLarge, dark"]) { $0[2] == 1 || $0[2] == 2 ? $0[1] == 1 : false },
        Row(descriptions: ["right to left, on all iPads"]) { $0[0] == 1 && $0[4] >= 2 },
        Row(descriptions: ["on iPhone SE and iPad Pro in landscape"]) { $0[3] == 1 && ($0[4] == 0 || $0[4] == 3) },
        // Two descriptions have common environments. The shorter one comes first.
        Row(descriptions: ["in landscape", "on all phones"]) { $0[3] == 1 || $0[4] < 2 },
        // The second description names one device, although "all iPads" would be correct, too.
        Row(descriptions: ["on all iPads", "on iPhone SE upright"]) { $0[4] >= 2 || ($0[4] == 0 && $0[3] == 0) },
        Row(descriptions: ["at large", "at accessibilityLarge"]) { $0[2] == 0 || $0[2] == 3 },
        Row(descriptions: []) { _ in false },
    ]

    @Test(arguments: rows.indices)
    func `a set is described in the fewest words, the shortest first`(row: Int) {
        let row = Self.rows[row]
        let cells = Self.product(Self.axes.map { $0.count })
        let cover = CellCover(cells.filter(row.isMeant), apartFrom: cells.filter { !row.isMeant($0) }, on: Self.axes)
        #expect(cover.descriptions(on: Self.axes) == row.descriptions)
    }

    @Test(arguments: DeviceSetting.allCases)
    func `every setting has a description`(setting: DeviceSetting) {
        let axes = [MatrixAxis(kind: .setting(setting), words: setting.names)]
        let last = setting.names.count - 1
        let cover = CellCover([[last]], apartFrom: (0..<last).map { [$0] }, on: axes)
        #expect(cover.descriptions(on: axes) != ["everywhere"])
    }

    @Test func `environments that were not checked do not lengthen a description`() {
        // Phones are in portrait and iPads in landscape, so the device alone describes them.
        let cells = Self.product(Self.axes.map { $0.count }).filter { ($0[4] < 2) == ($0[3] == 0) }
        let cover = CellCover(cells.filter { $0[4] < 2 }, apartFrom: cells.filter { $0[4] >= 2 }, on: Self.axes)
        #expect(cover.descriptions(on: Self.axes) == ["on all phones"])
    }

    @Test(arguments: 0..<(Sweeps.areRun ? 300 : 25))
    func `a description covers the given environments and no others`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let axes = Self.randomAxes(&random)
        // Some combinations are not checked.
        let cells = Self.product(axes.map { $0.count }).filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
        let density = Int.random(in: 1...9, using: &random)
        let meant = cells.filter { _ in Int.random(in: 0..<10, using: &random) < density }
        let others = cells.filter { !meant.contains($0) }
        let cover = CellCover(meant, apartFrom: others, on: axes)
        #expect(meant.filter { cell in !cover.boxes.contains { $0.contains(cell) } } == [])
        #expect(others.filter { cell in cover.boxes.contains { $0.contains(cell) } } == [])
        // Each description is necessary.
        for box in cover.boxes {
            let rest = cover.boxes.filter { $0 != box }
            #expect(meant.contains { cell in !rest.contains { $0.contains(cell) } })
        }
        for (axis, values) in axes.enumerated() where values.isOrdered {
            for box in cover.boxes {
                let held = box.values(of: axis)
                #expect(held.last! - held.first! == held.count - 1, "sizes from one to another")
            }
        }
    }

    /// Sets made of few boxes need no more descriptions than boxes, unless overlapping boxes mislead the search. The test counts the
    /// exceptions, to notice a change.
    @Test func `a set made of boxes needs about as many descriptions`() {
        var longer = 0
        for seed in 0..<200 {
            var random = SeededGenerator(seed: seed)
            let axes = Self.randomAxes(&random)
            let count = Int.random(in: 1...3, using: &random)
            let boxes = (0..<count).map { _ in Self.randomBox(axes, &random) }
            let cells = Self.product(axes.map { $0.count })
            let isMeant = { (cell: [Int]) in boxes.contains { $0.contains(cell) } }
            let cover = CellCover(cells.filter(isMeant), apartFrom: cells.filter { !isMeant($0) }, on: axes)
            if cover.boxes.count > count { longer += 1 }
        }
        #expect(longer <= 6, "\(longer) of 200")
    }

    // MARK: Making

    private static func product(_ counts: [Int]) -> [[Int]] {
        counts.reduce([[]]) { cells, count in cells.flatMap { cell in (0..<count).map { cell + [$0] } } }
    }

    private static func randomAxes(_ random: inout SeededGenerator) -> [MatrixAxis] {
        let kinds: [MatrixAxisKind] = [
            .setting(.userInterfaceStyle), .setting(.preferredContentSizeCategory), .orientation, .device,
        ]
        return kinds.map { kind in
            let count = Int.random(in: 1...4, using: &random)
            return MatrixAxis(
                kind: kind, words: (0..<count).map { "\(kind) \($0)" },
                idioms: kind == .device ? (0..<count).map { $0 % 2 == 0 ? .phone : .pad } : [])
        }
    }

    private static func randomBox(_ axes: [MatrixAxis], _ random: inout SeededGenerator) -> CellBox {
        var box = CellBox(all: axes)
        for axis in axes.indices {
            let first = Int.random(in: 0..<axes[axis].count, using: &random)
            let last = Int.random(in: first..<axes[axis].count, using: &random)
            for value in box.admits[axis].indices { box.admits[axis][value] = (first...last).contains(value) }
        }
        return box
    }
}
