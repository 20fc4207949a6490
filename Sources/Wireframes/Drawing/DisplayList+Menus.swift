import PlaygroundModel

extension DisplayList {
    /// Only the titles of a preview's actions are centred. Rows run from left to right in both layout directions.
    static func menuRow(_ row: NodeContent.MenuRow, of role: WireframeNode.Role) -> [DrawnPart] {
        let mark = row.mark.map { mark in
            switch mark {
            case .check: DrawnPart(part: .menuMark, content: .drawing(.check, .fitting))
            case .back: DrawnPart(part: .menuMark, content: .drawing(.menuBack, .fitting))
            case .disclosure: DrawnPart(part: .menuDisclosure, content: .drawing(.disclosure, .fitting))
            }
        }
        guard row.title.alignment != .center else {
            let title = DrawnPart(part: .menuTitle, content: .lines(row.title))
            return [title] + [mark].compactMap { $0?.placed(from: 20, width: 14, isAtRight: row.mark == .disclosure) }
        }
        let (padding, gap) = (role == .quickActionRow ? 12.0 : 16, 12.0)
        // From the glyph's side, and from the other side.
        var (near, far) = (padding, padding)
        var parts: [DrawnPart] = []
        if let glyph = row.glyph {
            let content: DrawnPart.Content = switch glyph {
            case .system(let icon): .icon(icon)
            case .drawing(let name): .glyph(ImageName(name))
            case .template(_, let image): .template(image)
            }
            parts.append(DrawnPart(part: .menuGlyph, content: content).placed(from: near, width: 35, isAtRight: row.isGlyphAtRight))
            near += 35 + gap
        }
        if let mark {
            let isFar = row.mark == .disclosure
            parts.append(mark.placed(from: isFar ? far : near, width: 14, isAtRight: isFar != row.isGlyphAtRight))
            if isFar { far += 14 + gap } else { near += 14 + gap }
        }
        let across = row.isGlyphAtRight ? PartPlace.Across.ends(far, near) : .ends(near, far)
        guard let subtitle = row.subtitle else { return [DrawnPart(part: .menuTitle, across: across, content: .lines(row.title))] + parts }
        return [(row.title, -subtitle.height / 2), (subtitle, row.title.height / 2)].map { text, offset in
            DrawnPart(part: .menuTitle, across: across, down: .around(0.5, offset, height: text.height), content: .lines(text))
        } + parts
    }
}

extension DrawnPart {
    fileprivate func placed(from distance: Double, width: Double, isAtRight: Bool) -> DrawnPart {
        var part = self
        part.across = isAtRight ? .trailing(distance, .points(width)) : .leading(distance, .points(width))
        return part
    }
}
