import PlaygroundModel
import TextMetrics

extension HierarchyResolver {
    /// Adds the top controller's search bar to the bars. Returns the height in points that it uses at the bottom instead of a toolbar.
    func placeSearchBar(
        of content: ControllerInstance, in controller: inout SceneController, _ surroundings: Surroundings
    ) -> Double {
        guard profile.has(.searchControllersInBars), let definition = definition(of: content),
              let search = definition.navigationItem.searchController,
              let row = controller.navigationBar?.frame ?? (surroundings.tabs?.collapsed == nil ? nil : .zero)
        else { return 0 }
        let placement = SearchBarPlacement(
            of: search, traits: controller.traits.collection, tabs: surroundings.tabs, profile: profile
        )
        let isActive = content.changes.isSearching
        let metrics = SearchBarMetrics.table[profile]
        if isActive, search.hidesNavigationBar, placement.place != .inline, placement.place != .centred {
            controller.navigationBar?.makeWayForSearch()
        }
        var bar = SearchBar(
            controller: content.id, place: placement.place, frame: .zero, isOnGlass: profile.design == .glass, isActive: isActive,
            doubt: placement.doubt
        )
        var taken = 0.0
        switch placement.place {
        case .stacked:
            guard isActive || !isHiddenByScrolling(search, of: definition, content) else { return 0 }
            if !isActive, search.hidesWhenScrolling, content.changes.isSearchBarScrolledAway {
                controller.navigationBar?.collapsedSearchHeight = metrics.stackedHeight
                return 0
            }
            bar.goesWhenScrolling = search.hidesWhenScrolling && !isActive
            stack(&bar, metrics, in: &controller)
        case .inline, .centred, .button:
            // An active button on a phone becomes a field.
            if isActive, placement.place == .button { stack(&bar, metrics, in: &controller) } else { placeInRow(&bar, metrics, row, in: &controller) }
        case .tabBar: placeBesideTab(&bar, surroundings.tabs?.collapsed?.frame.minY ?? 0, in: controller)
        case .toolbar, .toolbarButton:
            if controller.toolbar == nil {
                taken = BarMetrics.toolbarHeight(for: barTraits(of: controller), profile: profile)
            }
            let column = controller.verticalBar == nil ? .zero : surroundings.column?.covers(controller.frame) ?? .zero
            placeAtBottom(&bar, beside: column, in: &controller)
        }
        let text = content.changes.string(.text, of: SearchDefinition.viewID) ?? search.searchBar.properties.string(.text) ?? ""
        if isActive, search.obscuresBackground, search.resultsController == nil || text.isEmpty {
            let top = controller.navigationBar.map { $0.frame.minY + $0.height } ?? controller.frame.minY
            bar.dimming = Rect(
                x: controller.frame.minX, y: top, width: controller.frame.width, height: max(0, controller.frame.maxY - top)
            )
        }
        controller.searchBar = bar.mirrored(in: controller.frame, barTraits(of: controller).layoutDirection == .rightToLeft)
        return taken
    }

    /// The results controller covers its parent while the search bar has text (showsSearchResultsController).
    func embedSearchResults(of instance: ControllerInstance, in controller: SceneController) -> [Embedding] {
        instance.children.map { child in
            Embedding(
                child: child, frame: controller.frame, safeAreaInsets: controller.safeAreaInsets,
                isVisible: controller.isSearching && controller.showsSearchBar && !controller.searchText.isEmpty
            )
        }
    }

    /// Whether the search bar is hidden: scrolling hides it, and the controller has a scroll view.
    func hidesSearchBar(of content: ControllerInstance) -> Bool {
        guard profile.has(.searchControllersInBars), let definition = definition(of: content),
              let search = definition.navigationItem.searchController, !content.changes.isSearching
        else { return false }
        return isHiddenByScrolling(search, of: definition, content)
    }

