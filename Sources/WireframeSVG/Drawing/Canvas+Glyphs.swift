import Foundation
import PlaygroundModel
import Wireframes

extension Canvas {
    /// - Returns: `false` if there is no drawing of that name.
    mutating func glyph(_ name: String, in frame: Rect, _ paint: Paint, _ look: GlyphDrawings.Look) -> Bool {
        guard let drawing = drawings.symbol(named: name) else { return false }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let id = definitions.named("glyph-" + last + drawing.variant(look)) { drawing.element(id: $0, look) }
        let opacity = paint.alpha == 1 ? "" : " opacity=\"\(paint.alpha.pointText)\""
        add(
            "<use href=\"#\(id)\"\(Self.place(aligned(frame))) color=\"\(paint.hex)\" fill=\"none\" stroke=\"\(paint.hex)\""
                + " stroke-width=\"\(look.lineWidth.pointText)\"\(Attributes.roundLines)\(opacity)/>"
        )
        return true
    }

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

    /// An image of the app as a mask. The picture contains its bytes. References inside the image are not loaded.
    mutating func template(_ image: TemplateImage.Variant, in frame: Rect, _ paint: Paint, aspect: String = "xMidYMid") {
        let mask = definitions.id("mask") { id in
            "<mask id=\"\(id)\" mask-type=\"alpha\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(Self.place(frame))>"
                + "<image\(Self.place(frame))\(aspect == "xMidYMid" ? "" : " preserveAspectRatio=\"\(aspect)\"") href=\"\(Self.address(of: image))\"/></mask>"
        }
        add(Outline(frame).element(Attributes.fill(paint) + " mask=\"url(#\(mask))\""))
    }

    /// An image of the app, defined once in the picture. `aspect` is `preserveAspectRatio`.
    mutating func image(_ image: TemplateImage.Variant, in frame: Rect, aspect: String) {
        let id = definitions.id("image") { id in
            "<image id=\"\(id)\"\(Self.place(frame)) preserveAspectRatio=\"\(aspect)\" href=\"\(Self.address(of: image))\"/>"
        }
        add("<use href=\"#\(id)\"/>")
    }

    private static func address(of image: TemplateImage.Variant) -> String {
        "data:\(image.format.mediaType);base64,\(Data(image.bytes).base64EncodedString())"
    }

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
