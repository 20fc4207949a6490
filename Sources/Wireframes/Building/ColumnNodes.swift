import PlaygroundModel
import Simulation

/// Separators between a split view's columns, and the dimming of a secondary under overlaid columns.
struct ColumnNodes {
    let split: SplitArrangement
    let controller: SceneController

    /// The columns with their separators and dimming. A floating primary is above the columns that run beneath it.
    func around(_ columns: [WireframeNode]) -> [WireframeNode] {
        let below = columns.filter { $0.id == secondary }, others = columns.filter { $0.id != secondary }
        guard let area = split.dimming, secondary != nil else {
            return split.hasFloatingPrimary ? below + separators + others.reversed().map(floating) : columns + separators
        }
        let castsShadow = split.displayMode.isOverlay && !(split.hasFloatingPrimary && !split.separators.isEmpty)
        let above = others.map { column in
            var column = floating(column)
            column.style.castsShadow = castsShadow
            return column
        }
        return below + [dimming(area)] + (split.hasFloatingPrimary ? separators + above.reversed() : above + separators)
    }

    private var secondary: WireframeNode.ID? { id(of: .secondary) }

    private func id(of column: SplitDefinition.Column) -> WireframeNode.ID? {
        split.columns.first { $0.column == column }?.controller.description
    }

    /// The column, in a glass panel that clips it if the column floats (iPadOS 26).
    private func floating(_ column: WireframeNode) -> WireframeNode {
        guard split.hasFloatingPrimary, column.id == id(of: .primary) else { return column }
        var panel = WireframeNode(
            id: "\(controller.id)/panel", role: .columnPanel, frame: column.frame, style: NodeStyle(clipsToBounds: true), children: [column]
        )
        panel.children[0].frame.origin = .zero
        return panel
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

extension WireframeNode {
    /// The look of a sidebar's panel (Human Interface Guidelines, *Sidebars*). Children keep their positions. The margin is recalled.
    var insetAsPanel: WireframeNode {
        let margin = 8.0
        var panel = self
        panel.frame = frame.inset(by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
        panel.children = children.map { child in
            var child = child
            child.frame = child.frame.offset(by: Point(x: -margin, y: -margin))
            return child
        }
        return panel
    }
}
