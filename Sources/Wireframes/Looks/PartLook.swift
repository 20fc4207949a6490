import PlaygroundModel
import TextMetrics

/// How a part of a control looks, in points and colours by name: every printer draws what is said here.
public struct PartLook: Hashable, Sendable {
    /// `nil` for a part that stands where a row of such parts puts it.
    public var place: PartPlace?
    /// Of a part that is as large wherever it stands.
    public var size: Size?
    /// In points; what does not fit becomes a capsule.
    public var radius = 0.0
    public var ground: LookColor?
    /// In place of a ground of one colour.
    public var gradient: LookGradient?
    /// How the ground lets through what is behind it, where it does.
    public var material: LookMaterial?
    /// A line along the inside of the outline.
    public var line: Line?
    /// The first lies over the others.
    public var shadows: [LookShadow] = []
    /// Of what stands in the part.
    public var ink: LookColor?
    public var text: TextLook?

    /// Of a part that a design does not have.
    public static let nothing = PartLook()

    public struct Line: Hashable, Sendable {
        /// In points; `nil` for a line as thin as can be.
        public var width: Double?
        public var color: LookColor
    }

    /// A line along a side of a bar or a row, as thin as can be.
    static func separator(_ across: PartPlace.Across, _ down: PartPlace.Down) -> PartLook {
        PartLook(place: PartPlace(across, down), ground: .named(.separator))
    }
}

/// CSS's `linear-gradient` from one colour to another.
public struct LookGradient: Hashable, Sendable {
    /// 0 is upwards, clockwise.
    public var degrees: Double
    public var first: LookColor
    public var last: LookColor
    /// How far along the way the first colour ends, from 0 to 1.
    public var start = 0.0
}

/// Glass and other materials: a ground through which what is behind it shines, blurred.
public struct LookMaterial: Hashable, Sendable {
    /// In points.
    public var blur: Double
    public var saturation = 1.0
    /// How opaque the ground is, and how opaque a printer draws it that cannot blur.
    public var opacity: Double
    public var opacityUnblurred: Double
}

/// A shadow as CSS's `box-shadow` casts it, its lengths in points.
public struct LookShadow: Hashable, Sendable {
    /// Downwards.
    public var offset = 0.0
    public var blur = 0.0
    /// How much larger than the part it is; `nil` for a line around the part, as thin as can be.
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

    /// A line around the part.
    init(line width: Double?, _ color: LookColor) {
        spread = width
        self.color = color
    }
}

/// How a line of text is set that the layout did not measure.
public struct TextLook: Hashable, Sendable {
    /// In points.
    public var size: Double
    public var weight: FontWeight
    /// In points.
    public var lineHeight: Double

    init(_ size: Double, _ weight: FontWeight = .regular, lineHeight: Double) {
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight
    }

    /// The page's own font, whose letters stand as far apart as it says.
    public var font: Font { Font(size: size, weight: weight, lineHeight: lineHeight, tracking: 0) }
}
