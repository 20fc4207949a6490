import PlaygroundModel

extension HierarchyResolver {
    /// The top controller is behind the bars, which add to the safe area. A nested navigation controller in a collapsed split view shares
    /// its bar with the outer one: only the inner bar is visible, and its back button leaves the inner stack.
    func embedStack(
        of instance: ControllerInstance, in controller: inout SceneController, _ surroundings: Surroundings
    ) -> [Embedding] {
        let stack = instance.children.compactMap { definition(of: $0) }
        let options = controller.definition.navigationOptions
        controller.stackDepth = instance.children.count
        let isMerged = stack.last?.kind.isNavigation == true
        if !isMerged, !options.isNavigationBarHidden, !controller.hidesBars {
            controller.navigationBar = navigationBar(of: instance, stack, in: controller, surroundings)
        }
        if !isMerged, !options.isToolbarHidden, !controller.hidesBars, let top = instance.children.last, let content = stack.last {
            controller.toolbar = toolbar(of: content, top.id, in: controller)
        }
        if let column = surroundings.column, !isMerged, column.isReached(by: controller.frame) { moveBars(of: &controller, into: column) }
        let searchHeight = isMerged ? 0 : instance.children.last.map { placeSearchBar(of: $0, in: &controller, surroundings) } ?? 0
        var insets = controller.safeAreaInsets
        if controller.verticalBar != nil, let column = surroundings.column { insets = insets.union(column.covers(controller.frame)) }
        if let bar = controller.navigationBar { insets.top = bar.frame.minY + bar.height - controller.frame.minY }
        insets.bottom += controller.toolbar?.frame.height ?? searchHeight
        var bars = surroundings.coveringBars
        if controller.navigationBar != nil {
            bars.top = CoveringBars.Bar(height: insets.top, look: controller.definition.barLook)
        }
        if controller.toolbar != nil {
            bars.bottom = CoveringBars.Bar(height: insets.bottom, look: controller.definition.barLook)
        }
        return instance.children.enumerated().map { index, child in
            let isTop = index == instance.children.count - 1
            let room = room(for: child, in: controller.frame, safeAreaInsets: insets, under: bars)
            let isNavigation = playground.controller(child.id.controller)?.kind.isNavigation == true
            var inner = isNavigation ? surroundings : Surroundings()
            inner.coveringBars = room.bars
            inner.showsSearchBar = controller.searchBar?.controller == child.id
            if isTop, let bar = controller.navigationBar { inner.collapsedBarHeight = bar.collapsedTitleHeight + bar.collapsedSearchHeight }
            if isTop { inner.titlePlace = titlePlace(in: controller) }
            inner.isSearchBarHidden = isTop && controller.navigationBar != nil && hidesSearchBar(of: child)
            if isNavigation, index > 0 {
                inner.outerBackTitle = BarMetrics.backButtonTitle(over: stack[index - 1], profile: profile)
            }
            return Embedding(
                child: child, frame: room.frame, safeAreaInsets: room.safeAreaInsets, isVisible: isTop, surroundings: inner
            )
        }
    }

