import PlaygroundModel

extension HierarchyResolver {
    /// Moves suitable items of both bars into the column. The toolbar's other items move into the navigation bar's row, if there is one.
    func moveBars(of controller: inout SceneController, into column: VerticalColumn) {
        let toolbar = controller.toolbar
        controller.toolbar = nil
        let contents = VerticalBarContents(controller.navigationBar, toolbarItems: toolbar?.items ?? [])
        if var rest = toolbar, !contents.toolbar.isEmpty {
            rest.items = contents.toolbar
            rest.sideInsets = column.covers(controller.frame)
            controller.toolbar = rest
        }
        guard let content = controller.navigationBar?.content ?? toolbar?.content, !contents.isEmpty || contents.toolbar.isEmpty
        else { return }
        if var bar = controller.navigationBar {
            bar.isVertical = true
            bar.sideInsets = column.covers(controller.frame)
            if bar.titlePlacement == .centred { bar.titlePlacement = .leading }
            bar.leftBarButtonItems = contents.left
            bar.rightBarButtonItems = contents.right
            bar.pinnedTrailingGroup = contents.pinned
            controller.navigationBar = bar
        }
        let layout = VerticalBarLayout(contents, in: column)
        controller.verticalBar = VerticalBar(
            frame: column.frame(beside: controller.frame), content: content, slots: layout.slots, groups: layout.groups
        )
    }

    /// The row of a navigation bar on a folding device: next to the status bar, or below the edge of a sheet.
    func rowOnFoldingDevice(in controller: SceneController) -> Rect? {
        guard device.hinge != nil else { return nil }
        let isInSheet = isInSheet(controller)
        guard isInSheet || controller.frame.minY == 0 else { return nil }
        return Rect(
            x: controller.frame.minX,
            y: controller.frame.minY + (isInSheet ? VerticalBarMetrics.rowTopInSheet : VerticalBarMetrics.rowTop),
            width: controller.frame.width, height: VerticalBarMetrics.rowHeight
        )
    }

    /// A tab bar at the end of the column. Inferred: a compressed tab bar shows only the selected tab.
    func sideTabBar(_ tabs: TabBarItems, of instance: ControllerInstance, in controller: SceneController, _ column: VerticalColumn) -> TabBar {
        let room = column.room.upperBound - column.room.lowerBound
        let others = barItemsLength(in: instance)
        let all = VerticalBarMetrics.length(ofTabs: tabs.items.count)
        let needed = all + (others.length == 0 ? 0 : others.length + VerticalBarMetrics.groupSpacing)
        let isCompressed = needed > room && others.compression == .prefersBarItems
        let items = isCompressed ? tabs.items.filter { $0.isSelected } : tabs.items
        let length = VerticalBarMetrics.length(ofTabs: items.count)
        let glass = column.item(y: max(column.room.lowerBound, column.room.upperBound - length), height: length)
        return TabBar(
            frame: column.tabBar(in: controller.frame), placement: .side(column.edge), items: items,
            moreList: tabs.showsMoreList ? tabs.moreItems : nil, glass: glass
        )
    }

    private func barItemsLength(in instance: ControllerInstance) -> (length: Double, compression: VerticalBarCompressionBehavior) {
        var current = instance
        while let child = deciding(in: current) {
            guard playground.controller(current.id.controller)?.kind.isNavigation == true,
                  let content = playground.controller(child.id.controller), !content.kind.isNavigation,
                  let options = playground.controller(current.id.controller)?.navigationOptions
            else {
                current = child
                continue
            }
            let item = content.navigationItem.shown(in: profile)
            var bar = NavigationBar(frame: .zero, leftBarButtonItems: item.leftBarButtonItems, rightBarButtonItems: item.rightBarButtonItems)
            bar.pinnedTrailingGroup = item.pinnedTrailingGroup
            if current.children.count > 1, item.showsBackButton { bar.backButtonTitle = "" }
            let isHidden = hidesBars(current, options)
            let tools = options.isToolbarHidden || isHidden ? [] : content.toolbarItems.map { $0.shown(in: profile) }
            let contents = VerticalBarContents(options.isNavigationBarHidden || isHidden ? nil : bar, toolbarItems: tools)
            return (contents.length, item.verticalBarCompressionBehavior)
        }
        return (0, .automatic)
    }

