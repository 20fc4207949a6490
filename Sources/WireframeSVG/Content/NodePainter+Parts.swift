import PlaygroundModel
import TextMetrics
import Wireframes

extension NodePainter {
    mutating func drawContent(_ node: WireframeNode, _ place: Surroundings) {
        var (node, place) = (node, place)
        if case .menuRow = node.content { place.isRightToLeft = false }
        let distance = node.scrollDistance.y
        if case .input = node.content, distance != 0 { node.style.textInsets?.top -= distance }
        draw(DisplayList(node).parts, in: Rect(origin: .zero, size: node.frame.size), place)
    }

    mutating func draw(_ parts: [DrawnPart], value: Double = 0, in box: Rect, _ place: Surroundings) {
        // An icon lifted off the home screen leaves its name there.
        for drawn in parts where drawn.part != .homeIconName || place.parent != .touchSource {
            var look = drawn.part.look(place.design, isOn: drawn.isOn)
            guard !look.isHidden, drawn.mode.isShown(whileEditing: place.isEdited) else { continue }
            var place = place
            if let tint = drawn.tint { place.tint = place.paint(tint) }
            if let ground = drawn.ground, look != .nothing {
                look.ground = .color(ground)
                look.material?.opacityUnblurred = 1
            }
            let value = drawn.value ?? value
            let frame = drawn.frame(in: box, look, value: value, isRightToLeft: place.isRightToLeft, isEdited: place.isEdited)
            draw(look, as: frame, place)
            let outline = Outline(frame, radius: look.radius)
            let clip = look.clips ? " clip-path=\"url(#\(canvas.clip(outline)))\"" : ""
            group(if: look.clips, clip) { $0.draw(drawn.parts, value: value, in: frame, place) }
            drawContent(of: drawn, look, in: frame, of: box, place)
        }
    }

    private mutating func drawContent(of drawn: DrawnPart, _ look: PartLook, in frame: Rect, of box: Rect, _ place: Surroundings) {
        let ink = drawn.color.map { place.paint($0) } ?? look.ink.map(place.paint) ?? place.ink
        switch drawn.content {
        case nil: break
        case .text(let text):
            guard let font = look.text?.font else { return }
            let line = TextLine(text: text, font: font, alignment: .center).shortened(to: frame.width)
            canvas.text(line, in: frame.centred(Size(width: frame.width, height: font.lineHeight)), ink, opacity: drawn.opacity)
        case .lines(let text):
            let paint = text.color.map { place.paint($0) } ?? ink
            let room = drawn.part.isShortened ? frame.width + 0.5 : nil
            let isCut = room == nil && (text.width > frame.width + 0.5 || text.height > frame.height + 0.5)
            let isPage = drawn.part == .pageText
            let clip = isCut ? " clip-path=\"url(#\(canvas.definitions.clip(Outline(isPage ? box : frame))))\"" : ""
            canvas.group(if: isCut, clip) {
                $0.text(text, in: isPage ? frame : text.place(centredIn: frame), paint, fitting: room, opacity: drawn.opacity) { place.paint($0) }
            }
        case .drawing(let name, let fit): draw(name, fit, in: frame, ink, place)
        case .glyph(let image):
            if let file = place.file(image) {
                guard image.renderingMode == .alwaysOriginal else { return canvas.template(file.variant, in: frame, ink) }
                return canvas.image(file.variant, in: frame, aspect: "xMidYMid")
            }
            let side = look.glyph?.side(in: frame.size) ?? 0
            let square = frame.centred(Size(width: side, height: side))
            let wash: GlyphDrawings.Look.Wash = switch drawn.part {
            case .menuGlyph: .none
            case .itemGlyph, .rowGlyph: drawn.isOn ? .strong : .none
            default: .faint
            }
            let glyph = place.look((look.glyph?.lineWidth ?? 1) * drawn.lineWidth, wash: wash, isOnTint: drawn.isOn && drawn.part == .buttonImage)
            canvas.glyph(ofImage: image.name, in: square, ink, glyph, tile: (max(0, side - 4), 1.5, 6))
        case .image(let image):
            if let file = place.file(image) {
                guard image?.renderingMode == .alwaysTemplate else { return canvas.image(file.variant, in: frame, aspect: "none") }
                return canvas.template(file.variant, in: frame, ink, aspect: "none")
            }
            guard let glyph = look.glyph else { return }
            let side = glyph.side(in: frame.size)
            let square = frame.centred(Size(width: side, height: side))
            if let image, canvas.glyph("images/" + image.name, in: square, ink, place.look(glyph.lineWidth * drawn.lineWidth)) { return }
            canvas.cross(frame, ink)
        case .icon(let icon):
            let side = look.glyph?.side(in: frame.size) ?? 0
            let square = frame.centred(Size(width: side, height: side))
            _ = canvas.glyph("icons/shortcut-" + icon.name, in: square, ink, place.look(look.glyph?.lineWidth ?? 1))
        case .template(let image): canvas.template(image, in: frame, ink)
        case .cross:
            let (left, top, right, bottom) = (frame.minX.pointText, frame.minY.pointText, frame.maxX.pointText, frame.maxY.pointText)
            let clip = " clip-path=\"url(#\(canvas.definitions.clip(Outline(frame))))\""
            let path = "M\(left) \(top) \(right) \(bottom)M\(right) \(top) \(left) \(bottom)M\(left) \(top)H\(right)V\(bottom)H\(left)Z"
            canvas.path(path, " fill=\"none\"" + Attributes.stroke(ink, 1) + clip)
        }
    }

