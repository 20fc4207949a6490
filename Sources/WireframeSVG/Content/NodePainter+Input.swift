import PlaygroundModel
import Wireframes

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
            if let views = node.style.fieldViews { room = drawViews(views, isEdited: node.style.isFirstResponder, in: room, of: box, place) }
        }
        let frame = role == .view(.textView)
            ? Rect(x: room.minX, y: room.minY, width: room.width, height: text.height) : text.place(centredIn: room)
        let isCut = text.width > room.width + 0.5
        let clip = isCut ? " clip-path=\"url(#\(canvas.definitions.clip(Outline(room))))\"" : ""
        let paint = text.color.map { place.paint($0) } ?? ink
        canvas.group(if: isCut, clip) { $0.text(text, in: frame, paint) { place.paint($0) } }
    }

    /// - Returns: The rectangle for the text.
    private mutating func drawViews(
        _ views: NodeStyle.FieldViews, isEdited: Bool, in room: Rect, of box: Rect, _ place: Surroundings
    ) -> Rect {
        var room = views.clearMode.isShown(whileEditing: isEdited) ? drawClearButton(in: room, of: box, place) : room
        for (image, mode, isLeft) in [(views.left, views.leftMode, true), (views.right, views.rightMode, false)] {
            guard let image, mode.isShown(whileEditing: isEdited) else { continue }
            let side = NodeStyle.FieldViews.side
            let isAtLeft = isLeft != place.isRightToLeft
            let frame = room.centredVertically(Size(width: side, height: side), x: isAtLeft ? room.minX : room.maxX - side)
            if let file = place.file(image) {
                canvas.template(file.variant, in: frame, place.tint)
            } else {
                canvas.glyph(ofImage: image.name, in: frame, place.tint, place.look(2.9), tile: (side - 4, 1.5, 6))
            }
            let taken = side + NodeStyle.FieldViews.gap
            room = room.inset(by: EdgeInsets(left: isAtLeft ? taken : 0, right: isAtLeft ? 0 : taken))
        }
        return room
    }

    /// - Returns: The rectangle for the text.
    private mutating func drawClearButton(in room: Rect, of box: Rect, _ place: Surroundings) -> Rect {
        let size = canvas.size(ofPart: "clear")
        let sign = room.centredVertically(size, x: room.maxX - size.width).mirrored(in: box.width, place.isRightToLeft)
        canvas.part("clear", in: sign, place[.systemBackground]) { $0.className == "plate" ? place[.tertiaryLabel] : nil }
        return Rect(x: room.minX, y: room.minY, width: max(0, room.width - size.width - 6), height: room.height)
            .mirrored(in: box.width, place.isRightToLeft)
    }

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
