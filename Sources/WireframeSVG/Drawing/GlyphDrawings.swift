import PlaygroundModel
import SourceDiagnostics

/// The drawings of images, icons and parts of controls, by the names of their files without the ending: `images/house`.
///
/// Templates may be a person's own. Of a drawing only plain shapes are taken; one that has anything else is left out, and the
/// tile that stands for any image takes its place.
package struct GlyphDrawings: Sendable {
    /// By name.
    private let shapes: [String: [GlyphShape]]
    private let parts: [String: PartDrawing]

    /// - Parameter files: The texts of SVG files by their paths, such as `images/house.svg`.
    package init(files: [String: String]) {
        var shapes: [String: [GlyphShape]] = [:]
        var parts: [String: PartDrawing] = [:]
        for (path, text) in files where path.hasSuffix(".svg") {
            let name = String(path.dropLast(".svg".count))
            if name.hasPrefix("parts/") {
                parts[String(name.dropFirst("parts/".count))] = GlyphReader(text).flatMap { PartDrawing($0) }
            } else if name.hasPrefix("images/") || name.hasPrefix("icons/shortcut-"), name != "images/any" {
                guard let read = GlyphReader(text), read.numbers("viewBox") == [0, 0, 48, 48] else { continue }
                shapes[name] = read.shapes
            }
        }
        self.shapes = shapes
        self.parts = parts
    }

    /// The drawing of a part of a control: `stepper`.
    func part(_ name: String) -> PartDrawing? { parts[name] }

    /// How a drawing is drawn where it is used.
    struct Look {
        /// How the areas of a glyph are washed with its colour.
        enum Wash: String {
            case faint, strong, none
        }

        var wash = Wash.faint
        /// In units of the drawing, which is 48 wide.
        var lineWidth: Double
        /// The ground that shows through what is cut out of a filled drawing.
        var knockout: Paint
    }

    /// The drawing of an image or an icon, with what SF Symbols' endings make of it; `nil` where there is none.
    func symbol(named name: String) -> SymbolDrawing? {
        if let shapes = shapes[name] { return SymbolDrawing(shapes: shapes) }
        let folder = "images/"
        guard name.hasPrefix(folder) else { return nil }
        let symbol = SymbolName(String(name.dropFirst(folder.count))) { shapes[folder + $0] != nil }
        return symbol.flatMap { symbol in
            shapes[folder + symbol.drawing].map { SymbolDrawing(shapes: $0, symbol: symbol) }
        }
    }
}

/// The drawing of a part of a control, `Templates/parts`: what the page shows and pictures draw.
struct PartDrawing: Sendable {
    let shapes: [GlyphShape]
    /// What the shapes are drawn in, in their own units.
    let box: Rect
    /// How large it is where nothing else is said, in points.
    let size: Size
    /// In units of its box.
    let lineWidth: Double

    init?(_ file: GlyphReader) {
        let (box, width, height) = (file.numbers("viewBox"), file.numbers("width"), file.numbers("height"))
        guard box.count == 4, box[2] > 0, box[3] > 0, let width = width.first, let height = height.first else { return nil }
        shapes = file.shapes
        self.box = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
        size = Size(width: width, height: height)
        lineWidth = file.numbers("stroke-width").first ?? 1
    }
}

/// A shape of a drawing.
struct GlyphShape: Sendable {
    /// What the shape is of the drawing, its `class` in the file.
    enum Part: String, Sendable {
        /// A line, which has no class.
        case line
        /// An area in a breath of the colour, without a line.
        case wash
        /// Such an area with its line.
        case area
        /// A line upon an area, which is cut out where the area is filled.
        case detail
    }

    var name: String
    /// In the file's order, each name once.
    var attributes: [(name: String, value: String)]
    var part: Part { className.flatMap(Part.init) ?? .line }
    /// What the page's style sheets call it by.
    var className: String?

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// - Parameter look: the attributes of the look, each after a space.
    func element(_ look: String = "") -> String {
        let geometry = attributes.filter { $0.name != "stroke-width" }.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        return "<\(name)\(geometry)\(look)/>"
    }
}
