import PlaygroundModel
import TextMetrics
import Wireframes

extension NodePainter {
    /// What stands in a node's box, as the templates in `Templates/content` draw it.
    mutating func drawContent(_ node: WireframeNode, _ place: Surroundings) {
        let box = Rect(origin: .zero, size: node.frame.size)
        switch node.content {
        case .none, .ofKind: drawBare(node.role, in: box, place)
        case .text(let text): drawText(text, of: node.role, in: box, place)
        case .back(let text): drawBack(text, in: box, place)
        case .item(let item): drawItem(item, of: node, in: box, place)
        case .image(let name, let mode, let size): drawImage(name, mode, size, isFilled: node.style.backgroundColor != nil, in: box, place)
        case .button(let button): drawButton(button, in: box, place)
        case .input(let text, let isPlaceholder, _): drawInput(text, isPlaceholder, of: node, in: box, place)
        case .toggle(let isOn, _): drawSwitch(isOn, in: box, place)
        case .slider(let value, _): drawSlider(value, in: box, place)
        case .segments(let titles, let selected, _): drawSegments(titles, selected, in: box, place)
        case .progress(let value): drawTrack(value, in: box, place)
        case .pages(let count, let current): drawDots(count, current, in: box, place)
        case .scroller, .cutout: break
        case .cell(let cell): drawCell(cell, in: box, place)
        case .wheels(let wheels): drawWheels(wheels, in: box, place)
        case .capsules(let texts): drawCapsules(texts, in: box, place)
        case .calendar(let month): drawCalendar(month, in: box, place)
        case .placeholder(let title): drawPlaceholder(title, of: node.role, in: box, place)
        case .menuRow(let row): drawMenuRow(row, in: box, place)
        case .appIcon(let icon): drawAppIcon(icon, isLifted: place.parent == .touchSource, in: box, place)
        case .keys(let keys): drawKeys(keys, place)
        case .statusCluster(let time, let isStacked): drawStatusCluster(time, isStacked: isStacked, in: box, place)
        case .statusBar(let time, let middle): drawStatusBar(time, middle, in: box, place)
        }
    }

    /// What is drawn for its role alone, or as all views of its kind.
    private mutating func drawBare(_ role: WireframeNode.Role, in box: Rect, _ place: Surroundings) {
        switch role {
        case .otherApp:
            write("Another app", as: .otherAppName, in: box, place)
        case .previewArrow:
            canvas.part("preview-arrow", in: box, place.ink)
        case .view(.stepper): drawStepper(in: box, place)
        case .view(.activityIndicator):
            let side = min(box.width, box.height)
            canvas.part("spokes", in: box.centred(Size(width: side, height: side)), place[.systemGray])
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

    // MARK: Images and buttons

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

    private mutating func drawButton(_ button: NodeContent.Button, in box: Rect, _ place: Surroundings) {
        let texts = [button.title, button.subtitle].compactMap { $0 }
        let face = box.inset(by: button.contentInsets ?? .zero).mirrored(in: box.width, place.isRightToLeft)
        let image = button.image == nil ? Size.zero : button.imageSize ?? Size(width: 22, height: 22)
        let gap = button.image == nil ? 0 : button.imagePadding ?? (button.imageSize == nil ? 8 : 0)
        let isVertical = button.imagePlacement.isVertical
        let room = isVertical ? face.width : max(0, face.width - image.width - gap)
        let block = Size(width: min(texts.map { $0.width }.max() ?? 0, room), height: texts.map { $0.height }.reduce(0, +))
        let (imageLength, textLength) = isVertical ? (image.height, block.height) : (image.width, block.width)
        let start = (isVertical ? face.midY : face.midX) - (imageLength + gap + textLength) / 2
        let isFirst = button.imagePlacement.isFirst
        if let name = button.image {
            let ink = button.foreground.map { place.paint($0) } ?? place.ink
            let along = isFirst ? start : start + textLength + gap
            let frame = isVertical
                ? Rect(x: face.midX - image.width / 2, y: along, width: image.width, height: image.height)
                : face.centredVertically(image, x: along).mirrored(in: box.width, place.isRightToLeft)
            if let file = place.file(name) {
                canvas.template(file.variant, in: frame, ink)
            } else {
                let side = max(0, min(image.width, image.height) - 2)
                canvas.glyph(ofImage: name.name, in: frame, ink, place.look(3, style: button.style), tile: (side, 1, 4))
            }
        }
        let along = isFirst ? start + imageLength + gap : start
        let x = isVertical ? face.midX - block.width / 2 : along
        var y = isVertical ? along : face.midY - block.height / 2
        for (index, text) in texts.enumerated() {
            let frame = Rect(x: x, y: y, width: block.width, height: text.height).mirrored(in: box.width, place.isRightToLeft)
            let isSubtitle = index > 0 || button.title == nil
            canvas.text(text, in: frame, paint(of: text, place), opacity: isSubtitle ? 0.8 : 1)
            y += text.height
        }
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
