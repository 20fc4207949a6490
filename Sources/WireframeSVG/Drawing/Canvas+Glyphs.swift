import PlaygroundModel
import Wireframes

extension Canvas {
    /// Draws a glyph.
    ///
    /// - Parameters:
    ///   - name: as in `images/house`.
    ///   - lineWidth: in units of the drawing, which is 48 wide.
    /// - Returns: whether there is a drawing of that name.
    mutating func glyph(
        _ name: String, in frame: Rect, _ paint: Paint, lineWidth: Double, wash: GlyphDrawings.Wash = .faint
    ) -> Bool {
        guard drawings.has(name) else { return false }
        let drawings = drawings
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let id = definitions.named("glyph-" + last + (wash == .faint ? "" : "-" + wash.rawValue)) { id in
            drawings.symbol(name, wash, id: id) ?? ""
        }
        let place = " x=\"\(frame.minX.pointText)\" y=\"\(frame.minY.pointText)\""
            + " width=\"\(frame.width.pointText)\" height=\"\(frame.height.pointText)\""
        let opacity = paint.alpha == 1 ? "" : " opacity=\"\(paint.alpha.pointText)\""
        add(
            "<use href=\"#\(id)\"\(place) color=\"\(paint.hex)\" fill=\"none\" stroke=\"\(paint.hex)\""
                + " stroke-width=\"\(lineWidth.pointText)\"\(Attributes.roundLines)\(opacity)/>"
        )
        return true
    }

    /// The glyph of an image, or the tile that stands for any.
    ///
    /// - Parameters:
    ///   - frame: where a glyph is drawn.
    ///   - tile: how wide the tile is, how thick its border, and how round its corners.
    mutating func glyph(
        ofImage name: String, in frame: Rect, _ paint: Paint, lineWidth: Double, wash: GlyphDrawings.Wash = .faint,
        tile: (width: Double, border: Double, radius: Double)
    ) {
        if glyph("images/" + name, in: frame, paint, lineWidth: lineWidth, wash: wash) { return }
        let place = Rect(
            x: frame.midX - tile.width / 2, y: frame.midY - tile.width / 2, width: tile.width, height: tile.width
        )
        border(Outline(place, radius: tile.radius), width: tile.border, paint)
        cross(place.inset(by: EdgeInsets(uniform: tile.border)), paint)
    }

    /// The two diagonals of a box.
    mutating func cross(_ box: Rect, _ paint: Paint) {
        let (left, top, right, bottom) = (box.minX.pointText, box.minY.pointText, box.maxX.pointText, box.maxY.pointText)
        path(
            "M\(left) \(bottom)L\(right) \(top)M\(left) \(top)L\(right) \(bottom)",
            " fill=\"none\"" + Attributes.stroke(paint.faded(to: 0.35), 1)
        )
    }
}

extension EdgeInsets {
    init(uniform distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
}
