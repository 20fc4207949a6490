import PlaygroundModel

/// A finger on an element, or what one has opened and left: the element, and how far it has come.
public struct TouchState: Hashable, Sendable {
    /// What the element makes of the finger.
    public enum Gesture: Hashable, Sendable {
        case press(Press)
        case menu(MenuPress)
        /// The finger says nothing here, and goes on saying nothing until it is lifted.
        case nothing
    }

    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var gesture: Gesture
    /// The element's answer; `nil` for one that declares no peek.
    public var peek: PeekDefinition?
    /// The previewed controller, from the moment it was asked for.
    public var preview: ControllerInstance?

    public init(
        controller: ControllerInstance.ID, view: ViewID, gesture: Gesture, peek: PeekDefinition? = nil,
        preview: ControllerInstance? = nil
    ) {
        self.controller = controller
        self.view = view
        self.gesture = gesture
        self.peek = peek
        self.preview = preview
    }

    /// Lets an event happen. A finger that says nothing is only waited for.
    mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        switch gesture {
        case .press(var press):
            defer { gesture = .press(press) }
            return press.apply(event)
        case .menu(var press):
            defer { gesture = .menu(press) }
            return press.apply(event)
        case .nothing:
            return []
        }
    }

    /// Whether anything of it is to be seen.
    public var isVisible: Bool {
        switch gesture {
        case .press(let press): press.isVisible
        case .menu(let press): press.isVisible
        case .nothing: false
        }
    }

    /// Whether neither a finger nor anything open is left.
    var isOver: Bool {
        switch gesture {
        case .press(let press): press.phase == .idle
        case .menu(let press): press.phase == .idle
        case .nothing: false
        }
    }

    /// Whether something is open that no finger holds.
    var isLeftOpen: Bool {
        switch gesture {
        case .press(let press): if case .actions(_, fingerIsDown: false) = press.phase { true } else { false }
        case .menu(let press): if case .open(_, fingerIsDown: false) = press.phase { true } else { false }
        case .nothing: false
        }
    }

    public var force: Force {
        switch gesture {
        case .press(let press): press.force
        case .menu(let press): press.force
        case .nothing: .none
        }
    }

    /// What a press is about, for the log.
    var subject: TouchSubject {
        let isMenu = if case .menu = gesture { true } else { false }
        return TouchSubject(controller: controller, view: view, preview: preview?.id.controller ?? peek?.preview, isMenu: isMenu)
    }
}

/// What a press was about.
public struct TouchSubject: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var preview: ControllerID?
    /// Whether the element has a context menu rather than a peek.
    public var isMenu: Bool

    public init(controller: ControllerInstance.ID, view: ViewID, preview: ControllerID? = nil, isMenu: Bool = false) {
        self.controller = controller
        self.view = view
        self.preview = preview
        self.isMenu = isMenu
    }
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
