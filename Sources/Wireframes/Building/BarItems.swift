import PlaygroundModel
import Simulation

/// Bar button items in a row. Each is an element of the controller whose navigation item or toolbar it stands in.
struct BarItems {
    let items: [BarButtonItem]
    let content: ControllerInstance.ID
    let height: Double
    let traits: TraitCollection

    private static let imageWidth = 44.0
    /// On either side of a title; with the bar's own edge of 8 points a title stands 16 from the edge.
    static let padding = 8.0

    /// What the items take up, one beside the other.
    var width: Double { items.map(width).reduce(0, +) }

    func width(of item: BarButtonItem) -> Double {
        guard item.image == nil else { return Self.imageWidth }
        return max(Self.imageWidth, BarText(traits).width(of: title(of: item)) + 2 * Self.padding)
    }

    /// The items one after the other from the leading side, in a bar so wide.
    func row(from leading: Double, in barWidth: Double, top: Double = 0) -> [WireframeNode] {
        var x = leading
        return items.map { item in
            defer { x += width(of: item) }
            return node(item, Rect(x: x, y: top, width: width(of: item), height: height), in: barWidth)
        }
    }

    /// The items with equal spaces between them, as flexible spaces leave them.
    func spread(from leading: Double, to trailing: Double, in barWidth: Double) -> [WireframeNode] {
        guard items.count > 1 else { return row(from: leading, in: barWidth) }
        let gap = max(0, (trailing - leading - width) / Double(items.count - 1))
        var x = leading
        return items.map { item in
            defer { x += width(of: item) + gap }
            return node(item, Rect(x: x, y: 0, width: width(of: item), height: height), in: barWidth)
        }
    }

    private func node(_ item: BarButtonItem, _ frame: Rect, in barWidth: Double) -> WireframeNode {
        let title = title(of: item)
        return WireframeNode(
            id: "\(content).\(item.id)", role: .barButtonItem,
            frame: frame.mirrored(in: barWidth, traits.layoutDirection == .rightToLeft),
            content: .item(.init(title: title, image: item.image, isEnabled: item.isEnabled)),
            event: item.tap.map { _ in .tap(controller: content.description, view: item.id) },
            source: item.path, accessibilityLabel: item.image.map { _ in item.title ?? item.id.name }
        )
    }

    private func title(of item: BarButtonItem) -> NodeText {
        BarText(traits).text(item.title ?? item.id.name, size: 17, lineHeight: 22)
    }
}
