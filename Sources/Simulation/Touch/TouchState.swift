import PlaygroundModel

/// A touch on an element, with its gesture, or the preview or menu that it opened.
public struct TouchState: Hashable, Sendable {
    public enum Gesture: Hashable, Sendable {
        case press(Press)
        /// The touch has no effect until the finger is lifted.
        case nothing
    }

    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var gesture: Gesture
    /// `nil` for an element without a peek.
    public var peek: PeekDefinition?
    public var preview: ControllerInstance?

    /// `nil` for a touch without effect.
    var press: Press? {
        if case .press(let press) = gesture { press } else { nil }
    }

    /// A touch without effect ignores all events.
    mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        guard case .press(var press) = gesture else { return [] }
        defer { gesture = .press(press) }
        return press.apply(event)
    }

    public var isVisible: Bool { press?.isVisible ?? false }

    /// Whether neither a finger nor anything open is left.
    var isOver: Bool { press?.phase == .idle }

    var isLeftOpen: Bool {
        if case .open(_, fingerIsDown: false) = press?.phase { true } else { false }
    }

    public var force: Force { press?.force ?? .none }

    var subject: TouchSubject {
        TouchSubject(
            controller: controller, view: view, preview: preview?.id.controller ?? peek?.preview, isMenu: press?.isMenu ?? false
        )
    }
}

/// The element of a press, for the log.
public struct TouchSubject: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var preview: ControllerID?
    /// Whether the element has a context menu instead of a peek.
    public var isMenu: Bool = false
}

/// Why a touch or an event outside the app has no effect, except for the obstacles of its phase.
public enum TouchObstacle: Hashable, Sendable {
    case phase(PressObstacle)
    case inert(TouchResponse.Reason)
    case noPeek(ViewID, in: ControllerInstance.ID)
    case homeScreen(HomeScreen.Obstacle)
    case homeScreenInFront
    /// A peek or a menu covers everything else.
    case somethingOpen
    case noRoute(QuickAction)
    case unknownShortcutItem(String)
    case appNotRunning
}
