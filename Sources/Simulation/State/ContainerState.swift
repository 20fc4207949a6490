import PlaygroundModel

public indirect enum ContainerState: Hashable, Sendable {
    case split(SplitState)
    case tabBar(TabBarState)
    case page(currentIndex: Int)
}

public struct TabBarState: Hashable, Sendable {
    public var selectedIndex: Int = 0
    public var showsMoreList: Bool = false
    /// The tab that was selected before a search tab that is apart from the others.
    var previousIndex: Int?

    /// UITabBarController.Sidebar.isHidden as set by the user. `nil` for the automatic value.
    public var isSidebarHidden: Bool?

    mutating func select(_ index: Int, isSearch: Bool = false) {
        if index != selectedIndex { previousIndex = isSearch ? selectedIndex : nil }
        selectedIndex = index
        showsMoreList = false
    }
}

public struct SplitState: Hashable, Sendable {
    public typealias Column = SplitDefinition.Column

    /// UISplitViewController.isCollapsed. A new split view is expanded, and collapses when it joins a compact window.
    public var isCollapsed = false
    /// The columns with children: several if expanded, one if collapsed.
    public var columns: [Column]
    /// The chosen number of columns next to the secondary. `nil` for the automatic number.
    public var chosenColumns: Int?
    public var preferredDisplayMode: SplitDefinition.DisplayMode?
    /// Controllers of columns outside the hierarchy, which return when the split view expands or collapses.
    public var kept: [Column: ControllerInstance] = [:]
    /// The columns on the primary's stack while the split view is collapsed.
    public var merged: [Column: ControllerInstance.ID] = [:]
    /// The controllers that `showDetail` pushed onto the primary's stack while the split view is collapsed.
    public var shownAsDetail: [ControllerInstance.ID] = []

    var keptInstances: [ControllerInstance] { Column.allCases.compactMap { kept[$0] } }
}
