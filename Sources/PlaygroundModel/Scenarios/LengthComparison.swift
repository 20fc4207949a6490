/// What a length is compared with: `320`, `">= 200"`, `"<= safeArea.maxX - 8"`, `"letter.width * 0.6"`.
public struct LengthComparison: Hashable, Sendable {
    /// How the length stands to the other.
    public enum Relation: String, CaseIterable, Hashable, Sendable {
        case lessThanOrEqual = "<=", greaterThanOrEqual = ">=", different = "!=", equal = "==", lessThan = "<", greaterThan = ">"
    }

    /// A number of a rectangle on the screen.
    public struct Anchor: Hashable, Sendable {
        /// The controller whose it is; `nil` is the one of the view that is compared.
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
    /// `nil` is a number alone.
    public var anchor: Anchor?
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// As it is written, for messages.
    public var source: String

    public init(_ relation: Relation, _ anchor: Anchor? = nil, multiplier: Double = 1, constant: Double, source: String) {
        self.relation = relation
        self.anchor = anchor
        self.multiplier = multiplier
        self.constant = constant
        self.source = source
    }

    /// - Parameters:
    ///   - other: The anchor's number; none for a number alone.
    ///   - tolerance: How far lengths may be apart that count as equal: frames stand on pixels.
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

    /// What the length is compared with, in points.
    public func wanted(_ other: Double?) -> Double { multiplier * (other ?? 0) + constant }
}
