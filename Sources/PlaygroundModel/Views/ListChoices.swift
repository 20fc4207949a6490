/// UITableView.Style.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

public enum CellStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, value1, value2, subtitle
}

public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// Since iOS 7 all styles except `none` look alike.
public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
    case none, blue, gray, `default`
}

public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
}

public enum CollectionLayout: String, CaseIterable, Hashable, Sendable {
    /// UICollectionViewFlowLayout: lines with as many items as fit.
    case flow
    /// UICollectionViewCompositionalLayout with one group of equal items per line. See ``CompositionalLayout`` for all.
    case grid
}

public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
}

/// UIScrollView.ContentInsetAdjustmentBehavior (iOS 11): sides of the safe area that add to the content's inset.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
}
