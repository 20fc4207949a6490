import LayoutEngine
import PlaygroundModel
import Simulation

/// What was found instead of a claim, and why.
public struct ClaimFinding: Hashable, Sendable {
    public var found: Found
    public var reasons: [Reason]

    init(_ found: Found, _ reasons: [Reason] = []) {
        self.found = found
        self.reasons = reasons
    }

    public enum Found: Hashable, Sendable {
        /// Just what is expected not to be.
        case theSame
        case notOnScreen(String)
        /// A controller that lives, and that others cover or a container keeps.
        case covered(String)
        case noController
        case controllers([String])
        case form(PresentationForm?)
        case detent(SheetDetent?)
        case arrow(PopoverArrowDirection?)
        case noSplit
        case displayMode(SplitDefinition.DisplayMode?)
        case trait(TraitValue?)
        case noBar
        case text(String?)
        case notInstalled
        case hidden(ViewID)
        case empty
        /// Beyond the edge of what shows it.
        case outOfSight
        case visible
        /// With what it was compared with, where that is an anchor's.
        case length(Double, wanted: Double?)
        case noAnchor
        case noText
        case truncated(lines: Int)
        case wholeText(lines: Int)
        case property(PropertyValue?)
        /// `nil` for a text that is not set.
        case state(StateValue?)
        /// The entry of the log that comes nearest.
        case noEntry(String, nearest: LogEntry?)
        /// An entry that is there and comes before another that it should follow.
        case entryTooEarly(String)
        case noPreview
        case noMenu
        case titles([String])
        case noFirstResponder
        case element(String)
        case homeScreen(Bool)
    }

    /// One step of the explanation.
    public enum Reason: Hashable, Sendable {
        /// A step that gave the trait its value.
        case origin(TraitOrigin)
        case log(LogEntry)
        /// A constraint that the view is in, and the two lengths that it relates.
        case constraint(LayoutConstraint, ConstraintReading?)
        /// An element that says something of the view, and why it holds or does not.
        case adaptive(ResolvedAdaptiveElement)
        /// Constraints of the controller that cannot hold together.
        case conflict([LayoutConstraint.ID])
        case doubt(String)
    }
}
