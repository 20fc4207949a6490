import PlaygroundModel
import Simulation

/// Separators between a split view's columns, and the dimming of a secondary that others overlay.
struct ColumnNodes {
    let split: SplitArrangement
    let controller: SceneController

    /// - Parameter columns: Visible columns, from back to front.
    func around(_ columns: [WireframeNode]) -> [WireframeNode] {
        let below = columns.filter { $0.id == secondary }, others = columns.filter { $0.id != secondary }
        guard let area = split.dimming, secondary != nil else {
            return (split.hasFloatingColumns ? below + others : columns) + separators
        }
        let above = others.map { column in
            var column = column
            column.style.castsShadow = true
            return column
        }
        return below + [dimming(area)] + above + separators
    }

    private var secondary: WireframeNode.ID? {
        split.columns.first { $0.column == .secondary }?.controller.description
    }

    private func dimming(_ area: Rect) -> WireframeNode {
        WireframeNode(
            id: "\(controller.id)/dimming", role: .dimming, frame: area.relative(to: controller.frame.origin),
            event: .tapDimmed, accessibilityLabel: "Hide the column"
        )
    }

    private var separators: [WireframeNode] {
        split.separators.enumerated().map { index, line in
            WireframeNode(
                id: "\(controller.id)/separator/\(index)", role: .columnSeparator,
                frame: line.relative(to: controller.frame.origin)
            )
        }
    }
}
