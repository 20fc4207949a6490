import PlaygroundModel
import TextMetrics
import Wireframes

/// UIKit's controls. Each fills the frame that the layout gave it.
extension NodePainter {
    mutating func drawSwitch(_ isOn: Bool, in box: Rect, _ place: Surroundings) {
        if place.design == .outlined, !isOn {
            canvas.border(Outline(box, radius: 99), width: 1.5, place[.systemGray5])
        } else {
            canvas.fill(box, radius: 99, isOn ? place[.systemGreen] : place[.systemGray5])
        }
        let side = max(0, box.height - 4)
        let width = place.design == .glass ? min(side * 39 / 24, box.width - 4) : side
        let x = isOn != place.isRightToLeft ? box.maxX - 2 - width : 2
        drawKnob(Rect(x: x, y: 2, width: width, height: side), Shadow(2, 6, 0.2))
    }

    private mutating func drawKnob(_ frame: Rect, _ shadow: Shadow) {
        let outline = Outline(frame, radius: frame.height / 2)
        canvas.shadow(shadow, of: outline)
        canvas.fill(outline, .white)
    }

    /// The line of a slider or a progress view, filled as far as its value.
    mutating func drawTrack(_ value: Double, in box: Rect, _ place: Surroundings) {
        let value = min(1, max(0, value))
        let track = Rect(x: 0, y: box.midY - 2, width: box.width, height: 4)
        canvas.fill(track, radius: 2, place[.systemFill])
        let filled = Rect(x: 0, y: track.minY, width: box.width * value, height: 4)
        canvas.fill(filled.mirrored(in: box.width, place.isRightToLeft), radius: 2, place.tint)
    }

    mutating func drawSlider(_ value: Double, in box: Rect, _ place: Surroundings) {
        drawTrack(value, in: box, place)
        let size = place.design == .glass ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
        let leading = max(0, min(box.width * min(1, max(0, value)) - size.width / 2, box.width - size.width))
        let knob = Rect(x: leading, y: box.midY - size.height / 2, width: size.width, height: size.height)
            .mirrored(in: box.width, place.isRightToLeft)
        let outline = Outline(knob, radius: size.height / 2)
        canvas.shadow(Shadow(spread: Surroundings.hairline, Paint(0x000000, 0.08)), of: outline)
        drawKnob(knob, Shadow(3, 8, 0.18))
    }

    mutating func drawStepper(in box: Rect, _ place: Surroundings) {
        let isOutlined = place.design == .outlined
        if isOutlined {
            canvas.border(Outline(box, radius: 4), width: 1, place.tint)
            canvas.fill(Rect(x: box.midX, y: 0, width: 1, height: box.height), place.tint)
        } else {
            canvas.fill(box, radius: place.design == .glass ? 99 : 8, place[.tertiarySystemFill])
        }
        canvas.stroke(
            "M16 16h15M47 8v16M63 16h15M70.5 8.5v15", box: Size(width: 94, height: 32), in: box,
            isOutlined ? place.tint : place[.label], width: 1.5
        )
    }

    mutating func drawSegments(_ titles: [String], _ selected: Int?, in box: Rect, _ place: Surroundings) {
        if place.design == .outlined { return drawOutlinedSegments(titles, selected, in: box, place) }
        let isGlass = place.design == .glass
        canvas.fill(box, radius: isGlass ? 99 : 9, place[.tertiarySystemFill])
        let room = box.inset(by: EdgeInsets(uniform: 2))
        let width = room.width / Double(max(1, titles.count))
        for (index, title) in titles.enumerated() {
            let frame = Rect(x: 2 + Double(index) * width, y: room.minY, width: width, height: room.height)
                .mirrored(in: box.width, place.isRightToLeft)
            let isSelected = index == selected
            if isSelected {
                let outline = Outline(frame, radius: isGlass ? 99 : 7)
                canvas.shadow(Shadow(3, 8, 0.12), of: outline)
                canvas.shadow(Shadow(spread: Surroundings.hairline, Paint(0x000000, 0.04)), of: outline)
                canvas.fill(outline, place.isDark ? Paint(0x636366) : .white)
            }
            let font = Font(size: 13, weight: isSelected ? .semibold : .medium, lineHeight: 18, tracking: 0)
            let line = TextLine(text: title, font: font, alignment: .center)
            canvas.text(line.shortened(to: width), in: frame.centred(Size(width: width, height: 18)), place[.label])
        }
    }

