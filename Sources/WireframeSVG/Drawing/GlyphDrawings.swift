import PlaygroundModel

/// The drawings of images and icons, by the names of their files without the ending: `images/house`.
///
/// Templates may be a person's own. Of a drawing only plain shapes are taken; one that has anything else is left out, and the
/// tile that stands for any image takes its place.
package struct GlyphDrawings: Sendable {
    /// By name.
    private let shapes: [String: [GlyphShape]]

    /// - Parameter files: The texts of SVG files by their paths, such as `images/house.svg`.
    package init(files: [String: String]) {
        var shapes: [String: [GlyphShape]] = [:]
        for (path, text) in files where path.hasSuffix(".svg") {
            guard path.hasPrefix("images/") || path.hasPrefix("icons/shortcut-"), path != "images/any.svg" else { continue }
            if let read = GlyphReader(text).shapes { shapes[String(path.dropLast(4))] = read }
        }
        self.shapes = shapes
    }

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
    var part: Part

    /// - Parameter look: the attributes of the look, each after a space.
    func element(_ look: String = "") -> String {
        let geometry = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        return "<\(name)\(geometry)\(look)/>"
    }
}
