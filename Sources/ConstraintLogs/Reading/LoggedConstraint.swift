import PlaygroundModel

/// One constraint of a log.
public struct LoggedConstraint: Sendable {
    /// NSLayoutConstraint, NSAutoresizingMaskLayoutConstraint, MASLayoutConstraint, SnapKit.LayoutConstraint, …
    public let className: String
    /// Its address, or the key that Masonry and SnapKit print.
    public let key: String
    /// NSLayoutConstraint.identifier, as UIKit sets it on its own: `UISV-spacing`.
    public internal(set) var identifier: String?
    /// Where the app wrote it, as SnapKit says: `LoginView.swift:42`.
    public internal(set) var place: String?
    /// The line of the paste on which it begins.
    public let line: Int
    /// As it was pasted, the damage undone.
    public let text: String
    /// What it says; `nil` where that could not be read, because it was cut off or has a form of its own.
    public internal(set) var equation: LoggedEquation?
    /// Why there is no equation.
    public internal(set) var problem: Problem?
    /// NSContentSizeLayoutConstraint: the priorities of hugging and of compression resistance.
    public internal(set) var contentPriorities: (hugging: Double, compressionResistance: Double)?
    /// What the log says of no sign: a gap of the system (`NSSpace`).
    public internal(set) var hasSystemSpacing = false

    /// Why a constraint could not be read.
    public enum Problem: Hashable, Sendable {
        /// It ends in the middle.
        case cutOff
        /// What stands in the place of an address is none.
        case noAddress(String)
        /// It has a form that is not known here.
        case unknownForm
        /// It relates what cannot be related, such as a width to an edge.
        case meaningless
    }

    /// Whether UIKit made it of a frame and an autoresizing mask.
    public var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }
    /// Whether Masonry or SnapKit made it.
    var isByLibrary: Bool { className.hasPrefix("MAS") || className.hasPrefix("SnapKit") }
    public var isContentSize: Bool { className.hasSuffix("ContentSizeLayoutConstraint") }
}

/// `first relation multiplier × second + constant`, at a priority: what NSLayoutConstraint says.
public struct LoggedEquation: Hashable, Sendable {
    public struct Anchor: Hashable, Sendable {
        public var item: LoggedItem.ID
        public var attribute: LayoutAttribute
    }

    public var first: Anchor
    public var relation: LayoutConstraint.Relation
    public var multiplier = 1.0
    public var second: Anchor?
    /// In points.
    public var constant = 0.0
    public var priority = 1000.0

    public var isRequired: Bool { priority >= 1000 }
    public var axis: LayoutAttribute.Axis { first.attribute.axis }

    /// A width or a height against a number alone.
    public var isFixedSize: Bool { first.attribute.isDimension && second == nil }

    /// Its left side, and its right one if that is no number alone.
    public var anchors: [Anchor] { [first] + (second.map { [$0] } ?? []) }

    /// The items that it names.
    public var items: [LoggedItem.ID] { anchors.map { $0.item } }
}
