import PlaygroundModel
import Simulation

/// A container's bars. Each background extends to the container's edge.
struct ContainerBars {
    private let controller: SceneController
    private var id: String { controller.id.description }
    private var traits: TraitCollection { controller.traits.collection }

    /// The tabs at the top with their frame in window coordinates. `nil` without a tab bar at the top.
    private let topTabs: (controller: SceneController, frame: Rect)?

    /// The frame of a sidebar over the content, in window coordinates. `nil` if there is no such sidebar.
    private let sidebar: Rect?

    private let scrollEdge: BarScrollEdge
    private let profile: BehaviourProfile
    private let search: SearchBarNodes?
    /// The node of a title view, in the container's coordinates.
    private let titleView: ((WireframeNode.ID) -> WireframeNode?)?
    /// The tab bar's accessory view, in the container's coordinates.
    private let accessory: WireframeNode?

    /// - Parameter content: The content under the bars, in the container's coordinates.
    init(
        _ controller: SceneController, over content: [WireframeNode] = [], following followed: WireframeNode.ID? = nil,
        topTabs: (controller: SceneController, frame: Rect)? = nil, sidebar: Rect? = nil,
        search: SearchBarNodes? = nil, titleView: ((WireframeNode.ID) -> WireframeNode?)? = nil, accessory: WireframeNode? = nil,
        profile: BehaviourProfile = .newest
    ) {
        self.search = search
        self.titleView = titleView
        self.accessory = accessory
        scrollEdge = BarScrollEdge(content: content, followed: followed, profile: profile)
        self.profile = profile
        self.controller = controller
        self.topTabs = topTabs
        self.sidebar = sidebar
    }

    var nodes: [WireframeNode] {
        let origin = controller.frame.origin
        return (search?.dimming(in: origin) ?? []) + (search?.edgeEffect(in: origin) ?? []).compactMap { $0.taking(scrollEdge.ofBottomBar($0.frame).effect) }
            + [navigationBar, toolbar, verticalBar].compactMap { $0 }
            + (search.flatMap { $0.bar.isInNavigationBar ? nil : $0.nodes(in: origin) } ?? [])
            + tabs(with: tabAccessory)
            + (controller.pageControl.map { PageControlNodes(control: $0, controller: controller).nodes } ?? [])
    }

    /// An inline accessory is in front of the bar's edge effect.
    private func tabs(with accessory: WireframeNode?) -> [WireframeNode] {
        let accessory = [accessory].compactMap { $0 }
        guard let bar = controller.tabBar else { return accessory }
        let topPlace = topTabs?.controller.id == controller.id ? topTabs?.frame : nil
        let nodes = TabBarNodes(bar: bar, controller: controller, profile: profile, scrollEdge: scrollEdge, topPlace: topPlace).nodes
        return bar.isMinimized ? nodes + accessory : accessory + nodes
    }

    private var tabAccessory: WireframeNode? {
        guard let place = controller.tabAccessory, let accessory else { return nil }
        return place.hasGlass ? glass(around: accessory, at: place.frame.relative(to: controller.frame.origin)) : accessory
    }

    private func glass(around accessory: WireframeNode, at frame: Rect) -> WireframeNode {
        var content = accessory
        content.frame = content.frame.relative(to: frame.origin)
        let style = NodeStyle(cornerRadius: frame.height / 2, clipsToBounds: true)
        return WireframeNode(id: "\(id)/tabs/accessory", role: .tabAccessory, frame: frame, style: style, children: [content])
    }

    private var navigationBar: WireframeNode? {
        guard let bar = controller.navigationBar else { return nil }
        let top = controller.frame.minY
        let frame = Rect(x: bar.frame.minX, y: top, width: bar.frame.width, height: bar.frame.maxY - top)
        let items = NavigationBarItems(
            bar: bar, width: frame.width, insets: controller.safeAreaInsets, traits: traits, tabs: tabs(in: bar.frame),
            sidebar: covered(of: bar.frame), titleColor: shownAppearance?.titleColor, largeTitleColor: shownAppearance?.largeTitleColor
        )
        var node = WireframeNode(
            id: "\(id)/bar", role: .navigationBar, frame: frame.relative(to: controller.frame.origin),
            children: edgeEffect(of: bar) + prompt(of: bar, top: bar.frame.minY - top)
                + items.nodes(named: id, top: bar.contentRow.minY - top)
        )
        if let view = titleView(of: bar, in: frame) { node.children.append(view) }
        if let area = bar.largeTitleFrame {
            node.frame.size.height += area.height
            let title = area.inset(by: bar.largeTitleInsets).relative(to: frame.origin)
            node.children.append(largeTitle(bar.title ?? "", in: title))
            if let subtitle = bar.subtitle {
                let place = Rect(x: title.minX, y: title.maxY, width: title.width, height: bar.largeSubtitleHeight)
                let text = BarText(traits).text(
                    subtitle, size: 15, lineHeight: 20, isNatural: true, color: .semantic(.secondaryLabel))
                node.children.append(WireframeNode(id: "\(id)/bar/largeSubtitle", role: .largeSubtitle, frame: place, content: .text(text)))
            }
        }
        if bar.searchBarHeight > 0, let search {
            let area = Rect(x: frame.minX, y: top + node.frame.height, width: frame.width, height: bar.searchBarHeight)
            node.children.append(WireframeNode(
                id: "\(id)/bar/search", role: .searchRow(goes: search.bar.goesWhenScrolling), frame: area.relative(to: frame.origin),
                children: search.nodes(in: area.origin)
            ))
            node.frame.size.height += area.height
        } else if let search, search.bar.isInNavigationBar {
            node.children += search.nodes(in: frame.origin)
        }
        node.style.scrollEdge = scrollEdge.ofNavigationBar(node.frame, hasLargeTitle: bar.largeTitleFrame != nil)
        if let look { node.style.take(look, inCompactHeight: isCompact, profile) }
        let effect = node.style.scrollEdge?.effect ?? .automatic
        node.children = node.children.compactMap { $0.role == .edgeEffect ? $0.taking(effect) : $0 }
        return node
    }

