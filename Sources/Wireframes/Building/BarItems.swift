import PlaygroundModel
import Simulation

/// Bar button items in a row. Each is an element of the controller whose navigation item or toolbar it stands in.
struct BarItems {
    let content: ControllerInstance.ID
    /// The row in which they stand, in its parent's coordinates.
    let row: Rect
    let traits: TraitCollection

    func nodes(_ items: [BarButtonItem], at spans: [BarSpan]) -> [WireframeNode] {
        zip(items, spans).map { item, span in
            node(item, span.frame(in: row, isRightToLeft: traits.layoutDirection == .rightToLeft))
        }
    }

    private func node(_ item: BarButtonItem, _ frame: Rect) -> WireframeNode {
        let title = BarText(traits).text(item.title ?? item.id.name, size: BarItemRow.pointSize, lineHeight: 22)
        return WireframeNode(
            id: "\(content).\(item.id)", role: .barButtonItem, frame: frame,
            content: .item(.init(title: title, image: item.image.map { ImageName($0) }, isEnabled: item.isEnabled)),
            event: item.tap.map { _ in .tap(controller: content.description, view: item.id) },
            source: item.path, accessibilityLabel: item.image.map { item.title ?? $0.spokenWords }
        )
    }
}
