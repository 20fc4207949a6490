import PlaygroundModel
import Wireframes

/// Text fields, text views and search bars.
extension NodePainter {
    mutating func drawInput(
        _ text: NodeText, _ isPlaceholder: Bool, of node: WireframeNode, in box: Rect, _ place: Surroundings
    ) {
        let role = node.role
        let search: BoxPart? = role == .view(.searchBar) ? .searchField : role == .searchField ? .barSearchField : nil
        var room = box
        let ink = (search ?? .fieldText).look(place.design, isOn: isPlaceholder).ink.map(place.paint) ?? place.ink
        if let search {
            let field = search == .barSearchField ? box : box.inset(by: EdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
            draw(search, in: field, place)
            let size = canvas.size(ofPart: "lens")
            let margin = search == .barSearchField && place.design == .glass ? 14.0 : 7
            let lens = field.centredVertically(size, x: field.minX + margin)
            canvas.part("lens", in: lens.mirrored(in: box.width, place.isRightToLeft), ink)
            room = Rect(x: field.minX + margin + 22, y: field.minY, width: max(0, field.width - 2 * margin - 22), height: field.height)
                .mirrored(in: box.width, place.isRightToLeft)
        } else if role == .view(.textView) {
            room = box.inset(by: node.style.textInsets ?? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
        } else {
            room = drawTextBorder(node.style.textBorder ?? .roundedRect, in: box, place)
            if node.style.showsClearButton { room = drawClearButton(in: room, of: box, place) }
        }
        let frame = role == .view(.textView)
            ? Rect(x: room.minX, y: room.minY, width: room.width, height: text.height) : text.place(centredIn: room)
        let isCut = text.width > room.width + 0.5
        let clip = isCut ? " clip-path=\"url(#\(canvas.definitions.clip(Outline(room))))\"" : ""
        let paint = text.color.map { place.paint($0) } ?? ink
        canvas.group(if: isCut, clip) { $0.text(text, in: frame, paint) }
    }

    /// - Returns: The rectangle for the text.
    private mutating func drawClearButton(in room: Rect, of box: Rect, _ place: Surroundings) -> Rect {
        let size = canvas.size(ofPart: "clear")
        let sign = room.centredVertically(size, x: room.maxX - size.width).mirrored(in: box.width, place.isRightToLeft)
        canvas.part("clear", in: sign, place[.systemBackground]) { $0.className == "plate" ? place[.tertiaryLabel] : nil }
        return Rect(x: room.minX, y: room.minY, width: max(0, room.width - size.width - 6), height: room.height)
            .mirrored(in: box.width, place.isRightToLeft)
    }

    /// - Returns: The rectangle for the text.
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
