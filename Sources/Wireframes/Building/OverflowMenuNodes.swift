import PlaygroundModel
import Simulation
import TextMetrics

struct OverflowMenuNodes {
    let menu: OverflowMenu
    let scene: Scene

    private var id: String { menu.content.description }
    private var texts: BarText {
        BarText(scene.controllers.first { $0.id == menu.content }?.traits.collection ?? scene.traits.collection)
    }

    var nodes: [WireframeNode] {
        let catcher = WireframeNode(
            id: "\(id)/overflow/beside", role: .touchCatcher, frame: Rect(origin: .zero, size: scene.window.size), event: .tapDimmed,
            accessibilityLabel: "Close the menu"
        )
        let list = WireframeNode(
            id: "\(id)/overflow", role: .actionList(isMenu: true), frame: menu.frame,
            style: NodeStyle(cornerRadius: menu.metrics.cornerRadius, clipsToBounds: true), children: menu.items.enumerated().map { row($1, at: $0) }
        )
        return [catcher, list]
    }

    private func row(_ item: BarButtonItem, at index: Int) -> WireframeNode {
        let words = item.spokenWords
        let title = texts.text(words, size: menu.metrics.titleSize, lineHeight: 22, isNatural: true)
        var row = NodeContent.MenuRow(title: title, glyph: item.image.flatMap { NodeContent.MenuRow.Glyph(image: $0) }, isEnabled: item.isEnabled)
        row.metrics = menu.metrics
        row.breakLines(in: menu.frame.width)
        return WireframeNode(
            id: "\(id)/overflow/\(item.id)", role: .actionRow,
            frame: Rect(x: 0, y: menu.metrics.edge + Double(index) * MenuMetrics.rowHeight, width: menu.frame.width, height: MenuMetrics.rowHeight),
            content: .menuRow(row),
            event: item.isEnabled && (item.tap != nil || item.opensMenu) ? .tap(controller: id, view: item.id) : nil, source: item.path, accessibilityLabel: words
        )
    }
}