    /// Before iOS 13: an outline in the tint, filled where a segment is selected.
    private mutating func drawOutlinedSegments(
        _ titles: [String], _ selected: Int?, in box: Rect, _ place: Surroundings
    ) {
        let outline = Outline(box, radius: 4)
        let width = box.width / Double(max(1, titles.count))
        canvas.group(" clip-path=\"url(#\(canvas.definitions.clip(outline)))\"") { canvas in
            for (index, title) in titles.enumerated() {
                let frame = Rect(x: Double(index) * width, y: 0, width: width, height: box.height)
                    .mirrored(in: box.width, place.isRightToLeft)
                if index == selected { canvas.fill(frame, place.tint) }
                if index > 0 { canvas.fill(Rect(x: frame.minX, y: 0, width: 1, height: box.height), place.tint) }
                let font = Font(size: 13, weight: .regular, lineHeight: 18, tracking: 0)
                let line = TextLine(text: title, font: font, alignment: .center)
                let words = frame.centred(Size(width: width, height: 18))
                canvas.text(line.shortened(to: width), in: words, index == selected ? .white : place.tint)
            }
        }
        canvas.border(outline, width: 1, place.tint)
    }

    mutating func drawDots(_ count: Int, _ current: Int, in box: Rect, _ place: Surroundings) {
        // More than the box has room for are not seen.
        let count = min(max(0, count), 500)
        let width = Double(count) * 16 - 9
        for index in 0..<count {
            let leading = box.midX - width / 2 + Double(index) * 16
            let frame = Rect(x: leading, y: 0, width: 7, height: box.height).mirrored(in: box.width, place.isRightToLeft)
            let paint = index == current ? place[.label] : place[.tertiaryLabel]
            canvas.circle(Point(x: frame.midX, y: box.midY), radius: 3.5, Attributes.fill(paint))
        }
    }

    // MARK: Cells

    mutating func drawCell(_ cell: NodeContent.Cell, in box: Rect, _ place: Surroundings) {
        if let inset = cell.separatorInset {
            let line = Rect(
                x: inset.left, y: box.height - Surroundings.hairline, width: max(0, box.width - inset.left - inset.right),
                height: Surroundings.hairline
            )
            canvas.fill(line, place[.separator])
        }
        var trailing = box.width - cell.accessoryMargin
        func next(_ width: Double, _ height: Double) -> Rect {
            trailing -= width
            defer { trailing -= 10 }
            return Rect(x: trailing, y: box.midY - height / 2, width: width, height: height)
                .mirrored(in: box.width, place.isRightToLeft)
        }
        switch cell.accessory {
        case .none: break
        case .checkmark:
            canvas.stroke(
                "m1.5 7.5 4.5 5 8.5-11", box: Size(width: 16, height: 14), in: next(16, 14), place.tint, width: 2.2
            )
        case .disclosureIndicator: drawChevron(next(8, 13), place)
        case .detailButton: drawDetail(next(22, 22), place)
        case .detailDisclosureButton:
            drawChevron(next(8, 13), place)
            drawDetail(next(22, 22), place)
        }
    }

    private mutating func drawChevron(_ frame: Rect, _ place: Surroundings) {
        canvas.stroke(
            "m1.5 1.5 5 5-5 5", box: Size(width: 8, height: 13), in: frame, place[.tertiaryLabel], width: 2,
            isMirrored: place.isRightToLeft
        )
    }

    private mutating func drawDetail(_ frame: Rect, _ place: Surroundings) {
        canvas.stroke(
            "M21 11a10 10 0 1 1-20 0a10 10 0 1 1 20 0ZM11 10v5.5M11 6.6v.2", box: Size(width: 22, height: 22), in: frame,
            place.tint, width: 1.6
        )
    }
}
