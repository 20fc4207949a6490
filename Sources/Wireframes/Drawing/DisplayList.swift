import LayoutEngine
import PlaygroundModel
import TextMetrics

/// The contents of a node's box, back to front, for the page and for pictures. Positions that depend on the system's
/// design belong to the parts (`Wireframes/Looks`). Most lists are independent of the box's size.
public struct DisplayList: Hashable, Sendable {
    public private(set) var parts: [DrawnPart] = []

    public init(_ node: WireframeNode) {
        let (size, colors) = (node.frame.size, node.style.partColors)
        parts = switch node.content {
        case .none: Self.bare(node.role)
        case .ofKind:
            node.role == .view(.stepper)
                ? [Self.stepper] : [DrawnPart(part: .spokes, content: .drawing(.spokes, .fitting), color: node.style.inkColor)]
        case .toggle(let isOn, _):
            [
                DrawnPart(part: .switchTrack, isOn: isOn, ground: isOn ? colors.fill : nil),
                DrawnPart(part: .switchKnob, isOn: isOn, ground: colors.knob),
            ]
        case .slider(let value, _): [Self.track(value, colors, [DrawnPart(part: .sliderKnob, ground: colors.knob)])]
        case .progress(let value): [Self.track(value, colors)]
        case .segments(let titles, let selected, _): [Self.segments(titles, selected, colors)]
        case .pages(let count, let current): [Self.dots(count, current, colors)]
        case .button(let button): Self.button(button, in: size)
        case .item(let item): item.arrangement == .row || item.arrangement == .line ? Self.row(item) : Self.tab(item, in: size)
        case .cell(let cell): Self.marks(of: cell)
        case .wheels(let wheels): Self.wheels(wheels, in: size)
        case .capsules(let texts): Self.capsules(texts)
        case .calendar(let month): Self.calendar(month)
        case .placeholder(let title): Self.placeholder(title, of: node.role, in: size)
        case .menuRow(let row): Self.menuRow(row)
        case .appIcon(let icon): Self.appIcon(icon)
        case .keys(let keys): [Self.keys(keys)]
        case .status(let time, let arrangement): Self.status(time, arrangement)
        case .text(let text):
            [DrawnPart(part: [.barTitle, .largeTitle, .largeSubtitle].contains(node.role) ? .itemTitle : .text, content: .lines(text))]
        case .back(let title): Self.back(title)
        case .image(let name, let mode, let imageSize): [Self.image(name, mode, imageSize, isFilled: node.style.backgroundColor != nil)]
        case .input(let text, let isPlaceholder, _): Self.input(text, isPlaceholder: isPlaceholder, of: node)
        case .scroller, .cutout: []
        }
    }

    /// Whether only lines of text differ, which a page can exchange.
    func isSameButForLines(as other: DisplayList) -> Bool {
        func placed(_ parts: [DrawnPart]) -> [DrawnPart] {
            parts.map { part in
                var part = part
                if case .lines(var text) = part.content {
                    text.lines = []
                    part.content = .lines(text)
                }
                if !part.parts.isEmpty { part.parts = placed(part.parts) }
                return part
            }
        }
        return placed(parts) == placed(other.parts)
    }

    private static func bare(_ role: WireframeNode.Role) -> [DrawnPart] {
        switch role {
        case .otherApp: [DrawnPart(part: .otherAppName, content: .text("Another app"))]
        case .previewArrow: [DrawnPart(part: .previewSign, content: .drawing(.previewArrow, .ownSize))]
        default: []
        }
    }

    // MARK: Images

    /// A drawing that is not a symbol has a tile as its background. A view's background is visible around its image.
    private static func image(_ name: ImageName?, _ mode: ContentMode, _ size: Size, isFilled: Bool) -> DrawnPart {
        let isSymbol = name?.isSymbol == true
        let leavesRoom = mode == .scaleAspectFit || mode.isUnscaled
        return DrawnPart(
            part: isSymbol ? .symbolImage : .imageTile, isOn: name?.isFile != true && !isSymbol && (leavesRoom || !isFilled),
            fit: ImageFit(size, mode), content: .image(name), color: name?.ink, lineWidth: name?.lineWidth ?? 1)
    }

