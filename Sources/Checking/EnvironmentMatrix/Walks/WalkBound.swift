/// A limit that a walk reached. Nothing beyond it is checked.
public enum WalkBound: CaseIterable, Hashable, Sendable {
    case steps, screens, states, choices

    /// A description of the unchecked part.
    public var inWords: String {
        switch self {
        case .steps: "screens more than \(ScreenWalk.deepest) events from the launch"
        case .screens: "screens beyond the first \(ScreenWalk.mostScreens)"
        case .states: "states of a screen beyond its first \(ScreenWalk.mostStates)"
        case .choices: "taps and changes on a screen beyond its first \(ScreenWalk.mostChoices)"
        }
    }
}
