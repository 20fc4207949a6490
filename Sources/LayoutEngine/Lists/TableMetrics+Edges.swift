import PlaygroundModel

/// Headers and footers of sections.
extension TableMetrics {
    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { Self.plainHeaderGaps[profile] }
    var plainHeaderPadding: Double { 3.5 }
    var plainHeaderHeight: Double { 28 }

    /// The height of a grouped header with one line of text, which is at its bottom.
    var groupedHeaderHeight: Double { 38 }
    var groupedHeaderPaddingBelow: Double { Self.groupedHeaderPaddingsBelow[profile] }
    /// How much higher the first header with text of a grouped table is (Interface Builder's frames: 55.5 and 38, and 55.33 at three pixels
    /// a point).
    var firstHeaderExtra: Double { (17.5 * pixels.scale).rounded(.down) / pixels.scale }
    var footerPadding: Padding { Padding(above: 7, below: 8) }

    /// A grouped header or footer without text, if the table sets no heights.
    var emptyEdgeHeight: Double { pixels.round(17.5) }
    /// The first header without text, whatever the table sets (Interface Builder's frames); in inset groups it is like the others.
    var firstEmptyHeaderHeight: Double? { style == .grouped ? 35 : nil }

    /// Above and below a text.
    struct Padding: Hashable, Sendable {
        var above: Double
        var below: Double
    }
}
