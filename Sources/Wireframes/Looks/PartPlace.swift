import PlaygroundModel

/// A part's position in its box, in points. Leading and trailing depend on the layout direction.
public struct PartPlace: Hashable, Sendable {
    public var across: Across
    public var down: Down

    public enum Across: Hashable, Sendable {
        /// The distance from both sides.
        case inset(Double)
        /// Distances from the leading and trailing side.
        case ends(Double, Double)
        /// The distance from one side.
        case leading(Double, Width), trailing(Double, Width)
        case middle(width: Double)
        /// The centre: a share of the width from the leading side, plus points.
        case around(Double, Double, width: Double)
        /// Distances from left and right in both layout directions.
        case sides(left: Double, right: Double)
        /// A column inside the insets. If `of` is `nil`, the cell gives the number of columns, and the sides are aligned to pixels.
        case column(inset: Double, of: Int?)
        /// The range from the leading side to the control's value.
        case upToValue
        /// Centred at the value, inside the box.
        case atValue(width: Double)
    }

    public enum Width: Hashable, Sendable {
        case points(Double)
        case atMost(Double)
        case hairline
        /// A multiple of the height.
        case aspect(Double)
    }

    public enum Down: Hashable, Sendable {
        /// The distance from both ends.
        case inset(Double)
        case middle(height: Double)
        /// The centre: a share of the height, plus points.
        case around(Double, Double, height: Double)
        /// `top` is the distance of the first row.
        case row(top: Double, height: Double)
        /// A centred part. The height is limited to the height of the box.
        case within(height: Double)
        /// A part at the upper end. The height is limited to the height of the box.
        case upper(height: Double)
        /// The distance from the upper end. On the page, the part is as high as its content.
        case below(Double)
        /// Hairlines at the upper and the lower end.
        case topLine, bottomLine
    }

    /// A cell of a grid. Columns and rows are counted from 0.
    public struct Cell: Hashable, Sendable {
        public var column: Int
        public var columns: Int
        public var row = 0
    }

    /// The width of a hairline, in points: one pixel at a scale of 2.
    public static let hairline = 0.5

    init(_ across: Across, _ down: Down) {
        self.across = across
        self.down = down
    }

    static let all = PartPlace(.inset(0), .inset(0))

    /// The part's frame in the coordinates of `box`. `value` is from 0 to 1.
    public func frame(in box: Rect, value: Double, cell: Cell? = nil, isRightToLeft: Bool) -> Rect {
        let (y, height) = switch down {
        case .inset(let distance): (box.minY + distance, box.height - 2 * distance)
        case .middle(let height): (box.midY - height / 2, height)
        case .around(let share, let offset, let height): (box.minY + box.height * share + offset - height / 2, height)
        case .row(let top, let height): (box.minY + top + Double(cell?.row ?? 0) * height, height)
        case .within(let height): (box.midY - min(height, box.height) / 2, min(height, box.height))
        case .upper(let height): (box.minY, min(height, box.height))
        case .below(let distance): (box.minY + distance, box.height - distance)
        case .topLine: (box.minY, Self.hairline)
        case .bottomLine: (box.maxY - Self.hairline, Self.hairline)
        }
        let (x, width) = span(in: box, value: value, cell: cell, height: height)
        let left = isRightToLeft && !isBySides ? box.minX + box.maxX - x - width : x
        return Rect(x: left, y: y, width: max(0, width), height: max(0, height))
    }

    public enum LineSide: Hashable, Sendable { case top, bottom, left, right }

    /// The side of the box with the hairline. `nil` if the part is not a hairline.
    public func lineSide(isRightToLeft: Bool) -> LineSide? {
        switch (across, down) {
        case (_, .topLine): .top
        case (_, .bottomLine): .bottom
        case (.leading(_, .hairline), _): isRightToLeft ? .right : .left
        case (.trailing(_, .hairline), _): isRightToLeft ? .left : .right
        default: nil
        }
    }

    private var isBySides: Bool { if case .sides = across { true } else { false } }

    /// The horizontal extent as in left-to-right layout.
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
            // Whole pixels avoid a seam between the selected segment and its line.
            return count == nil ? (x / hairline).rounded() * hairline : x
        }
        return (edge(column), edge(column + 1) - edge(column))
    }
}
