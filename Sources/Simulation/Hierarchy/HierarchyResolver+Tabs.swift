import PlaygroundModel

extension HierarchyResolver {
    /// The selected controller is behind the tab bar, which adds to the safe area, or next to the sidebar or under it.
    func embedTabs(
        of instance: ControllerInstance, _ definition: TabBarDefinition, in controller: inout SceneController,
        _ surroundings: Surroundings
    ) -> [Embedding] {
        guard let state = instance.tabBar else { return [] }
        let tabs = TabBarItems(instance, state, traits: controller.traits.collection, profile: profile) { self.definition(of: $0) }
        let selected = instance.children.indices.contains(state.selectedIndex) ? instance.children[state.selectedIndex] : nil
        let sidebar = SidebarLayout(of: controller, state, profile: profile)
        var (frame, insets) = (controller.frame, controller.safeAreaInsets)
        var bars = surroundings.coveringBars
        var column = surroundings.column.flatMap { $0.isReached(by: controller.frame) ? $0 : nil }
        if let sidebar, !sidebar.isHidden {
            controller.tabBar = tabSidebar(tabs, sidebar, in: controller)
            (frame, insets) = sidebar.content(in: controller)
        } else if definition.isTabBarHidden, profile.has(.hiddenTabBars) {
            controller.bottomBarHider = instance.id
        } else if let hider = selected.flatMap({ bottomBarHider(in: $0) }) {
            controller.bottomBarHider = hider
        } else if let own = column {
            let bar = sideTabBar(tabs, of: instance, in: controller, own)
            controller.tabBar = bar
            insets = insets.union(own.covers(controller.frame))
            column = own.above(bar)
        } else {
            var bar = tabBar(tabs, in: controller)
            bar.sidebarButton = sidebar.map { _ in .sidebar(.show) }
            if instance.changes.hidesBars == true, bar.canBeMinimized(controller.traits.collection, profile), let metrics = TabPlatterMetrics.table[profile] {
                bar.minimize(in: controller, metrics)
            } else if let selected, hostsSearchField(selected, beside: bar, in: controller) {
                bar.collapse(to: state.previousIndex, in: controller, profile)
            }
            controller.tabBar = bar
            if bar.placement == .bottom {
                insets.bottom += bar.frame.height
                bars.bottom = CoveringBars.Bar(height: insets.bottom, look: controller.definition.barLook)
            }
        }
        controller.tabAccessory = accessory(definition, in: controller, frame, insets)
        if let top = controller.tabAccessory?.frame.minY { insets.bottom = frame.maxY - top }
        let isInMore = tabs.isSelectedBehindMore
        let hasOwnStack = selected.flatMap { playground.controller($0.id.controller) }?.kind.isNavigation == true
        if tabs.showsMoreList || (isInMore && !hasOwnStack) {
            // The More list has a navigation controller that is not in the playground.
            let row = barRow(in: controller)
            controller.stackDepth = tabs.showsMoreList ? 1 : 2
            var bar = NavigationBar(
                frame: row, title: tabs.showsMoreList ? tabs.moreTitle : tabs.selectedTitle,
                backButtonTitle: tabs.showsMoreList ? nil : tabs.moreTitle,
                backEvent: tabs.showsMoreList ? nil : .backIn(controller: instance.id.description)
            )
            style(&bar, in: controller)
            controller.navigationBar = bar
            insets.top = row.maxY - controller.frame.minY
            bars.top = CoveringBars.Bar(height: insets.top)
        } else if controller.tabBar?.placement == .top, !hasOwnStack {
            insets.top += controller.tabBar?.frame.height ?? 0
        }
        return instance.children.enumerated().map { index, child in
            let room = room(for: child, in: frame, safeAreaInsets: insets, under: bars)
            var inner = surroundings
            inner.coveringBars = room.bars
            inner.tabs = controller.tabBar
            inner.column = column
            inner.outerBackTitle = isInMore && index == state.selectedIndex ? tabs.moreTitle : nil
            return Embedding(
                child: child, frame: room.frame, safeAreaInsets: room.safeAreaInsets,
                isVisible: index == state.selectedIndex && !tabs.showsMoreList, surroundings: inner
            )
        }
    }

