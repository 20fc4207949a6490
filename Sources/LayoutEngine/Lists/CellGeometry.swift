import PlaygroundModel

struct CellGeometry {
    /// The distances from the cell's edges to the content view's edges: the safe area, the accessory, the separator.
    var contentInsets: EdgeInsets
    /// The left and right margins of the text in UIKit's cell styles.
    var textMargins: EdgeInsets
    /// UITableViewCell.contentView.layoutMargins.
    var layoutMargins: EdgeInsets

    /// `margins` belong to the table's content. Bars and hardware cover `covered` of them (UITableView.insetsContentViewsToSafeArea).
    init(
        _ cell: LayoutRequest.View, accessoryWidth: Double?, margins: EdgeInsets, covered: EdgeInsets, hasSeparator: Bool,
        metrics: TableMetrics, isRightToLeft: Bool
    ) {
        contentInsets = EdgeInsets(
            left: covered.left, bottom: hasSeparator ? metrics.separatorHeight : 0, right: covered.right)
        textMargins = EdgeInsets(left: margins.left - covered.left, right: margins.right - covered.right)
        let preserves = cell.properties.bool(.preservesSuperviewLayoutMargins) == true
        let plain = ViewGuides.defaultMargins[metrics.profile]
        let hasPlainMargins = TableMetrics.haveContentViewsPlainMargins[metrics.profile] && !preserves
        var sides = hasPlainMargins
            ? EdgeInsets(left: plain, right: plain)
            : EdgeInsets(left: metrics.contentMargin(atSide: textMargins.left), right: metrics.contentMargin(atSide: textMargins.right))
        if let accessoryWidth {
            contentInsets[isLeft: isRightToLeft] += textMargins[isLeft: isRightToLeft] + accessoryWidth
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
    fileprivate subscript(isLeft isLeft: Bool) -> Double {
        get { isLeft ? left : right }
        set { if isLeft { left = newValue } else { right = newValue } }
    }
}

/// The margins of a table view cell's content view.
public enum CellMargins {
    /// The margin above and below the content, in points.
    public static func vertical(under profile: BehaviourProfile) -> Double { TableMetrics.contentMargins[profile] }
}
