/// What UISplitViewController is set to: its columns, how it shows them, and what its delegate answers.
public struct SplitDefinition: Hashable, Sendable {
    /// UISplitViewController.Style. `unspecified` is the classic split view of iOS 8; the others came with iOS 14.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// UISplitViewController.Column, in the order from the leading edge; `compact` stands in for all of them while the split
    /// view is collapsed.
    public enum Column: String, CaseIterable, Hashable, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// UISplitViewController.DisplayMode, by the names of iOS 14.
    public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// UISplitViewController.SplitBehavior (iOS 14).
    public enum SplitBehavior: String, CaseIterable, Hashable, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The preferred width of a column; `nil` is UIKit's automaticDimension.
    public struct ColumnWidth: Hashable, Sendable {
        /// In points (iOS 14); beats the fraction.
        public var preferred: Double?
        /// Of the split view's width.
        public var fraction: Double?
        /// In points.
        public var minimum: Double?
        public var maximum: Double?

        public init(preferred: Double? = nil, fraction: Double? = nil, minimum: Double? = nil, maximum: Double? = nil) {
            self.preferred = preferred
            self.fraction = fraction
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// The answers of a UISplitViewControllerDelegate; `nil` is a method the delegate does not have.
    public struct Delegate: Hashable, Sendable {
        /// `primaryViewController(forCollapsing:)`: the controller that is to be the only child.
        public var primaryForCollapsing: ControllerID?
        /// `splitViewController(_:collapseSecondary:onto:)`: `true` means that the delegate has dealt with it, and UIKit
        /// merges nothing.
        public var collapseSecondaryOntoPrimary: Bool?
        /// `primaryViewController(forExpanding:)`: the controller that is to be the primary.
        public var primaryForExpanding: ControllerID?
        /// `splitViewController(_:separateSecondaryFrom:)`: the controller that is to be the new secondary.
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
    public var presentsWithGesture = true
    /// Whether `showDetailViewController(_:sender:)` is offered to the secondary that it would replace, as the
    /// documentation says; a navigation controller then pushes. In practice UIKit replaces it, so that is the default.
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

    /// Whether this is the column style of iOS 14.
    public var isColumnStyle: Bool { style != .unspecified }

    /// The columns that have a controller, from the leading edge.
    public var columns: [Column] { Column.allCases.filter { controller(in: $0) != nil } }

    /// The controller that the playground puts into a column.
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
    /// Whether columns stand over a dimmed secondary, until a tap beside them.
    public var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// How many columns stand beside or over the secondary.
    public var visibleColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}
