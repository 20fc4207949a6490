import PlaygroundModel

/// How a box looks, apart from what it contains.
public struct NodeStyle: Hashable, Sendable {
    public struct Border: Hashable, Sendable {
        /// In points.
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    public var backgroundColor: Color?
    /// `nil` means the parent's.
    public var tintColor: Color?
    /// From 0 to 1.
    public var alpha: Double
    /// In points.
    public var cornerRadius: Double
    public var border: Border?
    public var clipsToBounds: Bool
    /// `nil` means the parent's.
    public var appearance: Appearance?

    public init(
        backgroundColor: Color? = nil, tintColor: Color? = nil, alpha: Double = 1, cornerRadius: Double = 0,
        border: Border? = nil, clipsToBounds: Bool = false, appearance: Appearance? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.alpha = alpha
        self.cornerRadius = cornerRadius
        self.border = border
        self.clipsToBounds = clipsToBounds
        self.appearance = appearance
    }
}
