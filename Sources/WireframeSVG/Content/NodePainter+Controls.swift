import PlaygroundModel
import TextMetrics
import Wireframes

/// UIKit's controls. Each fills the frame that the layout gave it, unless it has one size.
extension NodePainter {
    /// A part of a control as `Wireframes/Looks` has it.
    ///
    /// - Parameters:
    ///   - box: Of the control, or of the part where it has no place of its own.
    ///   - value: Of the control, from 0 to 1.
    mutating func draw(
        _ part: BoxPart, isOn: Bool = false, value: Double = 0, in box: Rect, _ place: Surroundings
    ) {
        draw(part.look(place.design, isOn: isOn), value: value, in: box, place)
    }

    mutating func draw(_ look: PartLook, value: Double = 0, in box: Rect, _ place: Surroundings) {
        let frame = look.place.map { $0.frame(in: box, value: value, isRightToLeft: place.isRightToLeft) } ?? box
        let outline = Outline(frame, radius: look.radius)
        drawShadows(look.shadows.map(place.shadow), of: outline, isTranslucent: look.material != nil)
        canvas.fill(outline, place.ground(look))
        drawLine(look.line, of: outline, place)
    }

    /// As in CSS, nothing of a shadow shines through what casts it.
    mutating func drawShadows(_ shadows: [Shadow], of outline: Outline, isTranslucent: Bool) {
        let around = isTranslucent ? " clip-path=\"url(#\(canvas.definitions.clip(around: outline, reach: 24)))\"" : ""
        canvas.group(if: isTranslucent, around) { canvas in
            for shadow in shadows.reversed() { canvas.shadow(shadow, of: outline) }
        }
    }

    mutating func drawLine(_ line: PartLook.Line?, of outline: Outline, _ place: Surroundings) {
        if let line { canvas.border(outline, width: line.width ?? PartPlace.hairline, place.paint(line.color)) }
    }

    /// A line of text in the middle of a part, or where it is told to stand.
    mutating func write(
        _ text: String, as part: BoxPart, isOn: Bool = false, _ alignment: NodeText.Alignment = .center, in box: Rect,
        opacity: Double = 1, _ place: Surroundings
    ) {
        let look = part.look(place.design, isOn: isOn)
        guard let font = look.text?.font else { return }
        let line = TextLine(text: text, font: font, alignment: alignment).shortened(to: box.width)
        let ink = look.ink.map(place.paint) ?? place.ink
        canvas.text(line, in: box.centred(Size(width: box.width, height: font.lineHeight)), ink, opacity: opacity)
    }

    mutating func drawSwitch(_ isOn: Bool, in box: Rect, _ place: Surroundings) {
        draw(.switchTrack, isOn: isOn, in: box, place)
        draw(.switchKnob, isOn: isOn, in: box, place)
    }

    /// The line of a slider or a progress view, filled as far as its value.
    mutating func drawTrack(_ value: Double, in box: Rect, _ place: Surroundings) {
        draw(.valueTrack, in: box, place)
        draw(.valueFill, value: value, in: box, place)
    }

    mutating func drawSlider(_ value: Double, in box: Rect, _ place: Surroundings) {
        drawTrack(value, in: box, place)
        draw(.sliderKnob, value: value, in: box, place)
    }

    mutating func drawStepper(in box: Rect, _ place: Surroundings) {
        let look = BoxPart.stepperFace.look(place.design)
        let face = look.place?.frame(in: box, value: 0, isRightToLeft: place.isRightToLeft) ?? box
        draw(look, in: box, place)
        draw(.stepperRule, in: face, place)
        canvas.part("stepper", centredIn: face, look.ink.map(place.paint) ?? place.ink)
    }

    mutating func drawSegments(_ titles: [String], _ selected: Int?, in box: Rect, _ place: Surroundings) {
        let isOutlined = place.design == .outlined
        if !isOutlined { draw(.segmentTrack, in: box, place) }
        let room = box.inset(by: EdgeInsets(uniform: BoxPart.segmentInset(place.design)))
        // On whole pixels, without which a seam would show between what is chosen and the line beside it.
        func edge(_ index: Int) -> Double {
            let x = room.minX + room.width * Double(index) / Double(max(1, titles.count))
            return (x / PartPlace.hairline).rounded() * PartPlace.hairline
        }
        let outline = Outline(box, radius: BoxPart.segmentTrack.look(place.design).radius)
        let clip = isOutlined ? " clip-path=\"url(#\(canvas.definitions.clip(outline)))\"" : ""
        group(if: isOutlined, clip) { painter in
            for (index, title) in titles.enumerated() {
                let (left, right) = (edge(index), edge(index + 1))
                let frame = Rect(x: left, y: room.minY, width: right - left, height: room.height)
                    .mirrored(in: box.width, place.isRightToLeft)
                painter.draw(.segment, isOn: index == selected, in: frame, place)
                if index > 0 { painter.draw(.segmentRule, in: frame, place) }
                painter.write(title, as: .segment, isOn: index == selected, in: frame, place)
            }
        }
        // Its line runs around what is chosen.
        if isOutlined { draw(.segmentTrack, in: box, place) }
    }

    mutating func drawDots(_ count: Int, _ current: Int, in box: Rect, _ place: Surroundings) {
        // More than the box has room for are not seen.
        let count = min(max(0, count), 500)
        let size = BoxPart.pageDot.look(place.design).size ?? .zero
        let step = size.width + BoxPart.dotGap
        let width = Double(count) * step - BoxPart.dotGap
        for index in 0..<count {
            let leading = box.midX - width / 2 + Double(index) * step
            let frame = box.centredVertically(size, x: leading)
            draw(.pageDot, isOn: index == current, in: frame.mirrored(in: box.width, place.isRightToLeft), place)
        }
    }

    // MARK: Cells

    mutating func drawCell(_ cell: NodeContent.Cell, in box: Rect, _ place: Surroundings) {
        if let inset = cell.separatorInset {
            let line = Rect(
                x: inset.left, y: box.height - PartPlace.hairline, width: max(0, box.width - inset.left - inset.right),
                height: PartPlace.hairline
            )
            canvas.fill(line, cell.separatorColor.map { place.paint($0) } ?? place[.separator])
        }
        var trailing = box.width - cell.accessoryMargin
        func draw(_ name: String, _ paint: Paint, isMirrored: Bool = false) {
            let size = canvas.size(ofPart: name)
            let frame = box.centredVertically(size, x: trailing - size.width)
            canvas.part(name, in: frame.mirrored(in: box.width, place.isRightToLeft), paint, isMirrored: isMirrored)
            trailing -= size.width + 10
        }
        if cell.accessory == .checkmark { draw("check", place.tint) }
        if cell.accessory == .disclosureIndicator || cell.accessory == .detailDisclosureButton {
            draw("accessory-disclosure", place[.tertiaryLabel], isMirrored: place.isRightToLeft)
        }
        if cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton { draw("detail", place.tint) }
    }
}