    private func isHiddenByScrolling(
        _ search: SearchDefinition, of definition: ControllerDefinition, _ content: ControllerInstance
    ) -> Bool {
        guard search.hidesWhenScrolling, definition.views.contains(where: { $0.kind.scrolls }) else { return false }
        return !content.changes.isSearchBarPulledOut && !SearchBarMetrics.showsBeforeScrolling[profile]
    }

    private func stack(_ bar: inout SearchBar, _ metrics: SearchBarMetrics, in controller: inout SceneController) {
        guard let navigationBar = controller.navigationBar else { return }
        let insets = controller.safeAreaInsets
        let margin = BarMetrics.largeTitleMargin(for: controller.traits.collection, width: controller.frame.width)
        let frame = Rect(
            x: controller.frame.minX + insets.left + margin, y: navigationBar.frame.minY + navigationBar.height + metrics.fieldTop,
            width: controller.frame.width - insets.left - insets.right - 2 * margin, height: metrics.fieldHeight
        )
        bar.frame = frame
        if bar.isActive { bar.makeRoomForCancel(metrics, controller.traits.collection, profile.language) }
        controller.navigationBar?.searchBarHeight = metrics.stackedHeight
    }

    private func placeInRow(
        _ bar: inout SearchBar, _ metrics: SearchBarMetrics, _ row: Rect, in controller: inout SceneController
    ) {
        guard let navigationBar = controller.navigationBar else { return }
        let height = min(metrics.inlineHeight, navigationBar.contentRow.height)
        let width = bar.place == .button ? height : min(metrics.inlineWidth, row.width / 3)
        let edge = navigationBar.hasSharedBackgrounds ? NavigationBarLayout.edgeOfGlass : 2 * NavigationBarLayout.edge
        let y = navigationBar.contentRow.midY - height / 2
        if bar.place == .centred {
            bar.frame = Rect(x: row.midX - width / 2, y: y, width: width, height: height)
        } else {
            bar.frame = Rect(x: row.maxX - controller.safeAreaInsets.right - edge - width, y: y, width: width, height: height)
            controller.navigationBar?.trailingReserve = width + metrics.spacing
        }
        if bar.isActive { bar.makeRoomForCancel(metrics, controller.traits.collection, profile.language) }
        if bar.place != .button { bar.doubt = bar.doubt ?? "the width of a search bar in the row was not measured" }
    }

    /// - Parameter column: The insets of a column at the side.
    private func placeAtBottom(_ bar: inout SearchBar, beside column: EdgeInsets, in controller: inout SceneController) {
        let bottom = SearchBarMetrics.bottom[profile], frame = controller.frame, insets = controller.safeAreaInsets.union(column)
        let traits = controller.traits.collection
        let isOverKeyboard = bar.isActive && controller.keyboardOverlap > 0
        let side = isOverKeyboard ? bottom.sideOverKeyboard : bottom.side
        var (left, right) = (frame.minX + insets.left + side, frame.maxX - insets.right - side)
        if !bar.isActive, !bar.isButton, let items = controller.toolbar,
           right - left - items.leadingWidth(insets: insets, traits: traits) < bottom.leastWidth {
            bar.place = .toolbarButton
        }
        if bar.place == .toolbarButton, !bar.isActive { left = max(left, right - bottom.height) }
        if bar.isActive {
            controller.toolbar = nil
        } else if var toolbar = controller.toolbar {
            if !bar.isButton { left = max(left, frame.minX + toolbar.leadingWidth(insets: insets, traits: traits)) }
            toolbar.trailingReserve = frame.maxX - insets.right - left
            controller.toolbar = toolbar
        }
        var y = isOverKeyboard ? bottom.top(over: controller.keyboardOverlap, in: frame) : bottom.row(in: frame, insets).minY
        if let toolbar = controller.toolbar, toolbar.contentHeight < toolbar.frame.height { y = toolbar.contentRow.midY - bottom.height / 2 }
        bar.frame = Rect(x: left, y: y, width: max(0, right - left), height: bottom.height)
        bar.fadeContent(of: frame, bottom)
        if bar.isActive { bar.makeRoomForCancel(SearchBarMetrics.table[profile], traits, profile.language) }
        if isOverKeyboard { bar.doubt = bar.doubt ?? "the distance of a search bar from the keyboard was not measured" }
    }
}

