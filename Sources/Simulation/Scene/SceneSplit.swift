import PlaygroundModel

/// The visible columns of a split view.
public struct SplitArrangement: Hashable, Sendable {
    public struct ColumnPlace: Hashable, Sendable {
        public var column: SplitDefinition.Column
        public var controller: ControllerInstance.ID
        public var frame: Rect
    }

    public var isCollapsed: Bool
    /// UISplitViewController.displayMode; never `automatic`. Meaningless while collapsed.
    public var displayMode: SplitDefinition.DisplayMode
    /// The visible columns from the leading edge; none while collapsed.
    public var columns: [ColumnPlace] = []
    /// Lines between columns side by side, in the window's coordinates.
    public var separators: [Rect] = []
    /// Whether the secondary's view goes on under the columns beside it.
    public var hasFloatingColumns = false
    /// The area under overlaid columns that is dimmed, in the window's coordinates; a tap on it is `dim`.
    public var dimming: Rect?
}
