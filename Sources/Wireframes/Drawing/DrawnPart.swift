import PlaygroundModel

/// One primitive of a display list: a box that looks as its part does, what stands in its middle, and the primitives within it.
public struct DrawnPart: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A line in the part's font, whose baseline is where the font puts it in a line in the middle of the box.
        case text(String)
        case drawing(PartDrawingName, PartDrawingFit)
        /// Lines with a font of their own, in the middle between top and bottom.
        case lines(NodeText)
        /// An image as a line drawing, or for its opacity.
        case glyph(ImageName)
        case icon(SystemIcon)
        /// An image of the app, for its opacity.
        case template(TemplateImage.Variant)
        /// The outline and the diagonals of the box.
        case cross
    }

    public var part: BoxPart
    public var isOn = false
    /// From 0 to 1, for places of this part and those within it that follow the value of a control.
    public var value: Double?
    /// Instead of the look's.
    public var across: PartPlace.Across?
    public var down: PartPlace.Down?
    public var cell: PartPlace.Cell?
    /// Instead of any other place: in points, from the left and the top whatever the layout direction.
    public var frame: Rect?
    public var content: Content?
    /// Instead of the look's ink.
    public var color: Color?
    /// Instead of the look's ground.
    public var ground: Color?
    /// The tint of this part and of those within it.
    public var tint: Color?
    /// Of the text, from 0 to 1.
    public var opacity = 1.0
    /// The number of a choice, counted from 0, which a person can make by it.
    public var choice: Int?
    /// In the box of this part.
    public var parts: [DrawnPart] = []

    /// The part's frame in a box, in the coordinates of that box.
    ///
    /// - Parameter value: That of the parts around it.
    public func frame(in box: Rect, _ look: PartLook, value: Double, isRightToLeft: Bool) -> Rect {
        if let frame { return frame.offset(by: box.origin) }
        let place = look.place ?? .all
        return PartPlace(across ?? place.across, down ?? place.down)
            .frame(in: box, value: value, cell: cell, isRightToLeft: isRightToLeft)
    }
}

/// A drawing of `Templates/parts`, by the name of its file.
public enum PartDrawingName: String, Hashable, Sendable {
    case back, check, delete, detail, globe, map, months, pin, spokes, status, stepper
    case accessory = "accessory-disclosure"
    case disclosure
    case menuBack = "menu-back"
    case previewArrow = "preview-arrow"
}

/// How large a drawing is in its part.
public enum PartDrawingFit: Hashable, Sendable {
    case ownSize
    /// As large as it fits, or as it covers.
    case fitting, covering
}

extension BoxPart {
    /// Whether it is drawn with the part that it is in: the page has no element for it.
    public var isDrawnWithItsParent: Bool {
        switch self {
        case .valueFill, .stepperRule, .segmentRule, .calendarDisc, .webLine: true
        default: false
        }
    }

    /// Whether the name of the node, or what stands beside it, says as much.
    public var isDecorative: Bool {
        switch self {
        case .keyRow, .calendarHead, .homeIconInitial, .otherAppName, .buttonImage, .itemGlyph, .rowGlyph, .menuGlyph: true
        default: false
        }
    }

    /// Whether lines that do not fit end early; elsewhere they are cut off.
    public var isShortened: Bool { self == .itemTitle || self == .backTitle }
}
