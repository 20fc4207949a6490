import PlaygroundModel
import TextMetrics

/// How a part of a control looks, in points and colours by name: every printer draws what is said here.
public struct PartLook: Hashable, Sendable {
    /// `nil` for a part that stands where a row of such parts puts it.
    public var place: PartPlace?
    /// Of a part that is as large wherever it stands.
    public var size: Size?
    /// Of all corners, in points; what does not fit becomes a capsule.
    public var radius = 0.0
    public var ground: LookColor?
    /// A line along the inside of the outline.
    public var line: Line?
    /// The first lies over the others.
    public var shadows: [LookShadow] = []
    /// Of what stands in the part.
    public var ink: LookColor?
    public var text: TextLook?

    public struct Line: Hashable, Sendable {
        /// In points.
        public var width: Double
        public var color: LookColor
    }
}

/// A shadow as CSS's `box-shadow` casts it, its lengths in points.
public struct LookShadow: Hashable, Sendable {
    /// Downwards.
    public var offset: Double
    public var blur: Double
    /// Whether it is no shadow but a line around the part, as thin as can be.
    public var isHairline = false
    public var color: LookColor

    init(_ offset: Double, _ blur: Double, _ share: Double) {
        self.offset = offset
        self.blur = blur
        color = .black(share)
    }

    static func hairline(_ share: Double) -> LookShadow {
        var shadow = LookShadow(0, 0, share)
        shadow.isHairline = true
        return shadow
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
