/// Actions that search for a target (`targetViewController(forAction:sender:)`).
public enum TargetedAction: String, CaseIterable, Hashable, Sendable {
    case show, showDetail
}

/// A custom container's override of such an action's method.
public enum ActionHandler: String, CaseIterable, Hashable, Sendable {
    /// Replaces the child that contains the sender.
    case replaceChild
}
