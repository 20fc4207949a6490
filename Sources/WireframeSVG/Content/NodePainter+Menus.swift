import PlaygroundModel
import Wireframes

/// Rows of menus.
extension NodePainter {
    mutating func drawMenuRow(_ row: NodeContent.MenuRow, in box: Rect, _ place: Surroundings) {
        if place.parent == .actionList(isMenu: false) { return drawPreviewAction(row, in: box, place) }
        let padding = place.parent == .quickActionMenu ? 12.0 : 16
        var parts: [(width: Double, draw: (inout NodePainter, Rect) -> Void)] = []
        if let glyph = row.glyph {
            parts.append((35, { $0.drawMenuGlyph(glyph, in: $1, place) }))
        }
        if row.mark == .back { parts.append((14, { $0.drawMark(.back, in: $1, place) })) }
        if row.mark == .check { parts.append((14, { $0.drawMark(.check, in: $1, place) })) }
        let other = parts.map { $0.width + 12 }.reduce(0, +) + (row.mark == .disclosure ? 26 : 0)
        parts.append((max(0, box.width - 2 * padding - other), { $0.drawMenuWords(row, in: $1, place) }))
        if row.mark == .disclosure { parts.append((14, { $0.drawMark(.disclosure, in: $1, place) })) }
        if row.isGlyphAtRight { parts.reverse() }
        var x = padding
        for part in parts {
            part.draw(&self, Rect(x: x, y: 0, width: part.width, height: box.height))
            x += part.width + 12
        }
    }

    /// A centred title with its mark at the side.
    private mutating func drawPreviewAction(_ row: NodeContent.MenuRow, in box: Rect, _ place: Surroundings) {
        canvas.text(row.title, in: row.title.place(centredIn: box), paint(of: row.title, place))
        guard let mark = row.mark else { return }
        let x = mark == .disclosure ? box.width - 34 : 20
        drawMark(mark, in: Rect(x: x, y: 0, width: 14, height: box.height), place)
    }

    private mutating func drawMark(_ mark: NodeContent.MenuRow.Mark, in room: Rect, _ place: Surroundings) {
        let (name, paint) = switch mark {
        case .check: ("check", place.ink)
        case .back: ("menu-back", place.ink)
        case .disclosure: ("disclosure", place[.systemGray2])
        }
        canvas.part(name, fitting: room, paint)
    }

    private mutating func drawMenuWords(_ row: NodeContent.MenuRow, in room: Rect, _ place: Surroundings) {
        let height = row.title.height + (row.subtitle.map { $0.height } ?? 0)
        let top = room.midY - height / 2
        let title = Rect(x: room.minX, y: top, width: room.width, height: row.title.height)
        canvas.text(row.title, in: title, paint(of: row.title, place))
        guard let subtitle = row.subtitle else { return }
        canvas.text(
            subtitle, in: Rect(x: room.minX, y: title.maxY, width: room.width, height: subtitle.height),
            paint(of: subtitle, place)
        )
    }

    private mutating func drawMenuGlyph(_ glyph: NodeContent.MenuRow.Glyph, in room: Rect, _ place: Surroundings) {
        let frame = room.centred(Size(width: 29, height: 29))
        switch glyph {
        case .system(let icon): _ = canvas.glyph("icons/shortcut-" + icon.name, in: frame, place.ink, place.look(3))
        case .drawing(let name):
            canvas.glyph(ofImage: name, in: frame, place.ink, place.look(3, wash: .none), tile: (29, 1.5, 6))
        case .template(_, let image):
            canvas.template(image, in: room.centred(Size(width: 35, height: 35)), place.ink)
        }
    }
}
