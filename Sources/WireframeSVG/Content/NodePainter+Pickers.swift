import PlaygroundModel
import TextMetrics
import Wireframes

extension NodePainter {
    // MARK: Wheels

    mutating func drawWheels(_ wheels: [NodeContent.Wheel], in box: Rect, _ place: Surroundings) {
        draw(.wheelBand, in: box, place)
        let clip = canvas.definitions.clip(Outline(box))
        group(" clip-path=\"url(#\(clip))\"") { painter in
            let widths = wheels.map { Self.width($0, place.design) }
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

    private static func width(_ wheel: NodeContent.Wheel, _ design: SystemDesign) -> Double {
        func width(of text: String, as part: BoxPart) -> Double { part.look(design).text?.font.width(of: text) ?? 0 }
        let rows = (wheel.above + wheel.below).map { width(of: $0, as: .wheelRow) }
        return max(52, (rows + [width(of: wheel.selected, as: .wheelChoice)]).reduce(0, max) + 20)
    }

    private mutating func drawWheel(_ wheel: NodeContent.Wheel, in frame: Rect, _ place: Surroundings) {
        let band = BoxPart.wheelBand.look(place.design).place?.frame(in: frame, value: 0, isRightToLeft: false) ?? frame
        let height = BoxPart.wheelRow.look(place.design).text?.lineHeight ?? 0
        let selected = Rect(x: frame.minX, y: band.minY, width: frame.width, height: band.height)
        write(wheel.selected, as: .wheelChoice, in: selected, place)
        let reach = max(1, (frame.height - band.height) / 2)
        for (rows, direction) in [(Array(wheel.above.reversed()), -1.0), (wheel.below, 1)] {
            for (index, text) in rows.enumerated() {
                let distance = Double(index) * height
                // Rows fade towards the edge.
                let opacity = max(0, 1 - (distance + height / 2) / (0.9 * reach))
                let y = direction < 0 ? selected.minY - distance - height : selected.maxY + distance
                let room = Rect(x: frame.minX, y: y, width: frame.width, height: height)
                if opacity > 0.02 { write(text, as: .wheelRow, in: room, opacity: opacity, place) }
            }
        }
    }

    // MARK: Dates

    mutating func drawCapsules(_ texts: [String], in box: Rect, _ place: Surroundings) {
        var x = 0.0
        for text in texts {
            let size = Self.capsuleSize(text, place.design)
            let frame = Rect(x: x, y: box.midY - size.height / 2, width: size.width, height: size.height)
            drawCapsule(text, in: frame.mirrored(in: box.width, place.isRightToLeft), place)
            x += size.width + 6
        }
    }

    private static func capsuleSize(_ text: String, _ design: SystemDesign) -> Size {
        let look = BoxPart.capsule.look(design).text
        return Size(width: (look?.font.width(of: text) ?? 0) + 2 * 11, height: look?.lineHeight ?? 0)
    }

    private mutating func drawCapsule(_ text: String, in frame: Rect, _ place: Surroundings) {
        draw(.capsule, in: frame, place)
        write(text, as: .capsule, in: frame, place)
    }

    mutating func drawCalendar(_ month: NodeContent.Month, in box: Rect, _ place: Surroundings) {
        let room = box.inset(by: EdgeInsets(top: 10, left: 16, right: 16))
        let edge: NodeText.Alignment = place.isRightToLeft ? .right : .left
        write(
            month.title, as: .calendarTitle, edge, in: Rect(x: room.minX, y: room.minY, width: room.width, height: 24), place
        )
        let arrows = canvas.size(ofPart: "months")
        let frame = Rect(x: room.maxX - arrows.width, y: room.minY + 4, width: arrows.width, height: arrows.height)
        canvas.part("months", in: frame.mirrored(in: box.width, place.isRightToLeft), place.tint)
        drawDays(month, in: room, width: box.width, place)
        guard let time = month.time else { return }
        let row = Rect(x: room.minX, y: box.maxY - 44, width: room.width, height: 34)
        write("Time", as: .calendarWord, edge, in: row, place)
        let size = Self.capsuleSize(time, place.design)
        let capsule = Rect(x: row.maxX - size.width, y: row.minY, width: size.width, height: size.height)
        drawCapsule(time, in: capsule.mirrored(in: box.width, place.isRightToLeft), place)
    }

    private mutating func drawDays(_ month: NodeContent.Month, in room: Rect, width: Double, _ place: Surroundings) {
        let column = room.width / 7
        func cell(_ index: Int, top: Double, height: Double) -> Rect {
            Rect(x: room.minX + Double(index % 7) * column, y: top, width: column, height: height)
                .mirrored(in: width, place.isRightToLeft)
        }
        for (index, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
            write(name, as: .calendarHead, in: cell(index, top: room.minY + 24, height: 32), place)
        }
        guard month.days > 0 else { return }
        for day in 1...month.days {
            let index = month.blanks + day - 1
            let frame = cell(index, top: room.minY + 56 + Double(index / 7) * 44, height: 44)
            let isSelected = day == month.selected
            if isSelected {
                let size = BoxPart.calendarDisc.look(place.design).size ?? .zero
                draw(.calendarDisc, in: frame.centred(size), place)
            }
            write(String(day), as: .calendarDay, isOn: isSelected, in: frame, place)
        }
    }
}
