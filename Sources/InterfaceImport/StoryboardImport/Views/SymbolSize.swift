import PlaygroundModel

/// The size of a symbol's image (UIImage.SymbolConfiguration), and of its alignment rectangle.
///
/// Documents keep only the proportions, as a size of at most 128. At 17 points and medium scale, wide symbols are
/// about 20 points wide (inferred). Tall ones are 20 to 22.7 high (Interface Builder's frames of `bell`, `trash`,
/// `pin.fill`, `key.fill` and others), chevrons about 17. The size grows with the font and the scale.
///
/// The alignment rectangle is as high as a line of the font at any scale, from the ascender to the descender. Printed
/// UIImages: `person` {19, 17.5} with the insets {-1, 0, -1.5, 0} at 17 points, `play.circle.fill` {20, 19} with
/// {-0.5, 0, -0.5, 0}, `chevron.compact.down` {70.33, 25.67} with {-25, 0, -25.67, 0} at 64. Frames of Xcode 13 and 26
/// agree.
struct SymbolSize {
    private static let usual = (width: 20.0, height: 19.0, tallHeight: 21.5, chevronHeight: 17.0, pointSize: 17.0)
    /// UIImage.SymbolScale (inferred).
    private static let scales = ["small": 0.79, "medium": 1, "large": 1.3]
    /// The ascender and descender of San Francisco, in ems.
    static let lineHeight = 1.193

    var width: Double
    var height: Double
    var alignmentHeight: Double

    /// - Parameter shape: A size with the same proportions, if known.
    init(_ configuration: Element?, name: String, scale: String? = nil, shape: Size? = nil) {
        var pointSize = Self.usual.pointSize
        if let size = configuration?.number("pointSize"), size > 0 {
            pointSize = size
        } else if let font = configuration?.children.first(where: { $0.name == "fontDescription" }) ?? configuration?.value(of: "font") {
            pointSize = FontValue.pointSize(font)
        } else if let style = configuration?["textStyle"].flatMap(FontValue.pointSize(ofStyle:)) {
            pointSize = style
        }
        // UIImage.SymbolScale.default means the scale of the image.
        let ownScale = configuration?["scale"].flatMap { $0 == "default" ? nil : $0 }
        let factor = pointSize / Self.usual.pointSize * (Self.scales[ownScale ?? scale ?? ""] ?? 1)
        var size = (width: Self.usual.width, height: Self.usual.height)
        if let shape, shape.width > 0, shape.height > 0 {
            let tallHeight = name.hasPrefix("chevron.") ? Self.usual.chevronHeight : Self.usual.tallHeight
            size = shape.width < shape.height
                ? (tallHeight * shape.width / shape.height, tallHeight)
                : (Self.usual.width, Self.usual.width * shape.height / shape.width)
        }
        width = max(1, (size.width * factor).rounded())
        height = max(1, (size.height * factor).rounded())
        alignmentHeight = max(1, (pointSize * Self.lineHeight).rounded())
    }

    /// UIImage.alignmentRectInsets. Negative if the alignment rectangle is higher than the image.
    var alignmentRectInsets: TOMLValue {
        let inset = (height - alignmentHeight) / 2
        return .insets(top: inset, left: 0, bottom: inset, right: 0)
    }
}
