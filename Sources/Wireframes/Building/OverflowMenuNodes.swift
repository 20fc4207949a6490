import PlaygroundModel
import Simulation
import TextMetrics

struct OverflowMenuNodes {
    let menu: OverflowMenu
    let scene: Scene

    private static let radius = 14.0

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
            style: NodeStyle(cornerRadius: Self.radius, clipsToBounds: true), children: menu.items.enumerated().map { row($1, at: $0) }
        )
        return [catcher, list]
    }

    private func row(_ item: BarButtonItem, at index: Int) -> WireframeNode {
        let words = item.spokenWords
        var title = texts.text(words, size: 17, lineHeight: 22, isNatural: true)
        let font = Font(size: title.pointSize, weight: title.weight)
        title.lines = TextLayout(words, font: font, width: menu.frame.width - Self.besideText).lines.map { $0.text }
        return WireframeNode(
            id: "\(id)/overflow/\(item.id)", role: .actionRow,
            frame: Rect(x: 0, y: Double(index) * menu.rowHeight, width: menu.frame.width, height: menu.rowHeight),
            content: .menuRow(NodeContent.MenuRow(
                title: title, subtitle: nil, glyph: item.image.flatMap { NodeContent.MenuRow.Glyph(image: $0) }, isEnabled: item.isEnabled
            )),
            event: item.isEnabled && (item.tap != nil || item.opensMenu) ? .tap(controller: id, view: item.id) : nil, source: item.path, accessibilityLabel: words
        )
    }

    /// In points: glyph and margins of a row, as in a context menu.
    private static let besideText = 72.0
}
