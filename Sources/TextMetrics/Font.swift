import PlaygroundModel

/// A font at a size, as the page draws it and the layout measures it.
///
/// The page's text is as wide as ``width(of:)`` says when its style is that of `Templates/fonts/fonts.css` with
/// `font-size`, `line-height` and `letter-spacing` from this value (points are CSS pixels):
///
/// ```css
/// font-family: "Traitscope Sans", system-ui, sans-serif;
/// font-weight: 400;               /* face.cssWeight */
/// font-size: 17px;                /* size */
/// line-height: 20.29px;           /* lineHeight */
/// letter-spacing: -0.425px;       /* tracking */
/// font-kerning: normal;
/// font-variant-ligatures: none;
/// text-rendering: geometricPrecision;
/// white-space: pre;
/// ```
public struct Font: Hashable, Sendable {
    /// The font's size in points.
    public var size: Double
    public var weight: FontWeight
    /// The height of one line in points.
    public var lineHeight: Double
    /// Points added after every character, CSS's `letter-spacing`.
    public var tracking: Double

    /// - Parameters:
    ///   - size: points.
    ///   - lineHeight: points; by default `UIFont.lineHeight` of the system font.
    ///   - tracking: points; by default what makes the text as wide as the system font of that size.
    public init(size: Double, weight: FontWeight = .regular, lineHeight: Double? = nil, tracking: Double? = nil) {
        self.size = size
        self.weight = weight
        self.lineHeight = lineHeight ?? (size * Self.ascentRatio + size * Self.descentRatio)
        self.tracking = tracking ?? Tracking.points(at: size)
    }

    /// The font file that draws it.
    public var face: Face { Face(weight) }

    /// UIFont.ascender: from the baseline up to the top of the letters' box, in points.
    public var ascender: Double { size * Self.ascentRatio }

    /// UIFont.descender: from the baseline to the bottom of the letters' box, in points, negative.
    public var descender: Double { -size * Self.descentRatio }

    /// UIFont.capHeight, in points.
    public var capHeight: Double { size * Double(FaceData.capHeight) / Double(FaceData.unitsPerEm) }

    /// UIFont.xHeight, in points.
    public var xHeight: Double { size * Double(FaceData.xHeight) / Double(FaceData.unitsPerEm) }

    /// From the top of a line to its baseline in points; what the line height adds is half above, half below, as in CSS.
    public var baseline: Double { (lineHeight + ascender + descender) / 2 }

    private static let ascentRatio = Double(FaceData.ascent) / Double(FaceData.unitsPerEm)
    private static let descentRatio = Double(FaceData.descent) / Double(FaceData.unitsPerEm)
}
