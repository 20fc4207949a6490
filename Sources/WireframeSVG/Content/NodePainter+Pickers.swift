import PlaygroundModel
import TextMetrics
import Wireframes

extension NodePainter {
    // MARK: Wheels

    mutating func drawWheels(_ wheels: [NodeContent.Wheel], in box: Rect, _ place: Surroundings) {
        canvas.fill(
            Rect(x: 9, y: box.midY - 16, width: max(0, box.width - 18), height: 32), radius: 8, place[.tertiarySystemFill]
        )
        let clip = canvas.definitions.clip(Outline(box))
        group(" clip-path=\"url(#\(clip))\"") { painter in
            let widths = wheels.map(Self.width)
            // Wheels that do not fit give way in proportion.
            let share = min(1, max(0, box.width - 24) / max(1, widths.reduce(0, +)))
            var x = box.midX - widths.reduce(0, +) * share / 2
            for (wheel, width) in zip(wheels, widths) {
                let frame = Rect(x: x, y: 0, width: width * share, height: box.height)
                painter.drawWheel(wheel, in: frame.mirrored(in: box.width, place.isRightToLeft), place)
                x += width * share
            }
        }
    }

    private static let selectedFont = Font(size: 21, lineHeight: 32, tracking: 0)
    private static let rowFont = Font(size: 19, lineHeight: 28, tracking: 0)

    private static func width(_ wheel: NodeContent.Wheel) -> Double {
        let rows = (wheel.above + wheel.below).map { rowFont.width(of: $0) }
        return max(52, (rows + [selectedFont.width(of: wheel.selected)]).reduce(0, max) + 20)
    }

    private mutating func drawWheel(_ wheel: NodeContent.Wheel, in frame: Rect, _ place: Surroundings) {
        func line(_ text: String, _ font: Font) -> TextLine { TextLine(text: text, font: font, alignment: .center) }
        let selected = Rect(x: frame.minX, y: frame.midY - 16, width: frame.width, height: 32)
        canvas.text(line(wheel.selected, Self.selectedFont), in: selected, place[.label])
        let reach = max(1, frame.height / 2 - 16)
        for (rows, direction) in [(Array(wheel.above.reversed()), -1.0), (wheel.below, 1)] {
            for (index, text) in rows.enumerated() {
                let distance = Double(index) * 28
                // Rows fade towards the edge.
                let opacity = max(0, 1 - (distance + 14) / (0.9 * reach))
                let y = direction < 0 ? selected.minY - distance - 28 : selected.maxY + distance
                let room = Rect(x: frame.minX, y: y, width: frame.width, height: 28)
                if opacity > 0.02 { canvas.text(line(text, Self.rowFont), in: room, place[.secondaryLabel].faded(to: opacity)) }
            }
        }
    }

    // MARK: Dates

    private static let capsuleFont = Font(size: 17, lineHeight: 34, tracking: 0)

    mutating func drawCapsules(_ texts: [String], in box: Rect, _ place: Surroundings) {
        guard !texts.isEmpty else { return }
        let widths = texts.map { Self.capsuleFont.width(of: $0) + 8 }
        let spare = box.width - widths.reduce(0, +) - 6 * Double(texts.count - 1)
        var x = 0.0
        for (text, width) in zip(texts, widths) {
            let width = width + spare / Double(texts.count)
            let frame = Rect(x: x, y: box.midY - 17, width: width, height: 34)
            drawCapsule(text, in: frame.mirrored(in: box.width, place.isRightToLeft), place)
            x += width + 6
        }
    }

    private mutating func drawCapsule(_ text: String, in frame: Rect, _ place: Surroundings) {
        canvas.fill(frame, radius: 8, place[.tertiarySystemFill])
        canvas.text(TextLine(text: text, font: Self.capsuleFont, alignment: .center), in: frame, place[.label])
    }

    mutating func drawCalendar(_ month: NodeContent.Month, in box: Rect, _ place: Surroundings) {
        let room = box.inset(by: EdgeInsets(top: 10, left: 16, right: 16))
        let edge: NodeText.Alignment = place.isRightToLeft ? .right : .left
        let font = Font(size: 17, weight: .semibold, lineHeight: 24, tracking: 0)
        let title = TextLine(text: month.title, font: font, alignment: edge)
        canvas.text(title, in: Rect(x: room.minX, y: room.minY, width: room.width, height: 24), place[.label])
        let arrows = Rect(x: room.maxX - 46, y: room.minY + 4, width: 46, height: 16).mirrored(in: box.width, place.isRightToLeft)
        canvas.stroke("M9 1 2 8l7 7M37 1l7 7-7 7", box: Size(width: 46, height: 16), in: arrows, place.tint, width: 2.4)
        drawDays(month, in: room, width: box.width, place)
        guard let time = month.time else { return }
        let row = Rect(x: room.minX, y: box.maxY - 44, width: room.width, height: 34)
        canvas.text(TextLine(text: "Time", font: Self.capsuleFont, alignment: edge), in: row, place[.label])
        let width = Self.capsuleFont.width(of: time) + 22
        let capsule = Rect(x: row.maxX - width, y: row.minY, width: width, height: 34)
        drawCapsule(time, in: capsule.mirrored(in: box.width, place.isRightToLeft), place)
    }

    private mutating func drawDays(_ month: NodeContent.Month, in room: Rect, width: Double, _ place: Surroundings) {
        let column = room.width / 7
        func cell(_ index: Int, top: Double, height: Double) -> Rect {
            Rect(x: room.minX + Double(index % 7) * column, y: top, width: column, height: height)
                .mirrored(in: width, place.isRightToLeft)
        }
        let head = Font(size: 13, weight: .semibold, lineHeight: 32, tracking: 0)
        for (index, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
            let line = TextLine(text: name, font: head, alignment: .center)
            canvas.text(line, in: cell(index, top: room.minY + 24, height: 32), place[.tertiaryLabel])
        }
        guard month.days > 0 else { return }
        for day in 1...month.days {
            let index = month.blanks + day - 1
            let frame = cell(index, top: room.minY + 56 + Double(index / 7) * 44, height: 44)
            let isSelected = day == month.selected
            if isSelected {
                canvas.circle(
                    Point(x: frame.midX, y: frame.midY), radius: 22, Attributes.fill(place.tint.faded(to: 0.14))
                )
            }
            let font = Font(size: 20, weight: isSelected ? .semibold : .regular, lineHeight: 44, tracking: 0)
            canvas.text(
                TextLine(text: String(day), font: font, alignment: .center), in: frame, isSelected ? place.tint : place[.label]
            )
        }
    }
}
