/// The actions that search for a target (`targetViewController(forAction:sender:)`).
public enum TargetedAction: String, CaseIterable, Hashable, Sendable {
    case show, showDetail
}

/// How a custom container handles such an action: a subclass that overrides the method.
public enum ActionHandler: String, CaseIterable, Hashable, Sendable {
    /// Replaces the child that contains the sender.
    case replaceChild
}