    /// Whether the search bar of the selected search tab replaces the tabs: on a phone, at the root of its stack, for all placements
    /// (`-_searchControllerForHostedSearchField` of UIKitCore 26.1).
    private func hostsSearchField(_ selected: ControllerInstance, beside bar: TabBar, in controller: SceneController) -> Bool {
        guard bar.placement == .bottom, controller.traits.collection.userInterfaceIdiom == .phone, bar.items.count > 1,
              bar.items.contains(where: { $0.isSearch && $0.isSelected }), selected.children.count == 1,
              playground.controller(selected.id.controller)?.kind.isNavigation == true
        else { return false }
        return definition(of: selected.children[0])?.navigationItem.searchController != nil
    }

    private func tabBar(_ tabs: TabBarItems, in controller: SceneController) -> TabBar {
        let traits = controller.traits.collection
        let isAtTop = profile.has(.tabBarAtTop) && traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        let height = BarMetrics.tabBarHeight(
            for: barTraits(of: controller), homeIndicatorInset: isAtTop ? 0 : homeIndicatorInset(of: controller),
            hasHomeIndicator: geometry.safeAreaInsets.bottom > 0, profile: profile
        )
        let insets = controller.safeAreaInsets
        let y = isAtTop ? controller.frame.minY + insets.top : controller.frame.maxY - insets.bottom - height
        return TabBar(
            frame: Rect(x: controller.frame.minX, y: y, width: controller.frame.width, height: height),
            placement: isAtTop ? .top : .bottom, items: tabs.items, moreList: tabs.showsMoreList ? tabs.moreItems : nil,
            hasImagesBesideTitles: BarMetrics.isLow(barTraits(of: controller))
        )
    }

    /// - Parameters:
    ///   - frame: The frame of the selected controller.
    ///   - insets: The safe area insets of the selected controller, including the tab bar's.
    private func accessory(
        _ definition: TabBarDefinition, in controller: SceneController, _ frame: Rect, _ insets: EdgeInsets
    ) -> TabAccessory? {
        guard let metrics = TabPlatterMetrics.table[profile], let view = definition.bottomAccessory,
              controller.views.contains(where: { $0.id == view })
        else { return nil }
        let traits = controller.traits.collection
        let room = frame.inset(by: EdgeInsets(left: insets.left + metrics.margin, right: insets.right + metrics.margin))
        if let bar = controller.tabBar, bar.isMinimized {
            let row = bar.minimizedRow(in: room, metrics).mirrored(in: 2 * room.midX, traits.layoutDirection == .rightToLeft)
            return TabAccessory(view: view, frame: row, hasGlass: true)
        }
        var bottom = frame.maxY - metrics.clearance(above: insets.bottom)
        if let bar = controller.tabBar, bar.placement == .bottom {
            let platter = metrics.top(
                in: controller.frame.maxY - bar.frame.minY, safeArea: controller.safeAreaInsets.bottom,
                lowHeight: bar.hasImagesBesideTitles ? bar.frame.height : nil)
            bottom = bar.frame.minY + platter - metrics.accessoryGap
        }
        return TabAccessory(
            view: view,
            frame: Rect(x: room.minX, y: bottom - metrics.accessoryHeight, width: max(0, room.width), height: metrics.accessoryHeight),
            hasGlass: traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass != .regular)
    }

    private func tabSidebar(_ tabs: TabBarItems, _ sidebar: SidebarLayout, in controller: SceneController) -> TabBar {
        let frame = sidebar.frame(in: controller)
        return TabBar(
            frame: frame, placement: .sidebar(sidebar.form), items: tabs.items,
            title: controller.definition.title, sidebarButton: sidebar.canBeHidden ? .sidebar(.hide) : nil,
            dimming: sidebar.form == .overlay ? controller.frame : nil, sideInsets: sideInsets(of: frame)
        )
    }

    /// The controller with hidesBottomBarWhenPushed above a stack's root: in the selected stack, a merged one, or a column (recalled).
    private func bottomBarHider(in instance: ControllerInstance, isPushed: Bool = false) -> ControllerInstance.ID? {
        let definition = playground.controller(instance.id.controller)
        if isPushed, definition?.hidesBottomBarWhenPushed == true { return instance.id }
        switch definition?.kind {
        case .navigation?:
            for (index, child) in instance.children.enumerated() {
                if let hider = bottomBarHider(in: child, isPushed: isPushed || index > 0) { return hider }
            }
        case .split?: return instance.children.lazy.compactMap { bottomBarHider(in: $0) }.first
        default: break
        }
        return nil
    }

