import PlaygroundModel
import TextMetrics
import Wireframes

/// Maps and web views, of which a wireframe loads nothing, and views that a class of the app draws.
extension NodePainter {
    mutating func drawPlaceholder(_ title: String?, of role: WireframeNode.Role, in box: Rect, _ place: Surroundings) {
        switch role {
        case .view(.map): drawMap(in: box, place)
        case .view(.web): drawWeb(in: box, place)
        default: return drawTile(title, in: box, place)
        }
        drawTitle(title, at: box.maxY - 30, in: box, place)
    }

    /// A box with its diagonals, and the class's name in the middle.
    private mutating func drawTile(_ title: String?, in box: Rect, _ place: Surroundings) {
        let (right, bottom) = (box.width.pointText, box.height.pointText)
        let path = "M0 0 \(right) \(bottom)M\(right) 0 0 \(bottom)M0 0H\(right)V\(bottom)H0Z"
        let clip = " clip-path=\"url(#\(canvas.definitions.clip(Outline(box))))\""
        canvas.path(path, " fill=\"none\"" + Attributes.stroke(place[.separator], 1) + clip)
        drawTitle(title, at: box.midY - 11, in: box, place)
    }

    /// - Parameter top: Of the pill that the title stands in.
    private mutating func drawTitle(_ title: String?, at top: Double, in box: Rect, _ place: Surroundings) {
        guard let title, !title.isEmpty else { return }
        guard let font = BoxPart.placeholderTitle.look(place.design).text?.font else { return }
        let line = TextLine(text: title, font: font).shortened(to: max(0, box.width - 36))
        let pill = Rect(x: box.midX - line.width / 2 - 10, y: top, width: line.width + 20, height: 22)
        draw(.placeholderTitle, in: pill, place)
        write(line.text, as: .placeholderTitle, in: pill, place)
    }

    private mutating func drawMap(in box: Rect, _ place: Surroundings) {
        let background = place[.systemBackground]
        // The drawing covers the box.
        let scale = max(box.width / 320, box.height / 240)
        let transform = Attributes.transform(
            x: box.midX - 160 * scale, y: box.midY - 120 * scale, scale: Size(width: scale, height: scale)
        )
        canvas.group(transform) { canvas in
            canvas.path(
                "M0 168c40-14 72 10 112 4s64-34 108-30 64 22 100 10v88H0z",
                Attributes.fill(place[.systemBlue].mixed(0.26, with: background))
            )
            canvas.path("M196 18h84v62h-84z", Attributes.fill(place[.systemGreen].mixed(0.26, with: background)))
            canvas.path(
                "M-10 96c70 8 130-22 190-8s90 40 150 22M118-10c-10 60 18 90 6 132s-30 60-24 128",
                " fill=\"none\"" + Attributes.stroke(background, 9)
            )
            canvas.path(
                "M-10 40h140M40-10v150M180-10v100M240 76v90M60 128l120 50", " fill=\"none\"" + Attributes.stroke(background, 5)
            )
        }
        canvas.path(
            "M12 0a11 11 0 0 1 11 11c0 8-11 19-11 19S1 19 1 11A11 11 0 0 1 12 0z",
            Attributes.transform(x: box.midX - 12, y: box.midY - 30) + Attributes.fill(place[.systemRed])
        )
        canvas.circle(Point(x: box.midX, y: box.midY - 19), radius: 4, Attributes.fill(.white))
    }

    private mutating func drawWeb(in box: Rect, _ place: Surroundings) {
        for index in 0..<3 {
            canvas.circle(Point(x: 14 + Double(index) * 14, y: 13), radius: 4, Attributes.fill(place[.systemGray4]))
        }
        canvas.fill(Rect(x: 0, y: 26, width: box.width, height: PartPlace.hairline), place[.separator])
        let globe = box.centred(Size(width: 48, height: 48))
        canvas.stroke(
            "M44 24a20 20 0 1 1-40 0a20 20 0 1 1 40 0ZM33 24a9 20 0 1 1-18 0a9 20 0 1 1 18 0ZM4 24h40M7 14h34M7 34h34",
            box: Size(width: 48, height: 48), in: globe, place[.systemGray3], width: 1.5
        )
    }
}
