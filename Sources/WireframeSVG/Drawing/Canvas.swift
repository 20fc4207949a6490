import PlaygroundModel
import Wireframes

/// A picture under construction: elements in drawing order, and their definitions.
struct Canvas {
    private(set) var lines: [String] = []
    var definitions = Definitions()
    let drawings: GlyphDrawings
    /// `nil` for a picture that is drawn at any scale, and in transformed coordinates.
    var pixels: PicturePixels?
    private var depth = 1

    /// - Parameter scale: Pixels per point, if they are known.
    init(drawings: GlyphDrawings, scale: Double? = nil) {
        self.drawings = drawings
        pixels = scale.map { PicturePixels(scale: $0) }
    }

    /// The width of a hairline in points.
    var hairline: Double { pixels?.side ?? PartPlace.hairline }

    /// The opacity of a hairline. A hairline thinner than a pixel is drawn one pixel wide and fainter, but visible.
    var hairlineInk: Double { min(1, max(0.5, PartPlace.hairline / hairline)) }

    func aligned(_ frame: Rect) -> Rect { pixels?.aligned(frame) ?? frame }

    func aligned(_ outline: Outline) -> Outline { Outline(aligned(outline.frame), corners: outline.corners) }

    mutating func clip(_ outline: Outline) -> String { definitions.clip(aligned(outline)) }

    mutating func add(_ element: String) {
        lines.append(String(repeating: " ", count: depth) + element)
    }

    /// Omits an empty group. Each attribute begins with a space.
    mutating func group(_ attributes: String, _ draw: (inout Canvas) -> Void) {
        let start = lines.count
        add("<g\(attributes)>")
        depth += 1
        draw(&self)
        depth -= 1
        if lines.count == start + 1 {
            lines.removeLast()
        } else {
            add("</g>")
        }
    }

    mutating func group(if isNeeded: Bool, _ attributes: @autoclosure () -> String, _ draw: (inout Canvas) -> Void) {
        if isNeeded { group(attributes(), draw) } else { draw(&self) }
    }

    mutating func fill(_ outline: Outline, _ paint: Paint) {
        guard paint.alpha > 0, outline.frame.width > 0, outline.frame.height > 0 else { return }
        add(aligned(outline).element(Attributes.fill(paint)))
    }

    mutating func fill(_ frame: Rect, radius: Double = 0, _ paint: Paint) {
        fill(Outline(frame, radius: radius), paint)
    }

    /// - Parameter reference: The id of a gradient or pattern.
    mutating func fill(_ outline: Outline, reference: String) {
        add(aligned(outline).element(" fill=\"url(#\(reference))\""))
    }

    mutating func border(_ outline: Outline, width: Double, _ paint: Paint, dashes: String? = nil) {
        guard paint.alpha > 0, width > 0 else { return }
        let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        add(aligned(outline).grown(by: -width / 2).element(" fill=\"none\"" + Attributes.stroke(paint, width) + dashes))
    }

    mutating func circle(_ centre: Point, radius: Double, _ attributes: String) {
        add("<circle cx=\"\(centre.x.pointText)\" cy=\"\(centre.y.pointText)\" r=\"\(radius.pointText)\"\(attributes)/>")
    }

    mutating func path(_ data: String, _ attributes: String) {
        add("<path d=\"\(data)\"\(attributes)/>")
    }

    /// A drawing of `Templates/parts` that fills the frame. Lines have round ends. `fill` colours other shapes.
    mutating func part(
        _ name: String, in frame: Rect, _ paint: Paint, isMirrored: Bool = false, fill: (GlyphShape) -> Paint? = { _ in nil }
    ) {
        guard let drawing = drawings.part(name) else { return }
        let frame = aligned(frame)
        let scale = Size(width: frame.width / drawing.box.width, height: frame.height / drawing.box.height)
        let x = isMirrored ? frame.maxX + drawing.box.minX * scale.width : frame.minX - drawing.box.minX * scale.width
        let place = Attributes.transform(
            x: x, y: frame.minY - drawing.box.minY * scale.height,
            scale: Size(width: isMirrored ? -scale.width : scale.width, height: scale.height)
        )
        for shape in drawing.shapes {
            let width = shape["stroke-width"].flatMap(Double.init) ?? drawing.lineWidth
            let look = fill(shape).map(Attributes.fill) ?? " fill=\"none\"" + Attributes.stroke(paint, width) + Attributes.roundLines
            add(shape.element(place + look))
        }
    }

    func size(ofPart name: String) -> Size { drawings.part(name)?.size ?? .zero }

    mutating func shadow(_ shadow: Shadow, of outline: Outline) {
        guard shadow.paint.alpha > 0 else { return }
        let place = aligned(outline).grown(by: shadow.spread ?? hairline).offset(by: Point(x: shadow.side, y: shadow.offset))
        guard shadow.blur > 0 else { return fill(place, shadow.spread == nil ? shadow.paint.faded(to: hairlineInk) : shadow.paint) }
        let filter = definitions.blur(shadow.blur / 2, of: place.frame)
        add(place.element(Attributes.fill(shadow.paint) + " filter=\"url(#\(filter))\""))
    }
}

struct Shadow {
    /// `offset` is downwards, `side` is to the right.
    var offset = 0.0
    var side = 0.0
    var blur = 0.0
    /// `nil` for a hairline.
    var spread: Double? = 0
    var paint: Paint
}
