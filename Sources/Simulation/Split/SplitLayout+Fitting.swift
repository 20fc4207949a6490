import PlaygroundModel

/// Column-style split views from iOS 26: columns are side by side if the secondary keeps its minimum width. Measured on an iPad of 820 x
/// 1180 points with iOS 26.1, in containers of many widths (Vercantez/openuikit, *Triple-column display-mode resolution* and
/// *UISplitViewController row*). Maximums: UIKitCore 26.1, `_UISidebarPlatformMetrics_Floating`. All lengths are in points.
extension SplitLayout {
    static let fitsColumns: VersionTable<Bool> = [
        .since(8, false, "UISplitViewController: columns are next to the secondary"),
        .since(26, true, "Vercantez/openuikit: display modes and frames of iOS 26.1 at 820 points and other widths; "
            + "developer.apple.com/forums/thread/832918: the secondary flows under the primary", .high),
        .since(27, true, "columns were measured on iOS 26.1, not on iOS 27", .low),
    ]

    /// The distance of a floating primary from the edges.
    private static let margin = 10.0
    private static let secondaryMinimum = 464.0
    /// The minimum width that shows a column. Widths between 393 points (no column) and 600 (one column) were not measured.
    private static let narrowestWithColumn = 464.0

    var fitsColumns: Bool { definition.isColumnStyle && Self.fitsColumns[profile] }

    /// Whether the primary floats. Reported only for iPads. The behaviour on phones is unknown.
    var hasFloatingColumns: Bool { fitsColumns && idiom == .pad }

    /// Whether this is a phone and the split view is higher than wide. Folding phones then show only the detail (Apple, labs of 2026).
    private var isTallPhone: Bool { idiom == .phone && size.height > size.width }

    private var overlays: Bool {
        switch definition.preferredSplitBehavior {
        case .overlay: true
        case .tile, .displace: false
        case .automatic: isTallPhone || preferredDisplayMode.isOverlay
        }
    }

    /// The number of visible side columns. A preferred overlay is hidden initially. Later choices are respected.
    var fittedColumns: Int {
        if state.preferredDisplayMode != nil { return preferredDisplayMode.visibleColumns }
        if overlays || preferredDisplayMode == .secondaryOnly || isNarrow { return 0 }
        return preferredDisplayMode == .oneBesideSecondary || !tilesTwoColumns ? 1 : 2
    }

    func fittedMode(showing columns: Int) -> DisplayMode {
        switch columns {
        case ..<1: .secondaryOnly
        case 1: overlays || isNarrow && definition.preferredSplitBehavior != .tile ? .oneOverSecondary : .oneBesideSecondary
        default: overlays || !tilesTwoColumns ? .twoOverSecondary : .twoBesideSecondary
        }
    }

    /// Whether the primary covers a tiled supplementary, because there is not enough space for both.
    var primaryCoversSupplementary: Bool { fitsColumns && displayMode == .twoOverSecondary && !overlays }

    private var isNarrow: Bool { size.width < Self.narrowestWithColumn }

    /// Columns cannot use the insets at the sides of a phone (inferred from UIKitCore's widths of earlier systems).
    private var widthForTwoColumns: Double {
        leastWidth(of: .primary) + leastWidth(of: .supplementary) + Self.margin + line + secondaryMinimum + safeAreaInsets.left + safeAreaInsets.right
    }

    private var tilesTwoColumns: Bool { rounded(size.width) >= widthForTwoColumns }

    var missingWidth: Double? { fitsColumns && columnLimit == 2 && !tilesTwoColumns ? widthForTwoColumns : nil }

    private var line: Double { 1 / scale }

    /// The spacing between the edge of the split view, the primary and the next column.
    private var gap: Double { hasFloatingColumns ? Self.margin : line }

    private var secondaryMinimum: Double { definition.minimumSecondaryWidth ?? Self.secondaryMinimum }

