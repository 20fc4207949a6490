import PlaygroundModel

public struct SplitArrangement: Hashable, Sendable {
    public struct ColumnPlace: Hashable, Sendable {
        public var column: SplitDefinition.Column
        public var controller: ControllerInstance.ID
        public var frame: Rect
    }

    public var isCollapsed: Bool
    /// UISplitViewController.displayMode, never `automatic`. The value has no meaning while the split view is collapsed.
    public var displayMode: SplitDefinition.DisplayMode
    /// The visible columns from the leading edge. Empty if collapsed.
    public var columns: [ColumnPlace] = []
    /// The lines between tiled columns, in the window's coordinates.
    public var separators: [Rect] = []
    /// Whether the primary is a panel in front of the next column (iPadOS 26).
    public var hasFloatingPrimary = false
    /// The width that three columns need side by side, in points. `nil` if the split view is wide enough or has no third column.
    var missingWidth: Double?
    /// The number of columns next to the secondary after a tap on the dimmed area (Apple, UISplitViewController.DisplayMode).
    var columnsAfterDimming = 0
    /// The dimmed area under overlaid columns, or a displaced secondary, in the window's coordinates. A tap on it sends `dim`.
    public var dimming: Rect?
}
