import PlaygroundModel
import SourceDiagnostics

/// Drawings by file name without suffix: `images/house`. A tile replaces a custom drawing with more than plain shapes.
package struct GlyphDrawings: Sendable {
    private let shapes: [String: [GlyphShape]]
    private let parts: [String: PartDrawing]

    /// - Parameter files: Contents of SVG files by path, such as `images/house.svg`.
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

    func part(_ name: String) -> PartDrawing? { parts[name] }

    struct Look {
        enum Wash: String {
            case faint, strong, none
        }

        var wash = Wash.faint
        /// The line width in units of the drawing, which is 48 units wide.
        var lineWidth: Double
        /// The paint that shows through the details of a filled drawing.
        var knockout: Paint
    }

    /// The drawing modified by SF Symbols' suffixes.
    func symbol(named name: String) -> SymbolDrawing? {
        if let shapes = shapes[name] { return SymbolDrawing(shapes: shapes) }
        let folder = "images/"
        guard name.hasPrefix(folder) else { return nil }
        let symbol = SymbolName(String(name.dropFirst(folder.count))) { shapes[folder + $0] != nil }
        return symbol.flatMap { symbol in
            shapes[folder + symbol.drawing].map {
                SymbolDrawing(shapes: $0, symbol: symbol, badge: symbol.badge.flatMap { shapes[folder + $0] } ?? [])
            }
        }
    }
}

struct PartDrawing: Sendable {
    let shapes: [GlyphShape]
    /// The shapes' coordinate system.
    let box: Rect
    let size: Size
    /// The line width in units of `box`.
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

struct GlyphShape: Sendable {
    /// The `class` in the file.
    enum Part: String, Sendable {
        /// A shape without a class.
        case line
        /// An area in a pale tone, without a line.
        case wash
        /// An area in a pale tone, with its line.
        case area
        /// A line on an area, cut out of a filled area.
        case detail
    }

    var name: String
    /// The attributes in file order. Names are unique.
    var attributes: [(name: String, value: String)]
    var part: Part { className.flatMap(Part.init) ?? .line }
    var className: String?

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    func element(_ look: String = "") -> String {
        let geometry = attributes.filter { $0.name != "stroke-width" }.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        return "<\(name)\(geometry)\(look)/>"
    }
}
