import Foundation
import PlaygroundModel
import Wireframes

extension Canvas {
    /// Draws a glyph.
    ///
    /// - Parameter name: as in `images/house`.
    /// - Returns: whether there is a drawing of that name.
    mutating func glyph(_ name: String, in frame: Rect, _ paint: Paint, _ look: GlyphDrawings.Look) -> Bool {
        guard let drawing = drawings.symbol(named: name) else { return false }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let id = definitions.named("glyph-" + last + drawing.variant(look)) { drawing.element(id: $0, look) }
        let opacity = paint.alpha == 1 ? "" : " opacity=\"\(paint.alpha.pointText)\""
        add(
            "<use href=\"#\(id)\"\(Self.place(frame)) color=\"\(paint.hex)\" fill=\"none\" stroke=\"\(paint.hex)\""
                + " stroke-width=\"\(look.lineWidth.pointText)\"\(Attributes.roundLines)\(opacity)/>"
        )
        return true
    }

    /// The glyph of an image, or the tile that stands for any.
    ///
    /// - Parameters:
    ///   - frame: where a glyph is drawn.
    ///   - tile: how wide the tile is, how thick its border, and how round its corners.
    mutating func glyph(
        ofImage name: String, in frame: Rect, _ paint: Paint, _ look: GlyphDrawings.Look,
        tile: (width: Double, border: Double, radius: Double)
    ) {
        if glyph("images/" + name, in: frame, paint, look) { return }
        let place = Rect(
            x: frame.midX - tile.width / 2, y: frame.midY - tile.width / 2, width: tile.width, height: tile.width
        )
        border(Outline(place, radius: tile.radius), width: tile.border, paint)
        cross(place.inset(by: EdgeInsets(uniform: tile.border)), paint)
    }

    private static func place(_ frame: Rect) -> String {
        " x=\"\(frame.minX.pointText)\" y=\"\(frame.minY.pointText)\""
            + " width=\"\(frame.width.pointText)\" height=\"\(frame.height.pointText)\""
    }

    // MARK: Image files

    /// An image of the app of which only the opacity counts. Its bytes are part of the picture, and nothing an image names
    /// is loaded.
    mutating func template(_ image: TemplateImage.Variant, in frame: Rect, _ paint: Paint) {
        let mask = definitions.id("mask") { id in
            "<mask id=\"\(id)\" mask-type=\"alpha\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(Self.place(frame))>"
                + "<image\(Self.place(frame)) href=\"\(Self.address(of: image))\"/></mask>"
        }
        add(Outline(frame).element(Attributes.fill(paint) + " mask=\"url(#\(mask))\""))
    }

    /// An image of the app as it is, defined once in the picture.
    ///
    /// - Parameter aspect: `preserveAspectRatio`: how it fills the frame.
    mutating func image(_ image: TemplateImage.Variant, in frame: Rect, aspect: String) {
        let id = definitions.id("image") { id in
            "<image id=\"\(id)\"\(Self.place(frame)) preserveAspectRatio=\"\(aspect)\" href=\"\(Self.address(of: image))\"/>"
        }
        add("<use href=\"#\(id)\"/>")
    }

    private static func address(of image: TemplateImage.Variant) -> String {
        let type = switch image.format {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        }
        return "data:\(type);base64,\(Data(image.bytes).base64EncodedString())"
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
