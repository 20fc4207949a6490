import PlaygroundModel

/// A font at a size, for layout and for drawing.
///
/// A line is as wide as ``width(of:)``. The page spaces its one font to that width, as in `Templates/fonts/fonts.css` (points are CSS px):
///
/// ```css
/// font-family: "Traitscope Sans", system-ui, sans-serif;
/// font-weight: 400;               /* face.cssWeight */
/// font-size: 17px;                /* size */
/// line-height: 20.29px;           /* lineHeight; between lines, a margin of leading */
/// letter-spacing: -0.425px;       /* letterSpacing(of: line), which differs from line to line */
/// font-kerning: normal;
/// font-variant-ligatures: none;
/// text-rendering: geometricPrecision;
/// white-space: pre;
/// ```
public struct Font: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    public var weight: FontWeight
    public var typeface: Typeface
    /// The height of one line in points.
    public var lineHeight: Double
    /// UIFont.leading: points between one line and the next, negative if lines overlap.
    public var leading = 0.0
    /// The points that the font adds after each character.
    public var tracking: Double

    /// A font of a device. The line height is in points, by default UIFont.lineHeight.
    public init(size: Double, weight: FontWeight = .regular, lineHeight: Double? = nil, typeface: Typeface = .system) {
        self.init(
            size: size, weight: weight, lineHeight: lineHeight, typeface: typeface,
            tracking: SystemFont.tracking(at: size, in: typeface)
        )
    }

    /// The page's own font with additional space between characters, in points.
    public init(size: Double, weight: FontWeight = .regular, lineHeight: Double? = nil, tracking: Double) {
        self.init(size: size, weight: weight, lineHeight: lineHeight, typeface: .page, tracking: tracking)
    }

    /// A font of the app, with its line gap as the leading.
    public init(_ file: FontFile, size: Double) {
        self.init(size: size, typeface: .file(file))
        leading = size * file.ems(file.metrics.lineGap)
    }

    private init(size: Double, weight: FontWeight, lineHeight: Double?, typeface: Typeface, tracking: Double) {
        self.size = size
        self.weight = weight
        self.typeface = typeface
        self.tracking = tracking
        let (ascent, descent) = typeface.vertical(weight)
        self.lineHeight = lineHeight ?? (size * ascent + size * descent)
    }

    public var face: Face { Face(weight) }

    /// UIFont.ascender: from the baseline to the top of the letters' box, in points.
    public var ascender: Double { size * typeface.vertical(weight).ascent }

    /// UIFont.descender: from the baseline to the bottom of the letters' box, in points, negative.
    public var descender: Double { -size * typeface.vertical(weight).descent }

    /// UIFont.capHeight, in points.
    public var capHeight: Double { height(of: { $0.capHeight }, else: FaceData.capHeight) }

    /// UIFont.xHeight, in points.
    public var xHeight: Double { height(of: { $0.xHeight }, else: FaceData.xHeight) }

    private func height(of units: (FontFile.Metrics) -> Int?, else standard: Int) -> Double {
        if let file = typeface.file, let height = units(file.metrics) { return size * file.ems(height) }
        return Double(standard) * pointsPerUnit
    }

    /// The height in points, without leading after the last line.
    public func height(ofLines count: Int) -> Double {
        count > 0 ? Double(count) * lineHeight + Double(count - 1) * leading : 0
    }

    public func lines(fitting height: Double) -> Int {
        max(1, Int(clamping: (height + leading) / (lineHeight + leading)))
    }

    /// The distance from the top of a line to the baseline, in points. As in CSS, half of the line height's surplus is above the text.
    public var baseline: Double { (lineHeight + ascender + descender) / 2 }
}
