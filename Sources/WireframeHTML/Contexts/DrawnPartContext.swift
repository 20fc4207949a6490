import PlaygroundModel
import Wireframes

struct DrawnPartContext: TemplateContext {
    private let part: DrawnPart
    private let control: WorkableControl?
    private let glyphs: Set<String>

    /// - Parameter control: The control whose choices the parts may be.
    init(_ part: DrawnPart, of control: WorkableControl?, glyphs: Set<String>) {
        self.part = part
        self.control = control
        self.glyphs = glyphs
    }

    static func all(_ parts: [DrawnPart], of control: WorkableControl?, glyphs: Set<String>) -> [DrawnPartContext] {
        parts.filter { !$0.part.isDrawnWithItsParent }.map { DrawnPartContext($0, of: control, glyphs: glyphs) }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "tag": .init(event == nil ? "span" : "button")
        case "class": .init(classes)
        case "style": .init(style)
        case "isDecorative": .init(part.part.isDecorative)
        case "event": .init(event)
        case "choice": .init(part.choice)
        case "state": .init(String(part.isOn))
        case "line": .init(line)
        case "lines": text.map(TextContext.lines) ?? .list([])
        case "isDrawing": .init(drawing != nil)
        case "drawing": .init(drawing)
        case "glyph": .init(glyph)
        case "parts": .init(Self.all(part.parts, of: control, glyphs: glyphs))
        default: nil
        }
    }

    private var event: String? {
        guard let control, let choice = part.choice else { return nil }
        return "\(control.event) \(choice)"
    }

    private var line: String? { if case .text(let line) = part.content { line } else { nil } }

    private var text: NodeText? { if case .lines(let text) = part.content { text } else { nil } }

    private var drawing: String? {
        switch part.content {
        case .drawing(let name, _): "parts/" + name.rawValue
        case .cross: "parts/tile-cross"
        case .text, .lines, .glyph, .image, .icon, .template, nil: nil
        }
    }

    private var glyph: DrawingContext? {
        switch part.content {
        case .glyph(let image): DrawingContext(image, in: glyphs)
        case .image(let image): DrawingContext(image, in: glyphs)
        case .icon(let icon): DrawingContext(icon)
        case .text, .lines, .template, .drawing, .cross, nil: nil
        }
    }

    private var classes: String {
        var classes = part.part.rawValue
        if part.isOn { classes += " is-on" }
        if part.mode != .always { classes += " is-\(part.mode.rawValue)" }
        switch part.content {
        case .text: classes += " measured-text"
        case .lines: classes += part.part == .text ? " measured-text" : " text measured-text"
        case .drawing(_, .ownSize): classes += " drawn"
        case .drawing, .cross: classes += " drawn is-fitted"
        case .template: classes += " is-template"
        case .glyph, .image, .icon, nil: break
        }
        return classes
    }

    /// The differences from the style sheet of looks. `nil` if there are none.
    private var style: String? {
        var rules = part.frame.map { [CSSText.frame($0)] } ?? []
        let place = part.part.look(.filled, isOn: part.isOn).place
        func add(_ pairs: [(name: String, value: String)], besides known: [(name: String, value: String)]) {
            for pair in pairs where !known.contains(where: { $0 == pair }) { rules.append("\(pair.name):\(pair.value)") }
        }
        if let fit = part.fit { rules.append(CSSText.fit(fit)) }
        if let across = part.across, let edited = part.acrossWhileEditing {
            rules += CSSText.across(across, whileEditing: edited).map { "\($0.name):\($0.value)" }
        } else if let across = part.across { add(CSSText.across(across), besides: place.map { CSSText.across($0.across) } ?? []) }
        if let down = part.down { add(CSSText.down(down), besides: place.map { CSSText.down($0.down) } ?? []) }
        if let cell = part.cell {
            rules.append("--column:\(cell.column)")
            if case .column(_, nil) = place?.across { rules.append("--columns:\(cell.columns)") }
            if case .row = place?.down { rules.append("--row:\(cell.row)") }
        }
        if let value = part.value { rules.append("--value:\((value * 100).pointText)%") }
        // Scripts do not run in such a mask, and nothing is loaded at such an address.
        if case .template(let image) = part.content { rules.append("--mask:url(\(CSSText.address(of: image)))") }
        if let text { rules.append(CSSText.style(of: text)) }
        if let ground = part.ground { rules.append("background:\(CSSText.color(ground))") }
        if let tint = part.tint { rules.append("--tint:\(CSSText.color(tint))") }
        if let color = part.color { rules.append("color:\(CSSText.color(color))") }
        if part.lineWidth != 1, let glyph = part.part.look(.filled, isOn: part.isOn).glyph {
            rules.append("--stroke:\(CSSText.px(glyph.lineWidth * part.lineWidth))")
        }
        if part.opacity != 1 { rules.append("opacity:\(part.opacity.pointText)") }
        return rules.isEmpty ? nil : rules.joined(separator: ";")
    }
}
