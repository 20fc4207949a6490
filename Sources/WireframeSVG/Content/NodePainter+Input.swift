import PlaygroundModel
import Wireframes

/// Text fields, text views and search bars.
extension NodePainter {
    mutating func drawInput(
        _ text: NodeText, _ isPlaceholder: Bool, of node: WireframeNode, in box: Rect, _ place: Surroundings
    ) {
        let role = node.role
        let isSearch = role == .view(.searchBar)
        var room = box
        let ink = (isSearch ? BoxPart.searchField : .fieldText).look(place.design, isOn: isPlaceholder).ink.map(place.paint) ?? place.ink
        if isSearch {
            let field = box.inset(by: EdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
            draw(.searchField, in: field, place)
            let size = canvas.size(ofPart: "lens")
            let lens = field.centredVertically(size, x: field.minX + 7)
            canvas.part("lens", in: lens.mirrored(in: box.width, place.isRightToLeft), ink)
            room = Rect(x: field.minX + 29, y: field.minY, width: max(0, field.width - 36), height: field.height)
                .mirrored(in: box.width, place.isRightToLeft)
        } else if role == .view(.textView) {
            room = box.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
        } else {
            room = drawTextBorder(node.style.textBorder ?? .roundedRect, in: box, place)
        }
        let frame = role == .view(.textView)
            ? Rect(x: room.minX, y: room.minY, width: room.width, height: text.height) : text.place(centredIn: room)
        let isCut = text.width > room.width + 0.5
        let clip = isCut ? " clip-path=\"url(#\(canvas.definitions.clip(Outline(room))))\"" : ""
        let paint = text.color.map { place.paint($0) } ?? ink
        canvas.group(if: isCut, clip) { $0.text(text, in: frame, paint) }
    }

    /// The border of a text field; returns what it leaves for the text.
    private mutating func drawTextBorder(_ style: TextBorderStyle, in box: Rect, _ place: Surroundings) -> Rect {
        let (side, part): (Double, BoxPart)
        switch style {
        case .none: return box
        case .line: (side, part) = (2, .lineField)
        case .bezel: (side, part) = (7, .bezelField)
        case .roundedRect: (side, part) = (7, .roundedField)
        }
        draw(part, in: box, place)
        return box.inset(by: EdgeInsets(left: side, right: side))
    }
}
