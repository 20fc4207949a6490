/// The actions that look for a target (`targetViewController(forAction:sender:)`).
public enum TargetedAction: String, CaseIterable, Hashable, Sendable {
    case show, showDetail
}

/// What a custom container does with an action it takes over: a subclass that overrides the method.
public enum ActionHandler: String, CaseIterable, Hashable, Sendable {
    /// The child in which the sender stands makes way for the new controller.
    case replaceChild
}
