import PlaygroundModel

/// The frames of an expanded split view's columns. The display mode follows from the split view's shape, the playground's preferences and
/// later choices. Apple does not publish the widths at which `automatic` changes. Observed in the classic style: a split view wider than
/// high tiles its columns, and a higher one overlays them (WWDC 2016, session 233: an iPad in both orientations, a Plus phone in landscape;
/// half of a 12.9-inch iPad acts like portrait).
struct SplitLayout {
    typealias Column = SplitDefinition.Column
    typealias DisplayMode = SplitDefinition.DisplayMode

    let definition: SplitDefinition
    var state: SplitState
    let size: Size
    let safeAreaInsets: EdgeInsets
    /// The number of pixels per point, for rounding widths.
    let scale: Double
    let profile: BehaviourProfile
    let idiom: UserInterfaceIdiom

    init(_ definition: SplitDefinition, _ state: SplitState, in controller: SceneController, _ profile: BehaviourProfile) {
        self.definition = definition
        self.state = state
        self.profile = profile
        size = controller.frame.size
        safeAreaInsets = controller.safeAreaInsets
        scale = max(1, controller.traits.collection.displayScale)
        idiom = controller.traits.collection.userInterfaceIdiom
    }

    var displayMode: DisplayMode { fitsColumns ? fittedMode(showing: shownColumns) : mode(showing: shownColumns) }

    var columnLimit: Int { sideColumns.count }

    func innermostHidden(in mode: DisplayMode) -> Column? {
        sideColumns.reversed().dropFirst(mode.visibleColumns).first
    }

    /// The minimum number of visible side columns that includes the column.
    func depth(of column: Column) -> Int? {
        sideColumns.reversed().firstIndex(of: column).map { $0 + 1 }
    }

    private var sideColumns: [Column] {
        state.columns.filter { $0 == .primary || $0 == .supplementary }
    }

    private var shownColumns: Int {
        min(state.chosenColumns ?? (fitsColumns ? fittedColumns : preferredColumns), columnLimit)
    }

    var preferredDisplayMode: DisplayMode {
        state.preferredDisplayMode ?? definition.preferredDisplayMode
    }

