import LayoutEngine
import PlaygroundModel
import Simulation
import TextMetrics

struct PreviewNodes {
    let scene: Scene
    let layouts: [ControllerInstance.ID: LayoutResult]
    let profile: BehaviourProfile
    /// The frame of the touched element, in window coordinates. The card grows from it. A button's menu is next to it.
    let source: Rect

    private static let arrowSize = Size(width: 44, height: 18)

    private var texts: BarText { BarText(scene.traits.collection) }
    private var metrics: MenuMetrics { MenuMetrics(profile, scene.traits.collection) }

    var nodes: [WireframeNode] {
        let touch = scene.touch
        return [touch.preview.map(card), touch.preview.flatMap(arrow), touch.actions.map(list)].compactMap { $0 }
    }

    private func card(_ preview: TouchScene.Preview) -> WireframeNode {
        var previewed = scene
        previewed.controllers = preview.controllers
        let tree = ControllerTree(scene: previewed, layouts: layouts, profile: profile)
        return WireframeNode(
            id: "touch/preview", role: .previewCard, frame: preview.frame,
            style: NodeStyle(
                backgroundColor: .semantic(.systemBackground), cornerRadius: metrics.cornerRadius, clipsToBounds: true,
                touch: TouchStyle(amount: preview.progress, isSettled: scene.touch.actions != nil, origin: source)
            ),
            event: preview.event, swipes: preview.showsChevron ? [.touch(.swipeUp)] : [],
            accessibilityLabel: preview.controllers.first?.definition.title.map { "Preview of \($0)" } ?? "Preview",
            children: tree.topLevelNodes.map { node in
                var node = node.untouchable()
                node.frame = node.frame.relative(to: preview.frame.origin)
                return node
            }
        )
    }

    /// The arrow that announces actions above the card. A tap on the arrow has the effect of the swipe that shows the actions.
    private func arrow(_ preview: TouchScene.Preview) -> WireframeNode? {
        guard preview.showsChevron else { return nil }
        let size = Self.arrowSize
        let y = max(preview.frame.minY - size.height - 6, scene.safeAreaInsets.top)
        return WireframeNode(
            id: "touch/arrow", role: .previewArrow,
            frame: Rect(x: preview.frame.midX - size.width / 2, y: y, width: size.width, height: size.height),
            event: .touch(.swipeUp), accessibilityLabel: "Swipe up for actions"
        )
    }

    private func list(_ actions: TouchScene.ActionList) -> WireframeNode {
        let rows = [actions.heading.map { ($0, true) }].compactMap { $0 } + actions.items.map { ($0, false) }
        var y = actions.edge
        return WireframeNode(
            id: "touch/actions", role: .actionList(isMenu: actions.kind == .menu), frame: frame(of: actions),
            style: NodeStyle(cornerRadius: metrics.cornerRadius, clipsToBounds: true),
            children: rows.enumerated().map { index, row in
                y += row.0.gap
                let height = actions.rowHeight + row.0.subtitleHeight
                defer { y += height }
                return WireframeNode(
                    id: "touch/actions/\(row.0.event?.description ?? "section \(index)")", role: .actionRow,
                    frame: Rect(x: 0, y: y, width: actions.frame.width, height: height),
                    content: .menuRow(self.row(row.0, isHeading: row.1, actions.kind)), event: row.0.event
                )
            }
        )
    }

    private func frame(of actions: TouchScene.ActionList) -> Rect {
        guard scene.touch.preview == nil, actions.kind == .menu else { return actions.frame }
        let margin = 8.0
        let room = Rect(origin: .zero, size: scene.window.size).inset(
            by: scene.safeAreaInsets + EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
        return source.menu(actions.frame.size, in: room, coversButton: profile.design == .glass)
    }

    private func row(
        _ item: TouchScene.ActionList.Item, isHeading: Bool, _ kind: ActionListKind
    ) -> NodeContent.MenuRow {
        let isMenu = kind == .menu
        let isTitle = item.event == nil
        let title = texts.text(
            item.title, size: isTitle ? 13 : isMenu ? metrics.titleSize : 20, weight: isHeading ? .semibold : .regular, lineHeight: isMenu ? 22 : 24,
            isNatural: isMenu, color: isTitle ? .semantic(.secondaryLabel) : item.isDestructive ? .semantic(.systemRed) : nil
        )
        var row = NodeContent.MenuRow(
            title: title, glyph: item.image.flatMap { NodeContent.MenuRow.Glyph(image: $0) }, isGlyphAtRight: profile.design != .glass,
            mark: mark(of: item, isHeading: isHeading), isEnabled: item.isEnabled
        )
        row.metrics = metrics
        row.beginsSection = item.gap > 0
        let width = row.breakLines(in: scene.touch.actions?.frame.width ?? 0)
        row.subtitle = item.subtitle.map { texts.menuSubtitle($0, width: width) }
        return row
    }

    private func mark(of item: TouchScene.ActionList.Item, isHeading: Bool) -> NodeContent.MenuRow.Mark? {
        if isHeading { return .back }
        if item.opensGroup { return .disclosure }
        return switch item.state {
        case .off: nil
        case .on: .check
        case .mixed: .mixed
        }
    }
}