    // MARK: Controls

    private static func track(_ value: Double, _ colors: NodeStyle.PartColors, _ others: [DrawnPart] = []) -> DrawnPart {
        DrawnPart(part: .valueTrack, value: value, ground: colors.track, tint: colors.fill, parts: [DrawnPart(part: .valueFill)] + others)
    }

    private static var stepper: DrawnPart {
        DrawnPart(part: .stepperFace, content: .drawing(.stepper, .ownSize), parts: [DrawnPart(part: .stepperRule)])
    }

    private static func segments(_ titles: [String], _ selected: Int?, _ colors: NodeStyle.PartColors) -> DrawnPart {
        DrawnPart(part: .segmentTrack, parts: titles.enumerated().map { index, title in
            DrawnPart(
                part: .segment, isOn: index == selected, cell: PartPlace.Cell(column: index, columns: titles.count), content: .text(title),
                ground: index == selected ? colors.fill : nil, choice: index,
                parts: index > 0 ? [DrawnPart(part: .segmentRule, isOn: index == selected || index - 1 == selected)] : []
            )
        })
    }

    /// The step equals `ControlSizes.pageControls`.
    private static func dots(_ count: Int, _ current: Int, _ colors: NodeStyle.PartColors) -> DrawnPart {
        // No box is wide enough for more dots.
        let count = min(max(0, count), 500)
        let (side, step) = (7.0, 16.0)
        let dots = (0..<count).map { index in
            DrawnPart(
                part: .pageDot, isOn: index == current, across: .leading(Double(index) * step, .points(side)),
                ground: index == current ? colors.fill : colors.track)
        }
        return DrawnPart(part: .dotRow, across: .middle(width: max(0, Double(count) * step - (step - side))), parts: dots)
    }

    // MARK: Buttons

