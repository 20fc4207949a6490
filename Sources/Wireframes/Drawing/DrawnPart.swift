import PlaygroundModel

/// One primitive: a box with the look of its part, its content, and the primitives in it.
public struct DrawnPart: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// One line in the part's font. The line is centred. The font places the baseline.
        case text(String)
        case drawing(PartDrawingName, PartDrawingFit)
        /// Lines with their own font, centred vertically.
        case lines(NodeText)
        /// An image as a line drawing or as a mask.
        case glyph(ImageName)
        /// A file in its colours over the whole part, or a line drawing. `nil` and unknown images are drawn as a cross.
        case image(ImageName?)
        case icon(SystemIcon)
        /// An image of the app, as a mask.
        case template(TemplateImage.Variant)
        /// Outline and diagonals of the box.
        case cross
    }

    public var part: BoxPart
    public var isOn = false
    /// A control's value from 0 to 1, for positions of this part and its descendants.
    public var value: Double?
    /// Replaces the look's position.
    public var across: PartPlace.Across?
    public var down: PartPlace.Down?
    public var cell: PartPlace.Cell?
    /// The part's frame in points, from the left and the top in both layout directions. Replaces any other position.
    public var frame: Rect?
    /// Replaces any other position.
    public var fit: ImageFit?
    /// Replaces `across` while the node is edited.
    public var acrossWhileEditing: PartPlace.Across?
    public var mode = TextFieldViewMode.always
    public var content: Content?
    /// Replaces the look's ink.
    public var color: Color?
    /// The width of a drawing's lines, as a multiple of the look's line width.
    public var lineWidth = 1.0
    /// Replaces the look's ground.
    public var ground: Color?
    /// The tint of this part and its descendants.
    public var tint: Color?
    /// The text's opacity, from 0 to 1.
    public var opacity = 1.0
    /// The index of the choice that a click on the part makes.
    public var choice: Int?
    public var parts: [DrawnPart] = []

    /// The part's frame in the coordinates of `box`. `value` is the value of the enclosing parts.
    public func frame(in box: Rect, _ look: PartLook, value: Double, isRightToLeft: Bool, isEdited: Bool = false) -> Rect {
        if let frame { return frame.offset(by: box.origin) }
        if let fit { return fit.frame(in: box) }
        let place = look.place ?? .all
        return PartPlace((isEdited ? acrossWhileEditing : nil) ?? across ?? place.across, down ?? place.down)
            .frame(in: box, value: value, cell: cell, isRightToLeft: isRightToLeft)
    }
}

/// File name of a drawing in `Templates/parts`.
public enum PartDrawingName: String, Hashable, Sendable {
    case back, check, clear, delete, detail, globe, lens, map, months, pin, spokes, status, stepper
    case accessory = "accessory-disclosure"
    case disclosure
    case menuBack = "menu-back"
    /// The mark for a menu in which some choices are on.
    case mixed
    case previewArrow = "preview-arrow"
}

public enum PartDrawingFit: Hashable, Sendable {
    case ownSize
    case fitting, covering
}

extension BoxPart {
    /// Whether the part is drawn with its parent, because the page has no element for it.
    public var isDrawnWithItsParent: Bool {
        switch self {
        case .valueFill, .stepperRule, .segmentRule, .calendarDisc, .webLine: true
        default: false
        }
    }

    /// Whether the node's name or an adjacent part already says the same.
    public var isDecorative: Bool {
        switch self {
        case .keyRow, .calendarHead, .homeIconInitial, .otherAppName, .buttonImage, .itemGlyph, .rowGlyph, .menuGlyph, .imageTile,
             .symbolImage: true
        default: false
        }
    }

    /// Whether lines that do not fit are shortened. Other parts clip such lines.
    public var isShortened: Bool { self == .itemTitle || self == .backTitle }
}
