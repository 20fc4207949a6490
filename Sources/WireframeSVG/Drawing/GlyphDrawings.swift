/// The drawings of images and icons, by the names of their files without the ending: `images/house`.
///
/// Templates may be a person's own. Of a drawing only plain shapes are taken; one that has anything else is left out, and the
/// tile that stands for any image takes its place.
public struct GlyphDrawings: Sendable {
    /// By name.
    private let shapes: [String: [GlyphShape]]

    /// - Parameter files: The texts of SVG files by their paths, such as `images/house.svg`.
    public init(files: [String: String]) {
        var shapes: [String: [GlyphShape]] = [:]
        for (path, text) in files where path.hasSuffix(".svg") {
            guard path.hasPrefix("images/") || path.hasPrefix("icons/shortcut-"), path != "images/any.svg" else { continue }
            if let read = GlyphReader(text).shapes { shapes[String(path.dropLast(4))] = read }
        }
        self.shapes = shapes
    }

    /// How the areas of a glyph are washed with its colour.
    enum Wash: String {
        case faint, strong, none
    }

    func has(_ name: String) -> Bool { shapes[name] != nil }

    /// The drawing as a symbol.
    func symbol(_ name: String, _ wash: Wash, id: String) -> String? {
        guard let shapes = shapes[name] else { return nil }
        let elements = shapes.compactMap { $0.element(wash) }.joined()
        return "<symbol id=\"\(id)\" viewBox=\"0 0 48 48\">\(elements)</symbol>"
    }
}

/// A shape of a drawing.
struct GlyphShape: Sendable {
    var name: String
    /// In the file's order, each name once.
    var attributes: [(name: String, value: String)]
    /// Whether it is an area in a breath of the colour, and not a line.
    var isWash: Bool

    func element(_ wash: GlyphDrawings.Wash) -> String? {
        let geometry = attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        guard isWash else { return "<\(name)\(geometry)/>" }
        return switch wash {
        case .faint: "<\(name)\(geometry) fill=\"currentColor\" fill-opacity=\"0.16\" stroke=\"none\"/>"
        case .strong: "<\(name)\(geometry) fill=\"currentColor\" fill-opacity=\"0.45\" stroke=\"none\"/>"
        case .none: nil
        }
    }
}