    private static func button(_ button: NodeContent.Button, in size: Size) -> [DrawnPart] {
        let insets = button.contentInsets ?? .zero
        let (indicator, gapOfIndicator) = ButtonMetrics.indicator
        let reserve = button.showsIndicator ? indicator.width + gapOfIndicator : 0
        let (x, y) = ((insets.left - insets.right - reserve) / 2, (insets.top - insets.bottom) / 2)
        let whole = size.width - insets.left - insets.right - reserve
        let (titleOffset, imageOffset) = (button.titleOffset, button.imageOffset)
        let texts = [(BoxPart.buttonTitle, button.title), (BoxPart.buttonSubtitle, button.subtitle)]
            .compactMap { part, text in text.map { (part: part, text: $0) } }
            .filter { $0.text.lines.contains { !$0.isEmpty } }
        let height = texts.reduce(0) { $0 + $1.text.height }
        var parts: [DrawnPart] = []
        var across: PartPlace.Across? = insets == .zero ? nil : .ends(insets.left, insets.right)
        var middle = y + titleOffset.y
        // The distance by which content of this width moves towards its end of the button.
        func shift(_ width: Double) -> Double { button.shift * max(0, whole - width) / 2 }
        let isOnTint = button.style.isProminent
        // The trailing end of the content.
        var end = x
        let picture: DrawnPart.Content? = button.showsActivityIndicator ? .drawing(.spokes, .fitting) : button.image.map { .glyph($0) }
        if let picture {
            let image = button.imageSize ?? Size(width: 22, height: 22)
            // UIButton.Configuration.imagePadding counts only between image and text.
            let gap = texts.isEmpty ? 0 : button.imagePadding
            let isVertical = button.imagePlacement.isVertical
            let room = max(0, whole - (isVertical ? 0 : image.width + gap))
            let width = min(texts.reduce(0) { max($0, $1.text.width) }, room)
            // The signs are for an image before the text. They are opposite for an image after the text.
            let side = button.imagePlacement.isFirst ? 0.5 : -0.5
            let ofImage = -side * (gap + (isVertical ? height : width))
            let ofText = side * (gap + (isVertical ? image.height : image.width))
            let length = isVertical ? max(image.width, width) : image.width + width + gap
            let (shiftOfImage, shiftOfText) = isVertical ? (shift(image.width), shift(width)) : (shift(length), shift(length))
            end += length / 2 + shift(length)
            parts.append(DrawnPart(
                part: .buttonImage, isOn: isOnTint, across: .around(0.5, (isVertical ? x : x + ofImage) + shiftOfImage + imageOffset.x, width: image.width),
                down: .around(0.5, (isVertical ? y + ofImage : y) + imageOffset.y, height: image.height), content: picture, color: button.image?.ink ?? button.foreground,
                lineWidth: button.image?.lineWidth ?? 1
            ))
            across = .around(0.5, (isVertical ? x : x + ofText) + shiftOfText + titleOffset.x, width: width)
            if isVertical { middle += ofText }
        }
        if picture == nil, button.shift != 0 || titleOffset.x != 0 || button.showsIndicator {
            let width = min(texts.reduce(0) { max($0, $1.text.width) }, max(0, whole))
            across = .around(0.5, x + shift(width) + titleOffset.x, width: width)
            end += width / 2 + shift(width)
        }
        if button.showsIndicator {
            var arrows = ImageName("chevron.up.chevron.down")
            arrows.isSymbol = true
            parts.append(DrawnPart(
                part: .buttonImage, isOn: isOnTint, across: .around(0.5, end + gapOfIndicator + indicator.width / 2, width: indicator.width),
                down: .around(0.5, y, height: indicator.height), content: .glyph(arrows), color: button.foreground))
        }
        // A title or subtitle alone is centred, whatever its number of lines.
        let isPlaced = texts.count > 1 || middle != 0
        var top = middle - height / 2
        for (part, text) in texts {
            let down = isPlaced ? PartPlace.Down.around(0.5, top + text.height / 2, height: text.height) : nil
            parts.append(DrawnPart(
                part: part, across: across, down: down, content: .lines(text), opacity: part == .buttonSubtitle ? 0.8 : 1))
            top += text.height
        }
        return parts
    }

    // MARK: Cells

    private static func marks(of cell: NodeContent.Cell) -> [DrawnPart] {
        var parts: [DrawnPart] = []
        if let inset = cell.separatorInset {
            parts.append(DrawnPart(part: .cellSeparator, across: .sides(left: inset.left, right: inset.right), ground: cell.separatorColor))
        }
        var margin = cell.accessoryMargin
        func add(_ part: BoxPart, _ drawing: PartDrawingName, width: Double) {
            parts.append(DrawnPart(part: part, across: .trailing(margin, .points(width)), content: .drawing(drawing, .ownSize)))
            margin += width + 10
        }
        if cell.accessory == .checkmark { add(.accessoryMark, .check, width: 16) }
        if cell.accessory == .disclosureIndicator || cell.accessory == .detailDisclosureButton {
            add(.accessoryDisclosure, .accessory, width: 8)
        }
        if cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton { add(.accessoryMark, .detail, width: 22) }
        return parts
    }

    // MARK: Maps, web pages and custom classes, without content

