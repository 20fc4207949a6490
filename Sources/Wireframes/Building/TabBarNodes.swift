import PlaygroundModel
import Simulation

struct TabBarNodes {
    let bar: TabBar
    let controller: SceneController
    let profile: BehaviourProfile
    var scrollEdge: BarScrollEdge?
    /// The frame of tabs at the top, in window coordinates.
    var topPlace: Rect?

    private var id: String { controller.id.description }
    private var traits: TraitCollection { controller.traits.collection }
    private var texts: BarText { BarText(traits) }
    private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    var nodes: [WireframeNode] {
        switch bar.placement {
        case .bottom: (bar.moreList.map { [moreList($0)] } ?? []) + [bottomBar]
        case .top: [topBar]
        case .side: (bar.moreList.map { [moreList($0)] } ?? []) + [sideBar]
        case .sidebar: TabSidebarNodes(bar: bar, controller: controller, isPanel: profile.design == .glass).nodes
        }
    }

    /// A circle of the tab that was selected before a search tab.
    private func circle(_ collapsed: TabBar.Collapsed) -> [WireframeNode] {
        let place = Rect(origin: .zero, size: collapsed.frame.size), inset = TabPlatterMetrics.table[profile]?.inset ?? 0
        return [
            WireframeNode(id: "\(id)/tabs/platter", role: .platter, frame: place),
            imageTab(collapsed.item, place.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))),
        ]
    }

    private var bottomBar: WireframeNode {
        let frame = bar.collapsed?.frame ?? Rect(
            x: bar.frame.minX, y: bar.frame.minY, width: bar.frame.width,
            height: controller.frame.maxY - bar.frame.minY
        )
        var list = WireframeNode(
            id: "\(id)/tabs", role: .tabBar, frame: frame.relative(to: controller.frame.origin), accessibilityLabel: "Tab bar",
            children: bar.collapsed.map(circle) ?? tabs(in: frame.size)
        )
        list.accessibilityRole = .tabList
        guard bar.collapsed == nil else { return list }
        var scrollEdge = scrollEdge
        if let items = bar.moreList { scrollEdge?.content = [moreList(items)] }
        list.style.scrollEdge = scrollEdge?.ofBottomBar(list.frame)
        list.style.take(controller.definition.barLook, inCompactHeight: false, profile)
        return list
    }

    /// Whether the width is regular. Items are then centred, with images next to titles (iOS 11).
    private var isWide: Bool { traits.horizontalSizeClass == .regular }

    private static let widestItem = 160.0

    private func tabs(in size: Size) -> [WireframeNode] {
        let besideTitle = bar.hasImagesBesideTitles || isWide
        let titles = bar.items.map { item in
            besideTitle
                ? texts.text(item.title, size: isWide ? 13 : 12, lineHeight: 16)
                : texts.text(item.title, size: 10, weight: .medium, lineHeight: 12)
        }
        guard let metrics = TabPlatterMetrics.table[profile] else { return zip(titles, equalFrames).enumerated().map { tab($0, $1.0, $1.1, besideTitle) } }
        let search = bar.items.count > 1 ? bar.items.firstIndex { $0.isSearch && !(bar.isMinimized && $0.isSelected) } : nil
        let others = titles.indices.filter { $0 != search && (bar.items[$0].isSelected || !bar.isMinimized) }
        let platter = bar.isMinimized
            ? TabPlatter(minimizedIn: size, hasSearch: search != nil, safeArea: controller.safeAreaInsets, metrics)
            : TabPlatter(
                titles: others.map { texts.width(of: titles[$0]) }, areBesideImages: besideTitle, hasSearch: search != nil,
                lowHeight: bar.hasImagesBesideTitles ? bar.frame.height : nil, in: size, safeArea: controller.safeAreaInsets,
                scale: max(1, traits.displayScale), metrics
            )
        let ground = WireframeNode(
            id: "\(id)/tabs/platter", role: .platter, frame: platter.frame.mirrored(in: bar.frame.width, isRightToLeft)
        )
        var tabs = zip(others, platter.items).map { tab($0, bar.isMinimized && bar.items[$0].image != nil ? nil : titles[$0], $1, besideTitle) }
        guard let search, let circle = platter.search else { return [ground] + tabs }
        let inset = metrics.inset
        let place = circle.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        tabs.insert(tab(search, nil, place, false), at: min(search, tabs.count))
        let ring = WireframeNode(
            id: "\(id)/tabs/search", role: .platter, frame: circle.mirrored(in: bar.frame.width, isRightToLeft)
        )
        return [ground, ring] + tabs
    }

    private var equalFrames: [Rect] {
        let insets = controller.safeAreaInsets
        let room = bar.frame.width - insets.left - insets.right
        let share = room / Double(max(1, bar.items.count))
        let width = isWide ? min(share, Self.widestItem) : share
        let leading = insets.left + (room - width * Double(bar.items.count)) / 2
        return bar.items.indices.map { Rect(x: leading + Double($0) * width, y: 0, width: width, height: bar.frame.height) }
    }

    private func tab(_ index: Int, _ title: NodeText?, _ frame: Rect, _ besideTitle: Bool) -> WireframeNode {
        let item = bar.items[index]
        let content = NodeContent.Item(
            title: title, image: item.image.map { ImageName($0) }, badge: texts.badge(of: item),
            arrangement: besideTitle ? .beside : .stacked, isSelected: item.isSelected
        )
        return node(item, index, frame.mirrored(in: bar.frame.width, isRightToLeft), content)
    }

    private func node(
        _ item: TabBar.Item, _ index: Int, _ frame: Rect, _ content: NodeContent.Item
    ) -> WireframeNode {
        var tab = WireframeNode(
            id: "\(id)/tab/\(index)", role: .tabBarItem, frame: frame, content: .item(content), event: item.event,
            accessibilityLabel: item.spokenTitle
        )
        if isTabList { tab.accessibilityRole = .tab }
        return tab
    }

    /// The image of a tab, or its title if it has none.
    private func imageTab(_ index: Int, _ frame: Rect) -> WireframeNode {
        let item = bar.items[index]
        let title = item.image == nil ? texts.text(item.title, size: 10, weight: .medium, lineHeight: 12) : nil
        return node(item, index, frame, NodeContent.Item(
            title: title, image: item.image.map { ImageName($0) }, badge: texts.badge(of: item), arrangement: .stacked,
            isSelected: item.isSelected
        ))
    }

    /// A column of images (iOS 27.1).
    private var sideBar: WireframeNode {
        let glass = bar.glass ?? bar.frame
        let items = bar.items.indices.map { imageTab($0, bar.frame(ofItem: $0).relative(to: bar.frame.origin)) }
        var list = WireframeNode(
            id: "\(id)/tabs", role: .verticalTabBar, frame: bar.frame.relative(to: controller.frame.origin), accessibilityLabel: "Tab bar",
            children: [.verticalItemGroup("\(id)/tabs/glass", glass.relative(to: bar.frame.origin))] + items
        )
        list.accessibilityRole = .tabList
        return list
    }

    private static let capsuleHeight = 36.0
    private static let capsuleMargin = 4.0

    /// The capsule of titles, centred in the navigation bar's row (iPadOS 18).
    private var topBar: WireframeNode {
        let titles = topTitles
        let widths = titles.map(topItemWidth)
        let frame = (topPlace ?? capsule).relative(to: controller.frame.origin)
        var x = Self.capsuleMargin + sidebarButtonWidth
        let items = bar.items.enumerated().map { index, item in
            defer { x += widths[index] }
            let place = Rect(
                x: x, y: Self.capsuleMargin, width: widths[index], height: Self.capsuleHeight - 2 * Self.capsuleMargin
            )
            let content = NodeContent.Item(title: titles[index], badge: texts.badge(of: item), isSelected: item.isSelected)
            return node(item, index, place.mirrored(in: frame.width, isRightToLeft), content)
        }
        var list = WireframeNode(
            id: "\(id)/tabs", role: .topTabBar, frame: frame,
            style: NodeStyle(cornerRadius: Self.capsuleHeight / 2), accessibilityLabel: "Tab bar",
            children: sidebarButton(in: frame) + items
        )
        list.accessibilityRole = isTabList ? .tabList : .group
        return list
    }

    /// An ARIA `tablist` contains only tabs. A sidebar button makes it a group.
    private var isTabList: Bool { bar.sidebarButton == nil || bar.placement == .bottom }

    private func sidebarButton(in capsule: Rect) -> [WireframeNode] {
        guard let event = bar.sidebarButton else { return [] }
        let place = Rect(x: 0, y: 0, width: sidebarButtonWidth, height: Self.capsuleHeight)
        return [TabSidebarNodes.button(of: id, place.mirrored(in: capsule.width, isRightToLeft), event, "Show the sidebar")]
    }

    private var sidebarButtonWidth: Double { bar.sidebarButton == nil ? 0 : 46 }

    private var topTitles: [NodeText] {
        bar.items.map { texts.text($0.title, size: 15, weight: $0.isSelected ? .semibold : .medium, lineHeight: 20) }
    }

    private func topItemWidth(_ title: NodeText) -> Double { texts.width(of: title) + 32 }

    /// The frame of the tabs in the navigation bar's row, in window coordinates.
    var capsule: Rect {
        let width = topTitles.map(topItemWidth).reduce(2 * Self.capsuleMargin + sidebarButtonWidth, +)
        return Rect(
            x: bar.frame.midX - width / 2, y: bar.frame.midY - Self.capsuleHeight / 2, width: width,
            height: Self.capsuleHeight
        )
    }

    private static let rowHeight = 44.0

    private func moreList(_ items: [TabBar.Item]) -> WireframeNode {
        let top = (controller.navigationBar?.frame.maxY ?? controller.frame.minY) - controller.frame.minY
        let insets = controller.safeAreaInsets
        let width = controller.frame.width
        let rows = items.enumerated().map { index, item in
            WireframeNode(
                id: "\(id)/more/\(index)", role: .moreListRow,
                frame: Rect(
                    x: insets.left, y: top + Double(index) * Self.rowHeight, width: width - insets.left - insets.right,
                    height: Self.rowHeight
                ),
                content: .item(.init(
                    title: texts.text(item.title, size: 17, lineHeight: 22, isNatural: true), image: item.image.map { ImageName($0) },
                    badge: texts.badge(of: item), arrangement: .row
                )),
                event: item.event, accessibilityLabel: item.badge == nil ? nil : item.spokenTitle
            )
        }
        return WireframeNode(
            id: "\(id)/more", role: .moreList, frame: Rect(origin: .zero, size: controller.frame.size),
            style: NodeStyle(backgroundColor: .semantic(.systemBackground)), children: rows
        )
    }
}

