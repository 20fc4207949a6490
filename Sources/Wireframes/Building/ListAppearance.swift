import LayoutEngine
import PlaygroundModel
import Simulation

struct ListAppearance {
    /// The view, if it is a list, or the list around it.
    let list: ResolvedView
    let profile: BehaviourProfile

    func apply(to node: inout WireframeNode, cell: LaidOutCell?) {
        guard list.definition.kind.isList, case .view(let kind) = node.role else { return }
        switch kind {
        case .table, .collection: node.style.backgroundColor = ground
        case .cell:
            let appearance = cell?.appearance
            guard list.definition.kind == .table || appearance != nil else { return }
            if appearance?.isSidebar == true || cell?.isHeader == true { return }
            let style = appearance?.tableStyle ?? style
            paint(&node, style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
            if case .cell(var content) = node.content {
                if style == .insetGrouped { content.sectionPosition = cell?.sectionPosition }
                content.separatorColor = list.properties.color(.separatorColor)
                node.content = .cell(content)
            }
        case .sectionHeader where style == .plain && !profile.has(.plainHeadersWithoutBackground):
            paint(&node, .secondarySystemBackground)
        default: break
        }
    }

    private var style: TableStyle { list.properties.choice(.style) ?? .plain }

    var ground: Color { list.properties.color(.backgroundColor) ?? .semantic(standardGround) }

    private var standardGround: SemanticColor {
        switch list.properties.compositionalLayout(.layout)?.section(0)?.appearance {
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .plain: .systemBackground
        case nil: list.definition.kind == .table && style != .plain ? .systemGroupedBackground : .systemBackground
        }
    }

    private func paint(_ node: inout WireframeNode, _ color: SemanticColor) {
        if node.style.backgroundColor == nil { node.style.backgroundColor = .semantic(color) }
    }
}
