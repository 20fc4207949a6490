import PlaygroundModel
import Testing

@testable import LayoutEngine

/// Every row of the tables of sizes that changed with iOS.
@Suite struct ControlSizesTests {
    @Test func tablesOfControlSizesHaveTheirRows() {
        let switches = ControlSizes.switchSizes.checkedRows(\.self)
        #expect(switches == [8: Size(width: 51, height: 31), 26: Size(width: 63, height: 28)])
        let steppers = ControlSizes.stepperSizes.checkedRows(\.self)
        #expect(steppers == [8: Size(width: 94, height: 29), 13: Size(width: 94, height: 32)])
    }

    @Test func tablesOfControlHeightsHaveTheirRows() {
        #expect(ControlSizes.segmentedControlHeights.checkedRows(\.self) == [8: 29, 13: 32])
        #expect(ControlSizes.progressHeights.checkedRows(\.self) == [8: 2, 14: 4])
        #expect(ControlSizes.searchBarHeights.checkedRows(\.self) == [8: 44, 11: 56, 26: 64])
        #expect(ControlSizes.sliderHeights.checkedRows(\.self) == [8: 31, 26: 34])
        #expect(ControlSizes.textFieldHeights.checkedRows(\.self) == [8: 30, 13: 34])
        #expect(ControlSizes.textFieldPaddings.checkedRows(\.self) == [8: 9, 13: 13])
    }

    /// Each row has the system, the text size, and the height of a search bar (frames of one document: 51 at `extraSmall`).
    @Test(arguments: [
        (18, ContentSizeCategory.large, 56.0), (18, .extraSmall, 51), (18, .unspecified, 56), (10, .extraSmall, 44), (26, .large, 64),
    ])
    func searchBarsGrowWithBodyText(version: Int, category: ContentSizeCategory, height: Double) {
        #expect(ControlSizes.searchFieldHeights.checkedRows(\.self) == [8: 0, 11: 36, 26: 44])
        let sizes = ControlSizes(profile: BehaviourProfile(version: SystemVersion(version)))
        #expect(sizes.searchBarHeight(in: category) == height)
    }

    @Test func tablesOfSegmentsHaveTheirRows() {
        #expect(ControlSizes.lowPickerHeights.checkedRows(\.self) == [8: 162, 9: 216])
        #expect(ControlSizes.segmentPaddings.checkedRows(\.self) == [8: 15.5, 13: 19.5, 26: 19])
        #expect(ControlSizes.segmentTitleWeights.checkedRows(\.self) == [8: .regular, 13: .medium, 26: .regular])
        #expect(ControlSizes.segmentRounding.checkedRows(\.self) == [8: false, 26: true])
    }

    @Test(arguments: [
        (13, 0, 0.0, 37.0), (13, 1, 7, 37), (13, 3, 39, 37), (14, 0, 0, 26), (14, 1, 81, 26), (14, 3, 115, 26), (26, 0, 0, 26),
        (26, 3, 74, 26), (26, 4, 92, 26),
    ])
    func pageControlsHaveTheSizeOfTheirVersion(version: Int, pages: Int, width: Double, height: Double) {
        #expect(Set(ControlSizes.pageControls.checkedRows(\.height).keys) == [8, 14, 26])
        let sizes = ControlSizes(profile: BehaviourProfile(version: SystemVersion(version)))
        #expect(sizes.pageControlSize(pages: pages) == Size(width: width, height: height))
    }
}
