import PlaygroundModel

public enum ActionListKind: String, Hashable, Sendable {
    case actionSheet
    case menu
}

/// The effect of a touch on a scene: the highlighted element, the blur, the preview and the actions.
public struct TouchScene: Hashable, Sendable {
    /// The response to a touch. The page shows the reason if it is inert.
    public var response: TouchResponse = .inert(.noForceTouch)
    /// UITouch.maximumPossibleForce. `nil` for devices that do not measure force.
    public var maximumForce: Double?
    public var force: Force = .none
    /// The blur around source and preview, from 0 to 1. It increases with the force during the hint.
    public var blur: Double = 0
    public var source: Source?
    public var preview: Preview?
    public var actions: ActionList?

    /// The element under the finger. Its frame is in the layout.
    public struct Source: Hashable, Sendable {
        public var controller: ControllerInstance.ID
        public var view: ViewID
        /// The emphasis from 0 to 1, which increases during the hint. The preview grows from the element's frame.
        public var emphasis: Double
    }

    public struct Preview: Hashable, Sendable {
        public var frame: Rect
        /// The previewed controllers, depth first, with frames in the window's coordinates. They are not in `Scene.controllers`.
        public var controllers: [SceneController]
        public var progress: Double
        public var showsChevron: Bool
        /// The event of a tap on the preview, which pops it from a context menu. `nil` if taps have no effect.
        public var event: Event?
    }

    public struct ActionList: Hashable, Sendable {
        public struct Item: Hashable, Sendable {
            public var title: String
            public var subtitle: String?
            public var isDestructive = false
            /// The state that the mark before the title shows.
            public var state = PreviewAction.State.off
            public var image: String?
            public var isEnabled = true
            public var opensGroup = false
            /// The gap above the first row of another section, in points.
            public var gap = 0.0
            /// The event of a tap. `nil` for the title of a section.
            public var event: Event?

            /// The height of the subtitle, in points.
            public var subtitleHeight: Double { subtitle == nil ? 0 : MenuMetrics.subtitleHeight }
        }

        public var kind: ActionListKind
        /// The open group. A tap on it closes the group.
        public var heading: Item?
        public var items: [Item]
        /// The frame. The menu of a button or bar item is next to its source and has the origin (0, 0).
        public var frame: Rect
        /// The height of a row without a subtitle and of the heading, in points.
        public var rowHeight: Double
        public var metrics: MenuMetrics
        /// The distance above the first row and below the last, in points.
        public var edge: Double { kind == .menu ? metrics.edge : 0 }
    }
}
