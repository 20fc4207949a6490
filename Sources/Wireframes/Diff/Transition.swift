import PlaygroundModel

/// How a device's screen gets from one state to the next, so that the page can show the movement UIKit would show.
public enum Transition: String, Hashable, Sendable {
    /// The device was turned.
    case rotate
    /// A navigation controller's next screen came in from the trailing edge, or went back to it.
    case push, pop
    /// A presented controller rose over the screen, or sank and uncovered it.
    case present, dismiss

    /// What the page should show between two states of a device; `nil` where nothing moves but frames.
    public init?(from old: DeviceWireframe, to new: DeviceWireframe) {
        if old.chrome.orientation != new.chrome.orientation {
            self = .rotate
        } else if old.screen.presentedCount != new.screen.presentedCount {
            self = old.screen.presentedCount < new.screen.presentedCount ? .present : .dismiss
        } else if let transition = Self.navigation(from: old.screen, to: new.screen) {
            self = transition
        } else {
            return nil
        }
    }

    /// A push leads to a bar whose back button names the title before it; a pop leads back to that title.
    private static func navigation(from old: WireframeNode, to new: WireframeNode) -> Transition? {
        if new.role == .navigationBar {
            let (oldBack, newBack) = (old.line(of: .backButton), new.line(of: .backButton))
            let (oldTitle, newTitle) = (old.line(of: .barTitle), new.line(of: .barTitle))
            if oldBack == newBack && oldTitle == newTitle { return nil }
            if oldBack == nil && newBack != nil { return .push }
            if oldBack != nil && (newBack == nil || oldBack == newTitle) { return .pop }
            return newBack != oldBack ? .push : nil
        }
        let oldChildren = Dictionary(old.children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for child in new.children {
            if let before = oldChildren[child.id], let found = navigation(from: before, to: child) { return found }
        }
        return nil
    }
}

extension WireframeNode {
    fileprivate var presentedCount: Int {
        children.reduce(role == .presentedView ? 1 : 0) { $0 + $1.presentedCount }
    }

    fileprivate func line(of role: Role) -> String? {
        children.first { $0.role == role }?.content.lines?.first
    }
}