extension Scene {
    /// The tabs at the top of an iPad, in window coordinates. They are centred, or between the buttons of the navigation bar behind them,
    /// if they fit there (assumed). Their size is equal in all versions.
    public var topTabs: (controller: SceneController, frame: Rect)? {
        for controller in controllers {
            guard let bar = controller.tabBar, bar.placement == .top else { continue }
            var frame = TabBarNodes(bar: bar, controller: controller, profile: .newest).capsule
            if let room = controllers.lazy.compactMap({ isInside($0, controller.id) ? $0.roomBetweenButtons(around: frame) : nil }).first, room.width >= frame.width {
                frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
            }
            return (controller, frame)
        }
        return nil
    }

    /// Whether `controller` is `other` or one of its descendants.
    public func isInside(_ controller: SceneController, _ other: ControllerInstance.ID) -> Bool {
        var current: ControllerInstance.ID? = controller.id
        while let id = current, id != other { current = controllers.first { $0.id == id }?.parent }
        return current != nil
    }
}

extension SceneController {
    /// The space between the buttons of the navigation bar behind the tabs. `nil` if no bar is behind them.
    fileprivate func roomBetweenButtons(around tabs: Rect) -> Rect? {
        guard let bar = navigationBar, bar.frame.minX <= tabs.minX, bar.frame.maxX >= tabs.maxX, bar.frame.intersects(tabs) else { return nil }
        let layout = NavigationBarLayout(bar, insets: safeAreaInsets, traits: traits.collection)
        let gap = BarItemRow.groupSpacing
        let room = Rect(
            x: layout.leading + gap, y: bar.frame.minY, width: max(0, layout.trailing - layout.leading - 2 * gap), height: bar.frame.height)
        return room.mirrored(in: bar.frame.width, traits.collection.layoutDirection == .rightToLeft).offset(by: Point(x: bar.frame.minX, y: 0))
    }
}
