import PlaygroundModel

/// How much of a fact there is in one environment.
public enum LintMeasure: Hashable, Sendable {
    /// How many points something reaches beyond an edge.
    case beyond(Double, Edge)
    /// The size of something that should be larger.
    case size(Size)
    /// How many points two things have in common, the lesser of width and height.
    case overlap(Double)
    case contrast(Double, needed: Double)
    /// The detail that is lost, what shows in its place, and whether it comes back with the room for it.
    case detail(ControllerID, shown: ControllerID, comesBack: Bool)

    public enum Edge: String, Hashable, Sendable { case top, left, bottom, right }

    /// Of two environments the one with more of it is shown.
    var badness: Double {
        switch self {
        case .beyond(let points, _), .overlap(let points): points
        case .size(let size): 100 - min(size.width, size.height)
        case .contrast(let ratio, let needed): needed - ratio
        case .detail(_, _, let comesBack): comesBack ? 0 : 1
        }
    }
}

/// A fact as a rule finds it on a screen.
struct LintObservation {
    var fact: LintFact
    var measure: LintMeasure?
}
