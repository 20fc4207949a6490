import PlaygroundModel

/// The kind of change between two states of a device's screen, so that the page can animate it as UIKit would.
public enum Transition: String, Hashable, Sendable {
    case rotate
    /// The other display came into use.
    case fold
    /// Navigation controllers and page controllers.
    case push, pop
    case present, dismiss
    /// A column of a split view or a tab bar controller's sidebar appeared or disappeared.
    case columns

    /// `nil` if only frames change.
    public init?(from old: DeviceWireframe, to new: DeviceWireframe) {
        if old.chrome.fold?.posture.showsInnerDisplay != new.chrome.fold?.posture.showsInnerDisplay {
            self = .fold
        } else if old.chrome.orientation != new.chrome.orientation {
            self = .rotate
        } else if old.screen.presentedCount != new.screen.presentedCount {
            self = old.screen.presentedCount < new.screen.presentedCount ? .present : .dismiss
        } else if let transition = Self.containers(from: old.screen, to: new.screen) {
            self = transition
        } else {
            return nil
        }
    }

    /// The first change in a container of both states, outer containers first.
    private static func containers(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        guard !old.isTriviallyIdentical(to: new) else { return nil }
        if let found = columns(from: old, to: new) ?? pages(from: old, to: new) ?? stack(from: old, to: new) { return found }
        for (before, after) in new.children(knownTo: old) {
            if let found = containers(from: before, to: after) { return found }
        }
        return nil
    }

    private static func columns(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        let hasChanged = [WireframeNode.Role.columnSeparator, .columnPanel, .tabSidebar].contains {
            old.children(of: $0).count != new.children(of: $0).count
        }
        return hasChanged ? .columns : nil
    }

    private static func pages(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        guard case .pages(_, let before)? = old.children(of: .pageDots).first?.content,
              case .pages(_, let after)? = new.children(of: .pageDots).first?.content, before != after
        else { return nil }
        return before < after ? .push : .pop
    }

    /// A deeper stack is a push, a shallower one a pop. A new screen at the same depth counts as a push.
    private static func stack(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        guard let before = old.stackDepth, let after = new.stackDepth else { return nil }
        if before != after { return before < after ? .push : .pop }
        return after > 1 && old.screen != new.screen ? .push : nil
    }
}

extension WireframeNode {
    fileprivate var presentedCount: Int {
        children.reduce(role == .presentedView ? 1 : 0) { $0 + $1.presentedCount }
    }

    fileprivate func children(of role: Role) -> [WireframeNode] { children.filter { $0.role == role } }

    /// The frontmost controller in this one.
    fileprivate var screen: ID? { children(of: .controllerView).last?.id }
}