    private mutating func draw(_ name: PartDrawingName, _ fit: PartDrawingFit, in room: Rect, _ ink: Paint, _ place: Surroundings) {
        let size = canvas.size(ofPart: name.rawValue)
        guard size.width > 0, size.height > 0 else { return }
        let (across, down) = (room.width / size.width, room.height / size.height)
        let scale = switch fit {
        case .ownSize: 1.0
        case .fitting: min(across, down)
        case .covering: max(across, down)
        }
        let frame = room.centred(Size(width: size.width * scale, height: size.height * scale))
        let stroke = switch name {
        case .status: ink.faded(to: 0.45)
        case .delete: Paint(0x40444E)
        default: ink
        }
        let isMirrored = [.accessory, .back, .disclosure].contains(name) && place.isRightToLeft
        canvas.part(name.rawValue, in: frame, stroke, isMirrored: isMirrored) { Self.fill(of: $0, in: name, ink, place) }
    }

    /// The fill of a shape, as in the style sheets. `nil` for lines.
    private static func fill(of shape: GlyphShape, in name: PartDrawingName, _ ink: Paint, _ place: Surroundings) -> Paint? {
        let ground = place[.systemBackground]
        return switch (name, shape.className) {
        case (.status, "frame"): nil
        case (.status, _): ink
        case (.map, "water"): place[.systemBlue].mixed(0.26, with: ground)
        case (.map, "park"): place[.systemGreen].mixed(0.26, with: ground)
        case (.pin, "hole"): .white
        case (.pin, _): place[.systemRed]
        case (.clear, "plate"): place[.tertiaryLabel]
        case (.delete, "plate"): Paint(0xE1E4EB, 0.94)
        default: nil
        }
    }

    private mutating func draw(_ look: PartLook, as frame: Rect, _ place: Surroundings) {
        if let pixels = canvas.pixels, let side = look.place?.lineSide(isRightToLeft: place.isRightToLeft), let color = look.ground {
            canvas.fill(pixels.line(frame, at: side), place.paint(color).faded(to: canvas.hairlineInk))
            return
        }
        let outline = Outline(frame, radius: look.radius)
        drawShadows(look.shadows.map(place.shadow), of: outline, hasMaterial: look.material != nil)
        canvas.fill(outline, place.ground(look))
        drawLine(look.line, of: outline, place)
    }

    /// Draws shadows. A shadow is invisible under the box that casts it, as in CSS.
    mutating func drawShadows(_ shadows: [Shadow], of outline: Outline, hasMaterial: Bool) {
        let reach = shadows.reduce(24) { max($0, $1.blur + $1.offset + ($1.spread ?? 0)) }
        let around = hasMaterial ? " clip-path=\"url(#\(canvas.definitions.clip(around: outline, reach: reach)))\"" : ""
        canvas.group(if: hasMaterial, around) { canvas in
            for shadow in shadows.reversed() { canvas.shadow(shadow, of: outline) }
        }
    }

    mutating func drawLine(_ line: PartLook.Line?, of outline: Outline, _ place: Surroundings) {
        guard let line else { return }
        let paint = place.paint(line.color)
        canvas.border(outline, width: line.width ?? canvas.hairline, line.width == nil ? paint.faded(to: canvas.hairlineInk) : paint)
    }
}

extension NodeText {
    fileprivate func place(centredIn box: Rect) -> Rect {
        Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
    }
}
