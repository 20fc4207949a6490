import LayoutEngine
import PlaygroundModel
import Testing

/// Frames by the rules of NSCollectionLayoutSection, NSCollectionLayoutGroup and NSCollectionLayoutDimension, computed by hand.
@Suite struct CompositionalLayoutTests {
    /// A collection view of 320 × 400 with a number of items in one section.
    private func result(
        _ count: Int, _ sections: [SectionLayout], spacing: Double = 0, header: Bool = false, footer: Bool = false,
        properties: [ViewProperty: PropertyValue] = [:], rightToLeft: Bool = false, badges: Bool = false, item: (String) -> [LayoutRequest.View] = { [.make($0, .cell)] }
    ) -> LayoutResult {
        var layout = CompositionalLayout()
        (layout.sections, layout.interSectionSpacing) = (sections, spacing)
        var parts: [LayoutRequest.View] = []
        var names: [String] = []
        for section in sections.indices {
            if header {
                names.append("grid.\(section).header")
                parts.append(.make("grid.\(section).header", .sectionHeader))
            }
            for index in 0..<count {
                names.append("grid.\(section).\(index)")
                parts += item("grid.\(section).\(index)")
                guard badges else { continue }
                names.append("grid.\(section).badge.\(index)")
                parts.append(.make("grid.\(section).badge.\(index)", .view))
            }
            if footer {
                names.append("grid.\(section).footer")
                parts.append(.make("grid.\(section).footer", .sectionFooter))
            }
        }
        return PlaygroundLayout.layout(.make(
            rightToLeft: rightToLeft,
            views: [.make("grid", .collection, properties.merging([.layout: .compositionalLayout(layout)]) { $1 }, subviews: names)] + parts,
            "grid.left == left", "grid.right == right", "grid.top == top", "grid.height == 400"))
    }

    private func frames(_ result: LayoutResult, section: Int = 0, _ count: Int) -> [Rect] {
        (0..<count).compactMap { result.frames[ViewID("grid.\(section).\($0)")] }
    }

    private typealias Dimension = LayoutDimension

    private func section(
        _ axis: StackAxis = .horizontal, width: Dimension = Dimension(.fractionalWidth, 1), height: Dimension, _ subitems: ItemLayout...,
        count: Int? = nil, spacing: Double = 0, isFlexible: Bool = false
    ) -> SectionLayout {
        var section = SectionLayout()
        section.group = group(axis, width: width, height: height, subitems, count: count, spacing: spacing, isFlexible: isFlexible)
        return section
    }

    private func group(
        _ axis: StackAxis, width: Dimension = Dimension(.fractionalWidth, 1), height: Dimension = Dimension(.fractionalHeight, 1),
        _ subitems: [ItemLayout], count: Int? = nil, spacing: Double = 0, isFlexible: Bool = false
    ) -> ItemLayout {
        var group = GroupLayout(axis: axis)
        (group.subitems, group.count, group.interItemSpacing) = (subitems, count, LayoutSpacing(spacing, isFlexible: isFlexible))
        var item = ItemLayout(width: width, height: height)
        item.group = group
        return item
    }

    private let half = ItemLayout(width: LayoutDimension(.fractionalWidth, 0.5))

    @Test func subitemsRepeatUntilTheGroupIsFull() {
        let third = ItemLayout(width: Dimension(.fractionalWidth, 1.0 / 4))
        let frames = frames(result(5, [section(height: Dimension(.absolute, 50), third)]), 5)
        #expect(frames.map(\.origin) == [0, 80, 160, 240].map { Point(x: $0, y: 0) } + [Point(x: 0, y: 50)])
        #expect(frames.allSatisfy { $0.size == Size(width: 80, height: 50) })
    }

    @Test func severalSubitemsAlternate() {
        let (wide, narrow) = (ItemLayout(width: Dimension(.absolute, 100)), ItemLayout(width: Dimension(.absolute, 40)))
        let frames = frames(result(5, [section(height: Dimension(.absolute, 50), wide, narrow)]), 5)
        #expect(frames.map(\.minX) == [0, 100, 140, 240, 0])
        #expect(frames.map(\.width) == [100, 40, 100, 40, 100])
    }

