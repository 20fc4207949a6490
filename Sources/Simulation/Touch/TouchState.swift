import PlaygroundModel

/// A touch on an element, with its gesture, or the preview or menu that it opened.
public struct TouchState: Hashable, Sendable {
    public enum Gesture: Hashable, Sendable {
        case press(Press)
        /// The touch has no effect until the finger lifts.
        case nothing
    }

    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var gesture: Gesture
    var path: DocumentPath
    public var peek: PeekDefinition?
    public var preview: ControllerInstance?

    var press: Press? {
        if case .press(let press) = gesture { press } else { nil }
    }

    /// The state for a menu of a button or bar item that a tap opened.
    static func menu(_ items: [PreviewActionItem], of view: ViewID, in controller: ControllerInstance.ID, at path: DocumentPath) -> TouchState {
        var press = Press(PressOffer(actions: items), kind: .menu(opensByForce: false))
        press.openByTap()
        return TouchState(controller: controller, view: view, gesture: .press(press), path: path)
    }

    mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        guard case .press(var press) = gesture else { return [] }
        defer { gesture = .press(press) }
        return press.apply(event)
    }

    public var isVisible: Bool { press?.isVisible ?? false }

    var isOver: Bool { press?.phase == .idle }

    var isLeftOpen: Bool {
        if case .open(_, fingerIsDown: false) = press?.phase { true } else { false }
    }

    public var force: Force { press?.force ?? .none }

    var subject: TouchSubject {
        TouchSubject(
            controller: controller, view: view, preview: preview?.id.controller ?? peek?.preview, isMenu: press?.isMenu ?? false,
            hasPreview: press?.kind.hasPreview ?? true
        )
    }
}

public struct TouchSubject: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    public var preview: ControllerID?
    public var isMenu: Bool = false
    public var hasPreview: Bool = true
}

/// The obstacles other than those of the touch's phase.
public enum TouchObstacle: Hashable, Sendable {
    case phase(PressObstacle)
    case inert(TouchResponse.Reason)
    case noPeek(ViewID, in: ControllerInstance.ID)
    case homeScreen(HomeScreen.Obstacle)
    case homeScreenInFront
    case somethingOpen
    case noRoute(QuickAction, QuickActions.Route.Delivery)
    case unknownShortcutItem(String)
    case appNotRunning
}
