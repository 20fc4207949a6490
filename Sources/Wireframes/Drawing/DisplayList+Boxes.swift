import PlaygroundModel

/// Parts of boxes that follow from a node's role. The page draws them as pseudo-elements.
extension DisplayList {
    /// The parts behind a node's content: glass, capsules, and the lines that badges cover.
    public static func backdrop(of node: WireframeNode, in parent: WireframeNode.Role) -> [DrawnPart] {
        switch node.role {
        case .barItemGroup: [DrawnPart(part: .itemGlass, ground: node.style.backgroundColor)]
        case .backButton: [DrawnPart(part: .backGlass)]
        case .toolbar, .tabBar:
            node.style.scrollEdge?.isTransparent == true ? [] : [DrawnPart(part: .bottomBarLine, ground: node.style.lineColor)]
        case .tabBarItem where parent == .tabBar && node.content.isChosen: [DrawnPart(part: .tabCapsule)]
        case .tabBarItem where parent == .verticalTabBar && node.content.isChosen: [DrawnPart(part: .sideTabCapsule)]
        case .alertAction where node.style.backgroundColor == nil: [DrawnPart(part: .alertActionGround)]
        default: []
        }
    }

    /// The lines over a node's content and children.
    public static func lines(of node: WireframeNode, in parent: WireframeNode.Role, isFirst: Bool) -> [DrawnPart] {
        guard node.style.scrollEdge?.isTransparent != true else { return [] }
        return switch node.role {
        case .navigationBar: [DrawnPart(part: .navigationBarLine, ground: node.style.lineColor)]
        case .tabSidebar: [DrawnPart(part: .sidebarLine)]
        case .barButtonItem where parent == .topTabBar: [DrawnPart(part: .topTabsLine)]
        case .moreListRow: [DrawnPart(part: .moreListRowLine)]
        case .alertAction where node.frame.minX > 0: [DrawnPart(part: .alertActionSide)]
        case .actionRow where !isFirst, .quickActionRow where !isFirst:
            [DrawnPart(part: .menuRowLine)] + (node.content.beginsSection ? [DrawnPart(part: .menuSectionLine)] : [])
        default: []
        }
    }
}

extension NodeContent {
    fileprivate var beginsSection: Bool {
        if case .menuRow(let row) = self { row.beginsSection } else { false }
    }

    public var isChosen: Bool {
        if case .item(let item) = self { item.isSelected } else { false }
    }
}
