import PlaygroundModel
import Simulation

/// The sidebar that replaces an iPad's tab bar (iPadOS 18). Only its width has a source.
struct TabSidebarNodes {
    let bar: TabBar
    let controller: SceneController

    let isPanel: Bool

    private var margin: Double { isPanel ? 18 : 12 }
    private static let buttonRowHeight = 50.0
    private static let titleHeight = 52.0
    private static let rowHeight = 44.0

    private var id: String { controller.id.description }
    private var texts: BarText { BarText(controller.traits.collection) }
    private var isRightToLeft: Bool { controller.traits.collection.layoutDirection == .rightToLeft }
    private var top: Double { controller.safeAreaInsets.top }
    private var width: Double { bar.frame.width }

    var nodes: [WireframeNode] {
        let dimming = bar.dimming.map {
            WireframeNode(
                id: "\(id)/dimming", role: .dimming, frame: $0.relative(to: controller.frame.origin), event: .tapDimmed,
                accessibilityLabel: "Hide the sidebar"
            )
        }
        return [dimming].compactMap { $0 } + [sidebar]
    }

    private var sidebar: WireframeNode {
        let sidebar = WireframeNode(
            id: "\(id)/sidebar", role: .tabSidebar, frame: bar.frame.relative(to: controller.frame.origin),
            style: NodeStyle(clipsToBounds: bar.dimming == nil || isPanel, castsShadow: bar.dimming != nil && !isPanel),
            children: button + title + rows
        )
        return isPanel ? sidebar.insetAsPanel : sidebar
    }

    private var button: [WireframeNode] {
        guard let event = bar.sidebarButton else { return [] }
        let leading = isRightToLeft ? bar.sideInsets.right : bar.sideInsets.left
        let x = leading == 0 ? margin : leading + NavigationBarLayout.edgeOfGlass
        let place = Rect(x: x, y: top, width: 44, height: Self.buttonRowHeight)
        return [Self.button(of: id, place.mirrored(in: width, isRightToLeft), event, "Hide the sidebar")]
    }

    static func button(of id: String, _ frame: Rect, _ event: Event, _ label: String) -> WireframeNode {
        WireframeNode(
            id: "\(id)/sidebarButton", role: .barButtonItem, frame: frame,
            content: .item(.init(title: nil, image: ImageName(.sidebar))), event: event, accessibilityLabel: label
        )
    }

    private var title: [WireframeNode] {
        guard let title = bar.title else { return [] }
        let frame = Rect(
            x: 2 * margin, y: top + Self.buttonRowHeight, width: width - 4 * margin, height: Self.titleHeight
        )
        return [WireframeNode(
            id: "\(id)/sidebar/title", role: .largeTitle, frame: frame,
            content: .text(texts.text(title, size: 28, weight: .bold, lineHeight: 34, isNatural: true))
        )]
    }

    private var rows: [WireframeNode] {
        let first = top + Self.buttonRowHeight + (bar.title == nil ? 0 : Self.titleHeight)
        return bar.items.enumerated().map { index, item in
            let frame = Rect(
                x: margin, y: first + Double(index) * Self.rowHeight, width: width - 2 * margin, height: Self.rowHeight
            )
            let text = texts.text(
                item.title, size: 17, weight: item.isSelected ? .semibold : .regular, lineHeight: 22, isNatural: true
            )
            return WireframeNode(
                id: "\(id)/sidebar/\(index)", role: .sidebarRow, frame: frame, style: NodeStyle(cornerRadius: 10),
                content: .item(.init(
                    title: text, image: item.image.map { ImageName($0) }, badge: texts.badge(of: item, size: 17), arrangement: .line,
                    isSelected: item.isSelected
                )),
                event: item.event, accessibilityLabel: item.spokenTitle
            )
        }
    }
}

extension BarText {
    /// - Parameter size: The size of badges on an image or title, in points. It has no source.
    func badge(of item: TabBar.Item, size: Double = 12) -> NodeText? {
        item.badge.map { text($0, size: size, lineHeight: (size * 1.3).rounded()) }
    }
}

extension TabBar.Item {
    var spokenTitle: String {
        [title, badge.map { "badge \($0)" }].compactMap { $0 }.joined(separator: ", ")
    }
}
