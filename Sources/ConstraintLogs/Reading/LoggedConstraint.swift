import PlaygroundModel

public struct LoggedConstraint: Sendable {
    /// The class: NSLayoutConstraint, NSAutoresizingMaskLayoutConstraint, MASLayoutConstraint, SnapKit.LayoutConstraint, …
    public let className: String
    /// The constraint's address, or the key that Masonry and SnapKit print.
    public let key: String
    /// NSLayoutConstraint.identifier, such as `UISV-spacing`.
    public internal(set) var identifier: String?
    /// The position in the app's code, which SnapKit prints: `LoginView.swift:42`.
    var place: String?
    let line: Int
    /// The constraint in the repaired paste.
    let text: String
    /// `nil` if the constraint could not be read.
    var equation: LoggedEquation?
    var problem: LoggedConstraintProblem?
    /// The lower priority of an NSContentSizeLayoutConstraint: hugging or compression resistance.
    var contentPriority: Double?
    /// Whether the constraint includes a system spacing (`NSSpace`), which is printed without a sign.
    var hasSystemSpacing = false
    var owner = ConstraintOwner.app

    var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }
    var isByLibrary: Bool { className.hasPrefix("MAS") || className.hasPrefix("SnapKit") }
    var isContentSize: Bool { className.hasSuffix("ContentSizeLayoutConstraint") }
}

enum LoggedConstraintProblem: Hashable, Sendable {
    case cutOff
    /// An address is missing. The payload is the string in its place.
    case noAddress(String)
    case unknownForm
    /// The attributes cannot be related, such as a width and an edge.
    case meaningless
}

/// `first relation multiplier × second + constant` at a priority, as in NSLayoutConstraint. Constants are in points.
public struct LoggedEquation: Hashable, Sendable {
    public struct Anchor: Hashable, Sendable {
        public var item: LoggedItem.ID
        public var attribute: LayoutAttribute
    }

    public var first: Anchor
    public var relation: LayoutConstraint.Relation
    public var multiplier = 1.0
    public var second: Anchor?
    public var constant = 0.0
    public var priority = 1000.0

    var isRequired: Bool { priority >= 1000 }
    var axis: LayoutAttribute.Axis { first.attribute.axis }

    /// Whether the equation relates a width or a height only to a constant.
    var isFixedSize: Bool { first.attribute.isDimension && second == nil }

    var isEmptySize: Bool { isFixedSize && constant == 0 && relation != .greaterThanOrEqual }

    var isCentre: Bool { first.attribute == .centerX || first.attribute == .centerY }

    var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }

    var items: [LoggedItem.ID] { anchors.map { $0.item } }

    func hasSameSides(as other: LoggedEquation) -> Bool { first == other.first && second == other.second && multiplier == other.multiplier }
}
