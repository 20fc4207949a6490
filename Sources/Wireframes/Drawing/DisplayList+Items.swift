import PlaygroundModel

extension DisplayList {
    private static let glyphSide = 26.0

    static func tab(_ item: NodeContent.Item, in size: Size) -> [DrawnPart] {
        let title = item.arrangement == .imageOrTitle && item.image != nil ? nil : item.title
        let isStacked = item.arrangement == .stacked
        let glyph = item.image == nil ? 0 : glyphSide
        let gap = item.image == nil || title == nil ? 0 : isStacked ? 1.0 : 7
        let text = title.map { Size(width: min($0.width, size.width), height: $0.height) } ?? .zero
        // The centre of the image, relative to the centre of the box.
        let middle = isStacked ? Point(x: 0, y: 1 - (gap + text.height) / 2) : Point(x: -(gap + text.width) / 2, y: 0)
        var parts: [DrawnPart] = []
        if let image = item.image {
            parts.append(DrawnPart(
                part: .itemGlyph, isOn: item.isSelected, across: .around(0.5, middle.x, width: glyphSide),
                down: .around(0.5, middle.y, height: glyphSide), content: .glyph(image), color: image.ink
            ))
        }
        if let title {
            parts.append(DrawnPart(
                part: .itemTitle, across: isStacked || item.image == nil ? nil : .around(0.5, (glyph + gap) / 2, width: text.width),
                down: isStacked ? .around(0.5, 1 + (glyph + gap) / 2, height: text.height) : nil, content: .lines(title)
            ))
        }
        return parts + badge(of: item, imageAt: middle)
    }

    /// The badge at the upper trailing corner of the image, or of a title without an image.
    private static func badge(of item: NodeContent.Item, imageAt middle: Point) -> [DrawnPart] {
        guard let text = item.badge else { return [] }
        let width = badgeWidth(text)
        let height = min(18, width)
        let (across, down): (PartPlace.Across, PartPlace.Down) = if item.image != nil {
            (
                .around(0.5, middle.x + (item.arrangement == .stacked ? 3 : -1) + width / 2, width: width),
                .around(0.5, middle.y - 8, height: height)
            )
        } else if item.arrangement == .imageOrTitle {
            (.around(1, width / 2 - 18, width: width), .around(0, 2, height: height))
        } else {
            (.leading(16, .points(width)), .around(0, 5, height: 18))
        }
        return [DrawnPart(part: .itemBadge, across: across, down: down, content: .lines(text.centred))]
    }

    private static func badgeWidth(_ text: NodeText) -> Double { text.width == 0 ? dotSide : max(18, text.width + 10) }

    private static let dotSide = 10.0

    static func back(_ title: NodeText?) -> [DrawnPart] {
        [DrawnPart(part: .backChevron, content: .drawing(.back, .ownSize))]
            + [title].compactMap { $0.map { DrawnPart(part: .backTitle, content: .lines($0)) } }
    }

    static func row(_ item: NodeContent.Item) -> [DrawnPart] {
        let isSidebar = item.arrangement == .line
        let (gap, padding) = isSidebar ? (12.0, 12.0) : (14, 16)
        var (leading, trailing) = (padding, padding)
        var (parts, ends): ([DrawnPart], [DrawnPart]) = ([], [])
        if let image = item.image {
            let place = PartPlace.Across.leading(leading, .points(glyphSide))
            parts.append(DrawnPart(part: .rowGlyph, isOn: item.isSelected, across: place, content: .glyph(image)))
            leading += glyphSide + gap
        }
        func end(_ part: BoxPart, width: Double, _ content: DrawnPart.Content) {
            ends.append(DrawnPart(part: part, across: .trailing(trailing, .points(width)), content: content))
            trailing += width + gap
        }
        if !isSidebar { end(.rowDisclosure, width: 8, .drawing(.disclosure, .ownSize)) }
        if let badge = item.badge {
            end(isSidebar ? .rowValue : .itemBadge, width: isSidebar ? badge.width : badgeWidth(badge), .lines(badge.centred))
        }
        if let title = item.title { parts.append(DrawnPart(part: .itemTitle, across: .ends(leading, trailing), content: .lines(title))) }
        return parts + ends
    }
}

extension NodeText {
    fileprivate var centred: NodeText {
        var text = self
        text.alignment = .center
        return text
    }
}
