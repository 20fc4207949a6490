import PlaygroundModel

/// Headers and footers of sections.
extension TableMetrics {
    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { Self.plainHeaderGaps[profile] }
    var plainHeaderPadding: Double { 3.5 }
    var plainHeaderHeight: Double { 28 }

    /// The height of a grouped header with one line of text, which stands low in it.
    var groupedHeaderHeight: Double { 38 }
    var groupedHeaderPaddingBelow: Double { Self.groupedHeaderPaddingsBelow[profile] }
    /// What the first header of a grouped table with a text is higher than the others (Interface Builder's frames: 55.5
    /// and 38, and 55.33 at three pixels a point).
    var firstHeaderExtra: Double { (17.5 * pixels.scale).rounded(.down) / pixels.scale }
    var footerPadding: Padding { Padding(above: 7, below: 8) }

    /// What stands for a grouped header or footer without text, where the table says nothing of their heights.
    var emptyEdgeHeight: Double { pixels.round(17.5) }
    /// The first header without text, whatever the table says (Interface Builder's frames); in inset groups it is as others.
    var firstEmptyHeaderHeight: Double? { style == .grouped ? 35 : nil }

    /// The room above and below a text.
    struct Padding: Hashable, Sendable {
        var above: Double
        var below: Double
    }
}
