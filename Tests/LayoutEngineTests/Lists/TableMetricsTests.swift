import PlaygroundModel
import Testing

@testable import LayoutEngine

/// Every row of the tables of lengths that changed with iOS.
@Suite struct TableMetricsTests {
    @Test func lengths() {
        #expect(TableMetrics.rowHeights.checkedRows(\.self) == [8: 44, 26: 52])
        #expect(TableMetrics.lineGaps.checkedRows(\.self) == [8: 1, 14: 3])
        #expect(TableMetrics.plainHeaderGaps.checkedRows(\.self) == [8: 0, 15: 22])
    }

    @Test func paddings() {
        #expect(TableMetrics.headerPaddings.checkedRows(\.above) == [8: 16, 26: 22])
        #expect(TableMetrics.headerPaddings.checkedRows(\.below) == [8: 7, 26: 8])
    }
}