    private var preferredColumns: Int {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode.visibleColumns }
        switch behavior {
        case .tile, .displace: return 1
        case .overlay, .automatic: return 0
        }
    }

    /// UISplitViewController.splitBehavior. A preferred display mode of another behaviour is converted. Two columns next to the secondary
    /// need enough width: `allowedDisplayModeForCurrentSplitBehaviorGivenDisplayMode:` of UIKitCore.
    private var behavior: SplitDefinition.SplitBehavior {
        if definition.isColumnStyle, definition.preferredSplitBehavior != .automatic {
            return definition.preferredSplitBehavior
        }
        switch preferredDisplayMode {
        case .oneBesideSecondary: return columnLimit < 2 || automaticBehavior == .tile ? .tile : .displace
        case .twoBesideSecondary: return columnLimit < 2 ? .tile : automaticBehavior
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .secondaryOnly where !definition.isColumnStyle: return .overlay
        case .secondaryOnly, .automatic: return automaticBehavior
        }
    }

    /// The automatic behaviour. For the column style on an iPad: `splitBehaviorForSize:` of UIKitCore's
    /// `_UISplitViewControllerPanelImplStyle`, equal in two public decompilations. Widths are in points.
    private var automaticBehavior: SplitDefinition.SplitBehavior {
        let isWide = size.width > size.height
        guard definition.isColumnStyle, idiom == .pad else {
            return !isWide ? .overlay : columnLimit < 2 ? .tile : .displace
        }
        if size.width < (isWide ? 1024 : 1194) { return .overlay }
        return columnLimit < 2 || size.width > (isWide ? 1194 : 1536) ? .tile : .displace
    }

    private func mode(showing columns: Int) -> DisplayMode {
        switch (columns, behavior) {
        case (..<1, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        case (_, .tile), (_, .automatic): .twoBesideSecondary
        }
    }

    /// The frame in the split view's coordinates, in left-to-right layout. A hidden column is beyond the leading edge.
    func frame(of column: Column) -> Rect {
        if fitsColumns { return fittedFrame(of: column) }
        guard column != .secondary else { return secondaryFrame }
        let hidden = sideColumns.dropLast(displayMode.visibleColumns)
        let visible = sideColumns.suffix(displayMode.visibleColumns)
        let x = if let index = visible.firstIndex(of: column) {
            totalWidth(of: visible[..<index])
        } else {
            -totalWidth(of: hidden.drop { $0 != column })
        }
        return Rect(x: x, y: 0, width: width(of: column), height: size.height)
    }

    /// The lines between visible columns, in left-to-right layout.
    var lines: [Rect] {
        if fitsColumns { return fittedLines }
        return sideColumns.filter(isVisible).map { column in
            let frame = frame(of: column)
            return Rect(x: frame.maxX - 1 / scale, y: frame.minY, width: 1 / scale, height: frame.height)
        }
    }

    /// The width of a column's view beyond its visible part on the leading side, in points. The view's safe area excludes it. In the column
    /// style of iOS 14 a primary extends this way.
    func coveredWidth(of column: Column) -> Double {
        if fitsColumns { return fittedCover(of: column) }
        return definition.isColumnStyle && column == .primary ? Self.primaryOverhangs[profile] : 0
    }

    static let primaryOverhangs: VersionTable<Double> = [
        .since(14, 100, "richardtop/CalendarKit#320: 420 points wide, of which 320 are visible; LeoNatan/LNPopupController#390; "
            + "a report of iOS 16; darjeelingsteve.com, Fixing Multi-Level UINavigationController Menu Layouts", .high),
        .since(17, 0, "no source was found for the width of a primary's view from iOS 17", .low),
    ]

    private func totalWidth(of columns: some Sequence<Column>) -> Double {
        columns.reduce(0) { $0 + width(of: $1) }
    }

    func isVisible(_ column: Column) -> Bool {
        column == .secondary || depth(of: column).map { $0 <= displayMode.visibleColumns } ?? false
    }

    private var visibleWidth: Double {
        totalWidth(of: sideColumns.suffix(displayMode.visibleColumns))
    }

    private var secondaryFrame: Rect {
        switch displayMode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
            Rect(origin: .zero, size: size)
        case .oneBesideSecondary, .twoBesideSecondary:
            Rect(x: visibleWidth, y: 0, width: max(0, size.width - visibleWidth), height: size.height)
        case .twoDisplaceSecondary:
            // The secondary moves, and keeps the width that it has next to one column.
            Rect(
                x: visibleWidth, y: 0, width: max(0, size.width - (sideColumns.last.map { width(of: $0) } ?? 0)),
                height: size.height
            )
        }
    }

    /// The width of a column. UISplitViewController.primaryColumnWidth: the fraction of the split view's width, or the preferred width,
    /// between minimum and maximum. The automatic minimum 0 and maximum 320 are documented. The automatic fraction is the documentation's
    /// example.
    func width(of column: Column) -> Double {
        if fitsColumns { return fittedWidth(of: column) }
        let asked = column == .supplementary ? definition.supplementaryWidth : definition.primaryWidth
        let wanted = asked.preferred ?? (asked.fraction ?? Self.automaticFraction) * size.width
        let clamped = max(asked.minimum ?? 0, min(asked.maximum ?? max(Self.automaticMaximum, asked.minimum ?? 0), wanted))
        return min(size.width, rounded(clamped))
    }

    /// The reason why a column's frame is uncertain: the column, or a column next to it, has an automatic width. `nil` if it is certain.
    func frameDoubt(of column: Column) -> String? {
        if fitsColumns { return fittedDoubt }
        let isBeside = column == .secondary && !displayMode.isOverlay
        let overhang = Self.primaryOverhangs.row(under: profile)
        if column == .primary, definition.isColumnStyle, overhang.confidence == .low { return overhang.source }
        let deciding = isBeside ? Array(sideColumns.suffix(displayMode.visibleColumns)) : [column]
        return deciding.contains(where: hasAutomaticWidth)
            ? "no source was found for the automatic width of a column, which is equal here in all versions" : nil
    }

    private func hasAutomaticWidth(_ column: Column) -> Bool {
        switch column {
        case .primary: definition.primaryWidth.isAutomatic
        case .supplementary: definition.supplementaryWidth.isAutomatic
        case .secondary, .compact: false
        }
    }

    private static let automaticFraction = 0.4
    private static let automaticMaximum = 320.0
}

extension SplitDefinition.ColumnWidth {
    fileprivate var isAutomatic: Bool { preferred == nil && fraction == nil }
}
