/// The size of a symbol as an image (UIImage.SymbolConfiguration), and of its alignment rectangle.
///
/// Documents keep no size, only a shape: a width and a height of 128 at most. At 17 points and the medium scale wide symbols are about
/// 20 points wide, and tall ones about 17 high (inferred); the size grows as the font's does, and with the scale.
///
/// The alignment rectangle is as high as a line of the font, whatever the symbol and its scale: UIImage.alignmentRectInsets of symbols
/// in printed images reach from the font's ascender to its descender (`person` {19, 17.5} with {-1, 0, -1.5, 0} at 17 points, `play.circle.fill`
/// {20, 19} with {-0.5, 0, -0.5, 0}, `chevron.compact.down` {70.33, 25.67} with {-25, 0, -25.67, 0} at 64), and so do the frames of documents of Xcode 13 and 26.
struct SymbolSize {
    private static let usual = (width: 20.0, height: 19.0, tallHeight: 17.0, pointSize: 17.0)
    /// UIImage.SymbolScale (inferred).
    private static let scales = ["small": 0.79, "medium": 1, "large": 1.28]
    /// San Francisco's ascender and descender, of an em.
    private static let lineHeight = 1.193

    var width: Double
    var height: Double
    var alignmentHeight: Double

    /// - Parameters:
    ///   - configuration: `preferredSymbolConfiguration`, where there is one.
    ///   - shape: A size of the same proportions, where it is known.
    init(_ configuration: Element?, scale: String? = nil, shape: (width: Double, height: Double)? = nil) {
        var pointSize = Self.usual.pointSize
        if let size = configuration?.number("pointSize"), size > 0 {
            pointSize = size
        } else if let font = configuration?.children.first(where: { $0.name == "fontDescription" }) ?? configuration?.value(of: "font") {
            pointSize = FontValue.pointSize(font)
        } else if let style = configuration?["textStyle"].flatMap(FontValue.pointSize(ofStyle:)) {
            pointSize = style
        }
        let factor = pointSize / Self.usual.pointSize * (Self.scales[configuration?["scale"] ?? scale ?? ""] ?? 1)
        var size = (width: Self.usual.width, height: Self.usual.height)
        if let shape, shape.width > 0, shape.height > 0 {
            size = shape.width < shape.height
                ? (Self.usual.tallHeight * shape.width / shape.height, Self.usual.tallHeight)
                : (Self.usual.width, Self.usual.width * shape.height / shape.width)
        }
        width = max(1, (size.width * factor).rounded())
        height = max(1, (size.height * factor).rounded())
        alignmentHeight = max(1, (pointSize * Self.lineHeight).rounded())
    }

    /// UIImage.alignmentRectInsets, from the image's edges in to the alignment rectangle's: below zero where that is higher.
    var alignmentRectInsets: TOMLValue {
        let inset = (height - alignmentHeight) / 2
        return .insets(top: inset, left: 0, bottom: inset, right: 0)
    }
}
