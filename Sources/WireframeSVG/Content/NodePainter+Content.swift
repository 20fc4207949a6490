import PlaygroundModel
import Wireframes

extension NodePainter {
    mutating func drawContent(_ node: WireframeNode, _ place: Surroundings) {
        let box = Rect(origin: .zero, size: node.frame.size)
        var direction = place
        if case .menuRow = node.content { direction.isRightToLeft = false }
        draw(DisplayList(node).parts, in: box, direction)
        switch node.content {
        case .image(let name, let mode, let size): drawImage(name, mode, size, isFilled: node.style.backgroundColor != nil, in: box, place)
        case .input(let text, let isPlaceholder, _): drawInput(text, isPlaceholder, of: node, in: box, place)
        default: break
        }
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
        // An even number of points keeps the drawing centred on whole points, as on the page.
        let side = (min(min(tile.width, tile.height) * (isSymbol ? 0.88 : 0.62), 128) / 2).rounded() * 2
        let frame = tile.centred(Size(width: side, height: side))
        if let image, canvas.glyph("images/" + image.name, in: frame, place.ink, place.look(isSymbol ? 2.9 : 1.3)) { return }
        canvas.cross(tile, place.ink)
    }
}

extension NodeText {
    func place(centredIn box: Rect) -> Rect {
        Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height)
    }
}

extension ContentMode {
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
