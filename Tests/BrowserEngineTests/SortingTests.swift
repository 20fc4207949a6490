import Testing

@testable import BrowserEngine

/// The sort of the engine, used in place of the standard library's.
@Suite struct SortingTests {
    @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 64, 65, 1_000])
    func `sorting by rank is stable`(count: Int) {
        let ranks = (0..<count).map { $0 * 7_919 % 10 }
        let places = SortedPlaces.places(count: count) { ranks[$0] < ranks[$1] }
        #expect(Set(places) == Set(0..<count))
        #expect(zip(places, places.dropFirst()).allSatisfy { (ranks[$0], $0) < (ranks[$1], $1) })
    }
}