    /// Fractions refer to the group, so two halves and a spacing do not fit. A flexible spacing takes the remaining width.
    @Test func spacingsAreBetweenTheItems() {
        let fixed = frames(result(2, [section(height: Dimension(.absolute, 50), half, spacing: 10)]), 2)
        #expect(fixed == [Rect(x: 0, y: 0, width: 160, height: 50), Rect(x: 0, y: 50, width: 160, height: 50)])
        let counted = result(2, [section(height: Dimension(.absolute, 50), half, count: 2, spacing: 10)])
        #expect(frames(counted, 2) == [Rect(x: 0, y: 0, width: 160, height: 50), Rect(x: 170, y: 0, width: 160, height: 50)])
        #expect(counted.issues == [.noRoomForItems(list: "grid", section: 0)])
        let tag = ItemLayout(width: Dimension(.absolute, 90))
        let flexible = frames(result(3, [section(height: Dimension(.absolute, 50), tag, spacing: 5, isFlexible: true)]), 3)
        #expect(flexible.map(\.minX) == [0, 115, 230])
    }

    /// Edge spacings are outside the items. Flexible ones share the remaining space along and across the group.
    @Test func edgeSpacingsAreAroundTheItems() {
        var fixed = ItemLayout(width: Dimension(.absolute, 90), height: Dimension(.absolute, 20))
        (fixed.edgeSpacing.leading, fixed.edgeSpacing.trailing, fixed.edgeSpacing.top) = (LayoutSpacing(10), LayoutSpacing(6), LayoutSpacing(4))
        let frames = frames(result(4, [section(height: Dimension(.absolute, 50), fixed)]), 4)
        #expect(frames.map(\.origin) == [10, 116, 222].map { Point(x: $0, y: 4) } + [Point(x: 10, y: 54)])
        var loose = ItemLayout(width: Dimension(.absolute, 150), height: Dimension(.absolute, 20))
        (loose.edgeSpacing.leading, loose.edgeSpacing.top) = (LayoutSpacing(isFlexible: true), LayoutSpacing(isFlexible: true))
        loose.edgeSpacing.bottom = LayoutSpacing(10, isFlexible: true)
        #expect(self.frames(result(2, [section(height: Dimension(.absolute, 50), loose)]), 2).map(\.origin) == [10, 170].map { Point(x: $0, y: 10) })
    }

    @Test func edgeSpacingsOfGroupsAreAroundThem() {
        var own = section(height: Dimension(.absolute, 50), ItemLayout())
        own.group?.edgeSpacing.top = LayoutSpacing(5)
        own.group?.edgeSpacing.bottom = LayoutSpacing(8)
        let result = result(2, [own])
        #expect(frames(result, 2).map(\.minY) == [5, 68])
        #expect(result.contents["grid"]?.size.height == 126)
    }

    /// The item keeps its size. The caller is responsible that `count` items fit.
    @Test func repeatedSubitemsKeepTheirSize() {
        let frames = frames(result(3, [section(height: Dimension(.absolute, 50), ItemLayout(width: Dimension(.absolute, 90)), count: 2)]), 3)
        #expect(frames.map(\.origin) == [Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: 0, y: 50)])
    }

    /// `horizontal(layoutSize:subitem:count:)`: the documentation of `repeatingSubitem` states that only the former resizes its items.
    @Test func `counted subitems are resized, with space for the spacings`() {
        for axis in [StackAxis.horizontal, .vertical] {
            var own = section(axis, height: Dimension(.absolute, 100), ItemLayout(width: Dimension(.absolute, 90)), count: 3, spacing: 10)
            own.group?.group?.resizeItems()
            let frames = frames(result(4, [own]), 4)
            if axis == .horizontal {
                #expect(frames.map(\.minX) == [0, 110, 220, 0] && frames.allSatisfy { $0.size == Size(width: 100, height: 100) })
            } else {
                // The heights are 80 / 3 points, rounded to pixels at two pixels per point.
                #expect(frames.map(\.minY) == [0, 36.5, 73.5, 100] && frames.allSatisfy { $0.width == 90 })
            }
        }
    }

