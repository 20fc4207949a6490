/// NSLayoutConstraint.Attribute.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public enum Axis: Hashable, Sendable { case horizontal, vertical }

    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX,
             .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline,
             .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    public var isDimension: Bool { self == .width || self == .height }

    /// NSLayoutConstraint.Attribute.rawValue. In a conflict, UIKit breaks a constraint with a greater value first.
    public var breakingOrder: Int {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .lastBaseline: 11
        case .firstBaseline: 12
        case .leftMargin: 13
        case .rightMargin: 14
        case .topMargin: 15
        case .bottomMargin: 16
        case .leadingMargin: 17
        case .trailingMargin: 18
        case .centerXWithinMargins: 19
        case .centerYWithinMargins: 20
        }
    }

    /// Whether the position follows the layout direction. No constraint can relate it to `left` or `right`.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a left or right position that ignores the layout direction. `false` for centres.
    public var isAbsoluteEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}

/// UILayoutPriority: above 0, at most 1000 (required).
public struct LayoutPriority: Hashable, Comparable, Sendable {
    public var rawValue: Double

    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// The permitted values. The lower bound is the smallest number above 0.
    public static let permitted: ClosedRange<Double> = .leastNonzeroMagnitude...1000

    public static let required = LayoutPriority(1000)
    public static let defaultHigh = LayoutPriority(750)
    public static let defaultLow = LayoutPriority(250)
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

public enum LayoutItem: Hashable, Sendable {
    case rootView
    case view(ViewID)
    /// A layout guide of a view, or of the root view if the view is `nil`.
    case guide(LayoutGuide, of: ViewID?)
    /// The window, whatever the root view's size.
    case window
}

/// Guides of views (`keyboardLayoutGuide`: iOS 15) and scroll views (`contentLayoutGuide`, `frameLayoutGuide`: iOS 11).
/// A playground names each by its raw value or by UIKit's property.
public enum LayoutGuide: String, CaseIterable, Hashable, Sendable {
    case safeArea, layoutMargins, readableContent
    case keyboardLayoutGuide
    case contentLayoutGuide, frameLayoutGuide

    public static let ofEveryView = allCases.filter { !$0.belongsToScrollViews }

    public var belongsToScrollViews: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

    /// UIKit's property.
    public var member: String {
        switch self {
        case .safeArea: "safeAreaLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .keyboardLayoutGuide, .contentLayoutGuide, .frameLayoutGuide: rawValue
        }
    }

    /// The names in a playground, the short one first.
    public var names: [String] { member == rawValue ? [rawValue] : [rawValue, member] }

    public init?(named name: String) {
        if let guide = LayoutGuide(rawValue: name) {
            self = guide
        } else if name.hasSuffix("Guide"), let guide = Self.allCases.first(where: { $0.member == name }) {
            self = guide
        } else {
            return nil
        }
    }
}

public struct LayoutAnchor: Hashable, Sendable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute

    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// NSLayoutConstraint: `first relation multiplier × second + constant`, at a priority.
public struct LayoutConstraint: Hashable, Sendable {
    public enum Relation: String, Hashable, Sendable {
        case lessThanOrEqual = "<=", equal = "==", greaterThanOrEqual = ">="

        /// The relation of the same positions if they are measured from the opposite side.
        public var mirrored: Relation {
            switch self {
            case .lessThanOrEqual: .greaterThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }

        /// The order in which UIKit breaks relations, greatest first: `<=`, then `>=`, then `==`.
        public var breakingOrder: Int {
            switch self {
            case .equal: 0
            case .greaterThanOrEqual: 1
            case .lessThanOrEqual: 2
            }
        }
    }

    /// The path of the constraint's string, and an ordinal: one visual format string makes several constraints.
    public struct ID: Hashable, Sendable {
        public var path: DocumentPath
        public var ordinal: Int

        public init(path: DocumentPath, ordinal: Int = 0) {
            self.path = path
            self.ordinal = ordinal
        }
    }

    public var id: ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var source: String { _read { yield box.value.source } _modify { yield &box.value.source } }
    public var first: LayoutAnchor { _read { yield box.value.first } _modify { yield &box.value.first } }
    public var relation: Relation { _read { yield box.value.relation } _modify { yield &box.value.relation } }
    public var multiplier: Double { _read { yield box.value.multiplier } _modify { yield &box.value.multiplier } }
    public var second: LayoutAnchor? { _read { yield box.value.second } _modify { yield &box.value.second } }
    /// The constant, in points.
    public var constant: Double { _read { yield box.value.constant } _modify { yield &box.value.constant } }
    public var priority: LayoutPriority { _read { yield box.value.priority } _modify { yield &box.value.priority } }

    /// Fields behind one reference, because layouts keep, filter and compare lists of constraints.
    private struct Fields: Hashable, Sendable {
        var id: ID
        var source: String
        var first: LayoutAnchor
        var relation: Relation
        var multiplier: Double
        var second: LayoutAnchor?
        var constant: Double
        var priority: LayoutPriority
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: ID, source: String, first: LayoutAnchor, relation: Relation, multiplier: Double = 1,
        second: LayoutAnchor? = nil, constant: Double = 0, priority: LayoutPriority = .required
    ) {
        box = CopyOnWrite(Fields(
            id: id, source: source, first: first, relation: relation, multiplier: multiplier, second: second, constant: constant,
            priority: priority
        ))
    }
}

extension LayoutConstraint {
    /// Replaces the items, for example with the renamed views of a cell.
    public func replacingItems(_ replacement: (LayoutItem) -> LayoutItem) -> LayoutConstraint {
        var copy = self
        copy.first.item = replacement(first.item)
        copy.second = second.map { LayoutAnchor(replacement($0.item), $0.attribute) }
        return copy
    }
}
