import PlaygroundModel

extension TableMetrics {
    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { Self.plainHeaderGaps[profile] }
    /// The padding of a plain header. In a plain list of iOS 26 a header is 40.5 high with a line of 20.5 (recorded by UIKit).
    var plainHeaderPadding: Double { isList && configuredLengths != nil ? 10 : 3.5 }
    var plainHeaderHeight: Double { 28 }

    /// A grouped header with one line of text at its bottom.
    var groupedHeaderHeight: Double { 38 }
    var groupedHeaderPaddingBelow: Double { Self.groupedHeaderPaddingsBelow[profile] }
    /// The additional height of a grouped table's first header with text (frames: 55.5 and 38, and 55.33 at three pixels a point).
    var firstHeaderExtra: Double { (17.5 * pixels.scale).rounded(.down) / pixels.scale }
    var footerPadding: Padding { recordsInsetGroups ? Padding(above: 7.5, below: 6.5) : Padding(above: 7, below: 8) }
    /// Whether headers and footers are those of inset groups of iOS 26 in a table, as UIKit recorded them: 55.5, 45.5 and 30 high.
    private var recordsInsetGroups: Bool { style == .insetGrouped && configuredLengths != nil }

    /// `nil` for a header whose height is ``groupedHeaderHeight``.
    func headerPadding(isFirst: Bool) -> Padding? {
        recordsInsetGroups ? Padding(above: isFirst ? 29.5 : 19.5, below: 5.5) : nil
    }

    /// The height of a grouped header or footer without text, if the table sets no heights.
    var emptyEdgeHeight: Double { pixels.round(17.5) }
    /// The height of the first header without text, whatever the table sets: in groups (Interface Builder's frames), and in inset
    /// groups of a list of iOS 26 (recorded by UIKit).
    var firstEmptyHeaderHeight: Double? { style == .grouped || isList && recordsInsetGroups ? 35 : nil }

    struct Padding: Hashable, Sendable {
        var above: Double
        var below: Double
    }
}
