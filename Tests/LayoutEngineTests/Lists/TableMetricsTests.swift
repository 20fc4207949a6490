import PlaygroundModel
import Testing

@testable import LayoutEngine

/// Every row of the tables of lengths that changed between versions of iOS.
@Suite struct TableMetricsTests {
    @Test func tablesOfRowMetricsHaveTheirRows() {
        #expect(TableMetrics.rowHeights.checkedRows(\.self) == [8: 44, 26: 51])
        #expect(TableMetrics.areRowsShorterByALine.checkedRows(\.self) == [8: false, 13: true, 26: false])
        #expect(TableMetrics.areSeparatorsInCells.checkedRows(\.self) == [8: true, 13: false])
        #expect(TableMetrics.rowPaddings.checkedRows(\.self) == [8: 11, 26: 15])
    }

    @Test func tablesOfMarginsHaveTheirRows() {
        #expect(TableMetrics.contentMargins.checkedRows(\.self) == [8: 8, 11: 11, 26: 15])
        #expect(TableMetrics.haveContentViewsPlainMargins.checkedRows(\.self) == [8: true, 11: false])
        #expect(TableMetrics.phoneSideMargins.checkedRows(\.self) == [8: 15, 12: 16])
        #expect(TableMetrics.widePhoneContentMargins.checkedRows(\.self) == [8: 15, 11: 20])
        #expect(TableMetrics.lowPhoneSideMargins.checkedRows(\.self) == [8: 20, 18: 16])
        #expect(RootGuides.leastWideWidth.checkedRows(\.self) == [8: 320])
    }

    @Test func tablesOfCellStylesHaveTheirRows() {
        #expect(TableMetrics.subtitlePaddings.checkedRows(\.self) == [8: 2.5, 13: 10, 26: 14])
        #expect(TableMetrics.lineGaps.checkedRows(\.self) == [8: 0, 13: 1])
        #expect(TableMetrics.fixedRowLineGaps.checkedRows(\.self) == [8: 0, 13: 3])
        #expect(TableMetrics.areLongValuesStacked.checkedRows(\.self) == [8: false, 13: true])
        #expect(TableMetrics.disclosureLeads.checkedRows(\.self) == [8: 0, 26: 11.0 / 6])
        #expect(TableMetrics.images.checkedRows(\.side) == [8: 29, 26: 28])
        #expect(TableMetrics.images.checkedRows(\.padding) == [8: 7, 26: 12])
        #expect(TableMetrics.disclosureWidths.checkedRows(\.self) == [8: 18, 13: 11, 14: 31.0 / 3])
        #expect(TableMetrics.detailButtonWidths.checkedRows(\.self) == [8: 32, 13: 24])
        #expect(TableMetrics.accessoryGaps.checkedRows(\.self) == [8: 0, 13: 8])
    }

    @Test func tablesOfHeadersHaveTheirRows() {
        #expect(TableMetrics.plainHeaderGaps.checkedRows(\.self) == [8: 0, 15: 22])
        #expect(TableMetrics.groupedHeaderPaddingsBelow.checkedRows(\.self) == [8: 7, 26: 8])
    }
}
