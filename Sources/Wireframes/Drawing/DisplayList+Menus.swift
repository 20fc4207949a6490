import PlaygroundModel
import Simulation

extension DisplayList {
    /// The titles of a preview's actions are centred. Rows run from left to right in both layout directions.
    static func menuRow(_ row: NodeContent.MenuRow) -> [DrawnPart] {
        let mark = row.mark.map { mark in
            switch mark {
            case .check: DrawnPart(part: .menuMark, content: .drawing(.check, .fitting))
            case .mixed: DrawnPart(part: .menuMark, content: .drawing(.mixed, .fitting))
            case .back: DrawnPart(part: .menuMark, content: .drawing(.menuBack, .fitting))
            case .disclosure: DrawnPart(part: .menuDisclosure, content: .drawing(.disclosure, .fitting))
            }
        }
        guard row.title.alignment != .center else {
            let title = DrawnPart(part: .menuTitle, content: .lines(row.title))
            return [title] + [mark].compactMap { $0?.placed(from: 20, width: 14, isAtRight: row.mark == .disclosure) }
        }
        let places = row.places
        var parts: [DrawnPart] = []
        if let mark {
            parts.append(mark.placed(from: places.mark, width: MenuMetrics.markWidth, isAtRight: row.mark == .disclosure))
        }
        if let glyph = row.glyph {
            let content: DrawnPart.Content = switch glyph {
            case .system(let icon): .icon(icon)
            case .drawing(let name): .glyph(ImageName(name))
            case .template(_, let image): .template(image)
            }
            parts.append(DrawnPart(part: .menuGlyph, content: content, color: row.title.color).placed(from: places.glyph, width: places.glyphWidth, isAtRight: row.isGlyphAtRight))
        }
        let across = PartPlace.Across.ends(places.left, places.right)
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
