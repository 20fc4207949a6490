import PlaygroundModel

/// A drawing modified by SF Symbols' suffixes, as in `Templates/styles/symbols.css`.
struct SymbolDrawing {
    var shapes: [GlyphShape]
    var symbol: SymbolName?
    var badge: [GlyphShape] = []

    private var isSolid: Bool { symbol?.isFilled == true }
    private var isEnclosed: Bool { symbol?.enclosure != nil }
    /// Whether the drawing is cut out of its enclosing shape.
    private var isCutOut: Bool { isSolid && isEnclosed }

    func variant(_ look: GlyphDrawings.Look) -> String {
        guard symbol?.isComposed == true else { return look.wash == .faint ? "" : "-" + look.wash.rawValue }
        return "-\(look.wash.rawValue)-\(look.lineWidth.pointText)-\(look.knockout.hex.dropFirst())"
    }

    func element(id: String, _ look: GlyphDrawings.Look) -> String {
        let shapes = shapes.compactMap { element(of: $0, look) }.joined() + slash(look) + number + badge(look)
        return "<symbol id=\"\(id)\" viewBox=\"0 0 48 48\">\(enclosure)\(isEnclosed ? enclosed(shapes, look) : shapes)</symbol>"
    }

    private var enclosure: String {
        let fill = isSolid ? " fill=\"currentColor\"" : ""
        return switch symbol?.enclosure {
        case .circle: "<circle cx=\"24\" cy=\"24\" r=\"19.5\"\(fill)/>"
        case .square: "<rect x=\"5.5\" y=\"5.5\" width=\"37\" height=\"37\" rx=\"8\"\(fill)/>"
        case nil: ""
        }
    }

    private func enclosed(_ shapes: String, _ look: GlyphDrawings.Look) -> String {
        let stroke = isCutOut ? " stroke=\"\(look.knockout.hex)\"" : ""
        let width = (look.lineWidth * 1.8).pointText
        return "<g transform=\"translate(11.04 11.04) scale(0.54)\" stroke-width=\"\(width)\"\(stroke)>\(shapes)</g>"
    }

    private func element(of shape: GlyphShape, _ look: GlyphDrawings.Look) -> String? {
        switch shape.part {
        case .line: return shape.element()
        case .detail where isSolid: return shape.element(" stroke=\"\(isCutOut ? "currentColor" : look.knockout.hex)\"")
        case .detail: return shape.element()
        case .wash, .area: break
        }
        let line = shape.part == .wash ? " stroke=\"none\"" : ""
        if isSolid { return shape.element(" fill=\"\(isCutOut ? look.knockout.hex : "currentColor")\"" + line) }
        return switch look.wash {
        case .faint: shape.element(" fill=\"currentColor\" fill-opacity=\"0.16\"" + line)
        case .strong: shape.element(" fill=\"currentColor\" fill-opacity=\"0.45\"" + line)
        case .none: shape.part == .wash ? nil : shape.element()
        }
    }

    private var number: String {
        symbol?.outlineOfNumber.map { "<path transform=\"translate(24 24)scale(1.25)\" d=\"\($0)\"/>" } ?? ""
    }

    /// The badge at the lower trailing corner, with a gap around it.
    private func badge(_ look: GlyphDrawings.Look) -> String {
        guard symbol?.badge != nil else { return "" }
        let shapes = badge.compactMap { element(of: $0, look) }.joined()
        return "<circle cx=\"37\" cy=\"37\" r=\"11.5\" fill=\"\(look.knockout.hex)\" stroke=\"none\"/>"
            + "<g transform=\"translate(27 27) scale(0.42)\" stroke-width=\"\((look.lineWidth * 2).pointText)\">\(shapes)</g>"
    }

    /// The slash through a symbol, with a gap along it.
    private func slash(_ look: GlyphDrawings.Look) -> String {
        guard symbol?.isSlashed == true else { return "" }
        let gap = isCutOut ? "currentColor" : look.knockout.hex
        return "<path d=\"M11 7.5 43 39.5\" stroke=\"\(gap)\" stroke-width=\"\((look.lineWidth * 1.6).pointText)\"/>"
            + "<path d=\"m6 6 36 36\"/>"
    }
}