    @Test func insetsShrinkItemsGroupsAndSections() {
        var item = half
        item.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var own = section(height: Dimension(.absolute, 50), item)
        own.group?.contentInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        own.contentInsets = EdgeInsets(top: 7, left: 20, bottom: 9, right: 40)
        own.interGroupSpacing = 6
        let result = result(3, [own])
        // The section leaves 260, the group 240 of these, and a half is 120.
        #expect(frames(result, 3) == [
            Rect(x: 32, y: 13, width: 114, height: 36), Rect(x: 152, y: 13, width: 114, height: 36), Rect(x: 32, y: 69, width: 114, height: 36),
        ])
        #expect(result.contents["grid"]?.size == Size(width: 320, height: 7 + 50 + 6 + 50 + 9))
        let mirrored = self.result(1, [own], rightToLeft: true)
        #expect(frames(mirrored, 1) == [Rect(x: 320 - 32 - 114, y: 13, width: 114, height: 36)])
    }

    /// WWDC 2019, session 215: a large item, and next to it a group of two.
    @Test func groupsCanBeNested() {
        let large = ItemLayout(width: Dimension(.fractionalWidth, 0.7))
        let small = group(.vertical, width: Dimension(.fractionalWidth, 0.3), [ItemLayout(height: Dimension(.fractionalHeight, 0.5))])
        let frames = frames(result(4, [section(height: Dimension(.fractionalWidth, 0.5), large, small)]), 4)
        #expect(frames == [
            Rect(x: 0, y: 0, width: 224, height: 160), Rect(x: 224, y: 0, width: 96, height: 80), Rect(x: 224, y: 80, width: 96, height: 80),
            Rect(x: 0, y: 160, width: 224, height: 160),
        ])
    }

    @Test func verticalGroupsEndWithTheLastItem() {
        let row = ItemLayout(height: Dimension(.absolute, 40))
        let result = result(4, [section(.vertical, height: Dimension(.absolute, 120), row)])
        #expect(frames(result, 4).map(\.minY) == [0, 40, 80, 120])
        #expect(result.contents["grid"]?.size.height == 160)
    }

    /// The heights of items with contents of 30, 70 and 30 points.
    private func heights(_ axis: StackAxis, _ unit: LayoutDimension.Unit) -> [Rect] {
        let item = ItemLayout(width: Dimension(.fractionalWidth, 0.5), height: Dimension(unit, 10))
        let group = section(axis, height: Dimension(.estimated, 10), item, count: axis == .vertical ? 2 : nil)
        return frames(result(3, [group]) { name in
            var cell = LayoutRequest.View.make(name, .cell, subviews: ["\(name).dot"])
            let height = name.hasSuffix("1") ? 70 : 30
            cell.cellConstraints = ["top == top", "bottom == bottom @999", "left == left", "height == \(height)"].enumerated().map { index, text in
                var constraint = LayoutConstraint.parsing("dot.\(text)", id: .init(path: DocumentPath([.key("c"), .index(index)])))
                constraint.first.item = .view(ViewID("\(name).dot"))
                return constraint
            }
            return [cell, .make("\(name).dot")]
        }, 3)
    }

    @Test func estimatedHeightsBecomeTheContentsHeight() {
        #expect(heights(.horizontal, .estimated) == [
            Rect(x: 0, y: 0, width: 160, height: 30), Rect(x: 160, y: 0, width: 160, height: 70), Rect(x: 0, y: 70, width: 160, height: 30),
        ])
    }

    /// NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:), iOS 17.
    @Test func `a uniform height is the height of the tallest item in the group`() {
        #expect(heights(.horizontal, .uniformAcrossSiblings) == [
            Rect(x: 0, y: 0, width: 160, height: 70), Rect(x: 160, y: 0, width: 160, height: 70), Rect(x: 0, y: 70, width: 160, height: 30),
        ])
        #expect(heights(.vertical, .uniformAcrossSiblings) == [
            Rect(x: 0, y: 0, width: 160, height: 70), Rect(x: 0, y: 70, width: 160, height: 70), Rect(x: 0, y: 140, width: 160, height: 30),
        ])
    }

    /// The fractions of groups that scroll orthogonally refer to the whole width.
    @Test func orthogonalGroupsAreSideBySide() throws {
        var own = section(width: Dimension(.fractionalWidth, 0.8), height: Dimension(.absolute, 100), ItemLayout())
        own.orthogonalScrollingBehavior = .groupPaging
        own.contentInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        own.interGroupSpacing = 12
        let result = result(3, [own, section(height: Dimension(.absolute, 40), ItemLayout())], spacing: 20)
        #expect(frames(result, 3) == [16, 284, 552].map { Rect(x: $0, y: 8, width: 256, height: 100) })
        let scroller = try #require(result.sections["grid"]?[0]?.scroller)
        #expect(scroller.frame == Rect(x: 0, y: 8, width: 320, height: 100))
        #expect(scroller.content == Rect(x: 0, y: 8, width: 552 + 256 + 16, height: 100))
        #expect(scroller.items.count == 3)
        #expect(scroller.stops.map(\.minX) == [0, 268, 536])
        #expect(scroller.stops.last?.maxX == scroller.content.maxX)
        #expect(frames(result, section: 1, 1) == [Rect(x: 0, y: 136, width: 320, height: 40)])
        own.orthogonalScrollingBehavior = .groupPagingCentered
        let centered = self.result(3, [own])
        #expect(frames(centered, 1) == [Rect(x: 32, y: 8, width: 256, height: 100)])
        #expect(centered.sections["grid"]?[0]?.scroller?.stops.map(\.minX) == [0, 268, 536])
        own.orthogonalScrollingBehavior = .paging
        #expect(self.result(3, [own]).sections["grid"]?[0]?.scroller?.stops.map(\.minX) == [0, 320, 640])
    }

    @Test func orthogonalGroupsBeginAtTheRightInRightToLeftLayouts() throws {
        var own = section(width: Dimension(.absolute, 200), height: Dimension(.absolute, 100), ItemLayout())
        own.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        own.contentInsets = EdgeInsets(left: 16, right: 10)
        let result = result(3, [own], rightToLeft: true)
        #expect(frames(result, 3).map(\.minX) == [104, -96, -296])
        let scroller = try #require(result.sections["grid"]?[0]?.scroller)
        #expect(scroller.frame == Rect(x: 0, y: 0, width: 320, height: 100))
        #expect(scroller.content == Rect(x: -306, y: 0, width: 626, height: 100))
        #expect(scroller.stops.map(\.maxX) == [320, 120, -80])
    }

    @Test func pinnedBoundaryItemsStayInTheirSection() {
        var own = section(height: Dimension(.absolute, 40), ItemLayout())
        own.contentInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        (own.header.height, own.header.pinToVisibleBounds) = (Dimension(.absolute, 30), true)
        (own.footer.height, own.footer.pinToVisibleBounds) = (Dimension(.absolute, 20), true)
        let result = result(2, [section(height: Dimension(.absolute, 50), ItemLayout()), own], header: true, footer: true)
        let start = result.frames["grid.1.header"]?.minY ?? 0
        let range = Rect(x: 16, y: start, width: 288, height: 30 + 10 + 80 + 10 + 20)
        #expect(result.sections["grid"]?[0] == nil)
        #expect(result.sections["grid"]?[1]?.pins == [
            .init(view: "grid.1.header", range: range, edge: .top), .init(view: "grid.1.footer", range: range, edge: .bottom),
        ])
    }

    /// `supplementariesFollowContentInsets`: across the section, supplementaries follow its insets. Along it they are outside the insets.
    private func badge(_ edges: Set<LayoutCorner.Edge>, _ change: (inout SupplementaryLayout) -> Void = { _ in }) -> SupplementaryLayout {
        var badge = SupplementaryLayout(elementKind: "badge")
        (badge.width, badge.height) = (Dimension(.absolute, 20), Dimension(.absolute, 20))
        badge.containerAnchor.edges = edges
        change(&badge)
        return badge
    }

    private func badgeFrame(_ badge: SupplementaryLayout, rightToLeft: Bool = false) -> Rect? {
        var item = ItemLayout(width: Dimension(.absolute, 80))
        item.contentInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        item.supplementaryItems = [badge]
        return result(1, [section(height: Dimension(.absolute, 80), item)], rightToLeft: rightToLeft, badges: true).frames["grid.0.badge.0"]
    }

    /// NSCollectionLayoutAnchor: the points of both anchors coincide, and both offsets are added. Fractions refer to the badge.
    @Test func badgesAreAnchoredToTheirItem() {
        let corner = badge([.top, .trailing]) { ($0.containerAnchor.offset, $0.containerAnchor.isFractional) = (Point(x: 0.3, y: -0.3), true) }
        #expect(badgeFrame(corner) == Rect(x: 56, y: 4, width: 20, height: 20))
        #expect(badgeFrame(corner, rightToLeft: true) == Rect(x: 320 - 56 - 20, y: 4, width: 20, height: 20))
        #expect(badgeFrame(badge([])) == Rect(x: 30, y: 30, width: 20, height: 20))
        let below = badge([.bottom]) { badge in
            badge.itemAnchor = LayoutCorner()
            badge.itemAnchor?.edges = [.top]
            badge.itemAnchor?.offset = Point(x: 0, y: 5)
            badge.containerAnchor.offset = Point(x: 2, y: 0)
        }
        #expect(badgeFrame(below) == Rect(x: 32, y: 75, width: 20, height: 20))
        let half = badge([.leading]) { ($0.width, $0.height) = (Dimension(.fractionalWidth, 0.5), Dimension(.fractionalHeight, 1)) }
        #expect(badgeFrame(half) == Rect(x: 10, y: 10, width: 30, height: 60))
    }

    @Test func badgesThatDoNotFitAreReportedAndItemsLaidOut() {
        var item = ItemLayout(width: Dimension(.absolute, 80))
        item.supplementaryItems = [badge([.top]) { $0.width = Dimension(.fractionalWidth, 0) }]
        let result = result(2, [section(height: Dimension(.absolute, 80), item)], badges: true)
        #expect(result.issues == [.noRoomForItems(list: "grid", section: 0)])
        #expect(frames(result, 2).map(\.minX) == [0, 80])
        #expect(result.sections["grid"]?[0]?.supplementaries.map(\.view) == ["grid.0.badge.0", "grid.0.badge.1"])
    }

    @Test func boundaryItemsAreAroundTheInsets() {
        var own = section(height: Dimension(.absolute, 40), ItemLayout())
        own.contentInsets = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        own.header.height = Dimension(.absolute, 30)
        own.footer.height = Dimension(.absolute, 20)
        (own.footer.width, own.footer.alignment) = (Dimension(.absolute, 100), .bottomTrailing)
        own.background = SectionBackground()
        own.background?.contentInsets = EdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        let result = result(1, [own], header: true, footer: true)
        #expect(result.frames["grid.0.header"] == Rect(x: 16, y: 0, width: 288, height: 30))
        #expect(frames(result, 1) == [Rect(x: 16, y: 40, width: 288, height: 40)])
        #expect(result.frames["grid.0.footer"] == Rect(x: 204, y: 90, width: 100, height: 20))
        #expect(result.sections["grid"]?[0]?.frame == Rect(x: 4, y: 2, width: 312, height: 106))
        own.header.extendsBoundary = false
        #expect(frames(self.result(1, [own], header: true), 1) == [Rect(x: 16, y: 10, width: 288, height: 40)])
    }

    @Test func horizontalLayoutsPlaceGroupsInColumns() {
        let row = ItemLayout(height: Dimension(.fractionalHeight, 0.5))
        let result = result(
            3, [section(.vertical, width: Dimension(.absolute, 60), height: Dimension(.fractionalHeight, 1), row)],
            properties: [.scrollDirection: .string("horizontal")])
        #expect(frames(result, 3) == [
            Rect(x: 0, y: 0, width: 60, height: 200), Rect(x: 0, y: 200, width: 60, height: 200), Rect(x: 60, y: 0, width: 60, height: 200),
        ])
    }

    @Test func itemsThatDoNotFitAreReportedAndOtherSectionsLaidOut() {
        let large = section(height: Dimension(.absolute, 50), ItemLayout(width: Dimension(.fractionalWidth, 1.5)))
        var inset = section(height: Dimension(.absolute, 50), half)
        inset.group?.group?.subitems[0].contentInsets = EdgeInsets(left: 90, right: 90)
        let result = result(2, [large, inset, section(height: Dimension(.absolute, 40), half), SectionLayout()])
        #expect(frames(result, 2) == [])
        #expect(frames(result, section: 2, 2).map(\.width) == [160, 160])
        #expect(result.issues == [.noRoomForItems(list: "grid", section: 0), .noRoomForItems(list: "grid", section: 1)])
    }

    /// Without a stop, 400 positions in each of eight groups would be tried.
    @Test func groupsThatFitNowhereEndTheirSection() {
        var item = group(.horizontal, height: Dimension(.absolute, 0), [ItemLayout(width: Dimension(.fractionalWidth, 2))])
        for _ in 1...8 { item = group(.vertical, height: Dimension(.absolute, 0), [item]) }
        var own = SectionLayout()
        own.group = item
        #expect(result(3, [own]).issues == [.noRoomForItems(list: "grid", section: 0)])
    }

    /// The lengths equal those of tables: rows of 52 with text at 16, in an inset group of 288.
    @Test func listSectionsHaveRowsLikeTables() {
        func cell(_ name: String) -> [LayoutRequest.View] {
            let text: [ViewProperty: PropertyValue] = [.text: .string("Row"), .font: .font(.system(size: 17, weight: .regular))]
            return [.make(name, .cell, subviews: ["\(name).textLabel"]), .make("\(name).textLabel", .label, text)]
        }
        var plain = SectionLayout()
        plain.appearance = .plain
        var sidebar = SectionLayout()
        (sidebar.appearance, sidebar.headerMode) = (.sidebar, .firstItemInSection)
        let result = result(2, [plain, sidebar], item: cell)
        #expect(frames(result, 2) == [Rect(x: 0, y: 0, width: 320, height: 52), Rect(x: 0, y: 52, width: 320, height: 52)])
        #expect(result.frames["grid.0.0.textLabel"]?.minX == 16)
        #expect(result.cells["grid.0.0"]?.separatorInset == EdgeInsets(left: 16))
        #expect(frames(result, section: 1, 1) == [Rect(x: 16, y: 104, width: 288, height: 52)])
        #expect(result.cells["grid.1.0"]?.isHeader == true && result.cells["grid.1.1"]?.sectionPosition == .only)
        #expect(result.cells["grid.1.1"]?.separatorInset == nil)
        let pins = self.result(2, [plain, sidebar], header: true, item: cell).sections["grid"]?.mapValues { $0.pins.map(\.range.height) }
        #expect(pins?.keys.sorted() == [0] && pins?[0]?.first ?? 0 >= 104)
    }
}

private enum PlaygroundLayout {
    static func layout(_ request: LayoutRequest) -> LayoutResult {
        var screen = ScreenLayout()
        return screen.layout(request)
    }
}
