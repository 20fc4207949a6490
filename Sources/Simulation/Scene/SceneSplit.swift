import PlaygroundModel

public struct SplitArrangement: Hashable, Sendable {
    public struct ColumnPlace: Hashable, Sendable {
        public var column: SplitDefinition.Column
        public var controller: ControllerInstance.ID
        public var frame: Rect
    }

    public var isCollapsed: Bool
    /// UISplitViewController.displayMode, never `automatic`. Meaningless while collapsed.
    public var displayMode: SplitDefinition.DisplayMode
    /// The visible columns from the leading edge. Empty while collapsed.
    public var columns: [ColumnPlace] = []
    /// Lines between tiled columns, in the window's coordinates.
    public var separators: [Rect] = []
    /// Whether the primary is a panel above the column that runs beneath it (iPadOS 26).
    public var hasFloatingPrimary = false
    /// The width that three columns would need side by side, in points. `nil` if the split view has it, or no third column.
    var missingWidth: Double?
    /// The number of columns that a tap on the dimmed area leaves beside the secondary (Apple, UISplitViewController.DisplayMode).
    var columnsAfterDimming = 0
    /// The dimmed area under overlaid columns, or a displaced secondary, in the window's coordinates. A tap on it sends `dim`.
    public var dimming: Rect?
}
