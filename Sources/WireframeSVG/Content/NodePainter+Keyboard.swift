import PlaygroundModel
import Wireframes

extension NodePainter {
    /// The page's version is `Templates/content/keyboard.mustache`.
    mutating func drawKeys(_ content: NodeContent.Keys, _ place: Surroundings) {
        if let accessory = content.accessory { draw(.inputAccessory, in: accessory, place) }
        for divider in content.dividers { draw(.suggestionLine, in: divider, place) }
        for key in content.keys {
            let isSpecial = key.face != .letter
            if key.face != .bare { draw(.key, isOn: isSpecial, in: key.frame, place) }
            if let glyph = key.glyph {
                let side = Self.keyGlyphSide
                let ink = BoxPart.key.look(place.design, isOn: isSpecial).ink.map(place.paint) ?? place.ink
                canvas.glyph(
                    ofImage: glyph.name, in: key.frame.centred(Size(width: side, height: side)), ink, place.look(2.9),
                    tile: (22, 1.5, 6)
                )
            } else if !key.label.isEmpty {
                write(key.label, as: .key, isOn: isSpecial, in: key.frame, place)
            }
        }
    }

    private static let keyGlyphSide = 22.0
}
