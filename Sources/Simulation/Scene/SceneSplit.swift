import PlaygroundModel

/// What a split view shows of its columns.
public struct SplitArrangement: Hashable, Sendable {
    /// A visible column, with what it shows and where it stands.
    public struct ColumnPlace: Hashable, Sendable {
        public var column: SplitDefinition.Column
        public var controller: ControllerInstance.ID
        /// In the window's coordinates.
        public var frame: Rect

        public init(column: SplitDefinition.Column, controller: ControllerInstance.ID, frame: Rect) {
            self.column = column
            self.controller = controller
            self.frame = frame
        }
    }

    public var isCollapsed: Bool
    /// UISplitViewController.displayMode; never `automatic`. Without meaning while collapsed.
    public var displayMode: SplitDefinition.DisplayMode
    /// The visible columns from the leading edge; none while collapsed.
    public var columns: [ColumnPlace]
    /// Lines between columns that stand side by side, in the window's coordinates.
    public var separators: [Rect]
    /// The area under overlaid columns that is dimmed, in the window's coordinates; a tap on it is `dim`.
    public var dimming: Rect?

    public init(
        isCollapsed: Bool, displayMode: SplitDefinition.DisplayMode, columns: [ColumnPlace] = [],
        separators: [Rect] = [], dimming: Rect? = nil
    ) {
        self.isCollapsed = isCollapsed
        self.displayMode = displayMode
        self.columns = columns
        self.separators = separators
        self.dimming = dimming
    }
}
