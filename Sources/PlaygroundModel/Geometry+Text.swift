extension Size {
    /// `288 × 22`, in points.
    public var inWords: String { "\(width.pointText) × \(height.pointText)" }
}

extension EdgeInsets {
    /// `62, 0, 34, 0`: top, left, bottom, right, in points.
    public var inWords: String { [top, left, bottom, right].map { $0.pointText }.joined(separator: ", ") }
}

extension CornerRadii {
    /// `8`, or `8, 8, 0, 0`: top left, top right, bottom right, bottom left, in points.
    public var inWords: String {
        self == CornerRadii(all: topLeft) ? topLeft.pointText : [topLeft, topRight, bottomRight, bottomLeft].map { $0.pointText }.joined(separator: ", ")
    }
}

extension Rect {
    /// `[x, y, width, height]` in points, rounded to a thousandth.
    public var numbers: [Double] { [minX, minY, width, height].map { $0.inThousandths } }

    /// `(16, 24, 288, 22)`, as debuggers print a CGRect.
    public var inWords: String { Self.words(numbers) }

    public static func words(_ numbers: [Double]) -> String { "(" + numbers.map { $0.pointText }.joined(separator: ", ") + ")" }
}
