import PlaygroundModel
import Simulation

/// Bar button items in a row. Each is an element of the controller whose navigation item or toolbar it stands in.
struct BarItems {
    let content: ControllerInstance.ID
    let items: [BarButtonItem]
    /// Where they stand, in the order of the items.
    let spans: [BarSpan]
    /// The row in which they stand, in its parent's coordinates.
    let row: Rect
    /// Whether they stand on glass, where buttons with images are smaller than their places (iOS 26).
    let areOnGlass: Bool
    let traits: TraitCollection

    var nodes: [WireframeNode] {
        zip(items, spans).filter { !$0.0.isSpace }.map { item, span in
            let place = frame(span)
            guard areOnGlass, item.image != nil else { return .barItem(item, of: content, place, traits) }
            let side = min(BarItemRow.imageButtonOnGlass, place.height)
            return .barItem(item, of: content, Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side), traits)
        }
    }

    /// The glass behind them (iOS 26), to be drawn before them.
    ///
    /// - Parameter ranges: The items of each group.
    func groups(_ ranges: [Range<Int>]) -> [WireframeNode] {
        ranges.map { range in
            let (first, last) = (frame(spans[range.lowerBound]), frame(spans[range.upperBound - 1]))
            let left = min(first.minX, last.minX)
            let frame = Rect(x: left, y: row.minY, width: max(first.maxX, last.maxX) - left, height: row.height)
            let item = items[range.lowerBound]
            return .barItemGroup(behind: "\(content).\(item.id)", frame, isProminent: item.isProminent)
        }
    }

    private func frame(_ span: BarSpan) -> Rect { span.frame(in: row, isRightToLeft: traits.layoutDirection == .rightToLeft) }

}

extension WireframeNode {
    /// A bar button item, wherever it stands.
    ///
    /// - Parameter pointSize: Of its title, where it has no image.
    static func barItem(
        _ item: BarButtonItem, of content: ControllerInstance.ID, _ frame: Rect, _ traits: TraitCollection,
        pointSize: Double = BarItemRow.pointSize
    ) -> WireframeNode {
        let title = BarText(traits).text(
            item.title ?? item.id.name, size: pointSize, weight: item.isProminent ? .semibold : .regular, lineHeight: 22
        )
        return WireframeNode(
            id: "\(content).\(item.id)", role: .barButtonItem, frame: frame,
            content: .item(.init(
                title: title, image: item.image.map { ImageName($0) }, isEnabled: item.isEnabled, isProminent: item.isProminent
            )),
            event: item.tap.map { _ in .tap(controller: content.description, view: item.id) },
            source: item.path, accessibilityLabel: item.image.map { item.title ?? $0.spokenWords }
        )
    }

    /// The glass behind items, of which `id` is the first.
    static func barItemGroup(behind id: ID, _ frame: Rect, isProminent: Bool = false) -> WireframeNode {
        WireframeNode(
            id: "\(id)/group", role: .barItemGroup, frame: frame,
            style: NodeStyle(backgroundColor: isProminent ? .semantic(.tintColor) : nil)
        )
    }
}
