import PlaygroundModel

/// Where a part stands in the box of its control, in points. What leads and what trails follows the layout direction.
public struct PartPlace: Hashable, Sendable {
    public var across: Across
    public var down: Down

    public enum Across: Hashable, Sendable {
        /// So far from both sides.
        case inset(Double)
        /// So far from the leading side, and up to the trailing one.
        case from(Double)
        /// So far behind the leading side, or before the trailing one.
        case leading(Double, Width), trailing(Double, Width)
        case middle(width: Double)
        /// From the leading side as far as the value of the control reaches.
        case upToValue
        /// With its middle where the value is, but no farther than the ends of the box.
        case atValue(width: Double)
    }

    public enum Width: Hashable, Sendable {
        case points(Double)
        case atMost(Double)
        case hairline
        /// So many times as wide as it is high.
        case aspect(Double)
    }

    public enum Down: Hashable, Sendable {
        /// So far from both ends.
        case inset(Double)
        /// In the middle.
        case middle(height: Double)
        /// The same in a box that may be lower.
        case within(height: Double)
        /// From the upper end, no farther than the lower one.
        case upper(height: Double)
        /// Lines at an end, as thin as can be.
        case topLine, bottomLine
    }

    /// How thin the thinnest lines of a picture are, in points: a pixel of a screen with two to a point.
    public static let hairline = 0.5

    init(_ across: Across, _ down: Down) {
        self.across = across
        self.down = down
    }

    /// As large as the box.
    static let all = PartPlace(.inset(0), .inset(0))

    /// A side of a line as thin as can be: the one at which its box ends.
    public enum HairlineSide: Sendable { case top, bottom, leading, trailing }

    /// `nil` for a part that is no such line.
    public var hairlineSide: HairlineSide? {
        switch (across, down) {
        case (_, .topLine): .top
        case (_, .bottomLine): .bottom
        case (.leading(_, .hairline), _): .leading
        case (.trailing(_, .hairline), _): .trailing
        default: nil
        }
    }

    /// The part's frame in a box, in the box's coordinates.
    ///
    /// - Parameter value: Of the control, from 0 to 1.
    public func frame(in box: Rect, value: Double, isRightToLeft: Bool) -> Rect {
        let (y, height) = switch down {
        case .inset(let distance): (box.minY + distance, box.height - 2 * distance)
        case .middle(let height): (box.midY - height / 2, height)
        case .within(let height): (box.midY - min(height, box.height) / 2, min(height, box.height))
        case .upper(let height): (box.minY, min(height, box.height))
        case .topLine: (box.minY, Self.hairline)
        case .bottomLine: (box.maxY - Self.hairline, Self.hairline)
        }
        let (x, width) = span(in: box, value: value, height: height)
        let left = isRightToLeft ? box.minX + box.maxX - x - width : x
        return Rect(x: left, y: y, width: max(0, width), height: max(0, height))
    }

    /// From left to right.
    private func span(in box: Rect, value: Double, height: Double) -> (x: Double, width: Double) {
        let value = box.width * min(1, max(0, value))
        func points(_ width: Width) -> Double {
            switch width {
            case .points(let points): points
            case .atMost(let points): min(points, box.width)
            case .hairline: Self.hairline
            case .aspect(let aspect): height * aspect
            }
        }
        return switch across {
        case .inset(let distance): (box.minX + distance, box.width - 2 * distance)
        case .from(let distance): (box.minX + distance, box.width - distance)
        case .leading(let distance, let width): (box.minX + distance, points(width))
        case .trailing(let distance, let width): (box.maxX - distance - points(width), points(width))
        case .middle(let width): (box.midX - width / 2, width)
        case .upToValue: (box.minX, value)
        case .atValue(let width): (box.minX + max(0, min(value - width / 2, box.width - width)), width)
        }
    }
}
