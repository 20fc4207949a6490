import PlaygroundModel

/// A touch on an element, or what a touch opened and left open: the element, and the state of its gesture.
public struct TouchState: Hashable, Sendable {
    /// How the element reacts to the touch.
    public enum Gesture: Hashable, Sendable {
        case press(Press)
        /// The touch has no effect here until the finger is lifted.
        case nothing
    }

    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var gesture: Gesture
    /// What the element declares; `nil` for one without a peek.
    public var peek: PeekDefinition?
    /// The previewed controller, from the moment it was asked for.
    public var preview: ControllerInstance?

    /// The press on an element that offers something; `nil` for a touch without effect.
    var press: Press? {
        if case .press(let press) = gesture { press } else { nil }
    }

    /// Applies an event. A touch without effect ignores all of them.
    mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        guard case .press(var press) = gesture else { return [] }
        defer { gesture = .press(press) }
        return press.apply(event)
    }

    /// Whether anything of it is to be seen.
    public var isVisible: Bool { press?.isVisible ?? false }

    /// Whether neither a finger nor anything open is left.
    var isOver: Bool { press?.phase == .idle }

    /// Whether something is open that no finger holds.
    var isLeftOpen: Bool {
        if case .open(_, fingerIsDown: false) = press?.phase { true } else { false }
    }

    public var force: Force { press?.force ?? .none }

    /// What a press is about, for the log.
    var subject: TouchSubject {
        TouchSubject(
            controller: controller, view: view, preview: preview?.id.controller ?? peek?.preview, isMenu: press?.isMenu ?? false
        )
    }
}

/// What a press was about.
public struct TouchSubject: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var preview: ControllerID?
    /// Whether the element has a context menu rather than a peek.
    public var isMenu: Bool = false
}

/// Why a touch or an event around the app changes nothing, beyond what its own phase says.
public enum TouchObstacle: Hashable, Sendable {
    case phase(PressObstacle)
    case inert(TouchResponse.Reason)
    case noPeek(ViewID, in: ControllerInstance.ID)
    case homeScreen(HomeScreen.Obstacle)
    /// The app is not on the screen.
    case homeScreenInFront
    /// A peek or a menu covers everything else.
    case somethingOpen
    /// No route leads on from a quick action.
    case noRoute(QuickAction)
    /// The playground writes no quick action of that type down.
    case unknownShortcutItem(String)
    case appNotRunning
}
