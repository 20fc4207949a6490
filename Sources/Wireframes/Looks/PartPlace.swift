import PlaygroundModel

/// Where a part stands in the box of its control, in points. What leads and what trails follows the layout direction.
public struct PartPlace: Hashable, Sendable {
    public var across: Across
    public var down: Down

    public enum Across: Hashable, Sendable {
        /// So far from both sides.
        case inset(Double)
        /// So far from the leading and from the trailing side.
        case ends(Double, Double)
        /// So far behind the leading side, or before the trailing one.
        case leading(Double, Width), trailing(Double, Width)
        case middle(width: Double)
        /// With its middle at a share of the width, from the leading side, and so many points farther.
        case around(Double, Double, width: Double)
        /// So far from the left and the right side, whatever the layout direction.
        case sides(left: Double, right: Double)
        /// A column of the room within the insets. `of` is the number of columns; `nil` for as many as the part's cell says, whose sides
        /// are on whole pixels.
        case column(inset: Double, of: Int?)
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
        /// With its middle at a share of the height, and so many points farther down.
        case around(Double, Double, height: Double)
        /// A row of this height, the first so far from the upper end.
        case row(top: Double, height: Double)
        /// The same as the middle, in a box that may be lower.
        case within(height: Double)
        /// From the upper end, no farther than the lower one.
        case upper(height: Double)
        /// Lines at an end, as thin as can be.
        case topLine, bottomLine
    }

    /// One of equal columns, and a row, counted from 0.
    public struct Cell: Hashable, Sendable {
        public var column: Int
        public var columns: Int
        public var row = 0
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
    /// - Parameters:
    ///   - value: Of the control, from 0 to 1.
    ///   - cell: Of a part in a column or a row.
    public func frame(in box: Rect, value: Double, cell: Cell? = nil, isRightToLeft: Bool) -> Rect {
        let (y, height) = switch down {
        case .inset(let distance): (box.minY + distance, box.height - 2 * distance)
        case .middle(let height): (box.midY - height / 2, height)
        case .around(let share, let offset, let height): (box.minY + box.height * share + offset - height / 2, height)
        case .row(let top, let height): (box.minY + top + Double(cell?.row ?? 0) * height, height)
        case .within(let height): (box.midY - min(height, box.height) / 2, min(height, box.height))
        case .upper(let height): (box.minY, min(height, box.height))
        case .topLine: (box.minY, Self.hairline)
        case .bottomLine: (box.maxY - Self.hairline, Self.hairline)
        }
        let (x, width) = span(in: box, value: value, cell: cell, height: height)
        let left = isRightToLeft && !isBySides ? box.minX + box.maxX - x - width : x
        return Rect(x: left, y: y, width: max(0, width), height: max(0, height))
    }

    private var isBySides: Bool { if case .sides = across { true } else { false } }

    /// From left to right.
    private func span(in box: Rect, value: Double, cell: Cell?, height: Double) -> (x: Double, width: Double) {
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
        case .ends(let leading, let trailing): (box.minX + leading, box.width - leading - trailing)
        case .leading(let distance, let width): (box.minX + distance, points(width))
        case .trailing(let distance, let width): (box.maxX - distance - points(width), points(width))
        case .middle(let width): (box.midX - width / 2, width)
        case .around(let share, let offset, let width): (box.minX + box.width * share + offset - width / 2, width)
        case .sides(let left, let right): (box.minX + left, box.width - left - right)
        case .column(let inset, let count): Self.column(cell, of: count, in: (box.minX + inset, box.width - 2 * inset))
        case .upToValue: (box.minX, value)
        case .atValue(let width): (box.minX + max(0, min(value - width / 2, box.width - width)), width)
        }
    }

    private static func column(_ cell: Cell?, of count: Int?, in room: (x: Double, width: Double)) -> (x: Double, width: Double) {
        let (column, columns) = (cell?.column ?? 0, max(1, count ?? cell?.columns ?? 1))
        func edge(_ index: Int) -> Double {
            let x = room.x + room.width * Double(index) / Double(columns)
            // Elsewhere a seam would show between what is chosen and the line beside it.
            return count == nil ? (x / hairline).rounded() * hairline : x
        }
        return (edge(column), edge(column + 1) - edge(column))
    }
}
