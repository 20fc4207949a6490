import PlaygroundModel

/// What a container remembers beside its children.
public enum ContainerState: Hashable, Sendable {
    case split(SplitState)
    case tabBar(TabBarState)
    /// Which of the pages shows.
    case page(currentIndex: Int)
}

/// UITabBarController.selectedIndex, whether the list behind More shows, and what somebody wanted of the sidebar.
public struct TabBarState: Hashable, Sendable {
    public var selectedIndex: Int = 0
    /// Without effect while there is room for all items.
    public var showsMoreList: Bool = false

    /// UITabBarController.Sidebar.isHidden as somebody set it since; `nil` for what the sidebar does of itself.
    public var isSidebarHidden: Bool?

    /// Shows a controller, and no list.
    mutating func select(_ index: Int) {
        selectedIndex = index
        showsMoreList = false
    }
}

/// What a split view remembers.
public struct SplitState: Hashable, Sendable {
    public typealias Column = SplitDefinition.Column

    /// UISplitViewController.isCollapsed. A split view is born expanded and collapses when it joins a compact window.
    public var isCollapsed = false
    /// The column of each child: several while expanded, one while collapsed.
    public var columns: [Column]
    /// How many columns beside the secondary somebody asked for since, in place of the automatic number.
    public var chosenColumns: Int?
    /// A preferredDisplayMode set since, by a custom segue.
    public var preferredDisplayMode: SplitDefinition.DisplayMode?
    /// Controllers of columns that are in no hierarchy now but return when the split view expands or collapses.
    public var kept: [Column: ControllerInstance] = [:]
    /// While collapsed, the columns that stand on the primary's stack.
    public var merged: [Column: ControllerInstance.ID] = [:]
    /// While collapsed, controllers on the primary's stack that came by `showDetail`.
    public var shownAsDetail: [ControllerInstance.ID] = []

    /// The kept controllers, from the leading column.
    var keptInstances: [ControllerInstance] { Column.allCases.compactMap { kept[$0] } }
}
