import PlaygroundModel

extension TableMetrics {
    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { Self.plainHeaderGaps[profile] }
    var plainHeaderPadding: Double { 3.5 }
    var plainHeaderHeight: Double { 28 }

    /// A grouped header with one line of text at its bottom.
    var groupedHeaderHeight: Double { 38 }
    var groupedHeaderPaddingBelow: Double { Self.groupedHeaderPaddingsBelow[profile] }
    /// The additional height of a grouped table's first header with text (frames: 55.5 and 38, and 55.33 at three pixels a point).
    var firstHeaderExtra: Double { (17.5 * pixels.scale).rounded(.down) / pixels.scale }
    var footerPadding: Padding { Padding(above: 7, below: 8) }

    /// A grouped header or footer without text, if the table sets no heights.
    var emptyEdgeHeight: Double { pixels.round(17.5) }
    /// The first header without text, whatever the table sets (Interface Builder's frames), except in inset groups.
    var firstEmptyHeaderHeight: Double? { style == .grouped ? 35 : nil }

    struct Padding: Hashable, Sendable {
        var above: Double
        var below: Double
    }
}
