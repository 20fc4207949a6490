import PlaygroundModel
import Testing

struct GeometryTests {
    private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

    @Test func insetMovesEachEdgeInwards() {
        let inset = rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == Rect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test func insetRectanglesAreNeverSmallerThanEmpty() {
        let inset = rect.inset(by: EdgeInsets(top: 40, left: 80, bottom: 40, right: 80))
        #expect(inset.size == .zero)
    }

    @Test func edgesAndCentreAreComputedFromOriginAndSize() {
        #expect([rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY] == [10, 60, 110, 20, 45, 70])
    }

    @Test func insetsAreAddedOrUnited() {
        let (a, b) = (EdgeInsets(top: 1, left: 5), EdgeInsets(top: 3, bottom: 2))
        #expect(a + b == EdgeInsets(top: 4, left: 5, bottom: 2))
        #expect(a.union(b) == EdgeInsets(top: 3, left: 5, bottom: 2))
    }
}
