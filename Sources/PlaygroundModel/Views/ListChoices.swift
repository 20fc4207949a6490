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

/// UITableViewCell.SelectionStyle; since iOS 7 all but `none` look alike.
public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
    case none, blue, gray, `default`
}

/// UITableViewCell.SeparatorStyle.
public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
}

public enum CollectionLayout: String, CaseIterable, Hashable, Sendable {
    /// UICollectionViewFlowLayout: lines with as many items as fit.
    case flow
    /// UICollectionViewCompositionalLayout with one group of equally wide items a line.
    case grid
}

/// UICollectionView.ScrollDirection.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
}

/// UIScrollView.ContentInsetAdjustmentBehavior (iOS 11): which sides of the safe area are added to the content's inset.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
}
