import PlaygroundModel

/// What a split view shows of its columns.
public struct SplitArrangement: Hashable, Sendable {
    /// A visible column, with what it shows and where it stands.
    public struct ColumnPlace: Hashable, Sendable {
        public var column: SplitDefinition.Column
        public var controller: ControllerInstance.ID
        /// In the window's coordinates.
        public var frame: Rect
    }

    public var isCollapsed: Bool
    /// UISplitViewController.displayMode; never `automatic`. Without meaning while collapsed.
    public var displayMode: SplitDefinition.DisplayMode
    /// The visible columns from the leading edge; none while collapsed.
    public var columns: [ColumnPlace] = []
    /// Lines between columns that stand side by side, in the window's coordinates.
    public var separators: [Rect] = []
    /// Whether the secondary's view goes on under the columns beside it.
    public var hasFloatingColumns = false
    /// The area under overlaid columns that is dimmed, in the window's coordinates; a tap on it is `dim`.
    public var dimming: Rect?
}