    private static func placeholder(_ title: String?, of role: WireframeNode.Role, in size: Size) -> [DrawnPart] {
        let text = shortened(title ?? "", in: .placeholderTitle, to: size.width - 36)
        let width = Self.width(of: text, in: .placeholderTitle) + 20
        func name(_ down: PartPlace.Down? = nil) -> [DrawnPart] {
            text.isEmpty ? [] : [DrawnPart(part: .placeholderTitle, across: .middle(width: width), down: down, content: .text(text))]
        }
        switch role {
        case .view(.map):
            return [
                DrawnPart(part: .mapGround, content: .drawing(.map, .covering)),
                DrawnPart(part: .mapPin, content: .drawing(.pin, .ownSize)),
            ] + name()
        case .view(.web):
            let dots = (0..<3).map { DrawnPart(part: .webDot, frame: Rect(x: 10 + Double($0) * 14, y: 9, width: 8, height: 8)) }
            return [
                DrawnPart(part: .webBar, parts: [DrawnPart(part: .webLine)] + dots),
                DrawnPart(part: .webGlobe, content: .drawing(.globe, .ownSize)),
            ] + name()
        default: return [DrawnPart(part: .tileCross, content: .cross)] + name(.middle(height: 22))
        }
    }

    // MARK: The system

    private static func appIcon(_ icon: NodeContent.AppIcon) -> [DrawnPart] {
        let initial = String(icon.name.prefix(1))
        var parts = [DrawnPart(part: .homeIconInitial, isOn: icon.isApp, content: .text(initial), opacity: icon.isApp ? 1 : 0.75)]
        if icon.isNamed { parts.append(DrawnPart(part: .homeIconName, content: .text(icon.name))) }
        if icon.isEditing {
            let place = Rect(x: -8, y: -8, width: 22, height: 22)
            parts.append(DrawnPart(part: .homeIconDelete, frame: place, content: .drawing(.delete, .ownSize)))
        }
        return parts
    }

    private static func keys(_ content: NodeContent.Keys) -> DrawnPart {
        var parts = content.dividers.map { DrawnPart(part: .suggestionLine, frame: $0) }
        if let accessory = content.accessory { parts.insert(DrawnPart(part: .inputAccessory, frame: accessory), at: 0) }
        parts += content.keys.map { key in
            DrawnPart(
                part: key.face == .bare ? .bareKey : .key, isOn: key.face == .special, frame: key.frame,
                content: key.glyph.map { DrawnPart.Content.glyph($0) } ?? (key.label.isEmpty ? nil : .text(key.label))
            )
        }
        return DrawnPart(part: .keyRow, parts: parts)
    }

    private static func status(_ time: String, _ arrangement: NodeContent.StatusArrangement) -> [DrawnPart] {
        let isLarge = if case .corners = arrangement { false } else { true }
        var clock = DrawnPart(part: .statusTime, isOn: isLarge, content: .text(time))
        var signs = DrawnPart(part: .statusSigns, isOn: isLarge, content: .drawing(.status, .fitting))
        switch arrangement {
        case .corners(isPad: false): break
        case .corners(isPad: true):
            clock.across = .leading(16, .points(width(of: time, in: .statusTime)))
            signs.across = .trailing(14, .points(58))
        // Time and symbols are centred in the areas at both sides of the hardware.
        case .ears(let covered):
            (clock.across, clock.down) = (.around(0.25, -covered / 4, width: 60), .around(0.5, 2, height: 22))
            (signs.across, signs.down) = (.around(0.75, covered / 4, width: 64), .around(0.5, 2, height: 13))
        case .cluster(isStacked: true):
            (clock.down, signs.down) = (.around(0.5, -8.5, height: 22), .around(0.5, 13, height: 13))
            signs.across = .middle(width: 64)
        case .cluster(isStacked: false):
            (clock.across, signs.across) = (.around(0.5, -34, width: 44), .around(0.5, 24, width: 64))
        }
        return [clock, signs]
    }

    // MARK: Text, the same in all designs

    static func width(of text: String, in part: BoxPart) -> Double { part.look(.filled).text?.font.width(of: text) ?? 0 }

    static func shortened(_ text: String, in part: BoxPart, to width: Double) -> String {
        guard let font = part.look(.filled).text?.font, font.width(of: text) > width else { return text }
        return TextLayout(text, font: font, width: max(0, width)).lines.first?.text ?? ""
    }
}
