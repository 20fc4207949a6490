import PlaygroundModel
import TextMetrics
import Wireframes

/// The system's views: the status bar, menus and the home screen.
extension NodePainter {
    mutating func drawStatusBar(_ time: String, _ middle: Double, in box: Rect, _ place: Surroundings) {
        let hardware = place.hardware
        let isBesideCutout = !hardware.isPad && !hardware.hasHomeButton
        let font = isBesideCutout
            ? Font(size: 17, weight: .semibold, lineHeight: 22, tracking: 0)
            : Font(size: 12, weight: .semibold, lineHeight: 20, tracking: 0)
        // Time and glyphs are centred next to the cutout, and change sides in right-to-left layouts.
        let ear = (box.width - middle) / 2
        let ears = Rect(x: 0, y: 4, width: ear, height: box.height - 4)
        let room = isBesideCutout ? ears.mirrored(in: box.width, place.isRightToLeft) : box
        var frame = room.centred(Size(width: room.width, height: font.lineHeight))
        if hardware.isPad { frame = frame.offset(by: Point(x: 16, y: 0)) }
        canvas.text(TextLine(text: time, font: font, alignment: hardware.isPad ? .left : .center), in: frame, place.ink)
        let size = isBesideCutout ? Size(width: 64, height: 13) : Size(width: 58, height: 11)
        let corner = box.centredVertically(size, x: box.width - size.width - (hardware.isPad ? 14 : 6))
        let glyphs = isBesideCutout ? ears.mirrored(in: box.width, !place.isRightToLeft).centred(size) : corner
        canvas.part("status", centredIn: glyphs, place.ink.faded(to: 0.45), scaled: min) { shape in
            shape.className == "frame" ? nil : place.ink
        }
    }

    /// The time above the icons or next to them, in the middle of the box.
    mutating func drawStatusCluster(_ time: String, isStacked: Bool, in box: Rect, _ place: Surroundings) {
        let font = Font(size: 17, weight: .semibold, lineHeight: 22, tracking: 0)
        let (words, signs, gap) = (Size(width: 44, height: 22), Size(width: 64, height: 13), 4.0)
        let size = isStacked
            ? Size(width: signs.width, height: words.height + gap + signs.height)
            : Size(width: words.width + gap + signs.width, height: words.height)
        let room = box.centred(size)
        let top = Rect(
            x: isStacked ? room.midX - words.width / 2 : room.minX, y: room.minY, width: words.width, height: words.height)
        let glyphs = Rect(
            x: room.maxX - signs.width, y: isStacked ? top.maxY + gap : room.midY - signs.height / 2, width: signs.width,
            height: signs.height)
        canvas.text(TextLine(text: time, font: font, alignment: .center), in: top, place.ink)
        canvas.part("status", centredIn: glyphs, place.ink.faded(to: 0.45), scaled: min) { shape in
            shape.className == "frame" ? nil : place.ink
        }
    }

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
        canvas.part(name, centredIn: room, paint) { min(1, $0, $1) }
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

    mutating func drawAppIcon(_ icon: NodeContent.AppIcon, isLifted: Bool, in box: Rect, _ place: Surroundings) {
        let initial = String(icon.name.prefix(1))
        write(initial, as: .homeIconInitial, isOn: icon.isApp, in: box, opacity: icon.isApp ? 1 : 0.75, place)
        if icon.isNamed, !isLifted {
            write(icon.name, as: .homeIconName, in: Rect(x: box.midX - 60, y: box.maxY + 4, width: 120, height: 14), place)
        }
        if icon.isEditing {
            let size = canvas.size(ofPart: "delete")
            canvas.part("delete", in: Rect(x: -8, y: -8, width: size.width, height: size.height), Paint(0x40444E)) { shape in
                shape.className == "plate" ? Paint(0xE1E4EB, 0.94) : nil
            }
        }
    }
}
