import PlaygroundModel

/// Tab bars, pages, and swipes.
extension DeviceSimulation {
    /// A tap on an item of the front-most tab bar. Selecting the selected controller again pops its stack to the root, as
    /// UITabBarController does. A sidebar that lies over the content makes way for what was chosen; no source says so.
    mutating func selectTab(_ index: Int?, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = controllersOnScreen(containerLayout)
        guard let controller = controllers.last(where: { $0.tabBar != nil }), let instance = state.instance(controller.id),
              let tabBar = instance.tabBar
        else { return [LogEntry(.ignored(.noTabBar))] }
        let path = controller.definition.path
        func ignored(_ reason: LogFact.Reason) -> [LogEntry] { [LogEntry(.ignored(reason), path: path)] }
        if let front = coverer(of: controller.id, in: controllers) { return ignored(.covered(controller.id, by: front)) }
        guard let index else {
            guard controller.tabBar?.items.last?.event == .selectTab(nil) else { return ignored(.noMore) }
            guard !tabBar.showsMoreList else { return ignored(.nothingNew) }
            state.update(instance.id) { $0.tabBar?.showsMoreList = true }
            return [LogEntry(.selectedTab(nil, in: instance.id), path: path)]
        }
        guard instance.children.indices.contains(index) else { return ignored(.noTab(index)) }
        let child = instance.children[index]
        let isSelected = tabBar.selectedIndex == index && !tabBar.showsMoreList
        var entries = isSelected ? reselect(child, at: path) : [LogEntry(.selectedTab(child.id, in: instance.id), path: path)]
        state.update(instance.id) { $0.tabBar?.select(index) }
        if controller.tabBar?.dimming != nil {
            entries += changeSidebar(.hide, of: instance.id, at: path, containerLayout)
        }
        return entries.isEmpty ? ignored(.nothingNew) : entries
    }

    private mutating func reselect(_ child: ControllerInstance, at path: DocumentPath) -> [LogEntry] {
        let isStack = definition(of: child.id)?.kind.isNavigation == true
        return isStack && child.children.count > 1 ? pop(from: child.id, keeping: 1, at: path) : []
    }

    /// A finger drawn across the screen: moves the sheet in front, turns pages, or pushes an overlaid column away.
    mutating func swipe(_ direction: SwipeDirection, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        if direction == .up || direction == .down, let entries = swipeSheet(direction, containerLayout) { return entries }
        for controller in controllersInReach(containerLayout).reversed() {
            if controller.split?.dimming != nil, let hidden = hideOverlay(of: controller, direction) { return hidden }
            if case .page(let page) = controller.definition.kind, let turned = turn(controller, page, direction) {
                return turned
            }
        }
        return [LogEntry(.ignored(.nothingToSwipe))]
    }

    /// Away from the secondary: towards the leading edge.
    private mutating func hideOverlay(of split: SceneController, _ direction: SwipeDirection) -> [LogEntry]? {
        let isRightToLeft = split.traits.collection.layoutDirection == .rightToLeft
        guard direction == (isRightToLeft ? .right : .left) else { return nil }
        return choose(columns: 0, of: split, at: nil)
    }

    private mutating func turn(
        _ controller: SceneController, _ page: PageDefinition, _ direction: SwipeDirection
    ) -> [LogEntry]? {
        guard let instance = state.instance(controller.id), let current = instance.currentPage else { return nil }
        let isRightToLeft = controller.traits.collection.layoutDirection == .rightToLeft
        let step: Int? = switch (page.navigationOrientation, direction) {
        case (.horizontal, .left): isRightToLeft ? -1 : 1
        case (.horizontal, .right): isRightToLeft ? 1 : -1
        case (.vertical, .up): 1
        case (.vertical, .down): -1
        case (.horizontal, .up), (.horizontal, .down), (.vertical, .left), (.vertical, .right): nil
        }
        guard let step, instance.children.indices.contains(current + step) else { return nil }
        state.update(instance.id) { $0.currentPage = current + step }
        let path = controller.definition.path
        return [LogEntry(.turnedPage(to: instance.children[current + step].id, in: instance.id), path: path)]
    }

    /// A finger drawn in from the leading edge: pops the stack under it (interactivePopGestureRecognizer), else reveals a
    /// hidden column of a split view (presentsWithGesture).
    mutating func swipe(from edge: ScreenEdge, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = controllersInReach(containerLayout)
        let isRightToLeft = state.environment.layoutDirection == .rightToLeft
        guard edge == (isRightToLeft ? .right : .left), let front = controllers.first?.frame else {
            return [LogEntry(.ignored(.nothingToSwipe))]
        }
        let atEdge = controllers.filter { isRightToLeft ? $0.frame.maxX >= front.maxX : $0.frame.minX <= front.minX }
        for controller in atEdge.reversed() {
            if controller.navigationBar?.backButtonTitle != nil {
                return goBack(in: controller.id.description, containerLayout)
            }
            guard let split = splitDefinition(of: controller.id), let arrangement = controller.split,
                  !arrangement.isCollapsed, let next = hiddenColumn(of: controller, arrangement)
            else { continue }
            guard split.presentsWithGesture else {
                return [LogEntry(.ignored(.gestureSwitchedOff(controller.id)), path: controller.definition.path)]
            }
            return showColumn(next, of: controller.id, containerLayout)
        }
        return [LogEntry(.ignored(.nothingToSwipe))]
    }

    private func hiddenColumn(
        of split: SceneController, _ arrangement: SplitArrangement
    ) -> SplitDefinition.Column? {
        let visible = Set(arrangement.columns.map(\.column))
        let columns = state.instance(split.id)?.split?.columns ?? []
        return columns.last { !visible.contains($0) }
    }

    /// The controllers on screen that touches reach: nothing in front of them takes those.
    private func controllersInReach(_ containerLayout: @escaping ContainerLayout) -> [SceneController] {
        let controllers = controllersOnScreen(containerLayout)
        return controllers.filter { coverer(of: $0.id, in: controllers) == nil }
    }
}
