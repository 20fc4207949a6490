/// UITableView.Style.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

/// UITableViewCell.CellStyle.
public enum CellStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, value1, value2, subtitle
}

/// UITableViewCell.AccessoryType.
public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// UITableViewCell.SeparatorStyle.
public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
}

/// How a collection view arranges its items.
public enum CollectionLayout: String, CaseIterable, Hashable, Sendable {
    /// UICollectionViewFlowLayout: lines of items, each as full as it gets.
    case flow
    /// UICollectionViewCompositionalLayout with one group of equally wide items a line.
    case grid
}

/// UICollectionView.ScrollDirection.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
}

/// UIScrollView.ContentInsetAdjustmentBehavior (iOS 11): which sides of the safe area become insets of the content.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
}
