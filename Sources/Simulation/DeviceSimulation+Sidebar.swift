import PlaygroundModel

/// The sidebar that a tab bar controller has on an iPad (iPadOS 18).
extension DeviceSimulation {
    /// A tap on the sidebar's button: of the front-most tab bar controller on screen.
    mutating func changeSidebar(_ change: SidebarChange, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let controllers = controllersOnScreen(containerLayout)
        guard let front = controllers.last(where: { state.instance($0.id)?.tabBar != nil }) else {
            return [LogEntry(.ignored(.noTabBar))]
        }
        let path = front.definition.path
        if let coverer = coverer(of: front.id, in: controllers) {
            return [LogEntry(.ignored(.covered(front.id, by: coverer)), path: path)]
        }
        return changeSidebar(change, of: front.id, at: path, containerLayout)
    }

    /// Does it for `tabBarController`: the nearest tab bar controller above a controller.
    mutating func changeSidebar(
        _ change: SidebarChange, for sender: Sender, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let tabs = state.path(to: sender.controller).last(where: { $0.tabBar != nil }) else {
            return [LogEntry(.ignored(.noTabBarController(above: sender.controller)), path: sender.path)]
        }
        return changeSidebar(change, of: tabs.id, at: sender.path, containerLayout)
    }

    /// Sets `sidebar.isHidden`. A choice that is what the sidebar does of itself is no choice: going back and forth leads to
    /// the same state.
    mutating func changeSidebar(
        _ change: SidebarChange, of id: Instance, at path: DocumentPath, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        func ignored(_ reason: LogFact.Reason) -> [LogEntry] { [LogEntry(.ignored(reason), path: path)] }
        let before = livingControllers(containerLayout)
        guard let controller = before.first(where: { $0.id == id }),
              let sidebar = SidebarLayout(of: controller, state.instance(id)?.tabBar, profile: playground.profile)
        else { return ignored(.noSidebar(id)) }
        let isHidden = change.isHidden(after: sidebar.isHidden)
        guard isHidden != sidebar.isHidden else { return ignored(.nothingNew) }
        state.update(id) { $0.tabBar?.isSidebarHidden = isHidden == sidebar.isHiddenByItself ? nil : isHidden }
        return [LogEntry(.sidebarChanged(id, isHidden: isHidden), path: path)]
            + sizeTransitions(from: before, to: livingControllers(containerLayout))
    }

    /// The controllers beside a sidebar that tiles take another size, and are told.
    private func sizeTransitions(from before: [SceneController], to after: [SceneController]) -> [LogEntry] {
        let sizes = Dictionary(before.map { ($0.id, $0.frame.size) }, uniquingKeysWith: { first, _ in first })
        return after.compactMap { controller in
            guard let old = sizes[controller.id], old != controller.frame.size else { return nil }
            return LogEntry(
                .viewWillTransition(controller.id, from: old, to: controller.frame.size), path: controller.definition.path
            )
        }
    }
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
