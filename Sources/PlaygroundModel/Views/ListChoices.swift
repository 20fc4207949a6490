/// UITableView.Style.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

public enum CellStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, value1, value2, subtitle
}

/// UIListContentConfiguration's styles for cells, named after its functions.
public enum ContentConfiguration: String, CaseIterable, Hashable, Sendable {
    case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell

    /// The style of UITableViewCell with the same arrangement. In all configurations except `valueCell` a second text is below the first.
    public func style(hasSecondaryText: Bool) -> CellStyle {
        switch self {
        case .cell, .sidebarCell, .accompaniedSidebarCell: hasSecondaryText ? .subtitle : .default
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: .subtitle
        case .valueCell: .value1
        }
    }

    public var isOfSidebar: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell: false
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        }
    }

    /// The configuration of a cell, or of the list if the cell has no style of its own.
    public init?(of cell: ViewProperties, in list: ViewProperties) {
        let given: ContentConfiguration? = cell.choice(.contentConfiguration)
        guard let found = given ?? (cell[.cellStyle] == nil ? list.choice(.contentConfiguration) : nil) else { return nil }
        self = found
    }
}

/// UIListContentConfiguration's styles for headers and footers. They look like headers and footers of a table with ``tableStyle``.
public enum EdgeConfiguration: String, CaseIterable, Hashable, Sendable {
    case plainHeader, groupedHeader, plainFooter, groupedFooter

    public var tableStyle: TableStyle { self == .plainHeader || self == .plainFooter ? .plain : .grouped }
    public var isOfHeaders: Bool { self == .plainHeader || self == .groupedHeader }
}

extension CellStyle {
    /// The style of the cell's content configuration, else the cell's own style, else the list's style.
    public init(of cell: ViewProperties, in list: ViewProperties) {
        let configured = ContentConfiguration(of: cell, in: list)?.style(hasSecondaryText: cell[.detailText] != nil)
        self = configured ?? cell.choice(.cellStyle) ?? list.choice(.cellStyle) ?? .default
    }
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
    /// UICollectionViewCompositionalLayout with one group of equal items per line. ``CompositionalLayout`` describes all layouts.
    case grid
}

public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
}

/// UIScrollView.ContentInsetAdjustmentBehavior (iOS 11): the sides of the safe area that add to the content's inset.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
}
