/// Reads the subset of SVG for glyphs and parts: shapes in one element.
struct GlyphReader {
    let shapes: [GlyphShape]
    private let root: Tag

    private static let geometry: [String: [String]] = [
        "path": ["d", "opacity", "stroke-width"],
        "circle": ["cx", "cy", "r"],
        "ellipse": ["cx", "cy", "rx", "ry"],
        "rect": ["x", "y", "width", "height", "rx", "ry"],
        "line": ["x1", "y1", "x2", "y2"],
        "polyline": ["points"],
        "polygon": ["points"],
    ]

    /// `nil` for a file outside the subset.
    init?(_ text: String) {
        let parts = text.split(separator: "<").map { $0.split(separator: ">", omittingEmptySubsequences: false).first ?? "" }
        guard let root = parts.first.flatMap({ Self.tag($0) }), root.name == "svg", parts.last == "/svg" else { return nil }
        var shapes: [GlyphShape] = []
        for part in parts.dropFirst().dropLast() {
            guard let tag = Self.tag(part), tag.isClosed, let known = Self.geometry[tag.name] else { return nil }
            let part = tag.attributes.first { $0.name == "class" }?.value
            let places = tag.attributes.filter { known.contains($0.name) }
            guard places.allSatisfy({ $0.value.unicodeScalars.allSatisfy(Self.isGeometry) }) else { return nil }
            shapes.append(GlyphShape(name: tag.name, attributes: places, className: part))
        }
        self.shapes = shapes
        self.root = root
    }

    /// The numbers in an attribute of the root element, such as `viewBox`.
    func numbers(_ attribute: String) -> [Double] {
        root.attributes.first { $0.name == attribute }?.value.split(separator: " ").compactMap { Double($0) } ?? []
    }

    private static func isGeometry(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "a"..."z", "A"..."Z", " ", ",", ".", "-", "+": true
        default: false
        }
    }

    private struct Tag {
        var name: String
        var attributes: [(name: String, value: String)]
        var isClosed: Bool
    }

    private static func tag(_ text: Substring) -> Tag? {
        let isClosed = text.last == "/"
        let body = isClosed ? text.dropLast() : text
        let pieces = body.split(separator: "\"", omittingEmptySubsequences: false)
        // Names and quoted values alternate. Only white space follows the last value.
        guard !pieces.isEmpty, pieces.count % 2 == 1 else { return nil }
        let head = pieces[0].split(separator: " ")
        guard let name = head.first, head.count <= 2 else { return nil }
        var attributes: [(name: String, value: String)] = []
        for index in stride(from: 0, to: pieces.count - 1, by: 2) {
            let words = pieces[index].split(separator: " ")
            guard let word = words.last, word.last == "=", index == 0 || words.count == 1 else { return nil }
            let attribute = String(word.dropLast())
            guard !attributes.contains(where: { $0.name == attribute }) else { return nil }
            attributes.append((attribute, String(pieces[index + 1])))
        }
        return Tag(name: String(name), attributes: attributes, isClosed: isClosed)
    }
}
