import PlaygroundModel
import Wireframes

/// An entry of a menu, for the template `content/menu-row`.
enum MenuRowContext {
    static func values(of row: NodeContent.MenuRow, glyphs: Set<String>) -> [String: TemplateValue] {
        [
            "text": .init(TextContext(row.title)), "subtitle": .init(row.subtitle.map { TextContext($0) }),
            "glyph": .init(row.glyph.flatMap { drawing(of: $0, in: glyphs) }),
            "mask": .init(row.glyph.flatMap(mask)),
            "hasCheck": .init(row.mark == .check), "hasDisclosure": .init(row.mark == .disclosure),
            "hasBack": .init(row.mark == .back),
        ]
    }

    private static func drawing(of glyph: NodeContent.MenuRow.Glyph, in glyphs: Set<String>) -> DrawingContext? {
        switch glyph {
        case .system(let icon): DrawingContext(icon)
        case .drawing(let name): DrawingContext(ImageName(name), in: glyphs)
        case .template: nil
        }
    }

    /// An image used for its opacity. Its address contains the bytes: in such an address scripts do not run and nothing is loaded.
    private static func mask(_ glyph: NodeContent.MenuRow.Glyph) -> String? {
        guard case .template(_, let image) = glyph else { return nil }
        return CSSText.address(of: image)
    }
}
