import PlaygroundModel

/// How a device's screen gets from one state to the next, so that the page can show the movement UIKit would show.
public enum Transition: String, Hashable, Sendable {
    /// The device was turned.
    case rotate
    /// It was opened or closed, so that its other display is in use.
    case fold
    /// A navigation controller's next screen came in from the trailing edge, or went back to it; a page was turned.
    case push, pop
    /// A presented controller rose over the screen, or sank and uncovered it.
    case present, dismiss
    /// A column of a split view, or a tab bar controller's sidebar, came or went.
    case columns

    /// What the page should show between two states of a device; `nil` where nothing moves but frames.
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

    /// The first movement of a container that both states have, outer ones first.
    private static func containers(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        guard !old.isTriviallyIdentical(to: new) else { return nil }
        if let found = columns(from: old, to: new) ?? pages(from: old, to: new) ?? stack(from: old, to: new) { return found }
        for (before, after) in new.children(knownTo: old) {
            if let found = containers(from: before, to: after) { return found }
        }
        return nil
    }

    private static func columns(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        let hasChanged = [WireframeNode.Role.columnSeparator, .tabSidebar].contains {
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

    /// A push makes a stack deeper, a pop less deep. Another screen on a stack of the same depth came over the one below.
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

    /// The controller that stands in this one in front.
    fileprivate var screen: ID? { children(of: .controllerView).last?.id }
}
