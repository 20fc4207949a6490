import PlaygroundModel
import Simulation

/// What a split view draws around its columns: the lines between them, and the dimmed secondary under those that lie over
/// it.
struct ColumnNodes {
    let split: SplitArrangement
    let controller: SceneController

    /// - Parameter columns: The nodes of the visible columns, what stands over another after it.
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
