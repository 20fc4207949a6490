import PlaygroundModel
import TextMetrics

/// The look of a part, in points and named colours.
public struct PartLook: Hashable, Sendable {
    /// The part's position. `nil` if the part's row determines it.
    public var place: PartPlace?
    /// If the radius does not fit, the part is a capsule.
    public var radius = 0.0
    public var ground: LookColor?
    /// Replaces a ground of one colour.
    public var gradient: LookGradient?
    public var material: LookMaterial?
    /// The line inside the outline.
    public var line: Line?
    /// The shadows, front to back.
    public var shadows: [LookShadow] = []
    public var ink: LookColor?
    public var text: TextLook?
    public var glyph: GlyphLook?
    /// Clips the contents at the outline.
    public var clips = false
    public var isHidden = false

    /// The look of parts that the design lacks.
    public static let nothing = PartLook()

    public struct Line: Hashable, Sendable {
        /// `nil` for a hairline.
        public var width: Double?
        public var color: LookColor
    }

    static func separator(_ across: PartPlace.Across, _ down: PartPlace.Down) -> PartLook {
        PartLook(place: PartPlace(across, down), ground: .named(.separator))
    }
}

/// A linear gradient as in CSS.
public struct LookGradient: Hashable, Sendable {
    /// The direction, clockwise from 0, which is up.
    public var degrees: Double
    public var first: LookColor
    public var last: LookColor
    /// The end of the first colour, from 0 to 1.
    public var start = 0.0
}

/// A translucent ground with a blurred backdrop, such as glass.
public struct LookMaterial: Hashable, Sendable {
    public var blur: Double
    public var saturation = 1.0
    /// The opacity with a blur. `opacityUnblurred` is the opacity in renderers without a blur.
    public var opacity: Double
    public var opacityUnblurred: Double
}

/// A shadow as in CSS, in points.
public struct LookShadow: Hashable, Sendable {
    public var offset = 0.0
    public var blur = 0.0
    /// Growth beyond the outline, or `nil` for a hairline around the part.
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

/// An image in the middle of a part.
public struct GlyphLook: Hashable, Sendable {
    /// The image's side, in points. `nil` if the side is a share of the part.
    public var side: Double?
    public var share = 1.0
    /// The maximum side of an image with a share, in points.
    public var limit: Double?
    /// The line width in units of the drawing, which is 48 units wide.
    public var lineWidth: Double

    public func side(in size: Size) -> Double {
        let whole = min(size.width, size.height)
        guard share < 1 else { return side ?? whole }
        // An even number of points keeps both margins equal, and lines on pixels.
        return side ?? (min(whole * share, limit ?? whole) / 2).rounded() * 2
    }
}

/// The style of one line that the layout does not measure, in points.
public struct TextLook: Hashable, Sendable {
    public var size: Double
    public var weight: FontWeight
    public var lineHeight: Double

    init(_ size: Double, _ weight: FontWeight = .regular, lineHeight: Double) {
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight
    }

    /// The page's font with default letter spacing.
    public var font: Font { Font(size: size, weight: weight, lineHeight: lineHeight, tracking: 0) }
}