    private func leastWidth(of column: Column) -> Double {
        (column == .supplementary ? definition.supplementaryWidth.minimum : definition.primaryWidth.minimum) ?? 240
    }

    func fittedWidth(of column: Column) -> Double {
        let isPrimary = column == .primary, isDouble = columnLimit < 2
        let asked = isPrimary ? definition.primaryWidth : definition.supplementaryWidth
        let wanted = asked.preferred ?? asked.fraction.map { $0 * size.width } ?? (isPrimary && !isDouble ? 280 : 320)
        let room = roomForWidth(of: column)
        let least = leastWidth(of: column)
        let most = asked.maximum ?? (isPrimary ? max(isDouble ? 400 : 320, asked.minimum ?? 0) : size.width)
        return min(size.width, rounded(min(most, max(least, room > 0 ? min(wanted, room) : wanted))))
    }

    /// The width that the other columns leave. Inferred for three columns side by side: the supplementary shrinks first.
    private func roomForWidth(of column: Column) -> Double {
        let isTiled = displayMode == .twoBesideSecondary
        if column == .supplementary {
            return size.width - line - secondaryMinimum - (isTiled ? gap + fittedWidth(of: .primary) : 0)
        }
        if columnLimit < 2 { return size.width - gap - secondaryMinimum }
        return isTiled ? size.width - gap - line - leastWidth(of: .supplementary) - secondaryMinimum : size.width
    }

    /// The visible part of a column. A hidden column is beyond the leading edge.
    func fittedFrame(of column: Column) -> Rect {
        let hiddenEdge = isVisible(column) ? nil : -width(of: column)
        switch column {
        case .primary where hasFloatingColumns:
            let top = max(Self.margin, safeAreaInsets.top), bottom = max(Self.margin, safeAreaInsets.bottom - Self.margin)
            return Rect(x: hiddenEdge ?? Self.margin, y: top, width: width(of: .primary), height: max(0, size.height - top - bottom))
        case .primary: return Rect(x: hiddenEdge ?? 0, y: 0, width: width(of: .primary), height: size.height)
        case .supplementary:
            let x = hiddenEdge ?? (displayMode.visibleColumns < 2 || primaryCoversSupplementary ? 0 : gap + width(of: .primary))
            return Rect(x: x, y: 0, width: width(of: .supplementary), height: size.height)
        case .secondary, .compact:
            let x = secondaryEdge
            return Rect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
        }
    }

    private var secondaryEdge: Double {
        if displayMode == .secondaryOnly || displayMode.isOverlay && !primaryCoversSupplementary { return 0 }
        return columnLimit < 2 ? gap + width(of: .primary) : fittedFrame(of: .supplementary).maxX + line
    }

    /// The width of a column under the floating primary.
    func fittedCover(of column: Column) -> Double {
        guard hasFloatingColumns, column == .supplementary || column == .secondary && columnLimit < 2, isVisible(column) else { return 0 }
        return fittedFrame(of: column).minX
    }

    /// The lines before a secondary and between flat columns, in the split view's coordinates.
    var fittedLines: [Rect] {
        let columns = hasFloatingColumns ? [Column.supplementary] : [.primary, .supplementary]
        guard secondaryEdge > 0 else { return [] }
        return columns.filter { depth(of: $0) != nil && isVisible($0) && !($0 == .primary && primaryCoversSupplementary) }.map {
            Rect(x: fittedFrame(of: $0).maxX, y: 0, width: line, height: size.height)
        }
    }

    var fittedDoubt: String? {
        if idiom == .phone { return "which columns a phone shows, and how wide they are, was not measured" }
        let row = Self.fitsColumns.row(under: profile)
        if row.confidence == .low { return row.source }
        if size.width < 600 { return "columns in less than 600 points were not measured" }
        guard displayMode == .twoBesideSecondary, definition.supplementaryWidth.preferred == nil, fittedWidth(of: .supplementary) < 320 else { return nil }
        return "which of three columns gives way was not measured"
    }

    /// The length rounded to whole pixels.
    func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
