import PlaygroundModel
import Simulation

/// The swipe actions next to a dragged row, beginning at the row's edge.
struct SwipeActionNodes {
    let controller: ControllerInstance.ID
    let row: ViewDefinition
    let edge: SwipeActions.Edge
    let traits: TraitCollection
    let profile: BehaviourProfile
    /// The frame before the drag, in the parent's coordinates.
    let frame: Rect

    /// UIKit's lengths, in points.
    private enum Metrics {
        static let leastWidth = 74.0
        static let margin = 15.0
        static let (pointSize, lineHeight) = (15.0, 20.0)
        /// The minimum row height for image and title. In lower rows an action with an image has no title.
        static let heightOfBoth = 91.0
        /// The gap between capsules (iOS 26).
        static let gap = 4.0
    }

    private var texts: BarText { BarText(traits) }
    private var actions: [SwipeAction] { row.swipeActions[edge] }
    private var isAtRight: Bool { edge.drag(isRightToLeft: traits.layoutDirection == .rightToLeft) == .left }

    private var actionWidth: Double {
        let widest = actions.compactMap(title).map(texts.width).max() ?? 0
        return min(max(Metrics.leastWidth, widest + 2 * Metrics.margin), frame.width / Double(max(1, actions.count)))
    }

    /// The distance of the drag, in points.
    var offset: Double { Double(actions.count) * actionWidth * (isAtRight ? -1 : 1) }

    var nodes: [WireframeNode] {
        let width = actionWidth
        return actions.enumerated().map { index, action in
            let x = isAtRight ? frame.maxX - Double(index + 1) * width : frame.minX + Double(index) * width
            return node(action, at: index, in: Rect(x: x, y: frame.minY, width: width, height: frame.height))
        }
    }

    private func node(_ action: SwipeAction, at index: Int, in place: Rect) -> WireframeNode {
        let id = SwipeActions.id(index, at: edge, of: row.id)
        let isCapsule = profile.design == .glass
        let gap = isCapsule ? Metrics.gap : 0
        let frame = Rect(x: place.minX + gap, y: place.minY + gap, width: place.width - 2 * gap, height: max(0, place.height - 2 * gap))
        let title = title(action)
        let color = action.backgroundColor ?? .semantic(action.style == .destructive ? .systemRed : .systemGray)
        return WireframeNode(
            id: "\(controller).\(id)", role: .view(.button), frame: frame,
            style: NodeStyle(
                backgroundColor: color, cornerRadius: isCapsule ? min(frame.width, frame.height) / 2 : 0, clipsToBounds: true),
            content: .button(NodeContent.Button(
                title: title, image: action.image.map { ImageName($0) }, style: .plain, contentInsets: .zero,
                imagePlacement: .top, imagePadding: 8,
                foreground: .semantic(.white))),
            event: .tap(controller: controller.description, view: id), source: action.path,
            accessibilityLabel: action.title ?? action.image?.spokenWords
        )
    }

    private func title(_ action: SwipeAction) -> NodeText? {
        guard let title = action.title, action.image == nil || frame.height >= Metrics.heightOfBoth else { return nil }
        return texts.text(title, size: Metrics.pointSize, lineHeight: Metrics.lineHeight, color: .semantic(.white))
    }
}

extension ViewDefinition {
    func swipes(in controller: String, open: SwipeActions.Edge?, isRightToLeft: Bool) -> [Event] {
        SwipeActions.Edge.allCases
            .filter { !swipeActions[$0].isEmpty || (open != nil && open != $0) }
            .map { .drag(controller: controller, view: id, $0.drag(isRightToLeft: isRightToLeft)) }
    }
}
