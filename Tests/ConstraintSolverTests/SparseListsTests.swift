import SeededRandom
import Testing

@testable import ConstraintSolver

@Suite struct SparseListsTests {
    @Test func listsKeepTheirEntriesThroughGrowthRemovalAndCompaction() {
        var generator = SeededGenerator(seed: 3)
        var lists = SparseLists()
        defer { lists.perform(.deallocate) }
        var expected: [[Int32: Double]] = []
        for _ in 0..<50 {
            lists.appendList()
            expected.append([:])
        }
        for step in 0..<20_000 {
            let list = generator.int(0...49), index = Int32(generator.int(0...300))
            if expected[list].removeValue(forKey: index) != nil {
                lists.remove(index, from: list)
            } else if generator.int(0...400) == 0 {
                lists.clear(list)
                expected[list] = [:]
            } else {
                lists.append(index, Double(step), to: list)
                expected[list][index] = Double(step)
            }
        }
        for list in 0..<50 {
            var found: [Int32: Double] = [:]
            for place in lists.range(list) { found[lists.indices[place]] = lists.values[place] }
            #expect(found == expected[list])
        }
    }
}
