import Wireframes

/// The keys of a keyboard, for the template `content/keyboard`.
enum KeyboardContext {
    static func values(of content: NodeContent.Keys, glyphs: Set<String>) -> [String: TemplateValue] {
        [
            "accessory": .init(content.accessory.map(CSSText.frame)), "dividers": .init(content.dividers.map(CSSText.frame)),
            "keys": .init(content.keys.map { KeyContext($0, glyphs: glyphs) }),
        ]
    }
}

private struct KeyContext: TemplateContext {
    let key: NodeContent.Keys.Key
    let glyph: DrawingContext?

    init(_ key: NodeContent.Keys.Key, glyphs: Set<String>) {
        self.key = key
        glyph = key.glyph.map { DrawingContext($0, in: glyphs) }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "style": .init(CSSText.frame(key.frame))
        case "label": .init(key.label)
        case "glyph": .init(glyph)
        case "isSpecial": .init(key.face == .special)
        case "isBare": .init(key.face == .bare)
        default: nil
        }
    }
}
