import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct CollectionArrangementTests {
    /// The frames of so many items, in a collection as wide as the screen and 400 high.
    private func frames(
        _ count: Int, _ properties: [ViewProperty: PropertyValue], width: Double = 320, rightToLeft: Bool = false
    ) -> [Rect] {
        let items = (0..<count).map { "grid.0.\($0)" }
        let result = layout(.make(
            size: Size(width: width, height: 568), rightToLeft: rightToLeft,
            views: [.make("grid", .collection, properties, subviews: items)] + items.map { .make($0, .cell) },
            "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
        return items.compactMap { result.frames[ViewID($0)] }
    }

    private static let squares: [ViewProperty: PropertyValue] = [
        .itemSize: .size(Size(width: 90, height: 90)), .minimumInteritemSpacing: .number(5), .minimumLineSpacing: .number(7),
    ]

    @Test func aFlowFillsItsLinesFromEdgeToEdge() {
        let frames = frames(4, Self.squares)
        #expect(frames.map(\.minX) == [0, 115, 230, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 97])
    }

    @Test func asManyItemsStandInALineAsFitWithTheLeastSpacing() {
        #expect(frames(4, Self.squares, width: 280).map(\.minY) == [0, 0, 0, 97])
        #expect(frames(4, Self.squares, width: 279).map(\.minY) == [0, 0, 97, 97])
    }

    @Test func aSingleItemALineStandsInTheMiddle() {
        #expect(frames(2, Self.squares, width: 150).map(\.minX) == [30, 30])
    }

    @Test func sectionInsetsKeepFromEveryEdge() {
        let inset = PropertyValue.insets(EdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        let frames = frames(3, Self.squares.merging([.sectionInset: inset]) { $1 })
        #expect(frames[0].origin == Point(x: 20, y: 10))
        #expect(frames[2].maxX == 300)
    }

    @Test func aGridsColumnsAreEquallyWide() {
        let grid: [ViewProperty: PropertyValue] = [
            .layout: .string("grid"), .columns: .number(3), .itemHeight: .number(60), .minimumInteritemSpacing: .number(10),
        ]
        let frames = frames(4, grid)
        #expect(frames.map(\.width) == [100, 100, 100, 100])
        #expect(frames.map(\.minX) == [0, 110, 220, 0])
        #expect(frames[3].minY == 70)
    }

    @Test func linesBeginAtTheRightInArabic() {
        #expect(frames(4, Self.squares, rightToLeft: true).map(\.minX) == [230, 115, 0, 230])
    }

    @Test func aHorizontalFlowFillsColumns() {
        let frames = frames(5, Self.squares.merging([.scrollDirection: .string("horizontal")]) { $1 })
        #expect(frames.map(\.minX) == [0, 0, 0, 0, 97])
        #expect(frames[3].maxY == 400)
    }

    @Test func withoutAnItemSizeItemsAreFiftySquare() {
        #expect(frames(1, [:]).map(\.size) == [Size(width: 50, height: 50)])
    }
}
