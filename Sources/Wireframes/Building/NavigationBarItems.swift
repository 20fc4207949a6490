import PlaygroundModel
import Simulation

/// Where the back button and the title of a navigation bar stand.
///
/// The title is centred in the bar as long as the back button leaves room, as UINavigationBar has it. Bars do not
/// follow Dynamic Type.
struct NavigationBarItems {
    let bar: NavigationBar
    let width: Double
    /// What hardware covers on the left and the right.
    let insets: EdgeInsets
    let traits: TraitCollection

    private static let pointSize = 17.0
    private static let lineHeight = 22.0
    private static let edge = 8.0

    func nodes(named id: String, top: Double) -> [WireframeNode] {
        var nodes: [WireframeNode] = []
        if let back = bar.backButtonTitle {
            nodes.append(WireframeNode(
                id: "\(id)/bar/back", role: .backButton, frame: mirrored(backFrame(top: top)),
                content: .back(text(back, weight: .regular)), event: bar.backEvent ?? .back, accessibilityLabel: "Back to \(back)"
            ))
        }
        if let title = bar.title {
            nodes.append(WireframeNode(
                id: "\(id)/bar/title", role: .barTitle, frame: mirrored(titleFrame(top: top)),
                content: .text(text(title, weight: .semibold))
            ))
        }
        return nodes
    }

    private func text(_ line: String, weight: FontWeight) -> NodeText {
        let isBack = weight == .regular
        return NodeText(
            lines: [line], pointSize: Self.pointSize, weight: traits.legibilityWeight == .bold ? .bold : weight,
            lineHeight: Self.lineHeight,
            alignment: isBack ? (traits.layoutDirection == .rightToLeft ? .right : .left) : .center
        )
    }

    private var leadingInset: Double { traits.layoutDirection == .rightToLeft ? insets.right : insets.left }

    /// A third of the bar, and no more than a long word needs.
    private var backWidth: Double { min(width * 0.32, 160) }

    private func backFrame(top: Double) -> Rect {
        Rect(x: leadingInset + Self.edge, y: top, width: backWidth, height: bar.frame.height)
    }

    private func titleFrame(top: Double) -> Rect {
        let inset = max(insets.left, insets.right) + Self.edge * 2 + (bar.backButtonTitle == nil ? 0 : backWidth)
        return Rect(x: inset, y: top, width: max(0, width - 2 * inset), height: bar.frame.height)
    }

    private func mirrored(_ rect: Rect) -> Rect {
        guard traits.layoutDirection == .rightToLeft else { return rect }
        return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
