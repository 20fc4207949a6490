/// The permitted values of a length: `320`, `">= 200"`, `"<= safeArea.maxX - 8"`, `"letter.width * 0.6"`.
public struct LengthComparison: Hashable, Sendable {
    public enum Relation: String, CaseIterable, Hashable, Sendable {
        case lessThanOrEqual = "<=", greaterThanOrEqual = ">=", different = "!=", equal = "==", lessThan = "<", greaterThan = ">"
    }

    /// A number of a rectangle on the screen.
    public struct Anchor: Hashable, Sendable {
        /// The controller's name. `nil` for the controller of the compared view.
        public var controller: String?
        public var item: LayoutItem
        public var attribute: RectAttribute

        public init(controller: String? = nil, _ item: LayoutItem, _ attribute: RectAttribute) {
            self.controller = controller
            self.item = item
            self.attribute = attribute
        }
    }

    public var relation: Relation
    public var anchor: Anchor?
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double
    public var source: String

    public init(_ relation: Relation, _ anchor: Anchor? = nil, multiplier: Double = 1, constant: Double, source: String) {
        self.relation = relation
        self.anchor = anchor
        self.multiplier = multiplier
        self.constant = constant
        self.source = source
    }

    /// `other` is the anchor's number. `tolerance` is in points, because frames are aligned to pixels.
    public func holds(for value: Double, other: Double?, tolerance: Double) -> Bool {
        let wanted = wanted(other)
        return switch relation {
        case .equal: abs(value - wanted) <= tolerance
        case .different: abs(value - wanted) > tolerance
        case .lessThanOrEqual: value <= wanted + tolerance
        case .greaterThanOrEqual: value >= wanted - tolerance
        case .lessThan: value < wanted - tolerance
        case .greaterThan: value > wanted + tolerance
        }
    }

    public func wanted(_ other: Double?) -> Double { multiplier * (other ?? 0) + constant }
}