    func embedPages(
        of instance: ControllerInstance, _ page: PageDefinition, in controller: inout SceneController,
        _ surroundings: Surroundings
    ) -> [Embedding] {
        let current = instance.currentPage ?? 0
        var inner = surroundings
        inner.coveringBars = CoveringBars()
        var frame = controller.frame
        var insets = controller.safeAreaInsets
        if page.showsPageControl, page.navigationOrientation == .horizontal {
            let height = BarMetrics.pageControlHeight
            controller.pageControl = PageControl(
                frame: Rect(x: frame.minX, y: frame.maxY - insets.bottom - height, width: frame.width, height: height),
                numberOfPages: instance.children.count, currentPage: current
            )
            frame.size.height = max(0, frame.height - height - insets.bottom)
            insets.bottom = 0
        }
        return instance.children.enumerated().map { index, child in
            Embedding(
                child: child, frame: frame, safeAreaInsets: insets, isVisible: index == current, surroundings: inner
            )
        }
    }
}

extension TabBar {
    /// Whether scrolling can minimize the bar.
    func canBeMinimized(_ traits: TraitCollection, _ profile: BehaviourProfile) -> Bool {
        traits.userInterfaceIdiom == .phone && profile.has(.minimizedTabBars) && placement == .bottom
    }

    /// Reduces the bar to a row as high as the accessory, at the position of an accessory without a bar (recalled).
    fileprivate mutating func minimize(in controller: SceneController, _ metrics: TabPlatterMetrics) {
        isMinimized = true
        let bottom = controller.safeAreaInsets.bottom
        frame.size.height = max(0, metrics.clearance(above: bottom) + metrics.accessoryHeight - bottom)
        frame.origin.y = controller.frame.maxY - bottom - frame.height
    }

    /// Reduces the bar to a circle for the previously selected tab, or for the first tab that is not a search tab.
    fileprivate mutating func collapse(to index: Int?, in controller: SceneController, _ profile: BehaviourProfile) {
        let others = items.indices.filter { !items[$0].isSearch }
        guard let item = others.first(where: { items[$0].event == .selectTab(index) }) ?? others.first else { return }
        let row = SearchBarMetrics.bottom[profile].row(in: controller.frame, controller.safeAreaInsets)
        let circle = Rect(x: row.minX, y: row.minY, width: row.height, height: row.height)
        collapsed = Collapsed(item: item, frame: circle.mirrored(in: controller.frame.minX + controller.frame.maxX, controller.traits.collection.layoutDirection == .rightToLeft))
    }

    /// The frame of the row between the selected tab and the search tab, for a left-to-right layout.
    fileprivate func minimizedRow(in room: Rect, _ metrics: TabPlatterMetrics) -> Rect {
        let circle = metrics.accessoryHeight + metrics.searchGap
        let trailing = items.contains { $0.isSearch && !$0.isSelected } ? circle : 0
        return Rect(x: room.minX + circle, y: frame.minY, width: max(0, room.width - circle - trailing), height: metrics.accessoryHeight)
    }

    /// The reason why the appearance is uncertain. `nil` if it is certain.
    public var doubt: String? { isMinimized ? "no source was found for the size of a minimized tab bar and its accessory" : nil }
}

extension SceneController {
    /// The reasons why the tab bar around the controller is hidden. Empty if it is visible.
    public func tabBarSentences(in scene: Scene) -> [String] {
        var next: SceneController? = self
        while let controller = next {
            if controller.bottomBarHider == controller.id { return ["The tab bar of \(controller.id) is hidden: it has isTabBarHidden = true."] }
            if let hider = controller.bottomBarHider {
                let others = hider == id ? "" : ", and with it for all controllers above"
                return ["The tab bar of \(controller.id) is hidden: \(hider) has hidesBottomBarWhenPushed = true\(others)."]
            }
            next = controller.parent.flatMap { id in scene.controllers.first { $0.id == id } }
        }
        return []
    }
}