    /// Whether the root or one presented controller refuses vertical bars (preferredVerticalBarBehavior; inferred from sheets).
    func refusesVerticalBars(_ layers: [ControllerInstance]) -> Bool {
        let forms = layers.map { form(of: $0) }
        let first = forms.lastIndex { $0?.hidesPresenter == true } ?? 0
        return zip(layers, forms).dropFirst(first).contains { layer, form in
            switch form {
            case .popover?, .alert?, .actionSheet?: false
            default: prefersHorizontalBars(layer)
            }
        }
    }

    private func form(of layer: ControllerInstance) -> PresentationForm? {
        guard let presentation = layer.presentation, let definition = playground.controller(layer.presentedID.controller) else { return nil }
        return PresentationAdaptation(
            of: definition, presentation, in: windowTraits, on: device, profile: profile
        ).form
    }

    private func prefersHorizontalBars(_ instance: ControllerInstance) -> Bool {
        decidingDefinition(of: instance)?.preferredVerticalBarBehavior == .disabled
    }

    /// UIViewController.prefersStatusBarHidden of the deciding controller in the window's root, or in the front-most presentation over the
    /// full screen (modalPresentationCapturesStatusBarAppearance). Uncertain for columns.
    func hidesStatusBar(_ layers: [ControllerInstance]) -> Bool {
        guard playground.controllers.contains(where: { $0.prefersStatusBarHidden }) else { return false }
        return layerFillingWindow(of: layers).flatMap { decidingDefinition(of: $0) }?.prefersStatusBarHidden == true
    }

    /// The style of the status bar. A navigation controller with a bar determines it (UINavigationController.childForStatusBarStyle).
    func statusBarStyle(_ layers: [ControllerInstance]) -> StatusBarStyle {
        guard var current = layerFillingWindow(of: layers) else { return .default }
        while let definition = playground.controller(current.id.controller) {
            let options = definition.navigationOptions
            if definition.kind.isNavigation, !options.isNavigationBarHidden, !hidesBars(current, options) {
                return definition.barLook.barStyle == .black ? .lightContent : .default
            }
            guard let child = deciding(in: current) else { return definition.preferredStatusBarStyle }
            current = child
        }
        return .default
    }

    private func hidesBars(_ navigation: ControllerInstance, _ options: NavigationOptions) -> Bool {
        navigation.changes.hidesBars(options, in: windowTraits.collection)
    }

    func layerFillingWindow(of layers: [ControllerInstance]) -> ControllerInstance? {
        layers.last { form(of: $0) == .fullScreen } ?? layers.first
    }

    private func decidingDefinition(of instance: ControllerInstance) -> ControllerDefinition? {
        var current = instance
        while let child = deciding(in: current) { current = child }
        return playground.controller(current.id.controller)
    }

    /// The child that decides for a container: the top of a stack, the selected tab, the last column (Apple's labs).
    private func deciding(in instance: ControllerInstance) -> ControllerInstance? {
        switch playground.controller(instance.id.controller)?.kind {
        case .navigation?: instance.children.last
        case .tabBar?:
            instance.tabBar.flatMap { instance.children.indices.contains($0.selectedIndex) ? instance.children[$0.selectedIndex] : nil }
        case .split?: instance.children.last
        default: nil
        }
    }
}

extension WindowGeometry {
    /// The geometry with horizontal bars. Bars, the status bar's axis and the insets change together
    /// (UIViewController.preferredVerticalBarBehavior). Measured with the device open in landscape, with a navigation bar and tabs:
    /// 82/0/83/0 (shinrenpan/MVVMC). Other insets are derived.
    var withHorizontalBars: WindowGeometry {
        guard let column = barColumn else { return self }
        var geometry = self
        geometry.barColumn = nil
        geometry.refusesVerticalBars = true
        switch column.edge {
        case .left: geometry.safeAreaInsets.left = 0
        case .right: geometry.safeAreaInsets.right = 0
        }
        guard let status = regions.firstIndex(where: { $0.cause == .status }) else { return geometry }
        geometry.safeAreaInsets.top = VerticalBarMetrics.statusBand
        geometry.regions[status].frame = Rect(
            x: frame.width - VerticalBarMetrics.statusWidth, y: 0, width: VerticalBarMetrics.statusWidth, height: VerticalBarMetrics.statusBand
        )
        return geometry
    }
}
