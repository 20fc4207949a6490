/// UISplitViewController's columns and options, and its delegate's return values.
public struct SplitDefinition: Hashable, Sendable {
    /// `unspecified` is the classic split view of iOS 8. The others are from iOS 14.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// The columns, in order from the leading edge. `compact` replaces all others while the split view is collapsed.
    public enum Column: String, CaseIterable, Hashable, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// UISplitViewController.DisplayMode, with the names of iOS 14.
    public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        /// The names before iOS 14.
        public static let formerNames: [(name: String, mode: DisplayMode)] = [
            ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary), ("primaryOverlay", .oneOverSecondary),
        ]

        public init?(name: String) { self.init(rawValue: Self.formerNames.first { $0.name == name }?.mode.rawValue ?? name) }
    }

    /// UISplitViewController.SplitBehavior (iOS 14).
    public enum SplitBehavior: String, CaseIterable, Hashable, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The preferred width of a column. `nil` is automaticDimension.
    public struct ColumnWidth: Hashable, Sendable {
        /// The preferred width, in points (iOS 14). Takes precedence over `fraction`.
        public var preferred: Double?
        public var fraction: Double?
        /// The bounds of the width, in points.
        public var minimum: Double?
        public var maximum: Double?

        public init(preferred: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
            self.preferred = preferred
            self.fraction = fraction
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// The return values of a UISplitViewControllerDelegate. `nil` for methods that the delegate lacks.
    public struct Delegate: Hashable, Sendable {
        /// `primaryViewController(forCollapsing:)`: the only child while collapsed.
        public var primaryForCollapsing: ControllerID?
        /// `splitViewController(_:collapseSecondary:onto:)`: `true` means that UIKit merges nothing.
        public var collapseSecondaryOntoPrimary: Bool?
        /// `primaryViewController(forExpanding:)`.
        public var primaryForExpanding: ControllerID?
        /// `splitViewController(_:separateSecondaryFrom:)`: the new secondary.
        public var separateSecondary: ControllerID?
        /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` (column style).
        public var topColumnForCollapsing: Column?

        public init(
            primaryForCollapsing: ControllerID? = nil, collapseSecondaryOntoPrimary: Bool? = nil,
            primaryForExpanding: ControllerID? = nil, separateSecondary: ControllerID? = nil,
            topColumnForCollapsing: Column? = nil
        ) {
            self.primaryForCollapsing = primaryForCollapsing
            self.primaryForExpanding = primaryForExpanding
            self.collapseSecondaryOntoPrimary = collapseSecondaryOntoPrimary
            self.separateSecondary = separateSecondary
            self.topColumnForCollapsing = topColumnForCollapsing
        }
    }

    public var style: Style
    public var primary: ControllerID
    public var supplementary: ControllerID?
    public var secondary: ControllerID?
    public var compact: ControllerID?
    public var preferredDisplayMode = DisplayMode.automatic
    public var preferredSplitBehavior = SplitBehavior.automatic
    public var primaryWidth = ColumnWidth()
    public var supplementaryWidth = ColumnWidth()
    /// UISplitViewController.minimumSecondaryColumnWidth (iOS 26), in points. `nil` is automaticDimension.
    public var minimumSecondaryWidth: Double?
    public var presentsWithGesture = true
    /// Whether `showDetailViewController(_:sender:)` asks the current secondary first, as documented. A navigation
    /// controller then pushes. UIKit itself replaces the secondary, so the default is `false`.
    public var offersDetailToSecondary = false
    public var delegate = Delegate()

    public init(
        style: Style = .unspecified, primary: ControllerID, supplementary: ControllerID? = nil,
        secondary: ControllerID? = nil, compact: ControllerID? = nil
    ) {
        self.style = style
        self.primary = primary
        self.supplementary = supplementary
        self.secondary = secondary
        self.compact = compact
    }

    public var isColumnStyle: Bool { style != .unspecified }

    public var columns: [Column] { Column.allCases.filter { controller(in: $0) != nil } }

    public func controller(in column: Column) -> ControllerID? {
        switch column {
        case .primary: primary
        case .supplementary: style == .tripleColumn ? supplementary : nil
        case .secondary: secondary
        case .compact: isColumnStyle ? compact : nil
        }
    }
}

extension SplitDefinition.DisplayMode {
    /// Whether columns cover the secondary, which is dimmed. A tap on the secondary hides these columns.
    public var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    public var visibleColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}
