import PlaygroundModel
import TextMetrics

/// The look of a control's part, in points and named colours, as every renderer draws it.
public struct PartLook: Hashable, Sendable {
    /// `nil` for a part placed by its row.
    public var place: PartPlace?
    /// A radius that does not fit makes a capsule.
    public var radius = 0.0
    public var ground: LookColor?
    /// Replaces a ground of one colour.
    public var gradient: LookGradient?
    public var material: LookMaterial?
    /// Inside the outline.
    public var line: Line?
    /// From front to back.
    public var shadows: [LookShadow] = []
    /// The colour of the part's contents.
    public var ink: LookColor?
    public var text: TextLook?
    /// For a part in which an image stands.
    public var glyph: GlyphLook?
    /// Whether what stands in the part is cut off at its outline.
    public var clips = false
    public var isHidden = false

    /// A part that the design lacks.
    public static let nothing = PartLook()

    public struct Line: Hashable, Sendable {
        /// `nil` for a hairline.
        public var width: Double?
        public var color: LookColor
    }

    /// A hairline along a side of a bar or row.
    static func separator(_ across: PartPlace.Across, _ down: PartPlace.Down) -> PartLook {
        PartLook(place: PartPlace(across, down), ground: .named(.separator))
    }
}

/// A linear gradient with CSS's parameters.
public struct LookGradient: Hashable, Sendable {
    /// Clockwise from upwards.
    public var degrees: Double
    public var first: LookColor
    public var last: LookColor
    /// Where the first colour ends, from 0 to 1.
    public var start = 0.0
}

/// A translucent ground that blurs its backdrop, such as glass.
public struct LookMaterial: Hashable, Sendable {
    public var blur: Double
    public var saturation = 1.0
    /// Opacity with a blur, and for renderers that cannot blur.
    public var opacity: Double
    public var opacityUnblurred: Double
}

/// A shadow with CSS's parameters, in points.
public struct LookShadow: Hashable, Sendable {
    public var offset = 0.0
    public var blur = 0.0
    /// The growth beyond the part's outline; `nil` for a hairline around the part.
    public var spread: Double? = 0
    public var color: LookColor

    init(_ offset: Double, _ blur: Double, _ color: LookColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }

    init(_ offset: Double, _ blur: Double, _ share: Double) {
        self.init(offset, blur, .black(share))
    }

    init(line width: Double?, _ color: LookColor) {
        spread = width
        self.color = color
    }
}

/// The drawing of an image in the middle of a part.
public struct GlyphLook: Hashable, Sendable {
    /// In points; `nil` for one as large as fits.
    public var side: Double?
    /// In units of the drawing, which is 48 wide.
    public var lineWidth: Double
}

/// The style of a text line that layout does not measure; lengths in points.
public struct TextLook: Hashable, Sendable {
    public var size: Double
    public var weight: FontWeight
    public var lineHeight: Double

    init(_ size: Double, _ weight: FontWeight = .regular, lineHeight: Double) {
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight
    }

    /// The page's font with its default letter spacing.
    public var font: Font { Font(size: size, weight: weight, lineHeight: lineHeight, tracking: 0) }
}
