import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct CollectionArrangementTests {
    /// The frames of a number of items in a collection that is as wide as the screen and 400 high.
    private func frames(
        _ count: Int, _ properties: [ViewProperty: PropertyValue], width: Double = 320, rightToLeft: Bool = false,
        safeArea: EdgeInsets = .zero
    ) -> [Rect] {
        let items = (0..<count).map { "grid.0.\($0)" }
        let result = layout(.make(
            size: Size(width: width, height: 568), safeArea: safeArea, rightToLeft: rightToLeft,
            views: [.make("grid", .collection, properties, subviews: items)] + items.map { .make($0, .cell) },
            "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
        return items.compactMap { result.frames[ViewID($0)] }
    }

    private static let squares: [ViewProperty: PropertyValue] = [
        .itemSize: .size(Size(width: 90, height: 90)), .minimumInteritemSpacing: .number(5), .minimumLineSpacing: .number(7),
    ]

    @Test func flowLayoutsFillTheirLinesFromEdgeToEdge() {
        let frames = frames(4, Self.squares)
        #expect(frames.map(\.minX) == [0, 115, 230, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 97])
    }

    @Test func linesHoldAsManyItemsAsFitWithTheMinimumSpacing() {
        #expect(frames(4, Self.squares, width: 280).map(\.minY) == [0, 0, 0, 97])
        #expect(frames(4, Self.squares, width: 279).map(\.minY) == [0, 0, 97, 97])
    }

    @Test func singleItemsInALineAreCentred() {
        #expect(frames(2, Self.squares, width: 150).map(\.minX) == [30, 30])
    }

    @Test func sectionInsetsApplyAtEveryEdge() {
        let inset = PropertyValue.insets(EdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        let frames = frames(3, Self.squares.merging([.sectionInset: inset]) { $1 })
        #expect(frames[0].origin == Point(x: 20, y: 10))
        #expect(frames[2].maxX == 300)
    }

    /// Sources: UICollectionViewFlowLayout.sectionInsetReference, UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference.
    @Test(arguments: [false, true])
    func gridsAreInsetByTheSafeAreaAndFlowLayoutsAreNot(rightToLeft: Bool) {
        let safeArea = EdgeInsets(left: 44, right: 10)
        let leading = rightToLeft ? 10.0 : 44
        func leadingEdge(_ frame: Rect) -> Double { rightToLeft ? 320 - frame.maxX : frame.minX }
        let flow = frames(1, Self.squares.merging([.itemSize: .size(Size(width: 300, height: 90))]) { $1 }, rightToLeft: rightToLeft, safeArea: safeArea)
        #expect(flow.map(leadingEdge) == [10])
        let grid = frames(2, [.layout: .string("grid"), .columns: .number(2)], rightToLeft: rightToLeft, safeArea: safeArea)
        #expect(grid.map(leadingEdge).first == leading)
        #expect(grid.map(\.maxX).max() == 310)
        let always = frames(
            2, [.layout: .string("grid"), .columns: .number(2), .contentInsetAdjustmentBehavior: .string("always")],
            rightToLeft: rightToLeft, safeArea: safeArea)
        #expect(always == grid)
    }

    @Test func columnsOfGridsAreEquallyWide() {
        let grid: [ViewProperty: PropertyValue] = [
            .layout: .string("grid"), .columns: .number(3), .itemHeight: .number(60), .minimumInteritemSpacing: .number(10),
        ]
        let frames = frames(4, grid)
        #expect(frames.map(\.width) == [100, 100, 100, 100])
        #expect(frames.map(\.minX) == [0, 110, 220, 0])
        #expect(frames[3].minY == 70)
    }

    /// `itemSize` and `itemHeight` are required, like `rowHeight`.
    @Test(arguments: [
        [ViewProperty.itemSize: PropertyValue.size(Size(width: 90, height: 54))],
        [.layout: .string("grid"), .columns: .number(1), .itemHeight: .number(54)],
    ])
    func fixedItemSizesHoldAndBreakAConstraintOfTheCell(_ properties: [ViewProperty: PropertyValue]) {
        var item = LayoutRequest.View.make("grid.0.0", .cell, subviews: ["grid.0.0.dot"])
        item.cellConstraints = [LayoutConstraint].parsing([
            "dot.left == left + 16", "dot.width == 32", "dot.top == top + 10", "dot.centerY == centerY", "dot.height == 32",
        ]).map { constraint in
            var own = constraint
            own.first.item = .view("grid.0.0.dot")
            return own
        }
        let result = layout(.make(
            size: Size(width: 320, height: 568),
            views: [.make("grid", .collection, properties, subviews: ["grid.0.0"]), item, .make("grid.0.0.dot")],
            "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
        #expect(result.frames["grid.0.0"]?.height == 54)
        #expect(result.frames["grid.0.0.dot"]?.height == 32)
        #expect(result.issues.count == 1)
        guard case .unsatisfiable(_, let dropped, _)? = result.issues.first else { return #expect(Bool(false), "\(result.issues)") }
        #expect(dropped == item.cellConstraints?[3].id)
    }

    @Test func linesBeginAtTheRightInRightToLeftLayouts() {
        #expect(frames(4, Self.squares, rightToLeft: true).map(\.minX) == [230, 115, 0, 230])
    }

    @Test func horizontalFlowLayoutsFillColumns() {
        let frames = frames(5, Self.squares.merging([.scrollDirection: .string("horizontal")]) { $1 })
        #expect(frames.map(\.minX) == [0, 0, 0, 0, 97])
        #expect(frames[3].maxY == 400)
    }

    @Test func itemsWithoutASizeAre50By50() {
        #expect(frames(1, [:]).map(\.size) == [Size(width: 50, height: 50)])
    }

    /// Interface Builder's frames: two cells of 50 in 375 are at 0 and 65, a cell of 398 in 402 with insets of 16 is at 2, and
    /// a cell of 298 in a row of 348, with insets of 24, is at 25.
    @Test func itemsAreAtTheirRecordedPositions() {
        #expect(frames(2, [:], width: 375).map(\.minX) == [0, 65])
        let wide: [ViewProperty: PropertyValue] = [
            .itemSize: .size(Size(width: 398, height: 60)), .sectionInset: .insets(EdgeInsets(left: 16, right: 16)),
        ]
        #expect(frames(2, wide, width: 402).map(\.origin) == [Point(x: 2, y: 0), Point(x: 2, y: 70)])
        let row: [ViewProperty: PropertyValue] = [
            .itemSize: .size(Size(width: 200, height: 350)), .scrollDirection: .string("horizontal"),
            .sectionInset: .insets(EdgeInsets(top: 24, left: 24, bottom: 24, right: 24)),
        ]
        #expect(frames(1, row, width: 375).first?.origin == Point(x: 24, y: 25))
    }

    /// Interface Builder's frames: items of 327 × 206 and 327 × 70 below each other in 375, with insets and spacing of 14.
    @Test func itemsHaveTheirOwnSizes() {
        func frames(_ sizes: [Size], _ properties: [ViewProperty: PropertyValue] = [:], width: Double = 375) -> [Rect] {
            let items = sizes.indices.map { "grid.0.\($0)" }
            let result = layout(.make(
                size: Size(width: width, height: 568),
                views: [.make("grid", .collection, properties, subviews: items)]
                    + zip(items, sizes).map { .make($0, .cell, [.itemSize: .size($1)]) },
                "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
            return items.compactMap { result.frames[ViewID($0)] }
        }
        let spaced: [ViewProperty: PropertyValue] = [
            .minimumLineSpacing: .number(14), .sectionInset: .insets(EdgeInsets(top: 14, left: 14, bottom: 14, right: 14)),
        ]
        #expect(frames([Size(width: 327, height: 206), Size(width: 327, height: 70)], spaced) == [
            Rect(x: 24, y: 14, width: 327, height: 206), Rect(x: 24, y: 234, width: 327, height: 70),
        ])
        // The lower item is centred in its line.
        let mixed = frames([Size(width: 100, height: 40), Size(width: 150, height: 80), Size(width: 60, height: 20)], width: 300)
        #expect(mixed == [
            Rect(x: 0, y: 20, width: 100, height: 40), Rect(x: 150, y: 0, width: 150, height: 80),
            Rect(x: 120, y: 90, width: 60, height: 20),
        ])
    }

    /// Interface Builder's frames: a header of 375 × 50, a line of items, a footer of 375 × 50.
    @Test func headersAndFootersHaveTheSizeFromTheLayout() {
        let size = PropertyValue.size(Size(width: 50, height: 50))
        let result = layout(.make(
            size: Size(width: 375, height: 667),
            views: [
                .make("grid", .collection, [.headerReferenceSize: size, .footerReferenceSize: size],
                      subviews: ["grid.0.header", "grid.0.0", "grid.0.footer"]),
                .make("grid.0.header", .sectionHeader), .make("grid.0.0", .cell), .make("grid.0.footer", .sectionFooter),
            ],
            "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
        #expect(result.frames["grid.0.header"] == Rect(x: 0, y: 0, width: 375, height: 50))
        #expect(result.frames["grid.0.0"]?.minY == 50)
        #expect(result.frames["grid.0.footer"] == Rect(x: 0, y: 100, width: 375, height: 50))
    }
}
