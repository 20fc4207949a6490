import PlaygroundModel

enum TabBars {
    /// Handles a tap on a tab. It expands a minimized bar, and does nothing else if the tab is already selected (recalled).
    static func select(
        _ index: Int?, of controller: SceneController, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let bar = controller.tabBar, bar.isMinimized else { return show(index, of: controller, in: &state, context) }
        let expands = BarVisibility.setTabBar(of: controller, isMinimized: false, &state)
        let isSelected = bar.items.contains { $0.isSelected && $0.event == .selectTab(index) }
        return [expands] + (isSelected ? [] : show(index, of: controller, in: &state, context))
    }

    /// Selects a controller. `nil` shows the More list. Selecting the selected controller again pops its stack to the root, as
    /// UITabBarController does. It is assumed that this hides an overlaid sidebar.
    private static func show(
        _ index: Int?, of controller: SceneController, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let path = controller.definition.path
        guard let instance = state.instance(controller.id), let tabBar = instance.tabBar else { return .ignored(.noTabBar, at: path) }
        guard let index else {
            guard controller.tabBar?.items.last?.event == .selectTab(nil) else { return .ignored(.noMore, at: path) }
            return tabBar.showsMoreList ? .ignored(.nothingNew, at: path) : showMore(of: instance.id, at: path, in: &state)
        }
        guard instance.children.indices.contains(index) else { return .ignored(.noTab(index), at: path) }
        let child = instance.children[index]
        let isSelected = tabBar.selectedIndex == index && !tabBar.showsMoreList
        var entries = isSelected
            ? reselect(child, at: path, in: &state, context) : [LogEntry(.selectedTab(child.id, in: instance.id), path: path)]
        let item = controller.tabBar?.items.first { $0.event == .selectTab(index) }
        state.update(instance.id) { $0.tabBar?.select(index, isSearch: item?.isSearch == true) }
        if controller.tabBar?.dimming != nil {
            entries += changeSidebar(.hide, of: instance.id, at: path, in: &state, context)
        }
        if !isSelected, item?.activatesSearch == true { entries += activateSearch(of: child.id, in: &state, context) }
        return entries.isEmpty ? .ignored(.nothingNew, at: path) : entries
    }

    /// Starts the search of a search tab (UISearchTab.automaticallyActivatesSearch, iOS 26).
    private static func activateSearch(
        of tab: ControllerInstance.ID, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let bar = hierarchy.controller(tab)?.searchBar, let content = hierarchy.controller(bar.controller)
        else { return [] }
        return Searches.begin(in: content, at: nil, &state, context)
    }

    /// Selects the tab that was selected before a search tab that started its search automatically.
    static func leave(
        _ tabs: SceneController, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let index = state.instance(tabs.id)?.tabBar?.previousIndex else { return [] }
        return show(index, of: tabs, in: &state, context)
    }

    private static func reselect(
        _ child: ControllerInstance, at path: DocumentPath, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        context.isNavigation(child.id) && child.children.count > 1
            ? Stacks.pop(from: child.id, keeping: 1, at: path, in: &state, context) : []
    }

    static func showMore(
        of id: ControllerInstance.ID, at path: DocumentPath?, in state: inout SimulationState
    ) -> [LogEntry] {
        state.update(id) { $0.tabBar?.showsMoreList = true }
        return [LogEntry(.selectedTab(nil, in: id), path: path)]
    }

    /// A choice equal to the automatic one is not stored. Hiding and showing the sidebar again therefore restores the state.
    static func changeSidebar(
        _ change: SidebarChange, of id: ControllerInstance.ID, at path: DocumentPath,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let controller = context.hierarchy(of: state).controller(id),
              let sidebar = SidebarLayout(of: controller, state.instance(id)?.tabBar, profile: context.profile), sidebar.canBeHidden
        else { return .ignored(.noSidebar(id), at: path) }
        let isHidden = change.isHidden(after: sidebar.isHidden)
        guard isHidden != sidebar.isHidden else { return .ignored(.nothingNew, at: path) }
        state.update(id) { $0.tabBar?.isSidebarHidden = isHidden == sidebar.isHiddenByItself ? nil : isHidden }
        return [LogEntry(.sidebarChanged(id, isHidden: isHidden), path: path)]
    }
}

extension SceneController {
    /// Whether the selected tab starts its search automatically.
    var activatesSearch: Bool { tabBar?.items.contains { $0.isSelected && $0.activatesSearch } == true }
}

extension SidebarChange {
    fileprivate func isHidden(after isHidden: Bool) -> Bool {
        switch self {
        case .show: false
        case .hide: true
        case .toggle: !isHidden
        }
    }
}
