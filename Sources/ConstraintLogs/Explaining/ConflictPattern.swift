/// The kind of problem in a log. The raw value is a code for machines.
public enum ConflictPattern: String, CaseIterable, Hashable, Sendable {
    /// All constraints are inside UIKit's own views.
    case uikitInternal = "uikit-internal"
    /// The width of UIAlertController's action sheet is below zero.
    case actionSheetWidth = "action-sheet-width"
    /// A bar, a keyboard or another view of UIKit is laid out at size 0 before it is shown.
    case privateViewAtZero = "uikit-view-at-zero"
    case hiddenArrangedView = "hidden-arranged-view"
    /// UIKit measures a view with a size that is too small for its content.
    case measuredSize = "measured-size"
    /// A view is laid out at size 0, before it has a size.
    case sizeZero = "size-zero"
    /// A constraint of the app gives a view the size 0, which is too small for its content.
    case collapsedView = "collapsed-view"
    /// The constraints can hold for one length of a guide, but not for another.
    case guideLength = "guide-length"
    /// The heights of a cell and its content differ by the thickness of a separator.
    case cellRounding = "cell-rounding"
    /// A cell's content needs another size than the cell has.
    case cellSize = "cell-size"
    /// A frame became constraints, which contradict the app's constraints.
    case autoresizingMask = "autoresizing-mask"
    /// The same size or distance is requested twice.
    case setTwice = "set-twice"
    /// A size is below zero.
    case negativeSize = "negative-size"
    /// A stack view's arrangement contradicts sizes or distances.
    case stackView = "stack-view"
    case contradiction
    case noConflict = "no-conflict-in-the-list"
    case onlyBroken = "only-the-broken-constraint"
    /// No constraint could be read.
    case unread

    public enum Verdict: String, Hashable, Sendable {
        /// The app has nothing to fix.
        case noise
        /// The conflict exists only during the first layout or while UIKit measures. The result is usually right.
        case passing
        /// The difference is permanent but not visible.
        case invisible
        /// The app's constraints contradict each other or the sizes that UIKit gives.
        case conflict
        /// The log does not have enough information.
        case open

        public var text: String {
            switch self {
            case .noise: "UIKit's own, nothing to fix"
            case .passing: "temporary, and easily silenced"
            case .invisible: "lasting but invisible, and easily silenced"
            case .conflict: "a real conflict"
            case .open: "not determined by the log"
            }
        }
    }

    public var verdict: Verdict {
        switch self {
        case .uikitInternal, .actionSheetWidth, .privateViewAtZero: .noise
        case .hiddenArrangedView, .measuredSize, .sizeZero: .passing
        case .cellRounding: .invisible
        case .collapsedView, .guideLength, .cellSize, .autoresizingMask, .setTwice, .negativeSize, .stackView, .contradiction: .conflict
        case .noConflict, .onlyBroken, .unread: .open
        }
    }
}
