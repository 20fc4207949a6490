import PlaygroundModel
import Simulation

/// A navigation bar's items. A title that does not fit in the centre moves, then truncates (`UINavigationBar`). Bars ignore Dynamic Type.
struct NavigationBarItems {
    let bar: NavigationBar
    let width: Double
    let insets: EdgeInsets
    let traits: TraitCollection
    /// The part of the row under a tab bar at the top, measured from the leading edge. If set, the title is next to the buttons.
    var tabs: ClosedRange<Double>?
    /// The width of the leading part under a sidebar or floating columns. The title is centred in the rest.
    var sidebar = 0.0
    var titleColor: Color?
    var largeTitleColor: Color?

    private var texts: BarText { BarText(traits) }
    private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    func nodes(named id: String, top: Double) -> [WireframeNode] {
        let layout = NavigationBarLayout(bar, insets: insets, traits: traits)
        let row = Rect(x: 0, y: top, width: width, height: bar.contentRow.height)
        var nodes: [WireframeNode] = []
        if let span = layout.backButton, let title = bar.backButtonTitle {
            nodes.append(backButton(title, named: id, span.frame(in: row, isRightToLeft: isRightToLeft)))
        }
        if let span = layout.displayModeButton, let button = bar.displayModeButton {
            let node = displayModeButton(button, named: id, span.frame(in: row, isRightToLeft: isRightToLeft))
            if bar.hasSharedBackgrounds { nodes.append(.barItemGroup(behind: node.id, node.frame)) }
            nodes.append(node)
        }
        if let content = bar.content {
            let left = barItems(bar.leftBarButtonItems, layout.leftItems, of: content, in: row)
            nodes += left.groups(layout.leftGroups) + left.nodes
            let right = barItems(bar.rightBarButtonItems, layout.rightItems, of: content, in: row)
            nodes += right.groups(layout.rightGroups) + right.nodes.reversed()
            let pinned = barItems(bar.pinnedTrailingGroup, layout.pinnedItems, of: content, in: row)
            nodes += pinned.groups(layout.pinnedGroups) + pinned.nodes
        }
        return nodes + title(named: id, between: layout.leading, and: layout.trailing, top: top)
    }

    private func barItems(
        _ items: [BarButtonItem], _ spans: [BarSpan], of content: ControllerInstance.ID, in row: Rect
    ) -> BarItems {
        BarItems(content: content, items: items, spans: spans, row: row, areOnGlass: bar.hasSharedBackgrounds, traits: traits)
    }

    private func backButton(_ title: String, named id: String, _ frame: Rect) -> WireframeNode {
        WireframeNode(
            id: "\(id)/bar/back", role: .backButton, frame: frame,
            content: .back(title.isEmpty ? nil : texts.text(title, size: BarItemRow.pointSize, lineHeight: 22, isNatural: true)),
            event: bar.backEvent ?? .back, accessibilityLabel: title.isEmpty ? "Back" : "Back to \(title)"
        )
    }

    private func displayModeButton(_ button: DisplayModeButton, named id: String, _ frame: Rect) -> WireframeNode {
        WireframeNode(
            id: "\(id)/bar/displayMode", role: .barButtonItem, frame: frame,
            content: .item(.init(title: nil, image: ImageName(.sidebar))), event: button.event,
            accessibilityLabel: button.spokenWords
        )
    }

    private func title(named id: String, between leading: Double, and trailing: Double, top: Double) -> [WireframeNode] {
        guard let title = bar.title, bar.largeTitleFrame == nil, bar.titleView == nil else { return [] }
        if bar.titlePlacement != .centred { return [leadingTitle(title, named: id, between: leading, and: trailing, top: top)] }
        let text = texts.text(title, size: 17, weight: .semibold, lineHeight: 22, color: titleColor)
        let height = bar.contentRow.height
        let edge = NavigationBarLayout.edge
        let end = tabs.map { min($0.lowerBound, trailing) } ?? trailing
        let room = max(0, end - leading - 2 * edge)
        // A title is omitted if not even its first character fits.
        let isShown = room >= texts.width(of: text)
            || room >= texts.width(of: texts.text("\(title.prefix(1))…", size: 17, weight: .semibold, lineHeight: 22))
        guard isShown else { return [] }
        func node(_ name: String, _ text: NodeText, _ top: Double, _ height: Double) -> WireframeNode {
            let titleWidth = min(texts.width(of: text), room)
            let centred = tabs == nil ? (sidebar + width - titleWidth) / 2 : 0
            let x = min(max(centred, leading + edge), max(leading, end - edge - titleWidth))
            let frame = Rect(x: x, y: top, width: titleWidth, height: height).mirrored(in: width, isRightToLeft)
            return WireframeNode(id: "\(id)/bar/\(name)", role: .barTitle, frame: frame, content: .text(text))
        }
        guard let words = bar.subtitle else { return [node("title", text, top, height)] }
        let subtitle = texts.text(words, size: 12, lineHeight: 15, color: .semantic(.secondaryLabel))
        let y = top + (height - text.height - subtitle.height) / 2
        return [node("title", text, y, text.height), node("subtitle", subtitle, y + text.height, subtitle.height)]
    }

    private func leadingTitle(
        _ title: String, named id: String, between leading: Double, and trailing: Double, top: Double
    ) -> WireframeNode {
        let text = bar.titlePlacement == .leadingLarge
            ? texts.text(title, size: 34, weight: .bold, lineHeight: 41, isNatural: true, color: largeTitleColor)
            : texts.text(title, size: 17, weight: .semibold, lineHeight: 22, isNatural: true, color: titleColor)
        let edge = NavigationBarLayout.edge
        let hasButtons = !bar.leftBarButtonItems.isEmpty || (!bar.isVertical && (bar.backButtonTitle != nil || bar.displayModeButton != nil))
        let x = hasButtons ? leading + edge : leading - NavigationBarLayout.edgeOfGlass + NavigationBarLayout.titleMargin
        let place = Rect(
            x: x, y: top, width: min(texts.width(of: text), max(0, trailing - edge - x)), height: NavigationBarLayout.titleHeight
        )
        return WireframeNode(
            id: "\(id)/bar/title", role: .barTitle, frame: place.mirrored(in: width, isRightToLeft), content: .text(text)
        )
    }
}

extension DisplayModeButton {
    var spokenWords: String {
        if case .container(.hideColumn) = event { "Hide the column" } else { "Show the column" }
    }
}
