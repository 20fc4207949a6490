import PlaygroundModel

/// The keyboard's look: white keys on grey, from iOS 26 rounder keys on glass without shadows (observed).
extension BoxPart {
    static func keyboard(_ design: SystemDesign) -> PartLook {
        let isGlass = design == .glass
        return PartLook(
            ground: .dynamic(light: isGlass ? rgb(0xE9EAEF) : rgb(0xD1D4DA), dark: isGlass ? rgb(0x26262A) : rgb(0x2B2B2D)),
            material: LookMaterial(blur: 20, saturation: 1.6, opacity: isGlass ? 0.9 : 0.96, opacityUnblurred: 1)
        )
    }

    static func key(_ design: SystemDesign, isSpecial: Bool) -> PartLook {
        var look = face(design, ground: isSpecial ? specialGround(design) : letterGround)
        look.ink = .named(.label)
        look.text = isSpecial ? TextLook(16, lineHeight: 20) : TextLook(22, lineHeight: 26)
        look.glyph = keyGlyph
        return look
    }

    static let keyGlyph = GlyphLook(side: 22, lineWidth: 2.9)

    static func keyboardKey(_ design: SystemDesign, isProminent: Bool) -> PartLook {
        var look = face(design, ground: isProminent ? .named(.systemBlue) : specialGround(design))
        look.ink = isProminent ? .white : .named(.label)
        return look
    }

    private static func face(_ design: SystemDesign, ground: LookColor) -> PartLook {
        let isGlass = design == .glass
        return PartLook(radius: isGlass ? 9 : 5, ground: ground, shadows: isGlass ? [] : [LookShadow(1, 0, 0.3)])
    }

    private static let letterGround = LookColor.dynamic(light: .white, dark: rgb(0x6A6A6C))

    private static func specialGround(_ design: SystemDesign) -> LookColor {
        design == .glass
            ? .dynamic(light: rgb(0xD9DBE2), dark: rgb(0x47474B)) : .dynamic(light: rgb(0xADB3BD), dark: rgb(0x464649))
    }

    private static func rgb(_ hex: Int) -> LookColor {
        let (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
        return .color(.rgb(red: red, green: green, blue: blue, alpha: 1))
    }
}