extension HierarchyResolver {
    /// Places the field next to the previous tab's circle, or above the keyboard. Landscape: UIKitCore 26.1, not measured.
    /// - Parameter top: The upper edge of the circle.
    private func placeBesideTab(_ bar: inout SearchBar, _ top: Double, in controller: SceneController) {
        let bottom = SearchBarMetrics.bottom[profile], frame = controller.frame, insets = controller.safeAreaInsets
        let isLow = BarMetrics.isLow(barTraits(of: controller)), isOverKeyboard = bar.isActive && controller.keyboardOverlap > 0
        let room = frame.width - insets.left - insets.right
        var row = bottom.row(in: frame, insets)
        if isOverKeyboard {
            let width = min(room - 2 * bottom.sideOfTabOverKeyboard, bottom.widestOverKeyboard)
            row = Rect(
                x: frame.minX + insets.left + (room - width) / 2,
                y: bottom.top(over: controller.keyboardOverlap, in: frame), width: width, height: bottom.height
            )
        } else {
            let besideTab = row.minX + bottom.height + bottom.besideTab
            let x = isLow ? max(besideTab, frame.minX + insets.left + room / 2 - 44) : besideTab
            row = Rect(x: x, y: top, width: max(0, row.maxX - x), height: row.height)
        }
        bar.frame = row
        bar.fadeContent(of: frame, bottom)
        if bar.isActive {
            var metrics = SearchBarMetrics.table[profile]
            if isOverKeyboard { metrics.spacing = bottom.besideCancel }
            bar.makeRoomForCancel(metrics, controller.traits.collection, profile.language)
        }
        if isLow { bar.doubt = "the field of a search tab in landscape was not measured" }
    }
}

extension SearchBar {
    /// Fades out the content from above the field to the bottom.
    fileprivate mutating func fadeContent(of container: Rect, _ bottom: SearchBarMetrics.Bottom) {
        let top = frame.minY - bottom.effectAbove
        edgeEffect = Rect(x: container.minX, y: top, width: container.width, height: container.maxY - top)
    }

    fileprivate mutating func makeRoomForCancel(_ metrics: SearchBarMetrics, _ traits: TraitCollection, _ language: AppLanguage) {
        let width = isOnGlass ? frame.height : BarItemRow.width(of: SystemWord.cancel.text(in: language), traits: traits)
        frame.size.width = max(0, frame.width - width - metrics.spacing)
        cancelButton = Rect(x: frame.maxX + metrics.spacing, y: frame.minY, width: width, height: frame.height)
    }

    fileprivate func mirrored(in container: Rect, _ isMirrored: Bool) -> SearchBar {
        guard isMirrored else { return self }
        var bar = self
        bar.frame = frame.mirrored(in: container.minX + container.maxX)
        bar.cancelButton = cancelButton?.mirrored(in: container.minX + container.maxX)
        return bar
    }
}

extension NavigationBar {
    /// UISearchController.hidesNavigationBarDuringPresentation: only the height of the search bar remains.
    fileprivate mutating func makeWayForSearch() {
        frame.size.height = 0
        (title, backButtonTitle, backEvent, largeTitleFrame, content, displayModeButton) = (nil, nil, nil, nil, nil, nil)
        (leftBarButtonItems, rightBarButtonItems, pinnedTrailingGroup) = ([], [], [])
    }
}

extension Toolbar {
    fileprivate func leadingWidth(insets: EdgeInsets, traits: TraitCollection) -> Double {
        let row = BarItemRow(items.filter { $0.systemItem != .flexibleSpace }, hasSharedBackgrounds: hasSharedBackgrounds, traits: traits)
        guard !row.items.isEmpty else { return 0 }
        return insets.left + NavigationBarLayout.edgeOfGlass + row.width + BarItemRow.groupSpacing
    }
}
