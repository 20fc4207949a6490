import PlaygroundModel

/// The lengths of table views, in points, by style and version of iOS. UIKit publishes few of them; the rest are measured
/// from screenshots.
struct TableMetrics: Hashable, Sendable {
    var style: TableStyle
    var profile: BehaviourProfile

    /// The least height of a row that sizes itself.
    var rowHeight: Double { Self.rowHeights[profile] }
    /// Above and below the text of a higher row.
    var rowPadding: Double { 11 }
    /// Between the lines of a subtitle cell.
    var lineGap: Double { Self.lineGaps[profile] }
    /// Between the columns of a value cell.
    var columnGap: Double { 6 }
    var value2Column: Double { 91 }
    var imageSide: Double { 29 }
    var imageGap: Double { 16 }
    var imagePadding: Double { 7 }

    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { Self.plainHeaderGaps[profile] }
    var plainHeaderPadding: Double { 4 }
    var plainHeaderHeight: Double { 28 }

    /// Around the text of a grouped header, and of a footer.
    var headerPadding: Padding { Self.headerPaddings[profile] }
    var footerPadding: Padding { Padding(above: 7, below: 8) }
    /// What stands for a grouped header or footer without text.
    var emptyEdgeHeight: Double { 18 }
    var firstEmptyHeaderHeight: Double { style == .insetGrouped ? 18 : 35 }

    /// The room an accessory takes from the content, its gap included; the accessory itself ends at the margin.
    func accessoryWidth(_ type: AccessoryType) -> Double {
        switch type {
        case .none: 0
        case .disclosureIndicator: 16
        case .checkmark: 24
        case .detailButton: 32
        case .detailDisclosureButton: 48
        }
    }
}

extension TableMetrics {
    /// The room above and below a text.
    struct Padding: Hashable, Sendable {
        var above: Double
        var below: Double
    }

    static let rowHeights: VersionTable<Double> = [
        .since(8, 44, "UITableView.rowHeight, the default cell's"), .since(26, 52, "Apple's design kit, a drawing of a list row"),
    ]
    static let lineGaps: VersionTable<Double> = [
        .since(8, 1, "measured from screenshots"),
        .since(14, 3, "measured from screenshots"),
    ]
    static let plainHeaderGaps: VersionTable<Double> = [
        .since(8, 0, "no such padding"), .since(15, 22, "UITableView.sectionHeaderTopPadding, measured"),
    ]
    static let headerPaddings: VersionTable<Padding> = [
        .since(8, Padding(above: 16, below: 7), "measured from screenshots"),
        .since(26, Padding(above: 22, below: 8), "measured from screenshots"),
    ]
}
