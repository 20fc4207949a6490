import LayoutEngine
import PlaygroundModel
import Simulation

public struct ClaimFinding: Hashable, Sendable {
    public var found: Found
    public var reasons: [Reason]

    init(_ found: Found, _ reasons: [Reason] = []) {
        self.found = found
        self.reasons = reasons
    }

    public indirect enum Found: Hashable, Sendable {
        /// The negated claim holds.
        case theSame
        case notOnScreen(String)
        /// An existing controller that other controllers cover or a container keeps.
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
        /// The view is beyond the edge of an ancestor.
        case outOfSight
        case visible
        /// `wanted` is the anchor's length, if any.
        case length(Double, wanted: Double?)
        case noAnchor
        case noText
        case truncated(lines: Int)
        case wholeText(lines: Int)
        case property(PropertyValue?)
        /// `nil` for an unset text.
        case state(StateValue?)
        case noEntry(String, nearest: LogEntry?)
        /// An entry that precedes an entry that it should follow.
        case entryTooEarly(String)
        case noPreview
        case noMenu
        case titles([String])
        case noFirstResponder
        case element(String)
        case homeScreen(Bool)
    }

    public enum Reason: Hashable, Sendable {
        case origin(Trait, TraitOrigin)
        case log(LogEntry)
        /// A constraint of the view, with the two lengths that it relates.
        case constraint(LayoutConstraint, ConstraintReading?)
        /// An adaptive element that affects the view, with the reasons for its state.
        case adaptive(ResolvedAdaptiveElement)
        case conflict([LayoutConstraint.ID])
        case doubt(String)
    }
}
