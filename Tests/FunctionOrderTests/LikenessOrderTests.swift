import SeededRandom
import Testing

@testable import FunctionOrder

@Suite struct LikenessOrderTests {
    @Test func piecesThatAreNearlyAlikeStandSideBySide() {
        var random = SeededGenerator(seed: 1)
        let kinds = (0 ..< 10).map { _ in bytes(400, &random) }
        // One of each kind, and so on; each with a byte of its own.
        let pieces = (0 ..< 80).map { index in
            var piece = kinds[index % kinds.count]
            piece[index] = 0
            return piece[...]
        }
        let kindsInOrder = LikenessOrder(of: pieces).order.map { $0 % kinds.count }
        #expect(zip(kindsInOrder, kindsInOrder.dropFirst()).count { $0 != $1 } == kinds.count - 1)
    }

    @Test func piecesWithNothingInCommonStayAsTheyAre() {
        var random = SeededGenerator(seed: 2)
        let pieces = (0 ..< 100).map { _ in bytes(50, &random)[...] }
        #expect(LikenessOrder(of: pieces).order == Array(0 ..< 100))
    }

    @Test func whatStandsFirstIsThereOnce() {
        var random = SeededGenerator(seed: 3)
        let pieces = (0 ..< 100).map { bytes($0, &random, below: 3)[...] }
        let order = LikenessOrder(of: pieces, first: [70, 3, 50]).order
        #expect(order.prefix(3) == [70, 3, 50])
        #expect(order.sorted() == Array(0 ..< 100))
    }

    /// What is like a piece that is farther back than gzip looks gains nothing of standing behind it.
    @Test func whatIsOutOfTheWindowIsForgotten() {
        var random = SeededGenerator(seed: 4)
        let kind = bytes(100, &random)
        let pieces = [kind[...], bytes(60_000, &random)[...], bytes(10, &random)[...], kind[...]]
        #expect(LikenessOrder(of: pieces, first: [0, 1]).order == [0, 1, 2, 3])
        #expect(LikenessOrder(of: pieces, first: [0]).order == [0, 3, 1, 2])
    }

    private func bytes(_ count: Int, _ random: inout SeededGenerator, below limit: UInt8 = .max) -> [UInt8] {
        (0 ..< count).map { _ in UInt8.random(in: 0 ..< limit, using: &random) }
    }
}
