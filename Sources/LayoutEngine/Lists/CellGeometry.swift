import PlaygroundModel

/// Where the content view stands in a table view's cell, and how far what is in it keeps from its edges.
struct CellGeometry {
    /// From the cell's edges to those of its content view: what is covered, the accessory, the separator.
    var contentInsets: EdgeInsets
    /// Left and right of the content view, to the text of a cell in one of UIKit's styles.
    var textMargins: EdgeInsets
    /// UITableViewCell.contentView.layoutMargins.
    var layoutMargins: EdgeInsets

    /// - Parameters:
    ///   - margins: What the table's content keeps from the cell's sides, `covered` included.
    ///   - covered: The part of it that bars and hardware cover (UITableView.insetsContentViewsToSafeArea).
    init(
        _ cell: LayoutRequest.View, margins: EdgeInsets, covered: EdgeInsets, hasSeparator: Bool, metrics: TableMetrics,
        isRightToLeft: Bool
    ) {
        let accessory: AccessoryType = cell.properties.choice(.accessoryType) ?? .none
        contentInsets = EdgeInsets(
            left: covered.left, bottom: hasSeparator ? metrics.separatorHeight : 0, right: covered.right)
        textMargins = EdgeInsets(left: margins.left - covered.left, right: margins.right - covered.right)
        let preserves = cell.properties.bool(.preservesSuperviewLayoutMargins) == true
        let plain = ViewGuides.defaultMargins[metrics.profile]
        let hasPlainMargins = TableMetrics.haveContentViewsPlainMargins[metrics.profile] && !preserves
        var sides = hasPlainMargins ? EdgeInsets(left: plain, right: plain) : textMargins
        if accessory != .none {
            contentInsets[isLeft: isRightToLeft] += textMargins[isLeft: isRightToLeft] + metrics.accessoryWidth(accessory)
            textMargins[isLeft: isRightToLeft] = metrics.accessoryGap
            sides[isLeft: isRightToLeft] = plain
        }
        if let given = cell.properties.insets(.layoutMargins) {
            layoutMargins = preserves ? given.union(sides) : given
        } else {
            layoutMargins = sides + EdgeInsets(top: metrics.contentMargin, bottom: metrics.contentMargin)
        }
    }
}

extension EdgeInsets {
    /// The inset of one of the sides.
    fileprivate subscript(isLeft isLeft: Bool) -> Double {
        get { isLeft ? left : right }
        set { if isLeft { left = newValue } else { right = newValue } }
    }
}
