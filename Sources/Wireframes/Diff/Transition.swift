import PlaygroundModel

/// The kind of change on a device's screen. The page animates it like UIKit.
public enum Transition: String, Hashable, Sendable {
    case rotate
    /// The other display became active.
    case fold
    /// A navigation controller or page controller went forwards or back.
    case push, pop
    case present, dismiss
    /// A split view's column or a tab bar controller's sidebar appeared or disappeared.
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

    /// A new screen at the same depth is a push.
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

    fileprivate var screen: ID? { children(of: .controllerView).last?.id }
}