    /// The space between the buttons, in the window's coordinates. `nil` without a title view.
    private func titlePlace(in controller: SceneController) -> Rect? {
        guard let bar = controller.navigationBar, bar.titleView != nil else { return nil }
        let traits = controller.traits.collection
        let layout = NavigationBarLayout(bar, insets: controller.safeAreaInsets, traits: traits)
        let edge = NavigationBarLayout.edge
        let span = BarSpan(x: layout.leading + edge, width: max(0, layout.trailing - layout.leading - 2 * edge))
        return span.frame(in: bar.contentRow, isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    private func navigationBar(
        of instance: ControllerInstance, _ stack: [ControllerDefinition], in controller: SceneController,
        _ surroundings: Surroundings
    ) -> NavigationBar {
        var row = barRow(in: controller)
        let previous = stack.dropLast().last
        let item = (stack.last?.navigationItem ?? NavigationItem()).shown(in: profile)
        let prompts = BarMetrics.isLow(barTraits(of: controller)) ? BarMetrics.lowPromptHeights : BarMetrics.promptHeights
        let promptHeight = item.prompt == nil || device.hinge != nil ? 0 : prompts[profile]
        row.size.height += promptHeight
        let leadsBack = previous.map { BarMetrics.backButtonTitle(over: $0, profile: profile) } ?? surroundings.outerBackTitle
        // Left items replace the back button and disable the edge swipe.
        let backTitle = item.showsBackButton ? leadsBack : nil
        var bar = NavigationBar(
            frame: row, title: stack.last?.title, backButtonTitle: backTitle,
            backEvent: backTitle.map { _ in .backIn(controller: instance.id.description) },
            content: instance.children.last?.id, leftBarButtonItems: item.leftBarButtonItems,
            rightBarButtonItems: item.rightBarButtonItems,
            pinnedTrailingGroup: profile.has(.pinnedTrailingGroup) ? item.pinnedTrailingGroup : []
        )
        (bar.prompt, bar.promptHeight) = (promptHeight == 0 ? nil : item.prompt, promptHeight)
        bar.titleView = item.titleView.flatMap { id in stack.last?.views.contains { $0.id == id } == true ? id : nil }
        style(&bar, in: controller)
        if device.hinge == nil, profile.has(.barSubtitles) { bar.subtitle = item.subtitle }
        if device.hinge != nil {
            bar.titlePlacement = hasLargeTitle(stack, in: controller) ? .leadingLarge : .centred
        } else if hasLargeTitle(stack, in: controller) {
            placeLargeTitle(in: &bar, isCollapsed: instance.children.last?.changes.isLargeTitleCollapsed == true, in: controller)
        }
        let isAtRoot = previous == nil
        if item.displayModeButtonItem || (surroundings.showsDisplayModeButton && isAtRoot) {
            bar.displayModeButton = surroundings.displayModeButton
        }
        return bar
    }

    private func placeLargeTitle(in bar: inout NavigationBar, isCollapsed: Bool, in controller: SceneController) {
        let subtitleHeight = bar.subtitle == nil ? 0 : BarMetrics.largeSubtitleHeights[profile]
        let height = BarMetrics.largeTitleHeight + subtitleHeight
        guard !isCollapsed else {
            bar.collapsedTitleHeight = height
            return
        }
        bar.largeSubtitleHeight = subtitleHeight
        bar.largeTitleFrame = Rect(x: bar.frame.minX, y: bar.frame.maxY, width: bar.frame.width, height: height)
        let margin = BarMetrics.largeTitleMargin(for: controller.traits.collection, width: controller.frame.width)
        let insets = controller.safeAreaInsets
        bar.largeTitleInsets = BarMetrics.largeTitleInsets[profile]
            + EdgeInsets(left: insets.left + margin, bottom: subtitleHeight, right: insets.right + margin)
    }

    func style(_ bar: inout NavigationBar, in controller: SceneController) {
        bar.sideInsets = sideInsets(of: bar.frame)
        bar.hasSharedBackgrounds = profile.design == .glass
        bar.contentHeight = device.hinge == nil ? BarMetrics.contentHeights[profile] : nil
        bar.edgeEffectHeight = BarMetrics.edgeEffectLengths[profile].map { bar.frame.minY - controller.frame.minY + $0 }
    }

    /// The insets of a row for the status bar of a folding device or a window's controls.
    func sideInsets(of row: Rect) -> EdgeInsets {
        let isRightToLeft = windowTraits.collection.layoutDirection == .rightToLeft
        let status = geometry.regions.first { $0.cause == .status }?.frame
        guard let taken = status ?? geometry.controls(isRightToLeft: isRightToLeft), taken.intersects(row) else { return .zero }
        return taken.midX > row.midX ? EdgeInsets(right: row.maxX - taken.minX) : EdgeInsets(left: taken.maxX - row.minX)
    }

    /// The traits for bars. The horizontal size class is the window's, so that the bars of all columns have the same height.
    func barTraits(of controller: SceneController) -> TraitCollection {
        var traits = controller.traits.collection
        traits.horizontalSizeClass = windowTraits.collection.horizontalSizeClass
        return traits
    }

    func barRow(in controller: SceneController) -> Rect {
        if let row = rowOnFoldingDevice(in: controller) { return row }
        let inset = controller.safeAreaInsets.top
        let isBelowIsland = device.cutout == .dynamicIsland && controller.frame.minY == 0 && inset > 0
            && inset == geometry.safeAreaInsets.top
        let isInSheet = isInSheet(controller)
        var y = controller.frame.minY + inset
        if isBelowIsland { y -= BarMetrics.risesIntoIsland[profile] }
        if !isInSheet, BarMetrics.isLow(barTraits(of: controller)) { y = max(y, controller.frame.minY + BarMetrics.lowBarOffsets[profile]) }
        if device.idiom == .phone, !isInSheet, geometry.safeAreaInsets.top == 0 { y = max(y, BarMetrics.leastNavigationBarTops[profile]) }
        if isInSheet, inset == 0 { y += BarMetrics.sheetBarOffsets[profile] }
        return Rect(
            x: controller.frame.minX, y: y, width: controller.frame.width,
            height: BarMetrics.navigationBarHeight(for: barTraits(of: controller), isInSheet: isInSheet, profile: profile)
        )
    }

    func isInSheet(_ controller: SceneController) -> Bool {
        if let form = controller.presentation?.form { return form.isSheet }
        return controller.parent.flatMap { resolvedController($0) }.map { isInSheet($0) } ?? false
    }

    /// The home indicator's inset in points if it is directly below a controller's bottom. Otherwise 0.
    func homeIndicatorInset(of controller: SceneController) -> Double {
        let inset = geometry.safeAreaInsets.bottom
        return controller.safeAreaInsets.bottom == inset ? inset : 0
    }

    /// UINavigationItem.largeTitleDisplayMode: `automatic` inherits from the previous controller on the stack. The root's title is large.
    private func hasLargeTitle(_ stack: [ControllerDefinition], in controller: SceneController) -> Bool {
        guard profile.has(.largeTitles), controller.definition.navigationOptions.prefersLargeTitles,
              controller.traits.collection.verticalSizeClass != .compact, !stack.isEmpty
        else { return false }
        let decisive = stack.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
        return decisive?.navigationItem.largeTitleDisplayMode != .never
    }

    private func toolbar(
        of content: ControllerDefinition, _ id: ControllerInstance.ID, in controller: SceneController
    ) -> Toolbar {
        let height = BarMetrics.toolbarHeight(
            for: barTraits(of: controller), homeIndicatorInset: homeIndicatorInset(of: controller),
            hasHomeIndicator: geometry.safeAreaInsets.bottom > 0, profile: profile
        )
        // Only a bar without a home indicator was measured with space below its items.
        let isBare = device.idiom == .phone && geometry.safeAreaInsets.bottom == 0
        return Toolbar(
            frame: Rect(
                x: controller.frame.minX, y: controller.frame.maxY - controller.safeAreaInsets.bottom - height,
                width: controller.frame.width, height: height
            ),
            contentHeight: isBare ? min(height, BarMetrics.toolbarContentHeights[profile] ?? height) : height, content: id,
            items: content.toolbarItems.map { $0.shown(in: profile) }, hasSharedBackgrounds: profile.design == .glass
        )
    }
}
