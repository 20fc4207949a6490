import PlaygroundModel
import TextMetrics
import Wireframes

extension NodePainter {
    /// What stands in a node's box: its display list, or what the other templates in `Templates/content` draw.
    mutating func drawContent(_ node: WireframeNode, _ place: Surroundings) {
        let box = Rect(origin: .zero, size: node.frame.size)
        var direction = place
        if case .menuRow = node.content { direction.isRightToLeft = false }
        draw(DisplayList(node).parts, in: box, direction)
        switch node.content {
        case .text(let text): drawText(text, of: node.role, in: box, place)
        case .back(let text): drawBack(text, in: box, place)
        case .image(let name, let mode, let size): drawImage(name, mode, size, isFilled: node.style.backgroundColor != nil, in: box, place)
        case .input(let text, let isPlaceholder, _): drawInput(text, isPlaceholder, of: node, in: box, place)
        default: break
        }
    }

    // MARK: Text

    private mutating func drawText(_ text: NodeText, of role: WireframeNode.Role, in box: Rect, _ place: Surroundings) {
        switch role {
        case .barTitle, .largeTitle:
            canvas.text(text, in: text.place(centredIn: box), paint(of: text, place), fitting: box.width)
        default:
            // Only text that does not fit has to be cut off.
            let isCut = text.height > box.height + 0.5 || text.width > box.width + 0.5
            let clip = isCut ? " clip-path=\"url(#\(canvas.definitions.clip(Outline(box))))\"" : ""
            let ink = paint(of: text, place)
            canvas.group(if: isCut, clip) { $0.text(text, in: text.place(centredIn: box), ink) }
        }
    }

    func paint(of text: NodeText, _ place: Surroundings) -> Paint {
        text.color.map { place.paint($0) } ?? place.ink
    }

    // MARK: Images

    private mutating func drawImage(
        _ image: ImageName?, _ mode: ContentMode, _ size: Size, isFilled: Bool, in box: Rect, _ place: Surroundings
    ) {
        let tile = mode.place(of: size, in: box)
        if let file = place.file(image) { return canvas.image(file.variant, in: tile, aspect: "none") }
        if mode != .scaleToFill, !isFilled || mode == .center || mode == .scaleAspectFit {
            draw(.imageTile, in: tile, place)
        }
        let isSymbol = image?.isSymbol == true
        // Of whole points that leave the same on either side, as in the page.
        let side = (min(min(tile.width, tile.height) * (isSymbol ? 0.88 : 0.62), 128) / 2).rounded() * 2
        let frame = tile.centred(Size(width: side, height: side))
        if let image, canvas.glyph("images/" + image.name, in: frame, place.ink, place.look(isSymbol ? 2.9 : 1.3)) { return }
        canvas.cross(tile, place.ink)
    }

    private mutating func drawBack(_ text: NodeText?, in box: Rect, _ place: Surroundings) {
        let isGlass = place.design == .glass
        let size = canvas.size(ofPart: "back")
        let chevron = box.centredVertically(size, x: isGlass ? 16 : 0)
        canvas.part("back", in: chevron.mirrored(in: box.width, place.isRightToLeft), place.ink, isMirrored: place.isRightToLeft)
        // The chevron alone.
        guard var text, !isGlass else { return }
        text.alignment = place.isRightToLeft ? .right : .left
        let room = Rect(x: 18, y: 0, width: max(0, box.width - 18), height: box.height)
            .mirrored(in: box.width, place.isRightToLeft)
        canvas.text(text, in: text.place(centredIn: room), paint(of: text, place), fitting: room.width + 1)
    }
}

extension NodeText {
    /// Where the lines stand in the middle between top and bottom.
    func place(centredIn box: Rect) -> Rect {
        Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
    }
}

extension ContentMode {
    /// Where an image of a size is drawn in a view.
    fileprivate func place(of size: Size, in box: Rect) -> Rect {
        guard size.width > 0, size.height > 0 else { return box }
        let (across, down) = (box.width / size.width, box.height / size.height)
        func scaled(_ scale: Double) -> Rect { box.centred(Size(width: size.width * scale, height: size.height * scale)) }
        return switch self {
        case .scaleToFill: box
        case .scaleAspectFit: scaled(min(across, down))
        case .scaleAspectFill: scaled(max(across, down))
        case .center: scaled(1)
        }
    }
}
