import PlaygroundModel
import Simulation

struct BarItems {
    let content: ControllerInstance.ID
    let items: [BarButtonItem]
    let spans: [BarSpan]
    /// The row's frame in the parent's coordinates.
    let row: Rect
    /// Whether the items are on glass (iOS 26). A button with an image is then smaller than its slot.
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

    func groups(_ ranges: [Range<Int>]) -> [WireframeNode] {
        ranges.map { range in
            let (first, last) = (frame(spans[range.lowerBound]), frame(spans[range.upperBound - 1]))
            let left = min(first.minX, last.minX)
            let frame = Rect(x: left, y: row.minY, width: max(first.maxX, last.maxX) - left, height: row.height)
            let item = items[range.lowerBound]
            return .barItemGroup(
                behind: "\(content).\(item.id)", frame, ground: item.isFilled ? item.tintColor ?? .semantic(.tintColor) : nil)
        }
    }

    private func frame(_ span: BarSpan) -> Rect { span.frame(in: row, isRightToLeft: traits.layoutDirection == .rightToLeft) }
}

extension WireframeNode {
    static func barItem(
        _ item: BarButtonItem, of content: ControllerInstance.ID, _ frame: Rect, _ traits: TraitCollection,
        pointSize: Double = BarItemRow.pointSize
    ) -> WireframeNode {
        // The colour of a prominent item on glass is behind the item.
        let ink = item.isProminent ? nil : item.tintColor
        let title = BarText(traits).text(
            item.title ?? item.id.name, size: pointSize, weight: item.isProminent ? .semibold : .regular, lineHeight: 22, color: ink
        )
        var image = item.image.map { ImageName($0) }
        image?.ink = ink
        return WireframeNode(
            id: "\(content).\(item.id)", role: .barButtonItem, frame: frame, style: NodeStyle(tintColor: item.tintColor),
            content: .item(.init(
                title: title, image: image,
                badge: item.badge.map { BarText(traits).text($0, size: 12, lineHeight: 16) }, isEnabled: item.isEnabled,
                isProminent: item.isFilled
            )),
            event: item.tap != nil || item.opensMenu ? .tap(controller: content.description, view: item.id) : nil,
            source: item.path, accessibilityLabel: item.badge.map { item.spokenWords + ($0.isEmpty ? ", badge" : ", badge \($0)") }
                ?? (item.image == nil ? item.accessibilityLabel : item.spokenWords)
        )
    }

    /// The glass behind a group of items. `id` is the id of the first item.
    static func barItemGroup(behind id: ID, _ frame: Rect, ground: Color? = nil) -> WireframeNode {
        WireframeNode(id: "\(id)/group", role: .barItemGroup, frame: frame, style: NodeStyle(backgroundColor: ground))
    }
}