    private func prompt(of bar: NavigationBar, top: Double) -> [WireframeNode] {
        guard let prompt = bar.prompt else { return [] }
        let text = BarText(traits).text(prompt, size: 13, lineHeight: 18, color: shownAppearance?.titleColor)
        let margin = 16.0
        let frame = Rect(x: margin, y: top, width: bar.frame.width - 2 * margin, height: bar.promptHeight)
        return [WireframeNode(id: "\(id)/bar/prompt", role: .barTitle, frame: frame, content: .text(text))]
    }

    /// The navigation bar's title view. It is not drawn below the bar.
    private func titleView(of bar: NavigationBar, in frame: Rect) -> WireframeNode? {
        guard let title = bar.titleView, let content = bar.content, var node = titleView?("\(content).\(title)") else { return nil }
        node.frame = node.frame.relative(to: frame.relative(to: controller.frame.origin).origin)
        return node
    }

    /// The look of a navigation controller's bar. `nil` for others: the bar over a tab bar controller's further tabs has UIKit's look.
    private var look: BarLook? {
        if case .navigation = controller.definition.kind { controller.definition.barLook } else { nil }
    }

    private var isCompact: Bool { traits.verticalSizeClass == .compact }

    /// The navigation bar's appearance before content is scrolled.
    private var shownAppearance: BarAppearance? { look.flatMap { $0.scrollEdgeAppearance ?? $0.standard(inCompactHeight: isCompact) } }

    private var verticalBar: WireframeNode? {
        controller.verticalBar.map { VerticalBarNodes(bar: $0, controller: controller).node }
    }

    private func tabs(in row: Rect) -> ClosedRange<Double>? {
        guard let topTabs = topTabs?.frame, topTabs.intersects(row) else { return nil }
        let place = topTabs.relative(to: row.origin).mirrored(in: row.width, traits.layoutDirection == .rightToLeft)
        return place.minX...place.maxX
    }

    /// The width of `row` that a sidebar covers, or on iPads floating columns, which the safe area insets include.
    private func covered(of row: Rect) -> Double {
        let besideSidebar = sidebar.map { max(0, min($0.maxX, row.maxX) - max($0.minX, row.minX)) } ?? 0
        guard traits.userInterfaceIdiom == .pad else { return besideSidebar }
        let insets = controller.safeAreaInsets
        let columns = traits.layoutDirection == .rightToLeft ? insets.right - insets.left : insets.left - insets.right
        return max(besideSidebar, columns)
    }

    private func largeTitle(_ title: String, in area: Rect) -> WireframeNode {
        WireframeNode(
            id: "\(id)/bar/largeTitle", role: .largeTitle, frame: area,
            content: .text(BarText(traits).text(
                title, size: 34, weight: .bold, lineHeight: 41, isNatural: true, color: shownAppearance?.largeTitleColor))
        )
    }

    private func edgeEffect(of bar: NavigationBar) -> [WireframeNode] {
        guard look?.standard(inCompactHeight: isCompact)?.ground == nil else { return [] }
        return bar.edgeEffectHeight.map { height in
            [WireframeNode(id: "\(id)/bar/edge", role: .edgeEffect, frame: Rect(x: 0, y: 0, width: bar.frame.width, height: height))]
        } ?? []
    }

    private var toolbar: WireframeNode? {
        guard let bar = controller.toolbar else { return nil }
        let frame = Rect(
            x: bar.frame.minX, y: bar.frame.minY, width: bar.frame.width,
            height: controller.frame.maxY - bar.frame.minY
        )
        let row = Rect(x: 0, y: 0, width: frame.width, height: bar.contentHeight)
        let spans = bar.spans(insets: controller.safeAreaInsets, traits: traits)
        let items = BarItems(content: bar.content, items: bar.items, spans: spans, row: row, areOnGlass: bar.hasSharedBackgrounds, traits: traits)
        var node = WireframeNode(
            id: "\(id)/toolbar", role: .toolbar, frame: frame.relative(to: controller.frame.origin),
            children: items.groups(bar.groups(traits: traits)) + items.nodes
        )
        node.style.scrollEdge = scrollEdge.ofBottomBar(node.frame)
        return node
    }
}
