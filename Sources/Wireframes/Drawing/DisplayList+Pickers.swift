import PlaygroundModel

extension DisplayList {
    static func wheels(_ wheels: [NodeContent.Wheel], in size: Size) -> [DrawnPart] {
        let widths = wheels.map(width)
        let sum = widths.reduce(0, +)
        let share = min(1, max(0, size.width - 24) / max(1, sum))
        var x = -sum * share / 2
        return [DrawnPart(part: .wheelBand)] + zip(wheels, widths).map { wheel, width in
            let width = width * share
            x += width
            let rows = rows(of: wheel, width: width, height: size.height)
            return DrawnPart(part: .wheel, across: .around(0.5, x - width / 2, width: width), parts: rows)
        }
    }

    private static func width(_ wheel: NodeContent.Wheel) -> Double {
        let rows = (wheel.above + wheel.below).map { width(of: $0, in: .wheelRow) }
        return max(52, rows.reduce(width(of: wheel.selected, in: .wheelChoice), max) + 20)
    }

    private static func rows(of wheel: NodeContent.Wheel, width: Double, height: Double) -> [DrawnPart] {
        let (band, row) = (32.0, 28.0)
        let reach = max(1, (height - band) / 2)
        var parts = [DrawnPart(part: .wheelChoice, content: .text(shortened(wheel.selected, in: .wheelChoice, to: width)))]
        for (rows, direction) in [(Array(wheel.above.reversed()), -1.0), (wheel.below, 1)] {
            for (index, text) in rows.enumerated() {
                let distance = (Double(index) + 0.5) * row
                let opacity = 1 - distance / (0.9 * reach)
                guard opacity > 0.02 else { break }
                parts.append(DrawnPart(
                    part: .wheelRow, down: .around(0.5, direction * (band / 2 + distance), height: row),
                    content: .text(shortened(text, in: .wheelRow, to: width)), opacity: opacity
                ))
            }
        }
        return parts
    }

    /// Capsules as wide as their labels, from the leading edge, even in a stretched picker.
    static func capsules(_ texts: [String]) -> [DrawnPart] {
        var x = 0.0
        return texts.map { text in
            let width = capsuleWidth(text)
            x += width + 6
            return DrawnPart(part: .capsule, across: .leading(x - width - 6, .points(width)), content: .text(text))
        }
    }

    private static func capsuleWidth(_ text: String) -> Double { width(of: text, in: .capsule) + 22 }

    static func calendar(_ month: NodeContent.Month) -> [DrawnPart] {
        func line(_ text: String, as part: BoxPart) -> DrawnPart {
            DrawnPart(part: part, across: .leading(16, .points(width(of: text, in: part))), content: .text(text))
        }
        func cell(_ index: Int) -> PartPlace.Cell { PartPlace.Cell(column: index % 7, columns: 7, row: index / 7) }
        let weekdays = ["S", "M", "T", "W", "T", "F", "S"].enumerated().map { index, name in
            DrawnPart(part: .calendarHead, cell: cell(index), content: .text(name))
        }
        let days = (0..<max(0, month.days)).map { index in
            let isSelected = index + 1 == month.selected
            return DrawnPart(
                part: .calendarDay, isOn: isSelected, cell: cell(month.blanks + index), content: .text(String(index + 1)),
                parts: isSelected ? [DrawnPart(part: .calendarDisc)] : []
            )
        }
        let time: [DrawnPart] = month.time.map { time in
            let across = PartPlace.Across.trailing(16, .points(capsuleWidth(time)))
            let capsule = DrawnPart(part: .capsule, across: across, down: .around(1, -27, height: 34), content: .text(time))
            return [line("Time", as: .calendarWord), capsule]
        } ?? []
        let months = DrawnPart(part: .calendarMonths, content: .drawing(.months, .ownSize))
        return [line(month.title, as: .calendarTitle), months] + weekdays + days + time
    }
}
