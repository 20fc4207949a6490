import PlaygroundModel
import TextMetrics
import Wireframes

/// Bar buttons, tabs and rows of lists.
extension NodePainter {
    private static let glyphSide = 26.0

    mutating func drawItem(_ item: NodeContent.Item, of node: WireframeNode, in box: Rect, _ place: Surroundings) {
        switch item.arrangement {
        case .imageOrTitle where item.badge == nil:
            if let image = item.image {
                drawGlyph(image, around: Point(x: box.midX, y: box.midY), item, place.ink, place)
            } else if let title = item.title {
                canvas.text(title, in: title.place(centredIn: box), paint(of: title, place))
            }
        case .imageOrTitle, .stacked, .beside: drawTab(item, in: box, place)
        case .row: drawRow(item, gap: 14, padding: 16, in: box, place)
        case .line: drawRow(item, gap: 12, padding: 12, in: box, place)
        }
    }

    private mutating func drawGlyph(
        _ image: ImageName, around centre: Point, _ item: NodeContent.Item, _ paint: Paint, _ place: Surroundings
    ) {
        let side = Self.glyphSide
        let frame = Rect(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)
        if let file = place.file(image) { return canvas.template(file.variant, in: frame, paint) }
        canvas.glyph(
            ofImage: image.name, in: frame, paint, place.look(2.9, wash: item.isSelected ? .strong : .faint), tile: (22, 1.5, 6)
        )
    }

    private mutating func drawTab(_ item: NodeContent.Item, in box: Rect, _ place: Surroundings) {
        let side = Self.glyphSide
        let isStacked = item.arrangement == .stacked
        let gap = isStacked ? 1.0 : 7
        let size = item.title.map { Size(width: min($0.width, box.width), height: $0.height) } ?? .zero
        let glyph = item.image == nil ? 0 : side
        let between = item.image == nil || item.title == nil ? 0 : gap
        var text: Rect
        var centre: Point
        if isStacked {
            let top = 2 + (box.height - 2 - glyph - between - size.height) / 2
            centre = Point(x: box.midX, y: top + side / 2)
            text = Rect(x: 0, y: top + glyph + between, width: box.width, height: size.height)
        } else {
            let leading = (box.width - glyph - between - size.width) / 2
            let image = Rect(x: leading, y: 0, width: side, height: box.height).mirrored(in: box.width, place.isRightToLeft)
            centre = Point(x: image.midX, y: box.midY)
            text = box.centredVertically(size, x: leading + glyph + between)
                .mirrored(in: box.width, place.isRightToLeft)
        }
        if let image = item.image { drawGlyph(image, around: centre, item, place.ink, place) }
        if let title = item.title {
            canvas.text(title, in: text, paint(of: title, place), fitting: max(text.width, size.width) + 0.5)
        }
        guard let badge = item.badge else { return }
        if item.image != nil {
            // At the upper trailing corner of the image.
            let leading = isStacked ? 16.0 : 12
            let image = Rect(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)
            drawBadge(badge, leading: leading, top: image.minY - 4, in: image, place)
        } else if place.parent == .topTabBar {
            drawBadge(badge, leading: box.width - 18, top: -7, in: box, place)
        } else {
            drawBadge(badge, leading: 16, top: -4, in: box, place)
        }
    }

    private mutating func drawBadge(
        _ badge: NodeText, leading: Double, top: Double, in box: Rect, _ place: Surroundings
    ) {
        let width = max(18, badge.width + 10)
        let x = place.isRightToLeft ? box.maxX - leading - width : box.minX + leading
        let frame = Rect(x: x, y: top, width: width, height: 18)
        draw(.badge, in: frame, place)
        var text = badge
        text.alignment = .center
        canvas.text(text, in: text.place(centredIn: frame), BoxPart.badge.look(place.design).ink.map(place.paint) ?? place.ink)
    }

    private mutating func drawRow(
        _ item: NodeContent.Item, gap: Double, padding: Double, in box: Rect, _ place: Surroundings
    ) {
        let isSidebar = item.arrangement == .line
        var leading = padding
        var trailing = box.width - padding
        if let image = item.image {
            let frame = Rect(x: leading, y: 0, width: Self.glyphSide, height: box.height)
                .mirrored(in: box.width, place.isRightToLeft)
            drawGlyph(image, around: Point(x: frame.midX, y: frame.midY), item, place.tint, place)
            leading += Self.glyphSide + gap
        }
        if !isSidebar {
            let size = canvas.size(ofPart: "disclosure")
            let frame = box.centredVertically(size, x: trailing - size.width)
            canvas.part(
                "disclosure", in: frame.mirrored(in: box.width, place.isRightToLeft), place[.systemGray3], isMirrored: place.isRightToLeft
            )
            trailing -= size.width + gap
        }
        if let badge = item.badge {
            if isSidebar {
                // Like the value of a list's row.
                let frame = Rect(x: trailing - badge.width, y: 0, width: badge.width, height: box.height)
                    .mirrored(in: box.width, place.isRightToLeft)
                canvas.text(badge, in: badge.place(centredIn: frame), place[.secondaryLabel])
                trailing -= badge.width + gap
            } else {
                let width = max(18, badge.width + 10)
                drawBadge(badge, leading: trailing - width, top: box.midY - 9, in: box, place)
                trailing -= width + gap
            }
        }
        guard let title = item.title else { return }
        let frame = Rect(x: leading, y: 0, width: max(0, trailing - leading), height: box.height)
            .mirrored(in: box.width, place.isRightToLeft)
        canvas.text(title, in: title.place(centredIn: frame), paint(of: title, place), fitting: frame.width)
    }
}
