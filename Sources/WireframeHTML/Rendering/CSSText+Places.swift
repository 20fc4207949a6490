import Wireframes

extension CSSText {
    static func across(_ across: PartPlace.Across) -> [(name: String, value: String)] {
        switch across {
        case .inset(let distance): [("inset-inline", length(distance))]
        case .ends(let leading, let trailing): [("inset-inline", length(leading) + " " + length(trailing))]
        case .leading(let distance, let width): [("inset-inline", length(distance) + " auto"), self.width(width)]
        case .trailing(let distance, let width): [("inset-inline", "auto " + length(distance)), self.width(width)]
        case .middle(let width):
            [("inset-inline", "calc(50% - \(px(width / 2))) auto"), ("width", breadth(width))]
        case .around(let share, let offset, let width):
            [("inset-inline", edge(share, offset - width / 2) + " auto"), ("width", px(width))]
        case .sides(let left, let right): [("left", length(left)), ("right", length(right))]
        case .column(let inset, let count):
            columns(count, start: length(inset), room: inset == 0 ? "100%" : "(100% - \(px(2 * inset)))")
        case .upToValue: [("inset-inline", "0 auto"), ("width", "var(--value)")]
        case .atValue(let width):
            [
                ("inset-inline", "clamp(0px, var(--value) - \(px(width / 2)), 100% - \(px(width))) auto"),
                ("width", px(width)),
            ]
        }
    }

    /// The values at rest and during editing.
    static func across(_ across: PartPlace.Across, whileEditing edited: PartPlace.Across) -> [(name: String, value: String)] {
        zip(self.across(across), self.across(edited)).map { idle, edited in
            (idle.name, idle.value == edited.value ? idle.value : "var(--if-idle, \(idle.value)) var(--if-edited, \(edited.value))")
        }
    }

    static func fit(_ fit: ImageFit) -> String {
        let (width, height) = (px(fit.size.width), px(fit.size.height))
        let (x, y) = (fit.mode.anchor.x * 100, fit.mode.anchor.y * 100)
        let place = "inset:\(y.pointText)% auto auto \(x.pointText)%;translate:\((0 - x).pointText)% \((0 - y).pointText)%"
        guard !fit.mode.isUnscaled else { return "\(place);width:\(width);height:\(height)" }
        let (limit, ratio) = (fit.mode == .scaleAspectFit ? "min" : "max", (fit.size.width / fit.size.height).pointText)
        return "\(place);width:\(limit)(100cqw,100cqh*\(ratio));height:\(limit)(100cqh,100cqw/\(ratio))"
    }

    /// The style of an input. Its text is at the position of the text in the display list.
    static func inputStyle(_ text: DrawnPart) -> String {
        guard case .lines(let lines) = text.content, let place = text.part.look(.filled).place else { return "" }
        let across = text.across ?? place.across
        let padding = self.across(across, whileEditing: text.acrossWhileEditing ?? across).map { name, value in
            name == "inset-inline" ? "padding-inline:\(value)" : "padding-\(name):\(value)"
        }
        let top = if case .below(let distance) = text.down ?? place.down { ["padding-top:\(px(distance))"] } else { [String]() }
        return ([style(of: lines)] + padding + top).joined(separator: ";")
    }

    private static func length(_ points: Double) -> String { points == 0 ? "0" : px(points) }

    /// A browser rounds a line that is thinner than a pixel to zero at some positions.
    private static func breadth(_ points: Double) -> String { points < 2 ? "max(\(px(points)), var(--hairline))" : px(points) }

    private static func width(_ width: PartPlace.Width) -> (name: String, value: String) {
        switch width {
        case .points(let points): ("width", breadth(points))
        case .atMost(let points): ("width", "min(\(px(points)), 100%)")
        case .hairline: ("width", "var(--hairline-room)")
        case .aspect(let aspect): ("aspect-ratio", aspect.pointText)
        }
    }

    static func down(_ down: PartPlace.Down) -> [(name: String, value: String)] {
        switch down {
        case .inset(let distance): [("inset-block", length(distance))]
        case .middle(let height): [("inset-block", "calc(50% - \(px(height / 2))) auto"), ("height", px(height))]
        case .around(let share, let offset, let height):
            [("inset-block", edge(share, offset - height / 2) + " auto"), ("height", px(height))]
        case .row(let top, let height):
            [("inset-block", "calc(\(px(top)) + \(px(height)) * var(--row)) auto"), ("height", px(height))]
        case .within(let height): [("inset-block", "max(0px, 50% - \(px(height / 2)))")]
        case .below(let distance): [("inset-block", length(distance) + " auto")]
        case .upper(let height): [("inset-block", "0 auto"), ("height", "min(\(px(height)), 100%)")]
        case .topLine: [("inset-block", "0 auto"), ("height", "var(--hairline-room)")]
        case .bottomLine: [("inset-block", "auto 0"), ("height", "var(--hairline-room)")]
        }
    }

    private static func edge(_ share: Double, _ points: Double) -> String {
        guard share != 0 else { return length(points) }
        let sign = points < 0 ? "-" : "+"
        return points == 0 ? "\((share * 100).pointText)%" : "calc(\((share * 100).pointText)% \(sign) \(px(abs(points))))"
    }

    private static func columns(_ count: Int?, start: String, room: String) -> [(name: String, value: String)] {
        let columns = count.map { $0.description } ?? "var(--columns)"
        let before = "\(room) * var(--column) / \(columns)"
        return [
            ("inset-inline", "calc(\(start == "0" ? "" : start + " + ")\(before)) auto"), ("width", "calc(\(room) / \(columns))"),
        ]
    }
}
