import PlaygroundModel
import SourceDiagnostics
import TextMetrics
import Wireframes

/// A self-contained picture of a device or a board. Equal devices give equal bytes.
package struct SVGPicture: Hashable, Sendable {
    package var text: String
    /// The picture's size, in points.
    package var size: Size
    /// Rules of fonts that the text contains. A browser ignores them inside a shadow tree.
    package var fontFaces: [String]

    /// A device on the page's background. `lit` marks rectangles in screen coordinates. `scale` (pixels per point) aligns boxes to pixels.
    package init(
        _ device: DeviceWireframe, title: String, theme: PageTheme, drawings: GlyphDrawings, lit: [Rect] = [], scale: Double? = nil
    ) {
        var figure = DeviceFigure(device)
        figure.lit = lit
        let margin = 32.0
        let size = Size(width: figure.size.width + 2 * margin, height: figure.size.height + 2 * margin)
        var canvas = Canvas(drawings: drawings, scale: scale)
        canvas.fill(Rect(origin: .zero, size: size), theme.page)
        Self.draw(figure, at: Point(x: margin, y: margin), on: &canvas, theme)
        self.init(canvas, size: size, title: "\(title) on \(device.chrome.name)")
    }

    /// All devices at one scale, as on the page. They are in the middle of a larger `room`.
    package init(
        board devices: [DeviceWireframe], title: String, theme: PageTheme, drawings: GlyphDrawings, room: Size = .zero,
        scale: Double? = nil
    ) {
        let plan = BoardPlan(devices, room: room)
        var canvas = Canvas(drawings: drawings, scale: scale)
        let ground = Rect(origin: .zero, size: plan.size)
        canvas.fill(ground, theme.page)
        canvas.fill(Outline(ground), reference: canvas.definitions.dots(theme.dot))
        let font = Font(size: 20 * DeviceFigure.textScale, weight: .semibold, lineHeight: BoardPlan.titleHeight, tracking: -0.4)
        let room = Rect(
            x: BoardPlan.margin, y: BoardPlan.margin, width: plan.size.width - 2 * BoardPlan.margin, height: BoardPlan.titleHeight
        )
        canvas.text(TextLine(text: title, font: font).shortened(to: room.width), in: room, theme.ink)
        for (figure, origin) in plan.places {
            Self.draw(figure, at: origin, on: &canvas, theme)
        }
        self.init(canvas, size: plan.size, title: title)
    }

    package static func size(ofBoard devices: [DeviceWireframe]) -> Size { BoardPlan(devices).size }

    private static func draw(_ figure: DeviceFigure, at origin: Point, on canvas: inout Canvas, _ theme: PageTheme) {
        let place = canvas.aligned(Rect(origin: origin, size: figure.size))
        canvas.group(id(figure.device) + Attributes.transform(x: place.minX, y: place.minY)) { figure.draw(on: &$0, theme) }
    }

    private static func id(_ device: DeviceWireframe) -> String { " id=\"\(XMLText.escaped(device.id))\"" }

    /// Fallbacks for the page's font, with characters of nearly the same widths.
    private static let fonts = "'Traitscope Sans', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

    private init(_ canvas: Canvas, size: Size, title: String) {
        let (width, height) = (size.width.pointText, size.height.pointText)
        fontFaces = canvas.definitions.fontFaces
        let styles = fontFaces.isEmpty ? [] : ["<style>\(fontFaces.joined())</style>"]
        let definitions = (styles + canvas.definitions.lines).map { "  " + $0 }
        let lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
                + " role=\"img\" font-family=\"\(Self.fonts)\" font-weight=\"400\""
                + " text-rendering=\"geometricPrecision\">",
            " <title>\(XMLText.escaped(title))</title>",
        ] + (definitions.isEmpty ? [] : [" <defs>"] + definitions + [" </defs>"]) + canvas.lines + ["</svg>", ""]
        text = lines.joined(separator: "\n")
        self.size = size
    }
}

extension Definitions {
    fileprivate mutating func dots(_ paint: Paint) -> String {
        id("dots") { id in
            "<pattern id=\"\(id)\" width=\"30\" height=\"30\" patternUnits=\"userSpaceOnUse\">"
                + "<circle cx=\"1.5\" cy=\"1.5\" r=\"1.75\"\(Attributes.fill(paint))/></pattern>"
        }
    }
}
