import PlaygroundModel

/// The lengths of table views, in points, by style and version of iOS. UIKit publishes few of them; the rest are measured
/// from screens.
struct TableMetrics: Hashable, Sendable {
    var style: TableStyle
    /// The major version of iOS.
    var version: Int

    /// The least height of a row that sizes itself.
    var rowHeight: Double { version >= 26 ? 52 : 44 }
    /// Above and below the text of a higher row.
    var rowPadding: Double { 11 }
    /// Between the lines of a subtitle cell.
    var lineGap: Double { version >= 14 ? 3 : 1 }
    /// Between the columns of a value cell.
    var columnGap: Double { 6 }
    var value2Column: Double { 91 }
    var imageSide: Double { 29 }
    var imageGap: Double { 16 }
    var imagePadding: Double { 7 }

    /// UITableView.sectionHeaderTopPadding of a plain table (iOS 15).
    var plainHeaderGap: Double { version >= 15 ? 22 : 0 }
    var plainHeaderPadding: Double { 4 }
    var plainHeaderHeight: Double { 28 }

    /// Around the text of a grouped header, and of a footer.
    var headerPadding: (above: Double, below: Double) { version >= 26 ? (22, 8) : (16, 7) }
    var footerPadding: (above: Double, below: Double) { (7, 8) }
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
