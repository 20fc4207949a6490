/// The size of a symbol's image and of its alignment rectangle, in points. Both grow with the font and the scale.
///
/// At 17 points and medium scale, wide symbols are about 20 points wide (inferred). Tall symbols are 20 to 22.7 points high
/// (Interface Builder's frames of `bell`, `trash`, `pin.fill`, `key.fill` and others), chevrons about 17.
///
/// The alignment rectangle is as high as a line of the font at any scale, from the ascender to the descender. Printed UIImages:
/// `person` {19, 17.5} with the insets {-1, 0, -1.5, 0} at 17 points, `play.circle.fill` {20, 19} with {-0.5, 0, -0.5, 0},
/// `chevron.compact.down` {70.33, 25.67} with {-25, 0, -25.67, 0} at 64. Frames of Xcode 13 and 26 agree.
public struct SymbolMetrics: Hashable, Sendable {
    public static let usualPointSize = 17.0
    private static let usual = (width: 20.0, height: 19.0, tallHeight: 21.5, chevronHeight: 17.0)
    /// The ascender and descender of San Francisco, in ems.
    public static let lineHeight = 1.193

    public var width: Double
    public var height: Double
    public var alignmentHeight: Double

    /// - Parameter shape: A size with the same proportions, if known.
    public init(_ name: String, pointSize: Double, scale: SymbolConfiguration.SymbolScale?, shape: Size? = nil) {
        let factor = pointSize / Self.usualPointSize * Self.factor(of: scale)
        var size = (width: Self.usual.width, height: Self.usual.height)
        if let shape = shape ?? Self.shape(of: name), shape.width > 0, shape.height > 0 {
            let tallHeight = name.hasPrefix("chevron.") ? Self.usual.chevronHeight : Self.usual.tallHeight
            size = shape.width < shape.height
                ? (tallHeight * shape.width / shape.height, tallHeight)
                : (Self.usual.width, Self.usual.width * shape.height / shape.width)
        }
        width = max(1, (size.width * factor).rounded())
        height = max(1, (size.height * factor).rounded())
        alignmentHeight = max(1, (pointSize * Self.lineHeight).rounded())
    }

    public var size: Size { Size(width: width, height: height) }

    /// An image view's intrinsic content size.
    public var alignmentSize: Size { Size(width: width, height: alignmentHeight) }

    /// UIImage.alignmentRectInsets. Negative if the alignment rectangle is higher than the image.
    public var alignmentRectInsets: EdgeInsets {
        let inset = (height - alignmentHeight) / 2
        return EdgeInsets(top: inset, bottom: inset)
    }

    /// The inferred factor of a scale.
    private static func factor(of scale: SymbolConfiguration.SymbolScale?) -> Double {
        switch scale {
        case .small: 0.79
        case .medium, nil: 1
        case .large: 1.3
        }
    }

    /// The proportions of symbols as Interface Builder's documents record them.
    private static func shape(of name: String) -> Size? {
        guard let symbol = SymbolName(name) else { return nil }
        if symbol.enclosure == .circle { return Size(width: 128, height: 123) }
        guard symbol.enclosure == nil else { return nil }
        return switch symbol.drawing {
        case "circle": Size(width: 128, height: 123)
        case "chevron.down", "chevron.up": Size(width: 128, height: 70)
        case "chevron.left", "chevron.right", "chevron.backward", "chevron.forward": Size(width: 97, height: 128)
        case "gear": Size(width: 128, height: 122)
        case "line.3.horizontal.decrease": Size(width: 128, height: 73)
        case "plus": Size(width: 128, height: 113)
        case "square.and.arrow.up": symbol.isFilled ? Size(width: 117, height: 128) : Size(width: 110, height: 128)
        case "star": Size(width: 128, height: 116)
        default: nil
        }
    }
}
