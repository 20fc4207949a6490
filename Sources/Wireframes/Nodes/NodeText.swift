import PlaygroundModel
import TextMetrics

/// Text as it was laid out: the page breaks no lines of its own.
public struct NodeText: Hashable, Sendable {
    /// Where lines stand between the edges, layout direction already applied.
    public enum Alignment: String, Hashable, Sendable { case left, center, right, justified }

    public var lines: [String]
    /// In points.
    public var pointSize: Double
    public var weight: FontWeight
    /// In points.
    public var lineHeight: Double
    /// Points added after every character: what the measurement assumed.
    public var tracking: Double
    public var alignment: Alignment
    /// `nil` means what the role gives it.
    public var color: Color?

    public init(
        lines: [String], pointSize: Double, weight: FontWeight = .regular, lineHeight: Double,
        alignment: Alignment = .left, color: Color? = nil
    ) {
        self.lines = lines
        self.pointSize = pointSize
        self.weight = weight
        self.lineHeight = lineHeight
        tracking = Font(size: pointSize, weight: weight).tracking
        self.alignment = alignment
        self.color = color
    }
}
