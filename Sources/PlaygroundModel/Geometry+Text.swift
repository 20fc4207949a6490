extension Size {
    /// The size in points: `288 × 22`.
    public var inWords: String { "\(width.pointText) × \(height.pointText)" }
}

extension EdgeInsets {
    /// The top, left, bottom and right inset in points: `62, 0, 34, 0`.
    public var inWords: String { [top, left, bottom, right].map { $0.pointText }.joined(separator: ", ") }
}

extension CornerRadii {
    /// The top left, top right, bottom right and bottom left radius in points: `8, 8, 0, 0`, or `8` if all are equal.
    public var inWords: String {
        self == CornerRadii(all: topLeft) ? topLeft.pointText : [topLeft, topRight, bottomRight, bottomLeft].map { $0.pointText }.joined(separator: ", ")
    }
}

extension Rect {
    /// `[x, y, width, height]` in points, rounded to a thousandth.
    public var numbers: [Double] { [minX, minY, width, height].map { $0.inThousandths } }

    /// The rectangle as debuggers print a CGRect: `(16, 24, 288, 22)`.
    public var inWords: String { Self.words(numbers) }

    public static func words(_ numbers: [Double]) -> String { "(" + numbers.map { $0.pointText }.joined(separator: ", ") + ")" }
}
