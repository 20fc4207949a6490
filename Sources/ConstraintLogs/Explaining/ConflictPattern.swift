import PlaygroundModel

/// What kind of trouble a log tells of. Its name is a code, for machines.
public enum ConflictPattern: String, CaseIterable, Hashable, Sendable {
    /// All of it is inside UIKit's own views.
    case uikitInternal = "uikit-internal"
    /// UIAlertController's action sheet, at a width below zero.
    case actionSheetWidth = "action-sheet-width"
    /// One of UIKit's bars, keyboards or the like is laid out at size 0 before it is shown.
    case privateViewAtZero = "uikit-view-at-zero"
    /// A hidden arranged view cannot shrink to nothing.
    case hiddenArrangedView = "hidden-arranged-view"
    /// UIKit measures a view with a size that its content does not fit.
    case measuredSize = "measured-size"
    /// A view is laid out at size 0, as views are before they have one.
    case sizeZero = "size-zero"
    /// A constraint of the app's gives a view the size 0, and its content is still there.
    case collapsedView = "collapsed-view"
    /// Constraints that hold for one length of a guide, and contradict each other for another.
    case guideLength = "guide-length"
    /// The height of a cell and that of its content differ by the thickness of a separator.
    case cellRounding = "cell-rounding"
    /// A cell's content needs another size than the cell has.
    case cellSize = "cell-size"
    /// A frame became constraints beside the app's own.
    case autoresizingMask = "autoresizing-mask"
    /// The same size or distance is asked for twice.
    case setTwice = "set-twice"
    /// A size below zero.
    case negativeSize = "negative-size"
    /// A stack view's arrangement against sizes or distances.
    case stackView = "stack-view"
    /// Any other wishes that cannot all be granted.
    case contradiction
    /// What can be read can all hold.
    case noConflict = "no-conflict-in-the-list"
    /// Nothing but the constraint that was broken is there.
    case onlyBroken = "only-the-broken-constraint"
    /// No constraint could be read.
    case unread

    public enum Verdict: String, Hashable, Sendable {
        /// Nothing to cure in the app.
        case noise
        /// It holds while something is laid out for the first time or measured; the result is mostly right.
        case passing
        /// Constraints of the app that contradict each other, or what UIKit gives them.
        case conflict
        /// The log does not tell.
        case open

        /// The verdict as a person reads it.
        public var text: String {
            switch self {
            case .noise: "UIKit's own, nothing to cure"
            case .passing: "passing, and easily silenced"
            case .conflict: "a real conflict"
            case .open: "the log does not tell"
            }
        }
    }

    public var verdict: Verdict {
        switch self {
        case .uikitInternal, .actionSheetWidth, .privateViewAtZero: .noise
        case .hiddenArrangedView, .measuredSize, .sizeZero, .cellRounding: .passing
        case .collapsedView, .guideLength, .cellSize, .autoresizingMask, .setTwice, .negativeSize, .stackView, .contradiction: .conflict
        case .noConflict, .onlyBroken, .unread: .open
        }
    }
}
