import PlaygroundModel
import TextMetrics
import Wireframes

/// Maps and web views, which load nothing in a wireframe, and views that a class of the app draws.
extension NodePainter {
    mutating func drawPlaceholder(_ title: String?, of role: WireframeNode.Role, in box: Rect, _ place: Surroundings) {
        switch role {
        case .view(.map): drawMap(in: box, place)
        case .view(.web): drawWeb(in: box, place)
        default: return drawTile(title, in: box, place)
        }
        drawTitle(title, at: box.maxY - 30, in: box, place)
    }

    /// A box with its diagonals, and the name of the class in the middle.
    private mutating func drawTile(_ title: String?, in box: Rect, _ place: Surroundings) {
        let (right, bottom) = (box.width.pointText, box.height.pointText)
        let path = "M0 0 \(right) \(bottom)M\(right) 0 0 \(bottom)M0 0H\(right)V\(bottom)H0Z"
        let clip = " clip-path=\"url(#\(canvas.definitions.clip(Outline(box))))\""
        canvas.path(path, " fill=\"none\"" + Attributes.stroke(place[.separator], 1) + clip)
        drawTitle(title, at: box.midY - 11, in: box, place)
    }

    /// - Parameter top: The top of the pill around the title.
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
        canvas.part("map", centredIn: box, background, scaled: max) { shape in
            switch shape.className {
            case "water": place[.systemBlue].mixed(0.26, with: background)
            case "park": place[.systemGreen].mixed(0.26, with: background)
            default: nil
            }
        }
        let pin = canvas.size(ofPart: "pin")
        canvas.part("pin", in: Rect(x: box.midX - pin.width / 2, y: box.midY - pin.height, width: pin.width, height: pin.height), .white) { shape in
            shape.className == "hole" ? .white : place[.systemRed]
        }
    }

    private mutating func drawWeb(in box: Rect, _ place: Surroundings) {
        for index in 0..<3 {
            canvas.circle(Point(x: 14 + Double(index) * 14, y: 13), radius: 4, Attributes.fill(place[.systemGray4]))
        }
        canvas.fill(Rect(x: 0, y: 26, width: box.width, height: PartPlace.hairline), place[.separator])
        canvas.part("globe", centredIn: box, place[.systemGray3])
    }
}
